// Binds the rules to the contract, with the rules of the salvage ship as the standard content.
import { defineGame, type Game } from "@games/core-game";
import { actionShape, check, legalActions } from "./actions.js";
import { compile, hashed, packShape } from "./content.js";
import { salvageShipRules } from "./data/salvage-ship.js";
import { optionsShape } from "./options.js";
import { positionShape } from "./position.js";
import { stateShape } from "./save.js";
import { setup } from "./setup.js";
import { clone } from "./state.js";
import { step } from "./step.js";
import { STREAMS, type Wretched } from "./types.js";
import { determinize, liveView, outcome, view } from "./view.js";

/** The game of the salvage ship, without its prose; `withContent(pack)` is the game of any other story pack. */
export const wretched: Game<Wretched> = /* @__PURE__ */ defineGame<Wretched>({
  id: "wretched",
  rulesVersion: 1,
  schemaVersion: 1,
  streams: STREAMS,
  content: { standard: salvageShipRules, shape: packShape, compile, hashed },
  optionsShape,
  stateShape,
  positionShape,
  actionShape,
  setup,
  legalActions,
  check,
  step,
  outcome,
  view,
  liveView,
  determinize,
  clone,
});
