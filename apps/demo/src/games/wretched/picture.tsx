// The drawing of the game: a ship without power, one lamp still lit, and something in the dark.
import "./theme.css";

/** A drifting ship. */
export function WretchedPicture() {
  return (
    <svg
      className="picture"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="200" fill="#0a0d0f" />
      <g fill="#dfe9e2">
        <circle cx="28" cy="32" r="1.2" />
        <circle cx="66" cy="70" r="0.9" />
        <circle cx="104" cy="22" r="1.4" />
        <circle cx="150" cy="48" r="0.8" />
        <circle cx="190" cy="18" r="1.1" />
        <circle cx="292" cy="96" r="1.1" />
        <circle cx="300" cy="30" r="0.9" />
        <circle cx="22" cy="150" r="1" />
        <circle cx="80" cy="180" r="1.2" />
        <circle cx="270" cy="176" r="1" />
      </g>
      <circle cx="252" cy="52" r="34" fill="#233a33" />
      <path d="M252 18 A34 34 0 0 1 252 86 A26 34 0 0 0 252 18" fill="#395b4f" />
      <g transform="rotate(-11 150 120)">
        <path
          d="M46 118 L70 104 H118 L130 92 H196 L206 104 H250 L270 116 L250 130 H206 L192 144 H128 L116 130 H70 Z"
          fill="#27302d"
        />
        <path d="M70 104 H118 L130 92 H196 L206 104 H250 L256 108 H66 Z" fill="#3a4742" />
        <path d="M140 92 V74 H168 V92" fill="#27302d" />
        <path d="M154 74 V52" stroke="#3a4742" strokeWidth="2.5" />
        <g fill="#10150f">
          <rect x="138" y="112" width="10" height="8" rx="2" />
          <rect x="154" y="112" width="10" height="8" rx="2" />
          <rect x="186" y="112" width="10" height="8" rx="2" />
          <rect x="90" y="113" width="8" height="7" rx="2" />
        </g>
        <rect x="170" y="112" width="10" height="8" rx="2" fill="#f3d37a" />
        <path d="M180 112 L236 96 V138 L180 120 Z" fill="#f3d37a" opacity="0.12" />
        <circle cx="154" cy="50" r="4" fill="#e0492f" />
        <circle cx="154" cy="50" r="10" fill="#e0492f" opacity="0.25" />
        <path
          d="M206 130 L220 150 M214 130 L232 146 M222 130 L242 142"
          stroke="#3a4742"
          strokeWidth="2"
        />
      </g>
      <g fill="#b9f0c6">
        <ellipse cx="60" cy="160" rx="4" ry="1.8" transform="rotate(14 60 160)" />
        <ellipse cx="76" cy="160" rx="4" ry="1.8" transform="rotate(-14 76 160)" />
      </g>
    </svg>
  );
}
