// A game in progress, told in the terms of the view.
import {
  boolean,
  draftShape,
  int,
  list,
  type PositionParts,
  type Shape,
  withDefault,
} from "@games/core-game";
import { type BombFlip, NUMBERS, type State } from "./types.js";

const count = withDefault(int(0, 2 ** 50), 0);

/** What follows from the rest of a view. */
const DERIVED = ["bestTotalScore", "trophyTier", "bombChance", "payout"];

/** The shape of a draft: whatever is missing is as at the beginning of a game. */
export function positionShape({ config, rng }: PositionParts<BombFlip>): Shape<State> {
  type Told = Omit<State, "config" | "rng" | "runUniques"> & { runUniques: number[] };
  const told = draftShape<Told>(
    {
      lives: withDefault(int(0, config.lives), config.lives),
      totalScore: count,
      bonusBank: count,
      streak: count,
      runUniques: withDefault(list(int(1, NUMBERS), NUMBERS), []),
      runHasShield: withDefault(boolean, false),
      scramblerCharges: count,
      jammerTurns: count,
      turns: count,
      banks: count,
      busts: count,
      bombs: count,
    },
    DERIVED,
  );
  return (value, context) => {
    const known = told(value, context);
    if (known === undefined) return undefined;
    const runUniques = known.runUniques.reduce((bits, number) => bits | (1 << (number - 1)), 0);
    return { config, ...known, runUniques, rng };
  };
}
