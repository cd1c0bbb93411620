// The drawing of the game: one card shows a treasure, the other has a lit fuse behind it.
import "./theme.css";

/** Two cards on the felt. */
export function BombFlipPicture() {
  return (
    <svg
      className="picture"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="200" fill="#12403f" />
      <g fill="none" stroke="#1d5a57" strokeWidth="2">
        <circle cx="160" cy="210" r="70" />
        <circle cx="160" cy="210" r="110" />
        <circle cx="160" cy="210" r="150" />
        <circle cx="160" cy="210" r="190" />
      </g>
      <g transform="translate(104 104) rotate(-9)">
        <rect x="-46" y="-64" width="92" height="128" rx="10" fill="#fff6e3" />
        <rect x="-40" y="-58" width="80" height="116" rx="7" fill="none" stroke="#d8a437" />
        <path d="M-28 -6 L-14 -26 H14 L28 -6 L0 32 Z" fill="#f2b632" />
        <path d="M-28 -6 H28 L0 32 Z" fill="#d98e1f" />
        <path d="M-14 -26 L-8 -6 L0 32 L8 -6 L14 -26" fill="#ffd972" />
      </g>
      <g transform="translate(216 100) rotate(8)">
        <rect x="-46" y="-64" width="92" height="128" rx="10" fill="#fff6e3" />
        <rect x="-40" y="-58" width="80" height="116" rx="7" fill="#b5341f" />
        <circle cy="10" r="27" fill="#1b1a22" />
        <circle cx="-9" cy="0" r="7" fill="#46444f" />
        <rect x="-7" y="-24" width="14" height="11" rx="2" fill="#1b1a22" />
        <path d="M0 -24 C2 -40 16 -36 18 -48" fill="none" stroke="#f3e2bd" strokeWidth="3.5" />
        <path
          d="M18 -60 L21 -51 L30 -52 L23 -46 L28 -38 L19 -42 L13 -35 L14 -44 L5 -47 L14 -51 Z"
          fill="#ffce4a"
        />
      </g>
      <g fill="#ffce4a">
        <circle cx="262" cy="38" r="3" />
        <circle cx="276" cy="58" r="2" />
        <circle cx="250" cy="24" r="2" />
      </g>
    </svg>
  );
}
