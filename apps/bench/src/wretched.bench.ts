// Wretched & Alone: whole games of the ship as written with the policy "use the tool on the first pull, send the King
// back, write nothing", as one tight loop and through both APIs of the engine.
import type { ReadonlyState } from "@games/core-game";
import { alea, deriveStreams, seedRng, unwrap } from "@games/core-rng";
import {
  type Action,
  type DefeatReason,
  type State,
  type Wretched,
  wretched,
} from "@games/wretched";
import type { Bench } from "./harness.js";
import { playLimit } from "./wretched.limit.js";

const GAMES = 1000;
const PURE_GAMES = 100;
const { streams } = wretched;
const base = seedRng("bench");
const config = unwrap(wretched.configure({}));
const context = wretched.open(wretched.clone(wretched.create({ seed: "bench" })));

const SKIP: Action = { type: "skip-log" };
const ROLL: Action = { type: "roll-tasks" };
const TURN: Action = { type: "turn-card" };
const PULL: Action = { type: "pull" };
const TOOL: Action = { type: "use-tool" };
const RESCUE: Action = { type: "roll-rescue" };
const RETURN: Action = { type: "return-king", card: "SK" };

function choose(state: ReadonlyState<Wretched>): Action {
  switch (state.stage) {
    case "processCard":
      return TURN;
    case "towerPull":
    case "finalPull":
      return state.hasTool ? TOOL : PULL;
    case "rollForTasks":
      return ROLL;
    case "beaconRoll":
      return RESCUE;
    case "specialChecks":
      return RETURN;
    default:
      return SKIP;
  }
}

const ENDS: Readonly<Record<DefeatReason, number>> = {
  ship_destroyed: 1,
  four_kings: 2,
  final_pull_failed: 3,
  deck_exhausted: 5,
};

function checksum(state: ReadonlyState<Wretched>): number {
  const end = state.defeatReason === null ? 4 : ENDS[state.defeatReason];
  const { integrity, day, kingsRevealed, tokens, discard, bonusCounter } = state;
  const cards = 11 * discard.length + 13 * bonusCounter;
  return integrity + 3 * day + 5 * kingsRevealed + 7 * tokens + cards + 17 * end;
}

/** The first state of the index-th game, with the context pointed at it. */
function startGame(index: number): State {
  const state = wretched.setup(config, deriveStreams(alea, streams, base, index));
  wretched.point(context, state);
  return state;
}

function playFast(games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const state = startGame(game);
    while (state.stage !== "exit") wretched.step(context, choose(state));
    sum += checksum(state);
  }
  return sum;
}

/** As a simulator plays that knows nothing of the game: from the list of legal actions. */
function playListed(games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const state = startGame(game);
    for (;;) {
      const legal = wretched.legalActions(state);
      const last = legal[legal.length - 1];
      if (last === undefined) break;
      wretched.step(context, last.type === "keep-king" ? (legal[0] as Action) : last);
    }
    sum += checksum(state);
  }
  return sum;
}

function playSafely(games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    let state: ReadonlyState<Wretched> = startGame(game);
    while (state.stage !== "exit") state = unwrap(wretched.apply(state, choose(state))).state;
    sum += checksum(state);
  }
  return sum;
}

export const benches: readonly Bench[] = [
  {
    title: "wretched: whole games of the ship as written",
    cases: {
      "tight loop": { ops: GAMES, run: () => playLimit(base, GAMES) },
      "fast API": { ops: GAMES, run: () => playFast(GAMES) },
      "legal actions, fast API": { ops: GAMES, run: () => playListed(GAMES) },
    },
    agree: [["tight loop", "fast API", "legal actions, fast API"]],
    goals: [{ faster: "fast API", than: "tight loop", times: 0.34 }],
  },
  {
    title: "wretched: the two APIs",
    cases: {
      "fast API": { ops: PURE_GAMES, run: () => playFast(PURE_GAMES) },
      apply: { ops: PURE_GAMES, run: () => playSafely(PURE_GAMES) },
    },
    agree: [["fast API", "apply"]],
  },
];
