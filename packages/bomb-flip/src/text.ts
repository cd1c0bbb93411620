/**
 * English names and sentences for what is done and what happens.
 *
 * @packageDocumentation
 */
import { count, type Sentences, tellEvent } from "@games/core-game/text";
import { JOKER_NAMES, TROPHY_NAMES } from "./teaching.js";
import type { Action, Event, Outcome, TrophyTier } from "./types.js";

export { OPTION_FIELDS, optionsFrom, PRESET_TEXTS, type PresetText } from "./option-fields.js";
export { describeGame } from "./story.js";
export { GLOSSARY, JOKER_EFFECTS, JOKER_NAMES, LESSONS, TROPHY_NAMES } from "./teaching.js";

/** A chance as a percentage without needless digits. */
function percent(chance: number): string {
  return `${Number((chance * 100).toFixed(1))}%`;
}

/** What an action does, as a label for a button or a log. */
export function describeAction(action: Action): string {
  return action.type === "flip" ? `Flip the ${action.side} card.` : "Bank the run.";
}

const SENTENCES: Sentences<Event, undefined> = {
  "cards-dealt": ({ turn, bombChance }) =>
    `Turn ${turn}: two cards are dealt face down, one of them a bomb with a chance of ${percent(bombChance)}.`,
  "card-flipped": ({ side, card, other }) =>
    `The ${side} card is a ${card}; the other one was a ${other}.`,
  "joker-drawn": ({ joker }) => `The loot is a joker: the ${JOKER_NAMES[joker]}.`,
  "number-drawn": ({ number, isNew }) =>
    `The loot is the number ${number}, ${isNew ? "which is new" : "a duplicate"}.`,
  "number-rerolled": ({ number, isNew, chargesLeft }) =>
    `The Scrambler draws again: the number ${number}, ${isNew ? "which is new" : "a duplicate"}.` +
    ` It has ${count(chargesLeft, "charge")} left.`,
  "shield-raised": () => "A shield is up.",
  "shield-overflowed": ({ bonus, bonusBank }) =>
    bonus > 0
      ? `A shield is up already: ${count(bonus, "point")} more for the next bank, ${bonusBank} in all.`
      : "A shield is up already: this one is lost.",
  "scrambler-charged": ({ charges }) => `The Scrambler has ${count(charges, "charge")}.`,
  "jammer-started": ({ turns }) =>
    `The Jammer makes a bomb less likely for ${count(turns, "turn")}.`,
  "shield-used": ({ against }) =>
    against === "bomb"
      ? "The shield takes the bomb; the streak starts again."
      : "The shield takes the duplicate.",
  "run-busted": ({ number }) => `The second ${number} ends the run.`,
  "life-lost": ({ lives }) =>
    `The bomb takes a life and the run: ${lives === 1 ? "1 life is" : `${lives} lives are`} left.`,
  "run-banked": ({ uniques, points, bonus, totalScore }) =>
    `${count(uniques, "unique number")} banked for ${count(points, "point")}` +
    `${bonus > 0 ? ` and a bonus of ${bonus}` : ""}: ${totalScore} in all.`,
  "trophy-won": ({ trophy }) => `The ${TROPHY_NAMES[trophy]} trophy is won.`,
  "game-ended": ({ outcome: { totalScore, isBest } }) =>
    `The game is over with ${count(totalScore, "point")}${isBest ? ", a new best" : ""}.`,
};

/** What happened, in a sentence. */
export function describeEvent(event: Event): string | undefined {
  return tellEvent(SENTENCES, event, undefined);
}

function describeTier(tier: TrophyTier): string {
  return tier === "none" ? "no trophy" : `the ${TROPHY_NAMES[tier]} trophy`;
}

/** How a game ended, in a few sentences. */
export function describeOutcome(outcome: Outcome): string {
  const { result, totalScore, bestTotalScore, turns, banks, busts, bombs } = outcome;
  return [
    `${count(totalScore, "point")} and ${describeTier(result)}.`,
    `The best score so far is ${bestTotalScore}.`,
    `${count(turns, "turn")}: ${count(banks, "bank")}, ${count(busts, "bust")}, ${count(bombs, "bomb")}.`,
  ].join(" ");
}
