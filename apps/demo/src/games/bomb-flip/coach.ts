// The first game of bomb flip, taught by playing it.
import type { BombFlip } from "@games/bomb-flip";
import { coachStep } from "../plugin.ts";
import type { ENGLISH } from "./english.ts";
import { words } from "./words.ts";

const step = (id: keyof typeof ENGLISH.coach, rest: Parameters<typeof coachStep<BombFlip>>[1]) =>
  coachStep<BombFlip>(() => words().coach[id], rest);

/** The steps; those that a bomb, a duplicate or a joker belongs to wait until one comes. */
export const coach = [
  step("flip", { anchor: ".bf-cards", isDone: ({ action }) => action?.type === "flip" }),
  step("pay", { anchor: ".bf-pay", isDue: ({ view }) => view.payout > 0 }),
  step("risk", { anchor: ".bf-risk", isDue: ({ view }) => view.payout > 0 }),
  step("bank", {
    anchor: ".bf-bank",
    isDue: ({ view }) => view.payout > 0,
    isDone: ({ action }) => action?.type === "bank",
  }),
  step("bomb", { anchor: ".bf-lives", isDue: ({ view }) => view.lives < view.config.lives }),
  step("twice", {
    anchor: ".bf-slots",
    isDue: ({ events }) => events.some(({ type }) => type === "run-busted"),
  }),
  step("joker", {
    anchor: ".bf-jokers",
    isDue: ({ events }) => events.some(({ type }) => type === "joker-drawn"),
  }),
];
