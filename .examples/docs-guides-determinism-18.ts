import { bombFlip } from "@games/bomb-flip";

const once = bombFlip.create({ seed: "tuesday" });
const twice = bombFlip.create({ seed: "tuesday" });
console.log(bombFlip.hash(once) === bombFlip.hash(twice)); // → true
console.log(bombFlip.hash(once) === bombFlip.hash(JSON.parse(JSON.stringify(once)))); // → true

export {};
