// Every action, event and outcome has a sentence of its own.
import { pick, seeded } from "@games/core-rng";
import { expect, it } from "vitest";
import { dsd6, PRINTED_GAME, THREATS } from "../src/index.js";
import {
  describeAction,
  describeEffect,
  describeEvent,
  describeOutcome,
  PASSIVE_TEXTS,
  threatName,
} from "../src/text.js";
import { card, lay } from "./position.js";

const SENTENCE = /^[A-Z].*\w\.$/;

it("all that happens in random games is told in sentences", () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const options = seed % 2 === 0 ? {} : { ...PRINTED_GAME, difficultyModel: "graded" as const };
    let state = dsd6.create({ seed, ...options });
    const luck = seeded(seed, "player");
    for (let legal = dsd6.legalActions(state); legal.length > 0; ) {
      const action = pick(luck, legal);
      expect(describeAction(action, dsd6.view(state))).toMatch(SENTENCE);
      const applied = dsd6.apply(state, action);
      if (!applied.ok) throw new Error(applied.error.message);
      for (const event of applied.value.events) {
        told.add(event.type);
        const sentence = describeEvent(event);
        expect(sentence).toMatch(SENTENCE);
        expect(sentence).not.toMatch(/undefined|NaN|object/);
      }
      state = applied.value.state;
      legal = dsd6.legalActions(state);
    }
    const outcome = dsd6.outcome(state);
    if (outcome) expect(describeOutcome(outcome)).toMatch(SENTENCE);
  }
  expect(told.size).toBe(27);
});

it("an action names its target by the view, and by number without it", () => {
  const state = lay({ dice: ["T"], play: ["space-pirates"] });
  const action = { type: "fire", die: 0, target: card("space-pirates") } as const;
  expect(describeAction(action, dsd6.view(state))).toBe("Tactical: fire die 1 at Space Pirates.");
  expect(describeAction(action)).toBe(`Tactical: fire die 1 at card ${action.target}.`);
});

it("every card and effect has a name and a text", () => {
  expect(threatName("spore-infestation")).toBe("Spore: Infestation");
  expect(threatName("boarding-party")).toBe("Boarding Party");
  for (const { reveal = [], activate = [], passive } of THREATS) {
    for (const effect of [...reveal, ...activate])
      expect(describeEffect(effect)).toMatch(/^[A-Z].*\.$/);
    if (passive !== undefined) expect(PASSIVE_TEXTS[passive]).toMatch(SENTENCE);
  }
});

it("an outcome says what killed the ship", () => {
  const base = { turns: 1, hull: 0, shields: 0, difficulty: "hard", isStalemate: false } as const;
  expect(describeOutcome({ ...base, result: "hull-lost", killer: "scout" })).toBe(
    "The hull gives way and the ship is lost. The last blow came from Scout. Hard, 1 turn, hull 0.",
  );
  expect(
    describeOutcome({ ...base, result: "crew-lost", killer: null, isStalemate: true, turns: 9 }),
  ).toBe(
    "Nobody is left to fly the ship. Nothing on board could change any more. Hard, 9 turns, hull 0.",
  );
});
