import { inThread, LabError, measureOf, runExperiment } from "@games/lab";
import { bombFlipStudy } from "@games/lab/studies";

const experiment = { study: "bomb-flip", player: "bank-at-1", seed: 7, games: 3000 };
const runner = inThread(() => bombFlipStudy);
const signal = new AbortController();
const summary = await runExperiment(bombFlipStudy, experiment, runner, {
  now: () => performance.now(),
  onProgress: ({ done, total, secondsLeft }) => console.log(`${done} of ${total}, ${secondsLeft} s left`),
  signal: signal.signal,
});
console.log(measureOf(summary, "score")?.quantiles); // at 5, 25, 50, 75 and 95 %

signal.abort();
const stopped = await runExperiment(bombFlipStudy, experiment, runner, { signal: signal.signal }).catch((e) => e);
if (!(stopped instanceof LabError) || stopped.code !== "cancelled") throw new Error("it went on");

export {};
