// The game: its rules bound to everything a user calls.
import { defineGame, type Game } from "@games/core-game";
import { actionShape } from "./action-table.js";
import { check, legalActions } from "./actions.js";
import { content } from "./content.js";
import { liveView } from "./live-view.js";
import { optionsShape } from "./options.js";
import { positionShape } from "./position.js";
import { migrations, stateShape } from "./save.js";
import { setup } from "./setup.js";
import { clone } from "./state.js";
import { step } from "./step.js";
import { type Dsd6, STREAMS } from "./types.js";
import { determinize, outcome, view } from "./view.js";

/** Deep Space D-6 with the standard threat deck; `withContent` takes another one. */
export const dsd6: Game<Dsd6> = /* @__PURE__ */ defineGame<Dsd6>({
  id: "dsd6",
  rulesVersion: 2,
  schemaVersion: 2,
  streams: STREAMS,
  content,
  optionsShape,
  stateShape,
  positionShape,
  actionShape,
  migrations,
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
