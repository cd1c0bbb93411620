// The drawing of the game: a die.
import "./theme.css";

/** A die that shows a five. */
export function SampleGamePicture() {
  return (
    <svg
      className="picture"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="200" fill="#243a5e" />
      <g transform="translate(160 100) rotate(-8)">
        <rect x="-52" y="-52" width="104" height="104" rx="16" fill="#fbf7ec" />
        <g fill="#243a5e">
          <circle cx="-26" cy="-26" r="9" />
          <circle cx="26" cy="-26" r="9" />
          <circle r="9" />
          <circle cx="-26" cy="26" r="9" />
          <circle cx="26" cy="26" r="9" />
        </g>
      </g>
    </svg>
  );
}
