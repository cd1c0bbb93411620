// core-rng against seedrandom itself: one bounded draw, and saving and restoring the generator around a draw.
import { cloneWords, SeededLuck, seeded, seedWords } from "@games/core-rng";
import alea from "seedrandom/lib/alea.js";
import type { Bench } from "./harness.js";

const DRAWS = 100_000;

function drawOurs(): number {
  const luck = seeded("bench");
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) sum += luck.below(6);
  return sum;
}

function drawTheirs(): number {
  const random = alea("bench", { state: true });
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) sum += Math.floor(random() * 6);
  return sum;
}

function restoreOurs(): number {
  let words = seedWords("bench");
  const luck = new SeededLuck(words);
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) {
    words = cloneWords(words);
    luck.words = words;
    sum += luck.below(6);
  }
  return sum;
}

function restoreTheirs(): number {
  let random = alea("bench", { state: true });
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) {
    random = alea("", { state: random.state() });
    sum += Math.floor(random() * 6);
  }
  return sum;
}

export const benches: readonly Bench[] = [
  {
    title: "One die",
    cases: {
      "seedrandom's Alea, floored": { ops: DRAWS, run: drawTheirs },
      "seeded below(6)": { ops: DRAWS, run: drawOurs },
    },
    agree: [["seedrandom's Alea, floored", "seeded below(6)"]],
    goals: [{ faster: "seeded below(6)", than: "seedrandom's Alea, floored", times: 1 }],
  },
  {
    title: "Save and restore the generator around one die",
    cases: {
      "seedrandom's state": { ops: DRAWS, run: restoreTheirs },
      "words in the state": { ops: DRAWS, run: restoreOurs },
    },
    agree: [["seedrandom's state", "words in the state"]],
    goals: [{ faster: "words in the state", than: "seedrandom's state", times: 10 }],
  },
];
