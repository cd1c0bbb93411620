// The first game of bomb flip, taught by playing it.
import type { BombFlip } from "@games/bomb-flip";
import type { CoachStep } from "../plugin.ts";

/** The steps; those that a bomb, a duplicate or a joker belongs to wait until one comes. */
export const coach: readonly CoachStep<BombFlip>[] = [
  {
    title: "Flip a card",
    text: "One of the two may be a bomb; which one, nobody can know. Press either card, or the key 1 or 2.",
    anchor: ".bf-cards",
    isDone: ({ action }) => action?.type === "flip",
  },
  {
    title: "What your run pays",
    text: "Each different number makes the run longer. The marked step is what a bank pays now; the next one shows why it can be worth to wait.",
    anchor: ".bf-pay",
    isDue: ({ view }) => view.payout > 0,
  },
  {
    title: "What the next flip can do",
    text: "These odds are exact. A number you already hold loses the run; a bomb loses the run and a life.",
    anchor: ".bf-risk",
    isDue: ({ view }) => view.payout > 0,
  },
  {
    title: "Bank in time",
    text: "Banking takes the points for good and begins a new run. Flip on if you dare, and then press Bank, or the key B.",
    anchor: ".bf-bank",
    isDue: ({ view }) => view.payout > 0,
    isDone: ({ action }) => action?.type === "bank",
  },
  {
    title: "That was a bomb",
    text: "It took a life and the run. What was banked is yours; with the last life the game is over.",
    anchor: ".bf-lives",
    isDue: ({ view }) => view.lives < view.config.lives,
  },
  {
    title: "A number came twice",
    text: "The run is lost, but no life. The more numbers you hold, the likelier that is.",
    anchor: ".bf-slots",
    isDue: ({ events }) => events.some(({ type }) => type === "run-busted"),
  },
  {
    title: "A joker",
    text: "It helps this run, without a press. Point at its name, or tap it, to read what it does.",
    anchor: ".bf-jokers",
    isDue: ({ events }) => events.some(({ type }) => type === "joker-drawn"),
  },
];
