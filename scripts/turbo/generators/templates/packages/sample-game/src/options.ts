// The shape of the options: every value within its bounds, every default filled in, every fault named.
import { int, record, type Shape, withDefault } from "@games/core-game";
import type { Config } from "./types.js";

/** The options of a game that says nothing else: R1. */
export const DEFAULTS: Config = /* @__PURE__ */ Object.freeze({ rounds: 5, target: 40 });

const fields = record<Config>({
  rounds: withDefault(int(1, 20), DEFAULTS.rounds),
  target: withDefault(int(1, 999), DEFAULTS.target),
});

/** The shape of the options. */
export function optionsShape(): Shape<Config> {
  return fields;
}
