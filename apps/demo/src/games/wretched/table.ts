// Wretched & Alone from a real table: a pack of cards, a die, and a tower.

import type { OptionField } from "@games/core-game/text";
import { capitalize } from "@games/core-game/text";
import { type CardId, type Options, suitOf, type Tower, type Wretched } from "@games/wretched";
import { cardName, cardSign } from "@games/wretched/text";
import type { TableMode } from "../plugin.ts";

const TOWER_WORDS: Readonly<Record<Tower, string>> = {
  integrity: "the integrity of the story, with a die",
  real: "a real tower of blocks",
  dice: "a dice tower of a hundred dice",
  countdown: "a hundred dice, one less for each check",
};

const tower: OptionField = {
  kind: "choice",
  name: "tower",
  label: "What stands for the danger",
  hint: "With a real tower you say whether it stood or fell.",
  choices: Object.entries(TOWER_WORDS).map(([value, label]) => ({ value, label })),
  initial: "integrity",
};

/** How it is played with real cards and dice. */
export const table: TableMode<Wretched> = {
  streams: { deck: "Deck of 52 cards", dice: "Dice" },
  setUp:
    "Shuffle the pack without its jokers, lay it face down, and have a die and your log at hand.",
  fields: [tower],
  toOptions: ({ tower: chosen }): Options =>
    chosen === "integrity" ? {} : { tower: chosen as Tower },
  nameAnswer: (label, { kind }, game) =>
    kind === "card" ? `${cardSign(label as CardId)} ${cardName(label as CardId, game)}` : undefined,
  loadPositionForm: () => import("./position-form.tsx"),
  partOf: (label) => capitalize(suitOf(label as CardId)),
};
