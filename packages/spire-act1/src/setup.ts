// The first state: at the map, before the first node.
import type { SetupContext } from "@games/core-game";
import { startRun } from "./rules/run.js";
import type { Config, SpireAct1, State } from "./types.js";

/** A new run: rule 1. The rewards deck has no order before a card is drawn, so nothing is drawn here. */
export function setup(config: Config, { content, rng }: SetupContext<SpireAct1>): State {
  return {
    config,
    run: startRun(content, config),
    stack: [{ kind: "map" }],
    combat: null,
    result: null,
    rng,
  };
}
