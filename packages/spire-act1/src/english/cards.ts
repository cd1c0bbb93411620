// What the parts of a card's text say beside its operations.
import { capitalize } from "@games/core-game/text";
import type { CardType, Keyword, Moment, Passive, Trigger } from "../vocabulary.js";

const MOMENTS: Readonly<Record<Moment, string>> = {
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

const TYPES: Readonly<Record<CardType, string>> = {
  attack: "Attack",
  skill: "Skill",
  power: "Power",
  status: "Status",
  curse: "Curse",
  ticket: "Ticket",
};

const PASSIVES: Readonly<Record<Passive, string>> = {
  "keep-block": "Your block stays at the start of your turn.",
  "free-skills": "Your Skills cost nothing and are exhausted when played.",
  "better-starters": "Starter Strikes hit for 1 more, starter Defends give 1 more block.",
};

const KEYWORDS: Readonly<Record<Keyword, string>> = {
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

/** When a trigger goes off. */
function momentText({ on, of }: Trigger): string {
  const isOfCards = on === "draw" || on === "play";
  const what = isOfCards ? ` a ${of?.map(capitalize).join(" or ") ?? "card"}` : "";
  return `${MOMENTS[on]}${what}`;
}

/** What is done one thing after the other, each thing a sentence; the first begins where the text around it says so. */
export const inTurn = ([first = "", ...others]: readonly string[]): string =>
  [first, ...others.map(capitalize)].join(". ");

/** What happens at a moment. */
export function triggerText(trigger: Trigger, deeds: readonly string[]): string {
  return `${momentText(trigger)}: ${inTurn(deeds)}.`;
}

/** The parts of a card's text. */
export const CARDS = {
  types: TYPES,
  keywords: KEYWORDS,
  passives: PASSIVES,
  hurtCost: (cost: number) => `Costs ${cost} once you have lost HP in this fight.`,
  nothing: "Does nothing.",
  trigger: triggerText,
};
