import { die, isWords, seeded } from "@games/core-rng";

const luck = seeded("tuesday");
die(luck);
const saved = JSON.stringify(luck.words);
const next = die(luck, 1000);

const restored = JSON.parse(saved);
console.log(isWords(restored)); // → true
luck.words = restored;
console.log(die(luck, 1000) === next); // → true

export {};
