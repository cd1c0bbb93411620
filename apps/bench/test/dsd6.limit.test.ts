// The hand-written program of Deep Space D-6 is a second implementation of its rules: it must agree with the engine.
import { deriveStreams, pick, SeededLuck, seedWords, streamBinder, unwrap } from "@games/core-rng";
import { dsd6 } from "@games/dsd6";
import { expect, it } from "vitest";
import { digest, playLimit } from "../src/dsd6.limit.js";

const GAMES = 2000;

/** The digest of every game of a family, played by the engine. */
function digests(seed: number): number[] {
  const base = seedWords(seed);
  const choices = new SeededLuck(seedWords(seed, "choices"));
  const config = unwrap(dsd6.configure({}));
  const bind = streamBinder(dsd6.streams);
  const luck = dsd6.luckOf(dsd6.create({ seed }));
  return Array.from({ length: GAMES }, (_, game) => {
    const words = deriveStreams(dsd6.streams, base, game);
    bind(luck, words);
    const state = dsd6.setup(config, luck, words);
    let actions = 0;
    for (let legal = dsd6.legalActions(state); legal.length > 0; actions++) {
      dsd6.step(state, pick(choices, legal), luck);
      legal = dsd6.legalActions(state);
    }
    return digest(state.turn, state.hull, state.result, actions);
  });
}

it.each([1, 2, 3])("two programs play the same games of family %i", (seed) => {
  const sum = digests(seed).reduce((total, one) => total + one, 0);
  expect(playLimit(seedWords(seed), seedWords(seed, "choices"), GAMES)).toBe(sum);
});
