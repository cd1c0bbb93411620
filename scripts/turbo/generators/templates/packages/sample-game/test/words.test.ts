// Languages: German has every text and the forms it needs, and no text of a whole game comes from anywhere but the words.
import { compareWords, MARKS, markWords } from "@games/core-game/testing";
import { seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { GERMAN } from "../src/german.js";
import { BANK, ROLL, type SampleGameEvent, sampleGame } from "../src/index.js";
import {
  describeAction,
  describeEvent,
  describeOutcome,
  ENGLISH,
  lessons,
  optionFields,
  type Words,
} from "../src/text.js";

/** Everything that is said about a game. */
function tell(seed: number, words: Words): string[] {
  const events: SampleGameEvent[] = [];
  const state = sampleGame.clone(sampleGame.create({ seed }));
  const context = sampleGame.open(state, (event) => events.push(event));
  const luck = seeded(seed, "player");
  let outcome = sampleGame.outcome(state);
  for (; outcome === undefined; outcome = sampleGame.outcome(state)) {
    const legal = sampleGame.legalActions(state);
    sampleGame.step(context, bots.random(sampleGame.view(state), legal, luck));
  }
  return [
    ...events.map((event) => describeEvent(event, words) ?? ""),
    describeOutcome(outcome, words),
  ];
}

const everything = (words: Words): string[] => [
  ...[1, 2, 3, 4, 5].flatMap((seed) => tell(seed, words)),
  ...[ROLL, BANK].map((action) => describeAction(action, words)),
  ...lessons(words).flatMap(({ title, text }) => [title, text]),
  ...optionFields(words).map(({ label }) => label),
];

describe("German", () => {
  it("has every text of the English words, with the same facts", () => {
    expect(compareWords(ENGLISH, GERMAN)).toEqual([]);
  });

  it("tells whole games and all lessons, each text in German and whole", () => {
    const english = everything(ENGLISH);
    const german = everything(GERMAN);
    expect(german).toHaveLength(english.length);
    const inEnglish = new Set(english);
    expect(german.filter((text) => inEnglish.has(text))).toEqual([]);
    expect(german.filter((text) => /^$|undefined|NaN|[{}]/.test(text))).toEqual([]);
  });

  it.each<[SampleGameEvent, string]>([
    [{ type: "pot-lost", points: 1 }, "Die Runde ist vorbei: 1 Punkt verloren."],
    [{ type: "pot-banked", points: 9, score: 21 }, "9 Punkte gesichert: insgesamt 21."],
  ])("says %o with the forms it needs", (event, sentence) => {
    expect(describeEvent(event, GERMAN)).toBe(sentence);
  });
});

it("no text comes from anywhere but the words", () => {
  for (const text of everything(markWords(ENGLISH))) {
    expect(text.startsWith(MARKS[0]) && text.endsWith(MARKS[1]), text).toBe(true);
  }
});
