// The shape of the options, their defaults, and the readings of the printed game.
import { oneOf, record, type Shape, withDefault } from "@games/core-game";
import { DIFFICULTIES } from "./data/vocabulary.js";
import type { Config, Options } from "./types.js";

/** One of some values, of which the first is the default. */
function choice<const V extends string>(...values: readonly [V, ...V[]]): Shape<V> {
  return withDefault(oneOf(values), values[0]);
}

/** The shape of the options; whatever is missing is as RULES.md reads the design document. */
export function optionsShape(): Shape<Config> {
  return record<Config>({
    difficulty: withDefault(oneOf(DIFFICULTIES), "normal"),
    difficultyModel: choice("as-written", "graded"),
    resolvedDice: choice("reusable", "spent"),
    unfinishedDice: choice("return", "stay"),
    scannerDice: choice("stay", "release", "release-at-once"),
    medical: choice("both", "either"),
    stasis: choice("until-used", "one-turn"),
    barrier: choice("gone", "returns"),
    tactical: choice("single", "concentrated"),
    engineering: choice("single", "concentrated"),
    stationUse: choice("each-die", "once"),
    lockedDie: choice("pool", "pool-or-used"),
    crewLoss: choice("all-in-infirmary", "no-die-to-roll"),
    returnCrew: choice("from-infirmary", "from-scanners"),
    onlyAlone: choice("no-other-enemy", "no-other-external"),
  });
}

/**
 * R49: the readings of the published game, with the threat deck of the design document, whose cards differ from the published
 * ones. `PRINTED_GAME_NOTE` of the text entry says so to people.
 */
export const PRINTED_GAME: Options = /* @__PURE__ */ Object.freeze({
  resolvedDice: "spent",
  unfinishedDice: "stay",
  scannerDice: "release-at-once",
  medical: "either",
  stasis: "one-turn",
  barrier: "returns",
  tactical: "concentrated",
  engineering: "concentrated",
  lockedDie: "pool-or-used",
  crewLoss: "no-die-to-roll",
  returnCrew: "from-scanners",
  onlyAlone: "no-other-external",
});
