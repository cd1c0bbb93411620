// A first game with a hand on the shoulder: each mark waits for the moment it is about.
import type { Dsd6 } from "@games/dsd6";
import { type CoachMoment, coachStep } from "../plugin.ts";
import type { ENGLISH } from "./english.ts";
import { rules, words } from "./words.ts";

type Moment = CoachMoment<Dsd6>;
type Rest = Parameters<typeof coachStep<Dsd6>>[1];

const isIn =
  (phase: Dsd6["view"]["phase"]) =>
  ({ view }: Moment): boolean =>
    view.phase === phase;

const step = (id: Exclude<keyof typeof ENGLISH.coach, "call">, rest: Rest) =>
  coachStep<Dsd6>(() => words().coach[id], rest);

/** The first mark ends the distress call. */
const callWords = () => {
  const { title, text } = words().coach.call;
  return { title, text: text(rules().distressCall.at(-1) ?? "") };
};

/** The marks in order. */
export const coach = [
  coachStep<Dsd6>(callWords, {
    anchor: ".ds-ship",
    isDone: ({ action }) => action !== undefined,
  }),
  step("threats", { anchor: ".ds-threats", isDone: ({ action }) => action !== undefined }),
  step("roll", {
    anchor: ".ds-next li:nth-child(1)",
    isDue: isIn("roll"),
    isDone: ({ action }) => action?.type === "roll",
  }),
  step("order", {
    anchor: ".ds-crew",
    isDue: isIn("assign"),
    isDone: ({ action }) => action !== undefined && "die" in action,
  }),
  step("scanners", {
    anchor: '[data-place="scanners"]',
    isDue: ({ view }) => view.dice.some(({ place }) => place === "scanners"),
  }),
  step("end", {
    anchor: ".ds-next li:nth-child(2)",
    isDue: isIn("assign"),
    isDone: ({ action }) => action?.type === "end-assign",
  }),
  step("draw", {
    anchor: ".ds-next li:nth-child(3)",
    isDue: isIn("draw"),
    isDone: ({ events }) => events.some(({ type }) => type === "threat-die-rolled"),
  }),
  step("face", {
    anchor: ".ds-next li:nth-child(4)",
    isDue: isIn("activate"),
    isDone: ({ events }) => events.some(({ type }) => type === "turn-started"),
  }),
  step("win", { anchor: ".ds-piles" }),
];
