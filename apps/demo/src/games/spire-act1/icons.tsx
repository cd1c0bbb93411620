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
  up: "M16 3L28 15H20V29H12V15H4Z",
  map: "M3 7L12 4L20 7L29 4V25L20 28L12 25L3 28ZM11 7V23L13 23.6V7.6ZM19 9V25L21 24.4V8.4Z",
  question:
    "M16 3C11 3 8 6 7.5 10.5L12 11.5C12.3 9 13.6 7.5 16 7.5C18.3 7.5 19.5 8.8 19.5 10.5C19.5 14 13.5 14 13.5 20H18.3C18.3 16.5 24.5 15.5 24.5 10.2C24.5 6 21 3 16 3ZM13.3 23H18.7V28.5H13.3Z",
  bag: "M12 3H20L22 8L19 11C25 13 28 18 28 22C28 27 24 29 16 29C8 29 4 27 4 22C4 18 7 13 13 11L10 8ZM16 14V16C13.5 16 12.5 17.4 12.5 18.7C12.5 22 18 20.8 18 22.6C18 23.4 17 23.7 16 23.7C14.6 23.7 13.8 23 13.6 22L12 23C12.5 24.6 14 25.4 15.3 25.6V27H16.9V25.6C19 25.3 20 24 20 22.5C20 19.3 14.6 20.3 14.6 18.6C14.6 18 15.3 17.7 16.2 17.7C17.2 17.7 17.9 18.2 18.1 19L19.7 18.1C19.3 17 18.4 16.3 17 16V14Z",
  chest:
    "M5 6C5 4 7 3 9 3H23C25 3 27 4 27 6L29 14H18V12H14V14H3ZM3 16H14V19H18V16H29V27C29 28 28 29 27 29H5C4 29 3 28 3 27Z",
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
  event: "question",
  merchant: "bag",
  treasure: "chest",
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
