// A first game of Wretched & Alone, step by step: every step is done by doing it.
import type { Wretched } from "@games/wretched";
import { coachStep } from "../plugin.ts";
import type { ENGLISH } from "./english.ts";
import { words } from "./words.ts";

const step = (id: keyof typeof ENGLISH.coach, rest: Parameters<typeof coachStep<Wretched>>[1]) =>
  coachStep<Wretched>(() => words().coach[id], rest);

/** The coach marks, in order. */
export const coach = [
  step("open", {
    anchor: ".wr-desk",
    isDue: ({ view }) => view.stage === "firstLog",
    isDone: ({ view }) => view.stage !== "firstLog",
  }),
  step("roll", {
    anchor: ".wr-decision",
    isDue: ({ view }) => view.stage === "rollForTasks",
    isDone: ({ action }) => action?.type === "roll-tasks",
  }),
  step("turn", {
    anchor: ".wr-next",
    isDue: ({ view }) => view.stage === "processCard",
    isDone: ({ action }) => action?.type === "turn-card",
  }),
  step("check", {
    anchor: ".wr-check",
    isDue: ({ view }) => view.stage === "towerPull",
    isDone: ({ action }) => action?.type === "pull" || action?.type === "use-tool",
  }),
  step("board", { anchor: ".wr-board", isDue: ({ view }) => view.turnedToday > 0 }),
  step("evening", {
    anchor: ".wr-desk",
    isDue: ({ view }) => view.stage === "journalPhase",
    isDone: ({ action }) => action?.type === "write-log" || action?.type === "skip-log",
  }),
  step("end", { anchor: ".wr-decision", isDue: ({ view }) => view.day > 1 }),
];
