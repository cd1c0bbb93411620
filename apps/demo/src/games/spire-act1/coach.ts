// The coach marks of a first run: gifts, the map, and the first fight.
import type { SpireAct1 } from "@games/spire-act1";
import { type CoachMoment, coachStep } from "../plugin.ts";
import type { ENGLISH } from "./english.ts";
import { words } from "./words.ts";

type Moment = CoachMoment<SpireAct1>;

const step = (id: keyof typeof ENGLISH.coach, rest: Parameters<typeof coachStep<SpireAct1>>[1]) =>
  coachStep<SpireAct1>(() => words().coach[id], rest);

const asks =
  (...asked: readonly string[]) =>
  ({ view }: Moment): boolean =>
    asked.includes(view.pending?.ask ?? "");
const did =
  (...types: readonly string[]) =>
  ({ action }: Moment): boolean =>
    types.includes(action?.type ?? "");
const isTurn = asks("turn");

/** The steps, each shown when what it is about is there. */
export const coach = [
  step("card", {
    anchor: ".sp-rewards .sp-cards",
    isDue: ({ view }) => view.pending?.ask === "rewards" && view.run.combatCount === 0,
    isDone: did("claim", "leave"),
  }),
  step("gift", {
    anchor: ".sp-options",
    isDue: ({ view }) => view.phase === "neow" && view.pending?.ask === "room",
    isDone: did("choose-option"),
  }),
  step("map", {
    anchor: ".sp-board .sp-open",
    isDue: asks("path"),
    isDone: did("move"),
  }),
  step("intent", {
    anchor: ".sp-enemies",
    isDue: isTurn,
  }),
  step("play", {
    anchor: ".sp-hand",
    isDue: isTurn,
    isDone: did("play"),
  }),
  step("end", {
    anchor: ".sp-end",
    isDue: isTurn,
    isDone: did("end-turn"),
  }),
  step("die", {
    anchor: ".sp-die-button",
    isDue: isTurn,
  }),
  step("potions", {
    anchor: ".sp-potions",
    isDue: ({ view }) => view.run.potions.length > 0 && view.combat !== null,
  }),
  step("reward", {
    anchor: ".sp-rewards",
    isDue: ({ view }) => view.pending?.ask === "rewards" && view.run.combatCount > 0,
    isDone: did("leave"),
  }),
];
