// What the safe API and the session cost over the fast API, on bomb flip.
import { BANK, bombFlip, countUniques, FLIP_LEFT, type State } from "@games/bomb-flip";
import { Session, unwrap } from "@games/core-game";
import type { Bench } from "./harness.js";

const GAMES = 50;

const policy = (state: Readonly<State>) => (countUniques(state) >= 3 ? BANK : FLIP_LEFT);

/** Plays the same games in some way and counts steps and points. */
function playAll(play: (seed: number) => number): number {
  let sum = 0;
  for (let seed = 0; seed < GAMES; seed++) sum += play(seed);
  return sum;
}

function cloneAndStep(seed: number): number {
  let state = bombFlip.create({ seed });
  let steps = 0;
  for (; state.lives > 0; steps++) {
    const next = bombFlip.clone(state);
    bombFlip.step(bombFlip.open(next), policy(state));
    state = next;
  }
  return steps + state.totalScore;
}

function safeApply(seed: number): number {
  let state: Readonly<State> = bombFlip.create({ seed });
  let steps = 0;
  for (; state.lives > 0; steps++) state = unwrap(bombFlip.apply(state, policy(state))).state;
  return steps + state.totalScore;
}

function sessionDo(seed: number): number {
  const session = new Session(bombFlip, { seed });
  let steps = 0;
  for (; session.state.lives > 0; steps++) session.do(policy(session.state));
  return steps + session.state.totalScore;
}

const steps = playAll((seed) => {
  const session = new Session(bombFlip, { seed });
  let count = 0;
  for (; session.state.lives > 0; count++) session.do(policy(session.state));
  return count;
});

export const benches: readonly Bench[] = [
  {
    title: "One action",
    cases: {
      "clone + step": { ops: steps, run: () => playAll(cloneAndStep) },
      apply: { ops: steps, run: () => playAll(safeApply) },
      "Session.do": { ops: steps, run: () => playAll(sessionDo) },
    },
    agree: [["clone + step", "apply", "Session.do"]],
    goals: [
      { faster: "apply", than: "clone + step", times: 1 / 3 },
      { faster: "Session.do", than: "apply", times: 1 / 3 },
    ],
  },
];
