// What enemies are about to do, and what they do besides.
import type { Words } from "../english/index.js";
import { CARDS, count, listDeeds, times } from "./forms.js";
import { quote } from "./names.js";
import { TYPE_OBJECTS } from "./ops.js";

const gains = (what: string) => (n: number) => `erhält ${n} ${what}`;
const gives = (what: string) => (n: number) => `gibt dir ${n} ${what}`;

/** What an enemy does in its action. */
export const INTENTS: Words["intents"] = {
  hit: (size, often) => `trifft ${often === 1 ? "" : `${times(often)} `}mit ${size}`,
  block: gains("Block"),
  strength: gains("Stärke"),
  vulnerable: gives("Verwundbar"),
  weak: gives("Schwach"),
  cards: (n, card) => `gibt dir ${count(n, CARDS)} ${quote(card)}`,
  summon: "ruft Hilfe",
  leave: "verschwindet",
  nothing: "tut nichts",
  all: listDeeds,
};

/** What an enemy does besides its actions. */
export const TRAITS: Words["traits"] = {
  curlUp: (block) => `Erhält nach dem ersten Schaden ${block} Block.`,
  angry: (strength) => `Erhält ${strength} Stärke, wann immer ein Treffer durchkommt.`,
  spores: (tokens) => `Gibt dir beim Sterben ${tokens} Verwundbar.`,
  split: (others) => `Nach dem Tod kommen ${others} andere.`,
  punish: (type, damage) =>
    `Zeitweise erleidest du ${damage} Schaden, wenn du ${TYPE_OBJECTS[type]} spielst.`,
};
