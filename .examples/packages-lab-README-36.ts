import { bombFlip, type BombFlip } from "@games/bomb-flip";
import { defineStudy, randomPlayer, searchPlayer, simulate } from "@games/lab";

const worth = (state: Readonly<BombFlip["state"]>) => Math.min(1, state.totalScore / 100);
export const study = defineStudy<BombFlip>({
  game: bombFlip,
  title: "My bomb flip",
  presets: { usual: {}, kind: { lives: 5 } },
  players: { random: randomPlayer, search: searchPlayer(bombFlip, { worth, walks: 20, depth: 10 }) },
  measures: { score: ({ totalScore }) => totalScore },
  maxSteps: 10_000,
  worth,
});
simulate(study, { study: "bomb-flip", preset: "kind", seed: 1, games: 50 });

export {};
