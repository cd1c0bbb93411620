import { bombFlip, FLIP_LEFT } from "@games/bomb-flip";
import { unwrap } from "@games/core-game";

// Whoever holds a save can look ahead:
const text = bombFlip.save(bombFlip.create({ seed: crypto.randomUUID() }));
const peek = unwrap(bombFlip.apply(unwrap(bombFlip.load(text)), FLIP_LEFT));
const real = unwrap(bombFlip.apply(unwrap(bombFlip.load(text)), FLIP_LEFT));
console.log(bombFlip.hash(peek.state) === bombFlip.hash(real.state)); // → true

export {};
