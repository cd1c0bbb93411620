// The risk model that is shown to the player: exact, from playing the rules through every answer of chance.
import { enumerate, type Luck } from "@games/core-rng";
import { FLIP_LEFT } from "./actions.js";
import { bombFlip } from "./game.js";
import { bombChance, isOver, payout } from "./state.js";
import type { State } from "./types.js";

/** What the next flip can do, as probabilities, and what banking now is worth: R18. */
export interface Risk {
  /** One of the two cards is a bomb. */
  readonly bombPresent: number;
  /** The flipped card is the bomb. */
  readonly bomb: number;
  /** The bomb costs a life. */
  readonly lifeLost: number;
  /** A duplicate ends the run. */
  readonly bust: number;
  /** A duplicate ends the run, once the flipped card is known to be a treasure. */
  readonly bustOfTreasure: number;
  /** A new number joins the run. */
  readonly newNumber: number;
  /** What banking now pays; 0 when there is nothing to bank. */
  readonly bankValue: number;
}

/** What a flip came to. */
type FlipResult = "life-lost" | "bomb-shielded" | "busted" | "number-added" | "other-loot";

/** The exact risk of flipping a card now, the same on both sides; all 0 when the game is over. */
export function risk(state: Readonly<State>): Risk {
  const chances = isOver(state) ? [] : enumerate((luck) => tryFlip(state, luck));
  const chanceOf = (result: FlipResult) =>
    chances.find(({ value }) => value === result)?.probability ?? 0;
  const lifeLost = chanceOf("life-lost");
  const bomb = lifeLost + chanceOf("bomb-shielded");
  const bust = chanceOf("busted");
  return {
    bombPresent: isOver(state) ? 0 : bombChance(state),
    bomb,
    lifeLost,
    bust,
    bustOfTreasure: bomb < 1 ? bust / (1 - bomb) : 0,
    newNumber: chanceOf("number-added"),
    bankValue: payout(state),
  };
}

function tryFlip(before: Readonly<State>, luck: Luck): FlipResult {
  const after = bombFlip.clone(before);
  bombFlip.step(bombFlip.openWith(after, luck), FLIP_LEFT);
  if (after.lives < before.lives) return "life-lost";
  if (after.bombs > before.bombs) return "bomb-shielded";
  if (after.busts > before.busts) return "busted";
  return after.runUniques === before.runUniques ? "other-loot" : "number-added";
}
