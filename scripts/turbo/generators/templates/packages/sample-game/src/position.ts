// A game in progress, told in the terms of the view.
import { draftShape, int, type PositionParts, type Shape, withDefault } from "@games/core-game";
import type { SampleGame, State } from "./types.js";

const points = withDefault(int(0, 2 ** 50), 0);

/** The shape of a draft: whatever is missing is as at the beginning of a game. */
export function positionShape({ config, rng }: PositionParts<SampleGame>): Shape<State> {
  const told = draftShape<Omit<State, "config" | "rng">>(
    {
      roundsLeft: withDefault(int(0, config.rounds), config.rounds),
      pot: points,
      score: points,
    },
    [],
  );
  return (value, context) => {
    const known = told(value, context);
    return known === undefined ? undefined : { config, ...known, rng };
  };
}
