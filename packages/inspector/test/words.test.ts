import { bombFlip } from "@games/bomb-flip";
import { compareWords } from "@games/core-game/testing";
import { expect, test } from "vitest";
import { GERMAN } from "../src/german.js";
import { checkLaws } from "../src/laws.js";
import { explainPlainly } from "../src/problems.js";
import { sayPercent, sayWith, WORDS } from "../src/words.js";

/** Sentences that are the same in both languages, because only what is filled in is said. */
const SAME = ["question"];

test("the German words are complete, and none is left in English", () => {
  expect(compareWords(WORDS, GERMAN)).toEqual([]);
  const same = Object.keys(WORDS).filter(
    (word) => Reflect.get(GERMAN, word) === Reflect.get(WORDS, word),
  );
  expect(same).toEqual(SAME);
});

test("laws and their faults are told in the words of the page", () => {
  const say = sayWith(GERMAN);
  const broken = { ...bombFlip, outcome: () => undefined, legalActions: () => [] };
  const game = Object.setPrototypeOf(broken, Object.getPrototypeOf(bombFlip)) as typeof bombFlip;
  const checked = checkLaws(game as never, bombFlip.create({ seed: "a" }), {
    say,
    explain: explainPlainly,
  });
  const over = checked.find(({ promise }) => promise === GERMAN.lawOver);
  expect(over?.fault).toBe(GERMAN.faultOver);
  const promises = new Set<string>(Object.values(GERMAN));
  expect(checked.filter(({ promise }) => !promises.has(promise))).toEqual([]);
});

test("a percentage has the point of its language", () => {
  expect(sayPercent("12.5", sayWith())).toBe("12.5%");
  expect(sayPercent("12.5", sayWith(GERMAN))).toBe("12,5\u00a0%");
});
