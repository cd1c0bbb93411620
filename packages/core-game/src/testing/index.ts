/**
 * The conformance kit: the laws every game of the contract keeps, tried on random games, and what rule tests are made of.
 *
 * @packageDocumentation
 */
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";
import { hiddenLaws } from "./hidden-laws.js";
import { playLaws } from "./play-laws.js";
import { sharingLaws } from "./sharing-laws.js";
import { tableLaws } from "./table-laws.js";
import type { ConformanceSettings, Law } from "./traces.js";
import { untrustedLaws } from "./untrusted-laws.js";

export { checkGolden, goldenLine, recordGame } from "./golden.js";
export { guardPolicy, policyLaws } from "./policy-laws.js";
export { type Asked, type RepeatedLuck, recordLuck, repeatLuck } from "./recorded-luck.js";
export { eventsOf, scriptedStep } from "./scripted-play.js";
export { type Cell, chiSquareDeviation, MAX_DEVIATION } from "./statistics.js";
export type { ConformanceSettings, Law } from "./traces.js";
export { compareWords, MARKS, markWords } from "./words.js";

/** Every law, ready for a test runner: `for (const law of conformance(game, { maxSteps: 500 })) it(law.name, law.check)`. */
export function conformance<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
): Law[] {
  return [
    ...playLaws(game, settings),
    ...untrustedLaws(game, settings),
    ...sharingLaws(game, settings),
    ...hiddenLaws(game, settings),
    ...tableLaws(game, settings),
  ];
}
