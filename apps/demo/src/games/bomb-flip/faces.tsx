// What the turned cards show, drawn small.
import type { Joker } from "@games/bomb-flip";

/** What a flip turned up on one side. */
export type Face =
  | { readonly kind: "bomb" }
  | { readonly kind: "treasure" }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "joker"; readonly joker: Joker };

/** The drawing of a face. */
export function FaceDrawing({ face }: { readonly face: Face }) {
  switch (face.kind) {
    case "bomb":
      return <Bomb />;
    case "number":
      return <span className="bf-number">{face.number}</span>;
    case "joker":
      return <JokerDrawing joker={face.joker} />;
    default:
      return <Gem />;
  }
}

const Bomb = () => (
  <svg viewBox="0 0 64 64" className="bf-drawing" aria-hidden="true">
    <circle cx="30" cy="38" r="20" className="bf-iron" />
    <circle cx="23" cy="31" r="5" className="bf-shine" />
    <rect x="25" y="13" width="10" height="8" rx="2" className="bf-iron" />
    <path d="M30 13 C31 4 41 7 43 1" className="bf-fuse" />
    <circle cx="44" cy="3" r="4" className="bf-spark" />
  </svg>
);

const Gem = () => (
  <svg viewBox="0 0 64 64" className="bf-drawing" aria-hidden="true">
    <path d="M8 26 L20 10 H44 L56 26 L32 56 Z" className="bf-gem" />
    <path d="M8 26 H56 L32 56 Z" className="bf-gem-dark" />
    <path d="M20 10 L25 26 L32 56 L39 26 L44 10" className="bf-gem-light" />
  </svg>
);

const JOKER_PATHS: Readonly<Record<Joker, string>> = {
  shield: "M32 6 L54 14 V30 C54 44 44 54 32 59 C20 54 10 44 10 30 V14 Z",
  scrambler: "M10 20 H38 V10 L56 26 L38 42 V32 H10 Z M54 44 H28 V36 L12 49 L28 62 V54 H54 Z",
  jammer:
    "M32 6 A26 26 0 1 0 32 58 A26 26 0 1 0 32 6 Z M32 14 A18 18 0 0 1 46.6 21.4 L21.4 46.6 A18 18 0 0 1 32 14 Z",
};

/** The sign of a joker. */
export const JokerDrawing = ({ joker }: { readonly joker: Joker }) => (
  <svg viewBox="0 0 64 64" className="bf-drawing" aria-hidden="true" data-joker={joker}>
    <path d={JOKER_PATHS[joker]} className="bf-joker" fillRule="evenodd" />
  </svg>
);
