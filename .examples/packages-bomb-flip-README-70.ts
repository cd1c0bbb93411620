import { bombFlip, FLIP_LEFT } from "@games/bomb-flip";

const odds = bombFlip.odds(bombFlip.create({ seed: 1 }), FLIP_LEFT, ({ view }) => view.runHasShield);
console.log(odds.map(({ value, probability }) => `${value} ${probability.toFixed(3)}`)); // → [ 'false 0.955', 'true 0.045' ]

export {};
