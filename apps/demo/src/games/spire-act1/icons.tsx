// Small signs: what nodes are, what numbers mean, and the die of the round.
import type { NodeType } from "@games/spire-act1";

const SIGNS = {
  heart: "M16 28C6 20 3 15 3 10.5A6.5 6.5 0 0 1 16 8.5A6.5 6.5 0 0 1 29 10.5C29 15 26 20 16 28Z",
  swords:
    "M4 4H9L18 17L15 20L4 9ZM28 4H23L19.5 8L24 13L28 9ZM12 16L8 20L6 18L4 20L7.5 23.5L4 27L6 29L9.5 25.5L13 29L15 27L13 25L17 21ZM20 16L16 21L20 25L18 27L20 29L23 25.5L26 29L28 27L24.5 23.5L28 20L26 18L24 20Z",
  shield: "M16 3L27 7V15C27 22 22.5 26.5 16 29C9.5 26.5 5 22 5 15V7Z",
  horns:
    "M3 3C4 10 7 12 10 12L12 9H20L22 12C25 12 28 10 29 3C32 12 28 17 24 18L22 25L18 29H14L10 25L8 18C4 17 0 12 3 3ZM12 17L14 20H10.5ZM20 17L21.5 20H18Z",
  fire: "M16 2C18 9 25 11 25 19A9 9 0 0 1 7 20C7 16 10 14 11 10C13 12 13.5 13 14 15C16 12 17 8 16 2ZM16 18C14 20 13 21.5 13 23.5A3 3 0 0 0 19 23.5C19 21.5 18 20 16 18Z",
  crown: "M3 9L10 15L16 4L22 15L29 9L26 24H6ZM6 26H26V29H6Z",
  fist: "M7 13V9A2.5 2.5 0 0 1 12 9V7A2.5 2.5 0 0 1 17 7V8A2.5 2.5 0 0 1 22 8V10A2.5 2.5 0 0 1 27 11V18C27 25 23 29 17 29C11 29 7 26 6 20L5 15A2 2 0 0 1 7 13Z",
  crack:
    "M16 3L28 8V15C28 22 23 27 16 30C9 27 4 22 4 15V8ZM17 6L12 14L17 17L13 25L21 15L16 12L20 7Z",
  drop: "M16 3C21 11 25 15 25 20A9 9 0 0 1 7 20C7 15 11 11 16 3Z",
  down: "M12 3H20V16H27L16 29L5 16H12Z",
  card: "M8 3H24A2 2 0 0 1 26 5V27A2 2 0 0 1 24 29H8A2 2 0 0 1 6 27V5A2 2 0 0 1 8 3ZM10 7V13H22V7Z",
  bolt: "M18 2L6 18H14L12 30L26 13H17Z",
  sleep: "M5 6H17V9L10 17H17V21H5V18L12 10H5ZM19 16H28V19L23.5 24H28V27H19V24L23.5 19H19Z",
  door: "M7 3H25V29H7ZM11 7V25H21V7ZM18 15H20V18H18Z",
  plus: "M13 4H19V13H28V19H19V28H13V19H4V13H13Z",
} as const;

/** The name of a sign. */
export type SignName = keyof typeof SIGNS;

/** A sign; what it means stands beside it in words. */
export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg viewBox="0 0 32 32" className="sp-sign" data-sign={name} aria-hidden="true">
    <path d={SIGNS[name]} fillRule="evenodd" />
  </svg>
);

const NODE_SIGNS: Readonly<Record<NodeType, SignName>> = {
  encounter: "swords",
  elite: "horns",
  boss: "crown",
  campfire: "fire",
  event: "fire",
  merchant: "crown",
  treasure: "crown",
};

/** The sign of a kind of node. */
export const NodeSign = ({ type }: { readonly type: NodeType }) => <Sign name={NODE_SIGNS[type]} />;

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[16, 16]],
  [
    [9, 9],
    [23, 23],
  ],
  [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  [
    [9, 8],
    [23, 8],
    [9, 16],
    [23, 16],
    [9, 24],
    [23, 24],
  ],
];

/** A die with its pips. */
export const Die = ({ face }: { readonly face: number }) => (
  <svg viewBox="0 0 32 32" className="sp-die" aria-hidden="true">
    <rect x="1.5" y="1.5" width="29" height="29" rx="6" />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
    ))}
  </svg>
);
