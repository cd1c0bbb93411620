// The game: its rules bound to everything a user calls.
import { defineGame, type Game } from "@games/core-game";
import { actionShape, check, legalActions } from "./actions.js";
import { compileContent } from "./compile.js";
import { contentShape } from "./content-shape.js";
import type { Kit } from "./kit.js";
import { optionsShape } from "./options.js";
import { stateShape } from "./save.js";
import { setup } from "./setup.js";
import { clone } from "./state.js";
import { step } from "./step.js";
import { type SpireAct1, STREAMS } from "./types.js";
import { determinize, outcome, view } from "./view.js";
import type { Rows } from "./vocabulary.js";

/** What rules read of the rows: everything but names. */
function hashRows(rows: Rows): unknown {
  return Object.values(rows).map((table: readonly object[]) =>
    table.map((row) => ({ ...row, name: undefined })),
  );
}

/** A game of some rows, put together from a kit. */
export function createGame(kit: Kit, standard: Rows): Game<SpireAct1> {
  return defineGame<SpireAct1>({
    id: "spire-act1",
    rulesVersion: 3,
    schemaVersion: 1,
    streams: STREAMS,
    content: {
      standard,
      shape: contentShape(kit),
      compile: (rows) => compileContent(kit, rows),
      hashed: hashRows,
    },
    optionsShape,
    stateShape,
    actionShape,
    ...(kit.positionShape && { positionShape: kit.positionShape }),
    setup,
    legalActions,
    check,
    step,
    outcome,
    view,
    determinize,
    clone,
  });
}
