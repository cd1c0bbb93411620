// What a card says, put together from its row: so a custom card has a text too.
import { capitalize } from "@games/core-game/text";
import type { Card } from "../content.js";
import type { Keyword, Moment, Passive, Trigger } from "../vocabulary.js";
import type { GameWithNames } from "./names.js";
import { opText, sentence } from "./ops.js";

const MOMENT_TEXTS: Readonly<Record<Moment, string>> = {
  "turn-start": "At the start of your turn",
  "turn-end": "At the end of your turn",
  use: "Once a turn",
  exhaust: "Whenever you exhaust a card",
  draw: "Whenever you draw",
  play: "Whenever you play",
  block: "Whenever you gain block",
  token: "Whenever you put a token on an enemy",
  held: "At the end of your turn, if this is in your hand",
  exhausted: "When exhausted",
  "fight-start": "At the start of a fight",
  die: "When the die shows",
  roll: "After a roll of the die",
  reset: "When your block is about to go",
  removed: "When removed from your deck",
};

/** When a trigger goes off. */
export function momentText({ on, of }: Trigger): string {
  const isOfCards = on === "draw" || on === "play";
  const what = isOfCards ? ` a ${of?.map(capitalize).join(" or ") ?? "card"}` : "";
  return `${MOMENT_TEXTS[on]}${what}`;
}

function triggerText(trigger: Trigger, game: GameWithNames): string {
  return `${momentText(trigger)}: ${trigger.ops.map((op) => opText(op, game)).join(", ")}.`;
}

const PASSIVE_TEXTS: Readonly<Record<Passive, string>> = {
  "keep-block": "Your block stays at the start of your turn.",
  "free-skills": "Your Skills cost nothing and are exhausted when played.",
  "better-starters": "Starter Strikes hit for 1 more, starter Defends give 1 more block.",
};

const KEYWORD_TEXTS: Readonly<Record<Keyword, string>> = {
  exhaust: "Exhaust.",
  ethereal: "Ethereal.",
  retain: "Retain.",
  unplayable: "Unplayable.",
  "on-top": "Goes on top of your draw pile after play.",
  "only-attacks": "Can be played only while your whole hand is Attacks.",
  strike: "",
  once: "Is never played twice.",
  permanent: "Cannot be removed from your deck.",
};

/** What a card does, in sentences. */
export function describeCard(card: Card, game: GameWithNames): string {
  const { keywords, ops, triggers, passive, hurtCost } = card;
  const sentences = [
    ...keywords.filter((word) => word !== "exhaust").map((word) => KEYWORD_TEXTS[word]),
    hurtCost === null ? "" : `Costs ${hurtCost} once you have lost HP in this fight.`,
    ...ops.map((op) => sentence(op, game)),
    ...triggers.map((trigger) => triggerText(trigger, game)),
    passive === null || passive === undefined ? "" : PASSIVE_TEXTS[passive],
    keywords.includes("exhaust") ? KEYWORD_TEXTS.exhaust : "",
  ];
  return sentences.filter((one) => one !== "").join(" ") || "Does nothing.";
}

/** What one of the options of a card does, in sentences. */
export function describeOption(card: Card, option: number, game: GameWithNames): string {
  const ops = card.ops.filter((op) => op.if?.is === "option" && op.if.n === option);
  return ops.map(({ if: _, ...op }) => sentence(op, game)).join(" ");
}
