// Binds the rules to the contract, for the salvage ship and for any other story pack.
import { defineGame, type Game } from "@games/core-game";
import { check, legalActions } from "./actions.js";
import { salvageShipRules } from "./data/salvage-ship.js";
import { configShape } from "./options.js";
import { compilePack } from "./pack.js";
import { stateShape } from "./save.js";
import { setup } from "./setup.js";
import { clone } from "./state.js";
import { step } from "./step.js";
import type { PackRules, Wretched } from "./types.js";
import { outcome, view } from "./view.js";

/**
 * The game of a story pack; throws an OptionsError that names every fault of the pack's rules.
 * Saves and replays carry the pack's id and the hash of its rules, so those of another story are refused.
 */
export function createWretchedGame(pack: PackRules): Game<Wretched> {
  const sheet = compilePack(pack);
  const options = configShape(sheet);
  return defineGame<Wretched>({
    id: "wretched",
    rules: 1,
    schema: 1,
    content: `${sheet.stamp.id}:${sheet.stamp.hash}`,
    streams: ["deck", "dice"],
    options,
    state: stateShape(sheet, options),
    setup,
    legalActions: (state) => legalActions(state, sheet),
    check: (state, action) => check(state, sheet, action),
    step: (state, action, luck, emit) => step(state, sheet, action, luck, emit),
    outcome,
    view: (state) => view(state, sheet),
    determinize: () => {}, // a face-down card has no identity until it is turned
    clone,
  });
}

/** The game of the salvage ship, without its prose. */
export const wretched: Game<Wretched> = /* @__PURE__ */ createWretchedGame(salvageShipRules);
