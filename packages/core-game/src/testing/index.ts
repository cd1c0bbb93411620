/**
 * The conformance kit: the laws every game of the contract keeps, tried on random games.
 *
 * @packageDocumentation
 */
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";
import { hiddenLaws } from "./hidden-laws.js";
import { outsideLaws } from "./outside-laws.js";
import { playLaws } from "./play-laws.js";
import type { ConformanceSettings, Law } from "./traces.js";

export { recordGame } from "./record.js";
export { type Cell, chiSquareDeviation, MOST_DEVIATION } from "./statistics.js";
export type { ConformanceSettings, Law } from "./traces.js";

/** Every law, ready for a test runner: `for (const law of conformance(game, { maxSteps: 500 })) it(law.name, law.check)`. */
export function conformance<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
): Law[] {
  return [
    ...playLaws(game, settings),
    ...outsideLaws(game, settings),
    ...hiddenLaws(game, settings),
  ];
}
