// The attack on Alea that the security page tells of: it must work, or the page would warn of nothing.
import { seeded } from "@games/core-rng";
import { chacha20 } from "@games/core-rng/chacha20";
import { expect, it } from "vitest";
import { nearest, reduce, reduceExactly } from "../src/lattice.js";
import { prepare, recover } from "../src/predict.js";

it("foretells what Alea answers after 26 draws of below(52), nearly always", () => {
  const basis = prepare(26);
  let foretold = 0;
  for (let i = 0; i < 40; i++) {
    const luck = seeded(`predict ${i}`);
    for (let skipped = 0; skipped < i; skipped++) luck.next();
    const found = recover(
      52,
      Array.from({ length: 26 }, () => luck.below(52)),
      basis,
    );
    if (found === undefined) continue;
    for (let next = 0; next < 200; next++) expect(found.below(6)).toBe(luck.below(6));
    foretold++;
  }
  expect(foretold).toBeGreaterThan(32);
});

it("finds nothing in what chacha20 answers, nor in answers that no generator gave", () => {
  const basis = prepare(26);
  for (let i = 0; i < 20; i++) {
    const luck = chacha20.luck(chacha20.seed(`predict ${i}`));
    const answers = Array.from({ length: 26 }, () => luck.below(52));
    expect(recover(52, answers, basis)).toBeUndefined();
  }
  expect(recover(52, new Array(26).fill(7), basis)).toBeUndefined();
});

it("reduces a lattice to its short vectors, and finds the nearest one", () => {
  // All (x, y) with x + 7y a multiple of 50: (7, -1) and (1, 7) are its two shortest vectors, at a right angle.
  for (const shorten of [reduce, reduceExactly]) {
    const basis = [
      [50n, 0n],
      [-7n, 1n],
    ];
    shorten(basis);
    const lengths = basis.map((row) => row.reduce((sum, x) => sum + x * x, 0n));
    expect(lengths).toEqual([50n, 50n]);
    expect(nearest(basis, [15n, 6n])).toEqual([15n, 5n]);
  }
});
