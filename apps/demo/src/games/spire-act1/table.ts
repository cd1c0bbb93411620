// Act 1 from its box: the die, the deck of the Ironclad, and the decks of enemies and rewards.

import type { Question } from "@games/core-game/table";
import { type NodeType, type SpireAct1, spireAct1 } from "@games/spire-act1";
import { encounterName, enemyName, nameOf } from "@games/spire-act1/text";
import type { TableMode } from "../plugin.ts";
import { rules, words } from "./words.ts";

/** The decks whose cards are enemies, and those whose cards are encounters. */
const ENEMY_DECKS: readonly string[] = ["enemy-deck", "summon-deck"];
const ENCOUNTER_DECKS: readonly string[] = ["first-encounter-deck", "encounter-deck", "elite-deck"];

const TOKENS: readonly string[] = ["dark-tokens", "light-tokens"];

type Game = Parameters<typeof nameOf>[1];

function nameOn(label: string, { name }: Question, game: Game): string {
  if (TOKENS.includes(name)) return words().nodes[label as NodeType];
  if (ENEMY_DECKS.includes(name)) return enemyName(label, game, 0, rules());
  return ENCOUNTER_DECKS.includes(name)
    ? encounterName(label, game, rules())
    : nameOf(label, game, rules());
}

/** What the cards of each enemy are called, by the names that the rules give them. */
const enemyCards = () =>
  spireAct1.content.enemies.map(({ id }) => [
    `${id.replaceAll("_", "-")}-cards`,
    words().table.cardsOf(enemyName(id, spireAct1, 0, rules())),
  ]);

/** How it is played with the die and the cards. */
export const table: TableMode<SpireAct1> = {
  get streams() {
    return words().table.streams;
  },
  get names() {
    return { ...words().table.names, ...Object.fromEntries(enemyCards()) };
  },
  get setUp() {
    return words().table.setUp;
  },
  nameAnswer: (label, question, game) =>
    question.kind === "card" ? nameOn(String(label), question, game) : undefined,
  loadPositionForm: () => import("./position-form.tsx"),
};
