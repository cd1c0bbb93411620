// The first state: at the map, before the first node.
import type { SetupContext } from "@games/core-game";
import { mapFrame } from "./rules/nodes.js";
import { resolve } from "./rules/resolve.js";
import { startRun } from "./rules/run.js";
import type { Config, SpireAct1, State } from "./types.js";

/** A new run: rule 1. The plan's rewards deck has no order before a card is drawn, so nothing is drawn for it. */
export function setup(config: Config, { content, rng, open }: SetupContext<SpireAct1>): State {
  const state: State = {
    config,
    run: startRun(content, config),
    stack: [mapFrame(config)],
    combat: null,
    result: null,
    rng,
  };
  if (config.ruleSet === "plan") return state;
  const play = open(state);
  content.kit.setUp?.(play, config);
  resolve(play);
  return state;
}
