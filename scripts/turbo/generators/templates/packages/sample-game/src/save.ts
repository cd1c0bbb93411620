// The shape of a state: the form of each field, and what must hold between them.
import {
  type Invariant,
  int,
  keeping,
  record,
  type Shape,
  type StateParts,
} from "@games/core-game";
import { fault } from "./messages.js";
import { isOver } from "./state.js";
import type { SampleGame, State } from "./types.js";

const points = int(0, 2 ** 50);

/** What must hold in every state, each with what is said when it does not. */
const INVARIANTS: readonly Invariant<State>[] = [
  [({ roundsLeft, config }) => roundsLeft <= config.rounds, fault("too-many-rounds")],
  [(state) => !isOver(state) || state.pot === 0, fault("pot-after-end")],
  [
    ({ roundsLeft, config, score }) => roundsLeft < config.rounds || score === 0,
    fault("score-without-round"),
  ],
];

/** The shape of a state: anything that passes can be played. */
export function stateShape({ config, rng }: StateParts<SampleGame>): Shape<State> {
  const fields = record<State>({ config, roundsLeft: points, pot: points, score: points, rng });
  return keeping(fields, INVARIANTS);
}
