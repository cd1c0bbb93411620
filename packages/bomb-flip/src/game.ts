// The game: its rules bound to everything a user calls.
import { defineGame, type Game } from "@games/core-game";
import { actionShape, check, legalActions } from "./actions.js";
import { optionsShape } from "./options.js";
import { positionShape } from "./position.js";
import { stateShape } from "./save.js";
import { setup } from "./setup.js";
import { clone } from "./state.js";
import { step } from "./step.js";
import { type BombFlip, STREAMS } from "./types.js";
import { determinize, liveView, outcome, view } from "./view.js";

/** Bomb flip: turn one of two cards, collect unique numbers, and bank before a bomb or a duplicate ends the run. */
export const bombFlip: Game<BombFlip> = /* @__PURE__ */ defineGame<BombFlip>({
  id: "bomb-flip",
  rulesVersion: 1,
  schemaVersion: 1,
  streams: STREAMS,
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
