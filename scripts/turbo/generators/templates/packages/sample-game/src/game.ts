// The game: its rules bound to everything a user calls.
import { defineGame, type Game } from "@games/core-game";
import { actionShape, check, legalActions } from "./actions.js";
import { optionsShape } from "./options.js";
import { positionShape } from "./position.js";
import { stateShape } from "./save.js";
import { setup } from "./setup.js";
import { clone } from "./state.js";
import { step } from "./step.js";
import { type SampleGame, STREAMS } from "./types.js";
import { determinize, outcome, view } from "./view.js";

/** Sample game: roll a die as often as you dare, and bank before a 1 loses the pot. */
export const sampleGame: Game<SampleGame> = /* @__PURE__ */ defineGame<SampleGame>({
  id: "sample-game",
  rulesVersion: 1,
  schemaVersion: 1,
  streams: STREAMS,
  optionsShape,
  stateShape,
  actionShape,
  positionShape,
  setup,
  legalActions,
  check,
  step,
  outcome,
  view,
  determinize,
  clone,
});
