import { measureOf, shareOf, simulate } from "@games/lab";
import { bombFlipStudy } from "@games/lab/studies";

const experiment = { study: "bomb-flip", player: "bank-at-2", seed: "readme", games: 2000 };
const summary = simulate(bombFlipStudy, experiment);
const { share, low, high } = shareOf(summary, "gold"); // with its 95 % interval
const score = measureOf(summary, "score"); // mean, deviation, quantiles, histogram
if (!(low <= share && share <= high) || score === undefined) throw new Error("no summary");

export {};
