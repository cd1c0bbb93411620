// The scout: a quick player for rollouts. It fights by heuristics and takes what is worth most between fights.

import type { Game, RngOf } from "@games/core-game";
import { type Luck, redrawStreams, seedStreams } from "@games/core-rng";
import { topFrame } from "../rules/frames.js";
import { type Action, type Play, type SpireAct1, STREAMS, type State } from "../types.js";
import { compileHeuristics, type Heuristics } from "./heuristics.js";
import { compileRunValue, type RunValue } from "./run-value.js";

/** What decisions between fights are made with. */
export interface Scout {
  readonly game: Game<SpireAct1>;
  readonly fight: Heuristics;
  readonly value: RunValue;
  /** One context for everything that is tried, moved to each state. */
  readonly play: Play;
  /** Random state that is drawn anew for each world, kept because making it takes longer than drawing it. */
  readonly rng: RngOf<SpireAct1>;
}

/** How many actions it takes at most between two nodes. */
const MAX_STEPS = 60;

/** A scout for a game and the rules of a state. */
export function createScout(game: Game<SpireAct1>, state: State): Scout {
  const value = compileRunValue(game, state.config.ruleSet);
  const fight = compileHeuristics(game.content);
  const rng = seedStreams(game.rngSource, STREAMS, 0);
  return { game, fight, value, play: game.open(state), rng };
}

/** A copy of a state with fresh luck. */
export function redrawn({ game }: Scout, state: State, luck: Luck): State {
  const copy = game.clone(state);
  redrawStreams(game.rngSource, STREAMS, copy.rng, luck);
  return copy;
}

/** Whether the player is on the map, or the run is over. */
export function isSettled(state: Readonly<State>): boolean {
  const kind = topFrame(state)?.kind;
  return kind === undefined || kind === "path" || kind === "map";
}

/** Plays an action in place. */
export function playAt({ game, play }: Scout, state: State, action: Action): void {
  game.point(play, state);
  game.step(play, action);
}

/** Plays on to the map: fights by heuristics, and what is worth most right away between them. */
export function playToMap(scout: Scout, state: State): void {
  const { game, play, fight } = scout;
  for (let steps = 0; steps < MAX_STEPS && !isSettled(state); steps++) {
    if (state.combat === null) playAt(scout, state, greedy(scout, state));
    game.point(play, state);
    while (state.combat !== null) game.step(play, fight(play));
  }
}

/** The action after which the run is worth most right away. */
function greedy(scout: Scout, state: State): Action {
  const { game, value } = scout;
  const legal = game.legalActions(state);
  if (legal.length === 1) return legal[0] as Action;
  let best = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    if (action.type === "drink" || action.type === "discard-potion") continue;
    const next = game.clone(state);
    playAt(scout, next, action);
    const worth = next.combat === null ? value.chance(next.run) : 0;
    // What leads away comes last, so that everything of some use is taken before.
    if (worth < most || (worth === most && action.type !== "leave")) continue;
    best = action;
    most = worth;
  }
  return best;
}

/** What a state is worth: the chance to complete the act; 0 when it is lost, 1 when it is complete. */
export function chanceAt({ value }: Scout, state: Readonly<State>): number {
  if (state.result !== null) return state.result === "defeat" ? 0 : 1;
  return value.chance(state.run);
}
