import { calibrate, gridOf, measureOf, simulate } from "@games/lab";
import { bombFlipStudy } from "@games/lab/studies";

const [best] = await calibrate(gridOf({ lives: [1, 2, 3] }), { score: { value: 65, scale: 5 } }, (options) => {
  const series = { study: "bomb-flip", player: "bank-at-1", seed: 1, games: 1000 };
  return { score: measureOf(simulate(bombFlipStudy, { ...series, options }), "score")?.mean ?? 0 };
});
console.log(best?.point, best?.missed); // → { lives: 2 } []

export {};
