// The drawing of the game: the spire at dusk, and the paths that lead up to it.
import "./theme.css";

const STOPS = [
  [60, 178],
  [84, 150],
  [116, 132],
  [128, 104],
  [152, 84],
  [262, 176],
  [240, 150],
  [206, 136],
  [192, 108],
  [170, 86],
] as const;

/** A tower with a light on top. */
export function SpirePicture() {
  return (
    <svg
      className="picture"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="200" fill="#3b1620" />
      <path d="M0 200 V118 C60 96 110 120 160 104 C220 86 270 112 320 92 V200 Z" fill="#5a2125" />
      <circle cx="160" cy="64" r="52" fill="#c8512f" opacity="0.55" />
      <circle cx="160" cy="64" r="34" fill="#f0984a" opacity="0.7" />
      <path
        d="M160 12 L168 44 L164 46 L172 76 L168 78 L178 112 L172 114 L184 152 L200 200 H120 L136 152 L148 114 L142 112 L152 78 L148 76 L156 46 L152 44 Z"
        fill="#1b1014"
      />
      <path
        d="M160 12 L168 44 L164 46 L172 76 L168 78 L178 112 L172 114 L184 152 L200 200 H166 Z"
        fill="#2a171b"
      />
      <path d="M0 200 C50 160 96 176 130 168 C176 158 240 176 320 150 V200 Z" fill="#1b1014" />
      <g fill="none" stroke="#f2dcb8" strokeWidth="2" strokeDasharray="3 5" opacity="0.8">
        <path d="M60 178 L84 150 L116 132 L128 104 L152 84 L160 30" />
        <path d="M262 176 L240 150 L206 136 L192 108 L170 86 L160 30" />
        <path d="M116 132 L192 108" />
      </g>
      {STOPS.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="4.5"
          fill="#f2dcb8"
          stroke="#1b1014"
          strokeWidth="1.5"
        />
      ))}
      <path
        d="M160 8 C166 16 169 20 166 27 C164 32 156 32 154 27 C151 20 157 16 160 8 Z"
        fill="#ffd27a"
      />
    </svg>
  );
}
