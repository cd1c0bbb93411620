import { type BombFlip, bombFlip } from "@games/bomb-flip";
import type { Policy } from "@games/core-game";
import { seeded } from "@games/core-rng";

const stopAtThree: Policy<BombFlip> = ({ runUniques }, legalActions, luck) => {
  const bank = legalActions.find(({ type }) => type === "bank");
  if (bank !== undefined && runUniques.length >= 3) return bank;
  return { type: "flip", side: luck.chance(0.5) ? "left" : "right" };
};

const state = bombFlip.create({ seed: "tuesday" });
const luck = bombFlip.luckOf(state);
const mood = seeded("mood");
while (bombFlip.outcome(state) === undefined) {
  bombFlip.step(state, stopAtThree(bombFlip.view(state), bombFlip.legalActions(state), mood), luck);
}
console.log(state.lives); // → 0
const start = bombFlip.create({ seed: "tuesday" });
const [safe] = bombFlip
  .odds(start, { type: "flip", side: "left" }, ({ view }) => view.lives === start.lives)
  .filter(({ value }) => value);
console.log(safe?.probability.toFixed(2)); // → 0.90
function flipsBeforeBust(luck: ReturnType<typeof seeded>): number {
  const imagined = bombFlip.clone(start);
  bombFlip.reimagine(imagined, luck); // hidden things and luck are dealt anew
  const imaginedLuck = bombFlip.luckOf(imagined);
  while (imagined.busts === 0 && imagined.lives === 3) {
    bombFlip.step(imagined, { type: "flip", side: "left" }, imaginedLuck);
  }
  return imagined.turns;
}
let sum = 0;
for (let i = 0; i < 2000; i++) sum += flipsBeforeBust(mood);
console.log(sum / 2000 > 3 && sum / 2000 < 5); // → true
import { defineStudy, measureOf, simulate } from "@games/lab";

const study = defineStudy<BombFlip>({
  game: bombFlip,
  title: "Where to stop",
  presets: { usual: {} },
  players: {
    three: stopAtThree,
    one: (_, legalActions) => legalActions.find(({ type }) => type === "bank") ?? { type: "flip", side: "left" },
  },
  measures: { score: ({ totalScore }) => totalScore },
  maxSteps: 10_000,
  worth: ({ totalScore }) => Math.min(1, totalScore / 100), // how good a state is, to a player that searches
});
const mean = (player: string) =>
  measureOf(simulate(study, { study: "where-to-stop", player, seed: 1, games: 2000 }), "score")?.mean ?? 0;
console.log(mean("one") > mean("three")); // → true

export {};
