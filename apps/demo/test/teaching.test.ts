// The coach marks: which step is shown when, and where it stands.
import type { GameTypes } from "@games/core-game";
import { expect, test } from "vitest";
import type { CoachMoment, CoachStep } from "../src/games/plugin.ts";
import { placeMark } from "../src/play/coach/place.ts";
import { beginCoach, followCoach, isCoachOver } from "../src/play/coach/steps.ts";

const step = (title: string, more: Partial<CoachStep<GameTypes>> = {}): CoachStep<GameTypes> => ({
  title,
  text: "",
  anchor: "",
  ...more,
});

const after = (type?: string): CoachMoment<GameTypes> => ({
  view: {},
  action: type === undefined ? undefined : { type },
  events: [],
});

const look = step("look");
const flip = step("flip", { isDone: ({ action }) => action?.type === "flip" });
const again = step("again", { isDone: ({ action }) => action?.type === "flip" });
const bank = step("bank", { isDue: ({ action }) => action?.type === "late" });

test("a step that only shows something ends with Next, and playing does not end it", () => {
  const first = beginCoach([look, flip], after());
  expect(first.shown).toBe(look);
  expect(followCoach([look, flip], first, after("flip")).shown).toBe(look);
  expect(followCoach([look, flip], first, after(), true).shown).toBe(flip);
});

test("a step is done by doing it, and one action never ends two steps", () => {
  const steps = [flip, again];
  const first = followCoach(steps, beginCoach(steps, after()), after("flip"));
  expect(first.shown).toBe(again);
  const second = followCoach(steps, first, after("flip"));
  expect(second.shown).toBe(undefined);
  expect(isCoachOver(steps, second)).toBe(true);
});

test("a step waits for its moment, and those after it do not wait for it", () => {
  const steps = [bank, flip];
  const first = beginCoach(steps, after());
  expect(first.shown).toBe(flip);
  const waiting = followCoach(steps, first, after("flip"));
  expect(waiting.shown).toBe(undefined);
  expect(isCoachOver(steps, waiting)).toBe(false);
  expect(followCoach(steps, waiting, after("late")).shown).toBe(bank);
});

const room = { left: 0, top: 0, width: 1000, height: 700 };
const mark = { left: 0, top: 0, width: 300, height: 150 };

test.each([
  ["to the right", { left: 100, top: 100, width: 200, height: 100 }, { left: 314, top: 100 }],
  ["to the left", { left: 600, top: 100, width: 300, height: 100 }, { left: 286, top: 100 }],
  ["below", { left: 100, top: 100, width: 850, height: 100 }, { left: 100, top: 214 }],
  ["above", { left: 100, top: 500, width: 850, height: 150 }, { left: 100, top: 336 }],
  ["nowhere", { left: 0, top: 0, width: 1000, height: 700 }, undefined],
])("a mark stands %s of its thing", (_where, thing, place) => {
  expect(placeMark(thing, mark, room)).toEqual(place);
});
