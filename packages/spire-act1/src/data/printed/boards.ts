// The two map boards of the first act, written as they are drawn, and the tokens that lie on them.
import type { BoardPlace, BoardRow, TokenRow } from "../../vocabulary.js";

const ROOM_LETTERS = {
  M: "encounter",
  E: "elite",
  B: "boss",
  R: "campfire",
  "?": "event",
  $: "merchant",
  T: "treasure",
  D: "dark",
  L: "light",
} as const;

/** The places of a level, each as its column, its letter and the columns that its paths lead to: `3M>1,3,5`. */
function readLevel(line: string, level: number): BoardPlace[] {
  return line.split(" ").map((place) => {
    const [at = "", to] = place.split(">");
    return {
      level,
      column: Number(at.slice(0, -1)),
      room: ROOM_LETTERS[at.slice(-1) as keyof typeof ROOM_LETTERS],
      to: to === undefined ? [] : to.split(",").map(Number),
    };
  });
}

function board(id: string, name: string, levels: readonly string[]): BoardRow {
  return { id, name, places: levels.flatMap(readLevel) };
}

/** The boards. */
export const BOARDS: readonly BoardRow[] = [
  /* @__PURE__ */ board("board_1", "Board 1", [
    "3M>1,3,5",
    "1?>0 3?>3 5?>6",
    "0?>0 3M>2,4 6M>6",
    "0M>0,2 2L>2,4 4?>4 6?>6",
    "0D>1 2M>4 4D>4 6L>6",
    "1L>0,3 4L>3,5 6D>5",
    "0T>0 3T>2,4 5T>4,6",
    "0M>1 2?>1 4D>4 6M>6",
    "1D>0,2 4L>2,4 6D>6",
    "0L>0 2M>2 4?>4 6L>4,6",
    "0D>1 2$>2 4D>4 6?>5",
    "1R>3 2R>3 4R>3 5R>3",
    "3B",
  ]),
  /* @__PURE__ */ board("board_2", "Board 2", [
    "3M>1,3,5",
    "1?>0 3?>3 5?>6",
    "0M>0,2 3M>2,4 6?>6",
    "0$>0 2L>2 4?>4 6M>6",
    "0D>0 2M>0,2 4L>2,4 6L>4,6",
    "0?>1 2D>1 4M>3,4 6D>6",
    "1T>1,3 3T>3 4T>5 6T>5",
    "1M>0,2 3D>2,4 5D>4,6",
    "0L>0 2?>2 4L>4 6L>6",
    "0E>0 2L>2,4 4?>4 6D>6",
    "0?>1 2D>2 4D>4 6?>5",
    "1R>3 2R>3 4R>3 5R>3",
    "3B",
  ]),
];

/** The tokens: eight dark and seven light ones. */
export const MAP_TOKENS: readonly TokenRow[] = [
  { id: "dark_elite", slot: "dark", room: "elite", copies: 3 },
  { id: "dark_encounter", slot: "dark", room: "encounter", copies: 3 },
  { id: "dark_event", slot: "dark", room: "event", copies: 2 },
  { id: "light_encounter", slot: "light", room: "encounter", copies: 1 },
  { id: "light_event", slot: "light", room: "event", copies: 1 },
  { id: "light_merchant", slot: "light", room: "merchant", copies: 2 },
  { id: "light_campfire", slot: "light", room: "campfire", copies: 3 },
];
