// A first game of Wretched & Alone, step by step: every step is done by doing it.
import type { Wretched } from "@games/wretched";
import type { CoachStep } from "../plugin.ts";

const EVENING = ["journalPhase"];

/** The coach marks, in order. */
export const coach: readonly CoachStep<Wretched>[] = [
  {
    title: "Open the log",
    text: "This is your page. Write a line or leave the beginning as it is, and press “Close the log” (w).",
    anchor: ".wr-desk",
    isDue: ({ view }) => view.stage === "firstLog",
    isDone: ({ view }) => view.stage !== "firstLog",
  },
  {
    title: "How many cards?",
    text: "A die says how much happens today. Roll it (n).",
    anchor: ".wr-decision",
    isDue: ({ view }) => view.stage === "rollForTasks",
    isDone: ({ action }) => action?.type === "roll-tasks",
  },
  {
    title: "Turn a card",
    text: "The lit card is the next one. Press it (n), and read its prompt: it asks what happens, and the answer is yours.",
    anchor: ".wr-next",
    isDue: ({ view }) => view.stage === "processCard",
    isDone: ({ action }) => action?.type === "turn-card",
  },
  {
    title: "Something must hold",
    text: "This card wants a check. The bars show exactly what it can cost. Make it (p).",
    anchor: ".wr-check",
    isDue: ({ view }) => view.stage === "towerPull",
    isDone: ({ action }) => action?.type === "pull" || action?.type === "use-tool",
  },
  {
    title: "Where you stand",
    text: "Above is what holds you together, and below it the cards that end the story when the last of them comes. Words with dots explain themselves.",
    anchor: ".wr-board",
    isDue: ({ view }) => view.turnedToday > 0,
  },
  {
    title: "The evening",
    text: "All cards are turned. Write what it was like, as much or as little as you want, and close the log (w). Then the next day begins.",
    anchor: ".wr-desk",
    isDue: ({ view }) => EVENING.includes(view.stage),
    isDone: ({ action }) => action?.type === "write-log" || action?.type === "skip-log",
  },
  {
    title: "That is all",
    text: "One Ace brings rescue within reach; then there is one more roll every evening. “Hint” (h) tells what a good player would do, and why.",
    anchor: ".wr-decision",
    isDue: ({ view }) => view.day > 1,
  },
];
