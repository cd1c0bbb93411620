// Binds the rules to a content table and the contract.
import { defineGame, type Game } from "@games/core-game";
import { legalActions } from "./actions.js";
import { check } from "./check.js";
import { createContent } from "./content.js";
import { outcome } from "./outcome.js";
import { stateShape } from "./save.js";
import { optionsShape, setup } from "./setup.js";
import { clone } from "./state.js";
import { step } from "./step.js";
import { type Dsd6, STREAMS, type Threat } from "./types.js";
import { determinize, view } from "./view.js";

/** The content a game is made with. */
export interface Dsd6Content {
  /** The whole threat deck; `[...THREATS, …]` extends the standard one. */
  readonly threats?: readonly Threat[];
}

/** The game with a threat deck of your own; throws an OptionsError that names every fault of the table. */
export function createDsd6Game({ threats }: Dsd6Content = {}): Game<Dsd6> {
  const content = createContent(threats);
  return defineGame<Dsd6>({
    id: "dsd6",
    rules: 1,
    schema: 1,
    ...(content.hash === undefined ? {} : { content: content.hash }),
    streams: STREAMS,
    options: optionsShape,
    state: stateShape(content),
    setup: (config, luck, words) => setup(config, content, luck, words),
    legalActions: (state) => legalActions(state, content),
    check: (state, action) => check(state, content, action),
    step: (state, action, luck, emit) => step(state, content, action, luck, emit),
    outcome: (state) => outcome(state, content),
    view: (state) => view(state, content),
    determinize,
    clone,
  });
}

/** Deep Space D-6 with the standard threat deck. */
export const dsd6: Game<Dsd6> = /* @__PURE__ */ createDsd6Game();
