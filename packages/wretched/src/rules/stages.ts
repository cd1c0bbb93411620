// Moving from stage to stage: a game rests where its player decides, and passes through the rest.
import type { Emit } from "@games/core-game";
import type { RestingStage } from "../data/stages.js";
import type { Stage } from "../data/transitions.js";
import type { Event, State } from "../types.js";

/** Hears the events of a game. */
export type Listener = Emit<Event> | undefined;

/** Tells of a stage that needs no decision. */
export function pass(stage: Stage, emit: Listener): void {
  emit?.({ type: "stage-entered", stage });
}

/** Stops at a stage in which the player decides. */
export function rest(state: State, stage: RestingStage, emit: Listener): void {
  state.stage = stage;
  emit?.({ type: "stage-entered", stage });
}
