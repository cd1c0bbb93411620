/**
 * English names and sentences for screens and logs. Cards have the names of the game's own rows; dice, which the API numbers
 * 0 to 5, are numbered 1 to 6.
 *
 * @packageDocumentation
 */
import type { Game, ReadonlyState } from "@games/core-game";
import { capitalize, count, listWords, type Sentences, tellEvent } from "@games/core-game/text";
import type { Difficulty } from "./data/vocabulary.js";
import { DIFFICULTY_NAMES, FACE_NAMES, SYMBOL_NAMES, threatName, type WithCards } from "./names.js";
import type { Order } from "./orders.js";
import type { Action, Config, Dsd6, Event, Outcome, View } from "./types.js";

export { GLOSSARY, type GlossaryEntry, LESSONS, type Lesson } from "./glossary.js";
export {
  DIFFICULTY_NAMES,
  describeEffect,
  FACE_NAMES,
  ICONS,
  PASSIVE_TEXTS,
  PHASE_NAMES,
  PLACE_NAMES,
  SYMBOL_NAMES,
  threatName,
  type WithCards,
} from "./names.js";
export { describeReason, uselessReason } from "./reasons.js";
export { DISTRESS_CALL, describeStory } from "./story.js";

function die(number: number): string {
  return `die ${number + 1}`;
}

function capitalDie(number: number): string {
  return capitalize(die(number));
}

/** What an action is, as a sentence. */
export function describeAction(action: Action, { content }: WithCards): string {
  const target = "target" in action ? content.cards[action.target]?.name : "";
  switch (action.type) {
    case "roll":
      return "Roll the crew dice.";
    case "reroll":
      return `Commander: use ${die(action.die)} to reroll the other dice in the pool.`;
    case "change":
      return `Commander: use ${die(action.die)} to turn ${die(action.other)} to ${FACE_NAMES[action.face]}.`;
    case "fire":
      return `Tactical: fire ${die(action.die)} at ${target}.`;
    case "heal":
      return action.freed === null
        ? `Medical: use ${die(action.die)} to heal the crew.`
        : `Medical: use ${die(action.die)} and free ${die(action.freed)} from the Scanners.`;
    case "recharge":
      return `Science: use ${die(action.die)} to recharge the shields.`;
    case "stasis":
      return `Science: use ${die(action.die)} to put ${target} in stasis.`;
    case "repair":
      return `Engineering: use ${die(action.die)} to repair the hull.`;
    case "resolve":
      return `Put ${die(action.die)} on ${target}.`;
    case "end-assign":
      return "End the assignments and draw.";
    case "continue":
      return "Continue.";
  }
}

/** A few words for the button of an order. */
export function orderTitle(order: Order, { content }: WithCards): string {
  const target = "target" in order ? content.cards[order.target]?.name : "";
  switch (order.type) {
    case "reroll":
      return "Reroll the rest of the pool";
    case "change":
      return FACE_NAMES[order.face];
    case "fire":
      return `Fire at ${target}`;
    case "heal":
      return order.freed === null ? "Heal the crew" : `Free ${die(order.freed)}`;
    case "recharge":
      return "Recharge the shields";
    case "stasis":
      return `Stasis on ${target}`;
    case "repair":
      return "Repair the hull";
    case "resolve":
      return `Work on ${target}`;
  }
}

/** What an event is told with: the name of the card that it is about. */
type Words = string;

const SENTENCES: Sentences<Event, Words> = {
  "crew-rolled": ({ rolls }) =>
    rolls.length === 0
      ? "There is no crew to roll."
      : `The crew rolled ${rolls.map(({ face }) => FACE_NAMES[face]).join(", ")}.`,
  "die-scanned": (event) => `${capitalDie(event.die)} is locked in the Scanners.`,
  "die-assigned": (event) =>
    `${capitalDie(event.die)} takes the ${FACE_NAMES[event.station]} station.`,
  "die-changed": ({ die, face, before }) =>
    `${capitalDie(die)} ${before === face ? "still" : "now"} shows ${FACE_NAMES[face]}.`,
  "threat-hit": ({ damage, hp }, name) =>
    damage === 0
      ? `The hit on ${name} is wasted; it keeps ${hp} HP.`
      : `${name} takes ${damage} damage and has ${hp} HP left.`,
  "threat-destroyed": (_, name) => `${name} is destroyed.`,
  "crew-healed": ({ dice }) =>
    dice.length === 0
      ? "Nobody was in the Infirmary."
      : `The Infirmary discharges ${listWords(dice.map(die))}.`,
  "scanner-freed": (event) => `${capitalDie(event.die)} leaves the Scanners.`,
  "shields-recharged": ({ shields, amount }) =>
    amount === 0 ? "The shields were full already." : `The shields are back at ${shields}.`,
  "stasis-placed": ({ tokens }, name) =>
    `${name} is in stasis for ${tokens === 1 ? "its next activation" : `${tokens} activations`}.`,
  "die-put-on-threat": (event, name) =>
    `${capitalDie(event.die)} works on ${name}: ${event.count} of ${event.needed}.`,
  "threat-resolved": (_, name) => `${name} is resolved.`,
  "hull-repaired": ({ amount, hull }) =>
    amount === 0 ? "There was nothing to repair." : `The hull is repaired to ${hull}.`,
  "card-drawn": (_, name) => `${name} is drawn.`,
  "card-discarded": (_, name) => `${name} is discarded.`,
  "threat-die-rolled": ({ symbol }) => `The threat die shows ${SYMBOL_NAMES[symbol]}.`,
  "stasis-used": (_, name) => `Stasis holds ${name} back.`,
  "threat-activated": (_, name) => `${name} activates.`,
  "ship-damaged": ({ shieldsLost, hullLost }, name) => {
    const shields = shieldsLost > 0 ? [count(shieldsLost, "shield")] : [];
    const hull = hullLost > 0 ? [`${hullLost} hull`] : [];
    return `${name} costs ${listWords([...shields, ...hull]) || "nothing: there are no shields to damage"}.`;
  },
  "crew-sent": (event, name) => `${name} sends ${die(event.die)} to the Infirmary.`,
  "crew-returned": (event, name) => `${name} brings ${die(event.die)} back from the Infirmary.`,
  "die-locked": (event, name) => `${name} holds ${die(event.die)}.`,
  "die-unlocked": (event, name) => `${name} lets ${die(event.die)} go.`,
  "discards-shuffled": ({ cards }, name) =>
    `${name} shuffles ${count(cards.length, "card")} back into the deck.`,
  "threat-regenerated": ({ hp }, name) => `${name} is back at ${hp} HP.`,
  "turn-started": ({ turn }) => `Turn ${turn} begins.`,
  "game-ended": ({ outcome }) => RESULT_TEXTS[outcome.result],
};

/** What happened, as a sentence. */
export function describeEvent(event: Event, { content }: WithCards): string | undefined {
  const name = "card" in event ? content.cards[event.card]?.name : undefined;
  return tellEvent(SENTENCES, event, name ?? "");
}

const RESULT_TEXTS: Readonly<Record<Outcome["result"], string>> = {
  won: "Every enemy is destroyed and help arrives.",
  "hull-lost": "The hull gives way and the ship is lost.",
  "crew-lost": "Nobody is left to fly the ship.",
};

function describeCause({ killer, isStalemate }: Outcome, game: WithCards): string {
  if (isStalemate) return " Nothing on board could change any more.";
  return killer === null ? "" : ` The last blow came from ${threatName(killer, game)}.`;
}

/** How the game ended, in sentences. */
export function describeOutcome(outcome: Outcome, game: WithCards): string {
  const { result, turns, hull, difficulty } = outcome;
  const summary = `${DIFFICULTY_NAMES[difficulty]}, ${count(turns, "turn")}, hull ${hull}.`;
  return `${RESULT_TEXTS[result]}${describeCause(outcome, game)} ${summary}`;
}

/** What differs from the published game where its name is shown (R49). */
export const PRINTED_GAME_NOTE =
  "The readings of the published game, played with the threat deck of this version: its cards differ from the published ones.";

/** How many cards of a difficulty harm nobody (rule 41). */
export function harmlessCards(difficulty: Difficulty, { content }: WithCards): number {
  const deck = content.decks[difficulty];
  return deck.filter((card) => content.cards[card]?.kind === "filler").length;
}

/** What a difficulty changes, with its number of harmless cards. */
export function describeDifficulty(
  difficulty: Difficulty,
  model: Config["difficultyModel"],
  game: WithCards,
): string {
  const harmless = harmlessCards(difficulty, game);
  const cards = `${DIFFICULTY_NAMES[difficulty]}: ${count(harmless, "harmless card")} in the deck`;
  if (harmless === 0) return `${cards}.`;
  return model === "graded"
    ? `${cards}, each of which also frees every die in the Scanners.`
    : `${cards}; each makes the game a turn longer.`;
}

/** The difficulty models, the one that matters first. */
export const DIFFICULTY_MODEL_TEXTS: Readonly<Record<Config["difficultyModel"], string>> = {
  graded: "Graded: every harmless card also frees the dice in the Scanners, so easy is easier.",
  "as-written":
    "As written: harmless cards only make the game longer, and all three are equally hard.",
};

/** What an order would do, in sentences; empty when it cannot be given. A reroll is left to luck, and repairs wait. */
export function describePreview(
  game: Pick<Game<Dsd6>, "content" | "preview" | "view">,
  state: ReadonlyState<Dsd6>,
  order: Order,
): string {
  const ahead = game.preview(state, order);
  if (!ahead.ok) return "";
  const { view, events, isOpen } = ahead.value;
  if (isOpen)
    return `${count(othersInPool(game.view(state), order.die), "die is", "dice are")} rolled again.`;
  if (order.type === "repair") return `Repairs when Assign ends: ${view.repairs} hull.`;
  return events
    .filter(({ type }) => type !== "die-assigned")
    .flatMap((event) => describeEvent(event, game) ?? [])
    .join(" ");
}

function othersInPool({ dice }: View, die: number): number {
  return dice.filter(({ place }, i) => place === "pool" && i !== die).length;
}
