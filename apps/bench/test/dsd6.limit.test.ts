// The hand-written program of Deep Space D-6 is a second implementation of its rules: it must agree with the engine.
import { alea, deriveStreams, pick, seeded, seedRng, unwrap } from "@games/core-rng";
import { dsd6, ENDINGS } from "@games/dsd6";
import { expect, it } from "vitest";
import { digest, playLimit } from "../src/dsd6.limit.js";

const GAMES = 2000;

/** The digest of every game of a family, played by the engine. */
function digests(seed: number): number[] {
  const base = seedRng(seed);
  const choices = seeded(seed, "choices");
  const config = unwrap(dsd6.configure({}));
  const context = dsd6.open(dsd6.clone(dsd6.create({ seed })));
  return Array.from({ length: GAMES }, (_, game) => {
    const state = dsd6.setup(config, deriveStreams(alea, dsd6.streams, base, game));
    dsd6.point(context, state);
    let actions = 0;
    for (let legal = dsd6.legalActions(state); legal.length > 0; actions++) {
      dsd6.step(context, pick(choices, legal));
      legal = dsd6.legalActions(state);
    }
    return digest(state.turn, state.hull, ENDINGS.indexOf(state.ending ?? "won") + 1, actions);
  });
}

it.each([1, 2, 3])("two programs play the same games of family %i", (seed) => {
  const sum = digests(seed).reduce((total, one) => total + one, 0);
  expect(playLimit(seedRng(seed), seedRng(seed, "choices"), GAMES)).toBe(sum);
});
