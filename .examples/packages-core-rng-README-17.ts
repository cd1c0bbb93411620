import { die, enumerate, type Luck, scripted, seeded } from "@games/core-rng";

const bestOfTwo = (luck: Luck) => Math.max(die(luck, 20), die(luck, 20));

// Play: the same on every machine.
bestOfTwo(seeded("tuesday"));

// Test: a 7 and a 14, since answers count from 0.
console.log(bestOfTwo(scripted([6, 13]))); // → 14

// Know: 39 of the 400 pairs hold a 20.
const twenty = enumerate(bestOfTwo).find(({ value }) => value === 20);
console.log(twenty?.probability.toFixed(4)); // → 0.0975

export {};
