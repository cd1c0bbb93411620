// The drawing of the game: a ship of six dice, and what is coming for it.
import "./theme.css";

const DICE = [
  { x: 70, y: 90, face: "#6cd0f0" },
  { x: 110, y: 90, face: "#f4f7fb" },
  { x: 150, y: 90, face: "#f7a23b" },
  { x: 70, y: 130, face: "#f4f7fb" },
  { x: 110, y: 130, face: "#8fe0a8" },
  { x: 150, y: 130, face: "#f4f7fb" },
] as const;

/** Six dice in a hull. */
export function Dsd6Picture() {
  return (
    <svg
      className="picture"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="200" fill="#0b1428" />
      <g stroke="#1c3050" strokeWidth="1.5" fill="none">
        <circle cx="128" cy="110" r="96" />
        <circle cx="128" cy="110" r="132" />
        <circle cx="128" cy="110" r="168" />
        <path d="M128 -60 V280 M-40 110 H320" />
      </g>
      <path
        d="M34 110 C50 56 80 52 118 52 H176 C206 52 232 84 246 110 C232 136 206 168 176 168 H118 C80 168 50 164 34 110 Z"
        fill="#22375c"
      />
      <path
        d="M34 110 C50 56 80 52 118 52 H176 C206 52 232 84 246 110"
        fill="none"
        stroke="#6cd0f0"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M40 88 L18 76 V96 L34 104 Z M40 132 L18 144 V124 L34 116 Z" fill="#2f4a78" />
      <path d="M204 92 C218 98 226 104 232 110 C226 116 218 122 204 128 Z" fill="#9fdcf2" />
      {DICE.map(({ x, y, face }) => (
        <g key={`${x} ${y}`}>
          <rect x={x - 16} y={y - 16} width="32" height="32" rx="7" fill={face} />
          <circle cx={x - 7} cy={y - 7} r="2.8" fill="#0b1428" />
          <circle cx={x + 7} cy={y + 7} r="2.8" fill="#0b1428" />
          <circle cx={x} cy={y} r="2.8" fill="#0b1428" />
        </g>
      ))}
      <g fill="#f7723b">
        <path d="M268 66 L300 38 L294 54 L306 62 Z" />
        <path d="M276 110 L310 98 L302 110 L310 122 Z" />
        <path d="M262 160 L300 172 L286 176 L284 190 Z" />
      </g>
      <path
        d="M270 110 H252 M262 72 L242 88"
        stroke="#f7a23b"
        strokeWidth="3"
        strokeDasharray="5 4"
      />
    </svg>
  );
}
