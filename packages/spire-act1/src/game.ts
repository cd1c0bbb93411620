// The game: its rules bound to everything a user calls.
import { defineGame, type Game } from "@games/core-game";
import { actionShape, check, legalActions } from "./actions.js";
import { compileContent } from "./content.js";
import { contentShape } from "./content-shape.js";
import { CURSES, STATUSES } from "./data/afflictions.js";
import { COLORLESS } from "./data/colorless.js";
import { ENEMIES } from "./data/enemies.js";
import { IRONCLAD } from "./data/ironclad.js";
import { optionsShape } from "./options.js";
import { stateShape } from "./save.js";
import { setup } from "./setup.js";
import { clone } from "./state.js";
import { step } from "./step.js";
import { type SpireAct1, STREAMS } from "./types.js";
import { determinize, outcome, view } from "./view.js";
import type { Rows } from "./vocabulary.js";

const ROWS: Rows = {
  cards: [...IRONCLAD, ...COLORLESS, ...STATUSES, ...CURSES],
  enemies: ENEMIES,
};

/** What rules read of the rows: everything but names. */
function hashRows({ cards, enemies }: Rows): unknown {
  return [cards, enemies].map((rows) => rows.map(({ name: _, ...row }) => row));
}

/** The Ironclad's Act 1. */
export const spireAct1: Game<SpireAct1> = /* @__PURE__ */ defineGame<SpireAct1>({
  id: "spire-act1",
  rulesVersion: 1,
  schemaVersion: 1,
  streams: STREAMS,
  content: { standard: ROWS, shape: contentShape, compile: compileContent, hashed: hashRows },
  optionsShape,
  stateShape,
  actionShape,
  setup,
  legalActions,
  check,
  step,
  outcome,
  view,
  determinize,
  clone,
});
