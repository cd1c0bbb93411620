// The lab against a bare loop over the same games: what counting, measuring and checking players cost.
import { type Action, bombFlip, type State } from "@games/bomb-flip";
import { bankAt } from "@games/bomb-flip/bots";
import {
  AleaLuck,
  alea,
  cloneRng,
  deriveRng,
  deriveStreams,
  pick,
  seedRng,
  unwrap,
} from "@games/core-rng";
import { planOf, simulateRange } from "@games/lab";
import { bombFlipStudy } from "@games/lab/studies";
import type { Bench } from "./harness.js";

const GAMES = 5000;
const { streams } = bombFlip;
const config = unwrap(bombFlip.configure({}));
const base = seedRng("bench", "games");
const playerBase = seedRng("bench", "players");
const context = bombFlip.open(bombFlip.create({ seed: "bench" }));
const playerLuck = new AleaLuck(cloneRng(playerBase));

/** Plays every game with an action chosen by `choose`, looks how it ended, and adds up the scores. */
function bareLoop(choose: (state: State, legal: readonly Action[]) => Action): number {
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    deriveRng(playerBase, game, playerLuck.rng);
    const state = bombFlip.setup(config, deriveStreams(alea, streams, base, game));
    bombFlip.point(context, state);
    for (;;) {
      const legal = bombFlip.legalActions(state);
      if (legal.length === 0) break;
      bombFlip.step(context, choose(state, legal));
    }
    sum += bombFlip.outcome(state)?.totalScore ?? 0;
  }
  return sum;
}

function inLab(player: string): number {
  const plan = planOf(bombFlipStudy, { study: "bomb-flip", player, seed: "bench", games: GAMES });
  const tally = simulateRange(plan, { from: 0, to: GAMES });
  return Number(tally.measures.get("score")?.sum ?? 0n);
}

const bankAtTwo = bankAt(2);
const random = (_state: State, legal: readonly Action[]) => pick(playerLuck, legal);
const threshold = (state: State, legal: readonly Action[]) =>
  bankAtTwo(bombFlip.view(state), legal, playerLuck);

export const benches: readonly Bench[] = [
  {
    title: "lab: whole games of bomb flip, a random player",
    cases: {
      "bare loop": { ops: GAMES, run: () => bareLoop(random) },
      lab: { ops: GAMES, run: () => inLab("random") },
    },
    agree: [["bare loop", "lab"]],
    goals: [{ faster: "lab", than: "bare loop", times: 1 / 1.15 }],
  },
  {
    title: "lab: whole games of bomb flip, a player who reads the view",
    cases: {
      "bare loop": { ops: GAMES, run: () => bareLoop(threshold) },
      lab: { ops: GAMES, run: () => inLab("bank-at-2") },
    },
    agree: [["bare loop", "lab"]],
    goals: [{ faster: "lab", than: "bare loop", times: 1 / 1.15 }],
  },
];
