// Wretched & Alone from a real table: a pack of cards, a die, and a tower.
import { type CardId, type Options, suitOf, TOWERS, type Wretched } from "@games/wretched";
import { cardName, cardSign, wordingOf } from "@games/wretched/text";
import { withWords } from "../../language/language.ts";
import type { TableMode } from "../plugin.ts";
import { rules, words } from "./words.ts";

/** How it is played with real cards and dice. */
export const table: TableMode<Wretched> = {
  get streams() {
    return words().table.streams;
  },
  get setUp() {
    return words().table.setUp;
  },
  get fields() {
    const says = words().table;
    return [
      {
        kind: "choice",
        name: "tower",
        label: says.tower,
        hint: says.towerHint,
        choices: TOWERS.map((value) => ({ value, label: says.towers[value] })),
        initial: "integrity",
      } as const,
    ];
  },
  toOptions: ({ tower }): Options => {
    const chosen = TOWERS.find((known) => known === tower);
    return chosen === undefined || chosen === "integrity" ? {} : { tower: chosen };
  },
  nameAnswer: (label, { kind }, game) =>
    kind === "card"
      ? `${cardSign(label as CardId, rules())} ${cardName(label as CardId, game, rules())}`
      : undefined,
  loadPositionForm: () => withWords(import("./position-form.tsx")),
  partOf: (label, _, game) => wordingOf(game, rules()).say(`suit.${suitOf(label as CardId)}`),
};
