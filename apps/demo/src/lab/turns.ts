// A series in turns so short that the page hears of it often, whether its player is quick or thinks for a second a game.
import {
  type AnyStudy,
  batchSize,
  type Experiment,
  type Summary,
  simulate,
  simulateInBatches,
  type Tally,
} from "@games/lab";

/** So often, in milliseconds, the page hears how far a series has come. */
export const EVERY = 120;

/** Plays a series, some {@link EVERY} milliseconds a turn; the tally so far comes after each. */
export function playInTurns(study: AnyStudy, experiment: Experiment): Generator<Tally, Summary> {
  const one = { ...experiment, games: 1 };
  // The first game may work something out that the others only look up; the second tells how long one takes.
  simulate(study, one);
  const start = performance.now();
  simulate(study, one);
  const fitting = Math.ceil(EVERY / Math.max(0.01, performance.now() - start));
  return simulateInBatches(study, experiment, Math.min(fitting, batchSize(experiment.games)));
}
