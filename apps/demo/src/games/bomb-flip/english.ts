// The words of the table of bomb flip, beside those of the engine.
import { count } from "@games/core-game/text";

const points = (value: number): string => value.toFixed(1);

/** In English. */
export const ENGLISH = {
  /** What the bots are called. */
  bots: {
    perfect: "Perfect: plays for the most points",
    weigher: "Weigher: weighs one more flip",
    bold: "Bold: banks at four numbers",
    cautious: "Cautious: banks every number",
    random: "Random",
  },
  /** Why perfect play does what it does: what both choices come to. */
  reasons: {
    nothing: "There is nothing to bank yet, and nobody can know which card is the safer one.",
    bank: (bank: number, flip: number) =>
      `Banked now, the game ends with ${points(bank)} points on average; after another flip with ${points(flip)}.`,
    flip: (bank: number, flip: number) =>
      `After another flip the game ends with ${points(flip)} points on average; banked now, with ${points(bank)}.`,
  },
  screen: {
    cards: "Cards",
    flips: { left: "Flip the left card", right: "Flip the right card" },
    flip: "Flip",
    bankKey: "Bank the run",
    bank: (payout: number) => (payout > 0 ? `Bank ${count(payout, "point")}` : "Bank"),
  },
  board: {
    score: "Score",
    lives: (lives: number, all: number) => `Lives: ${lives} of ${all}`,
    points: "points",
    best: (points: number) => `Best ${points}`,
    trophies: "Trophies",
    won: ", won",
  },
  run: {
    streak: "Streak",
    nextBank: (bonus: number) => ` · next bank +${bonus}`,
    numbers: "Numbers of this run",
    collected: (number: number) => `${number} collected`,
    missing: (number: number) => `${number} missing`,
    /** Where the word for a run stands, which is explained. */
    pays: { start: "What a ", run: "run", end: " pays" },
    steps: (numbers: number): string => (numbers === 1 ? " number:" : " numbers:"),
    jokers: "Jokers",
    up: "up",
    left: (n: number) => `${n} left`,
    none: "none",
  },
  risk: {
    heading: "If you flip now",
    percent: (chance: number) => `${(chance * 100).toFixed(1)}%`,
    bomb: { start: "A ", term: "bomb", end: " takes a life" },
    duplicate: { start: "A ", term: "duplicate", end: " ends the run" },
    newNumber: "A new number",
    present: "One of the two cards is a bomb",
    rest: "What is left is a joker, or a shield that takes the blow.",
  },
  advisor: {
    ask: "Ask the advisor",
    advice: "Advice",
    solving: "The game is being solved, which takes a few seconds …",
    exact:
      "Exact figures: every position of the game is solved, and all that follows is played perfectly. Left or right makes no difference.",
    flip: "Flip",
    bank: "Bank",
    verdicts: { flip: "Flip a card.", bank: "Bank the run." },
    score: {
      title: "For the most points",
      caption: "Points at the end of the game, on average",
      figure: points,
      reached: "",
    },
    gold: {
      title: "For gold",
      caption: "Chance that the game ends with gold",
      figure: (chance: number) => `${Number((chance * 100).toPrecision(3))}%`,
      reached: "Gold is won already.",
    },
  },
  coach: {
    flip: {
      title: "Flip a card",
      text: "One of the two may be a bomb; which one, nobody can know. Press either card, or the key 1 or 2.",
    },
    pay: {
      title: "What your run pays",
      text: "Each different number makes the run longer. The marked step is what a bank pays now; the next one shows why it can be worth to wait.",
    },
    risk: {
      title: "What the next flip can do",
      text: "These odds are exact. A number you already hold loses the run; a bomb loses the run and a life.",
    },
    bank: {
      title: "Bank in time",
      text: "Banking takes the points for good and begins a new run. Flip on if you dare, and then press Bank, or the key B.",
    },
    bomb: {
      title: "That was a bomb",
      text: "It took a life and the run. What was banked is yours; with the last life the game is over.",
    },
    twice: {
      title: "A number came twice",
      text: "The run is lost, but no life. The more numbers you hold, the likelier that is.",
    },
    joker: {
      title: "A joker",
      text: "It helps this run, without a press. Point at its name, or tap it, to read what it does.",
    },
  },
  endings: {
    titles: { none: "Blown up", bronze: "Bronze", silver: "Silver", gold: "Gold!" },
    score: (score: number) => count(score, "point"),
    best: "This is your best game so far.",
    balanced: {
      text: "You played the rules as written, where waiting hardly pays. The balanced rules reward four or five numbers.",
      label: "Play the balanced rules",
    },
    asWritten: {
      text: (gold: string) =>
        `The rules as written are harder: best play wins gold in ${gold}% of games.`,
      label: "Play them as written",
    },
    moreLives: {
      text: (gold: string) => `With five lives, best play wins gold in ${gold}% of games.`,
      label: "Play with five lives",
    },
    hint: "Press “Hint” when you waver between a flip and the bank: it compares both exactly.",
    anotherSeed: "Beat your own best with another seed.",
  },
};
