import { bombFlip } from "@games/bomb-flip";

console.log(bombFlip.id, bombFlip.rules, bombFlip.schema); // → bomb-flip 1 1

export {};
