// What a card says, put together from its row: so a custom card has a text too.
import type { Card } from "../content.js";
import { ENGLISH, type Words } from "../english/index.js";
import type { GameWithNames } from "../names.js";
import { opText, sentence } from "./ops.js";

/** What a card does, in sentences. */
export function describeCard(card: Card, game: GameWithNames, words: Words = ENGLISH): string {
  const { keywords, ops, triggers, passive, hurtCost } = card;
  const texts = words.cards;
  const sentences = [
    ...keywords.filter((word) => word !== "exhaust").map((word) => texts.keywords[word]),
    hurtCost === null ? "" : texts.hurtCost(hurtCost),
    ...ops.map((op) => sentence(op, game, words)),
    ...triggers.map((trigger) =>
      texts.trigger(
        trigger,
        trigger.ops.map((op) => opText(op, game, words)),
      ),
    ),
    passive === null || passive === undefined ? "" : texts.passives[passive],
    keywords.includes("exhaust") ? texts.keywords.exhaust : "",
  ];
  return sentences.filter((one) => one !== "").join(" ") || texts.nothing;
}

/** What one of the options of a card does, in sentences. */
export function describeOption(
  card: Card,
  option: number,
  game: GameWithNames,
  words: Words = ENGLISH,
): string {
  const ops = card.ops.filter((op) => op.if?.is === "option" && op.if.n === option);
  return ops.map(({ if: _, ...op }) => sentence(op, game, words)).join(" ");
}
