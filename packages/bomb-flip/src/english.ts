// Everything the game says, in English.
import type { Translation } from "@games/core-game";
import { count, type Sentences } from "@games/core-game/text";
import { presets } from "./data/presets.js";
import { FAULTS, REFUSALS } from "./messages.js";
import { type Event, type Joker, NUMBERS, type Outcome, type Side, type Trophy } from "./types.js";

const { trophies, lives, scramblerCharges, scramblerCap, jammerLength, shieldBonus } =
  presets.calibrated;

const JOKERS: Record<Joker, string> = {
  shield: "Shield",
  scrambler: "Scrambler",
  jammer: "Jammer",
};

const EFFECTS: Record<Joker, string> = {
  shield: "Takes the next bomb or duplicate of this run.",
  scrambler: "Draws again, once for each charge, when a number comes twice.",
  jammer: "Makes a bomb less likely for some turns.",
};

const TROPHIES: Record<Trophy, string> = { bronze: "Bronze", silver: "Silver", gold: "Gold" };

/** A chance as a percentage without needless digits. */
function percent(chance: number): string {
  return `${Number((chance * 100).toFixed(1))}%`;
}

const EVENTS: Sentences<Event, undefined> = {
  "cards-dealt": ({ turn, bombChance }) =>
    `Turn ${turn}: two cards are dealt face down, one of them a bomb with a chance of ${percent(bombChance)}.`,
  "card-flipped": ({ side, card, other }) =>
    `The ${side} card is a ${card}; the other one was a ${other}.`,
  "joker-drawn": ({ joker }) => `The loot is a joker: the ${JOKERS[joker]}.`,
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
  "trophy-won": ({ trophy }) => `The ${TROPHIES[trophy]} trophy is won.`,
  "game-ended": ({ outcome: { totalScore, isBest } }) =>
    `The game is over with ${count(totalScore, "point")}${isBest ? ", a new best" : ""}.`,
};

/** The words of the game in English: every string is text for people, every key is for programs. */
export const ENGLISH = {
  refusals: REFUSALS as Translation<typeof REFUSALS>,
  faults: FAULTS as Translation<typeof FAULTS>,
  jokers: JOKERS,
  /** What each joker does, in a sentence. */
  jokerEffects: EFFECTS,
  trophies: TROPHIES,
  /** What an action does, as a label for a button or a log. */
  actions: { flip: (side: Side) => `Flip the ${side} card.`, bank: "Bank the run." },
  events: EVENTS,
  /** How a game ended, in a few sentences. */
  outcome: ({ result, totalScore, bestTotalScore, turns, banks, busts, bombs }: Outcome) =>
    `${count(totalScore, "point")} and ${result === "none" ? "no" : `the ${TROPHIES[result]}`} trophy.` +
    ` The best score so far is ${bestTotalScore}.` +
    ` ${count(turns, "turn")}: ${count(banks, "bank")}, ${count(busts, "bust")}, ${count(bombs, "bomb")}.`,
  /** The lines of the story of a game. */
  story: {
    nothingBanked: "Nothing came to the bank.",
    bestBank: (banks: number, points: number) =>
      `The best of ${count(banks, "bank")} paid ${count(points, "point")}.`,
    nothingLost: "The last bomb found an empty table.",
    lostRun: (points: number) =>
      `The last bomb took a run that would have paid ${count(points, "point")}.`,
    missing: (points: number, trophy: Trophy) =>
      `${count(points, "point was", "points were")} missing for ${TROPHIES[trophy]}.`,
  },
  /** What a newcomer needs to know. */
  lessons: {
    aim: {
      title: "The aim",
      text: `Bank as many points as you can before your lives are gone. Trophies wait at ${trophies.bronze}, ${trophies.silver} and ${trophies.gold}.`,
    },
    flip: {
      title: "Flip",
      text: `Two cards lie face down, and one may be a bomb. Flip either. A treasure brings a number from 1 to ${NUMBERS}; every treasure in a row makes the next bomb likelier.`,
    },
    bank: {
      title: "Or bank",
      text: "Different numbers make a run, and longer runs pay much more. Banking takes the points and begins a new run.",
    },
    end: {
      title: "What ends a run",
      text: "A number you already hold loses the run. A bomb loses the run and a life.",
    },
    jokers: {
      title: "Jokers",
      text: `${JOKERS.shield}: ${EFFECTS.shield} ${JOKERS.scrambler}: ${EFFECTS.scrambler} ${JOKERS.jammer}: ${EFFECTS.jammer}`,
    },
  },
  /** Every word of the game, in alphabetical order. */
  glossary: {
    bank: {
      term: "Bank",
      text: "Takes the points of the run and begins a new one. What is banked can no longer be lost.",
    },
    bomb: {
      term: "Bomb",
      text: "One of the two cards may be one. Flipping it costs a life and the run, unless a shield is up.",
    },
    duplicate: {
      term: "Duplicate",
      text: "A number you already hold in this run. It loses the run, but no life.",
    },
    jammer: {
      term: JOKERS.jammer,
      text: `A joker that makes a bomb less likely for ${jammerLength} turns.`,
    },
    joker: {
      term: "Joker",
      text: "What a treasure sometimes brings instead of a number: a Shield, a Scrambler or a Jammer. It is lost with the run.",
    },
    life: {
      term: "Life",
      text: `You begin with ${lives}, and each bomb takes one. Without a life the game is over; the points stay.`,
    },
    run: {
      term: "Run",
      text: `The different numbers you hold now. The more there are, the more a bank pays; all ${NUMBERS} pay a bonus.`,
    },
    scrambler: {
      term: JOKERS.scrambler,
      text: `A joker with ${scramblerCharges} charges: each draws again when a number comes twice. You can hold ${scramblerCap}.`,
    },
    shield: {
      term: JOKERS.shield,
      text: `A joker that takes the next bomb or duplicate of this run. A second one is worth ${shieldBonus} points at the next bank.`,
    },
    streak: {
      term: "Streak",
      text: "Treasures in a row in this run. Each makes the next bomb likelier; banking and bombs set it back to 0.",
    },
    treasure: {
      term: "Treasure",
      text: `A card that is not a bomb. It brings a number from 1 to ${NUMBERS}, or a joker.`,
    },
    trophy: {
      term: "Trophy",
      text: `Bronze at ${trophies.bronze} points, silver at ${trophies.silver}, gold at ${trophies.gold}. Once won it stays won.`,
    },
  },
  /** The presets: what each is called, and the truth about it; the figures are those of the balance report, for best play. */
  presets: {
    calibrated: {
      name: "Balanced",
      text: "A third of the bombs, and pay that makes four or five numbers worth the wait. Best play with three lives expects 331.87 points and wins gold in 50.7% of games.",
    },
    "as-written": {
      name: "As written",
      text: "The numbers of the design document. Waiting does not pay: best play banks mostly after one number, expects 110.08 points with three lives, and wins gold in 1.81% of games.",
    },
  },
  /** The options worth choosing. */
  options: {
    preset: "Rules",
    lives: "Lives",
    /** What the number of lives does; `gold` is the chance of gold in percent under best play, as in {@link GOLD_CHANCES}. */
    livesHint: (gold: string | undefined) =>
      `Each bomb takes one.${gold === undefined ? "" : ` With these, best play wins gold in ${gold}% of games.`}`,
    jokers: "Jokers among the loot",
    jokersHint:
      "Jokers help you, so more of them make every run safer; without them nothing takes a bomb.",
    jokerChoices: { preset: "as the rules have them", "0": "none", "0.3": "30%" },
    shieldOverflow: "A second shield",
    shieldOverflowHint: "What happens when a shield comes while one is up.",
    shieldOverflows: { bonus: "is worth points at the next bank", ignored: "is lost" },
  },
};

/** The words of the game in some language: {@link ENGLISH}, or the same object in other words. */
export type Words = typeof ENGLISH;
