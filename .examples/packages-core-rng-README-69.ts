import { LuckError, roll, withScript } from "@games/core-rng";

// A 6 and a 1, and one more.
console.log(withScript([5, 0], (luck) => roll(luck, "2d6+1").total)); // → 8
try {
  withScript([5, 0, 3], (luck) => roll(luck, "2d6+1"));
} catch (error) {
  console.log(error instanceof LuckError && error.code); // → script-left-over
}

export {};
