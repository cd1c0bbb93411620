// Sample game: whole games by both APIs, from the same seeds and with the same choices.
import type { ReadonlyState } from "@games/core-game";
import {
  type Action,
  BANK,
  ROLL,
  type SampleGame,
  type State,
  sampleGame,
} from "@games/sample-game";
import type { Bench } from "./harness.js";

const GAMES = 200;

const choose = ({ pot }: ReadonlyState<SampleGame>): Action => (pot >= 20 ? BANK : ROLL);

/** The scores of all games together, each played to its end in a way that is passed in. */
function scores(play: (state: State) => ReadonlyState<SampleGame>): number {
  let sum = 0;
  for (let seed = 0; seed < GAMES; seed++)
    sum += play(sampleGame.clone(sampleGame.create({ seed }))).score;
  return sum;
}

function playInPlace(state: State): State {
  const context = sampleGame.open(state);
  while (state.roundsLeft > 0) sampleGame.step(context, choose(state));
  return state;
}

function playPurely(first: State): ReadonlyState<SampleGame> {
  let state: ReadonlyState<SampleGame> = first;
  while (state.roundsLeft > 0) {
    const done = sampleGame.apply(state, choose(state));
    if (!done.ok) throw new Error(done.error.message);
    state = done.value.state;
  }
  return state;
}

export const benches: readonly Bench[] = [
  {
    title: "Sample game: whole games",
    cases: {
      "step in place": { ops: GAMES, run: () => scores(playInPlace) },
      "pure apply": { ops: GAMES, run: () => scores(playPurely) },
    },
    agree: [["step in place", "pure apply"]],
    goals: [{ faster: "step in place", than: "pure apply", times: 1 }],
  },
];
