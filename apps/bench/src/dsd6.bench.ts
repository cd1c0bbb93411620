// Deep Space D-6: whole games of uniformly random legal play, through both APIs and as a hand-written program.
import type { ReadonlyState } from "@games/core-game";
import { AleaLuck, alea, cloneRng, deriveStreams, seedRng, unwrap } from "@games/core-rng";
import { type Dsd6, dsd6, ENDINGS } from "@games/dsd6";
import { digest, playLimit } from "./dsd6.limit.js";
import type { Bench } from "./harness.js";

const GAMES = 1000;
const base = seedRng("bench");
const choiceRng = seedRng("bench", "choices");
const config = unwrap(dsd6.configure({}));
const { streams } = dsd6;

const digestOf = ({ turn, hull, ending }: ReadonlyState<Dsd6>, actions: number) =>
  digest(turn, hull, ending === null ? 0 : ENDINGS.indexOf(ending) + 1, actions);

/** Plays the games in place and sums up a measure of each last state and its number of actions. */
function playFast(measure: (state: ReadonlyState<Dsd6>, actions: number) => number): number {
  const context = dsd6.open(dsd6.clone(dsd6.create({ seed: "any" })));
  const choices = new AleaLuck(cloneRng(choiceRng));
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const state = dsd6.setup(config, deriveStreams(alea, streams, base, game));
    dsd6.point(context, state);
    let actions = 0;
    for (;;) {
      const legal = dsd6.legalActions(state);
      const action = legal.length === 0 ? undefined : legal[choices.below(legal.length)];
      if (action === undefined) break;
      dsd6.step(context, action);
      actions++;
    }
    sum += measure(state, actions);
  }
  return sum;
}

function playSafely(): number {
  const choices = new AleaLuck(cloneRng(choiceRng));
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    let state: ReadonlyState<Dsd6> = dsd6.setup(config, deriveStreams(alea, streams, base, game));
    let actions = 0;
    for (;;) {
      const legal = dsd6.legalActions(state);
      const action = legal.length === 0 ? undefined : legal[choices.below(legal.length)];
      if (action === undefined) break;
      state = unwrap(dsd6.apply(state, action)).state;
      actions++;
    }
    sum += digestOf(state, actions);
  }
  return sum;
}

const turns = playFast(({ turn }) => turn);
const actions = playFast((_, count) => count);

/** The three ways of playing, timed by one kind of thing they do. */
const casesPer = (ops: number): Bench["cases"] => ({
  "hand-written program": { ops, run: () => playLimit(base, choiceRng, GAMES) },
  "fast API": { ops, run: () => playFast(digestOf) },
  apply: { ops, run: playSafely },
});

const agree = [["hand-written program", "fast API", "apply"]];

export const benches: readonly Bench[] = [
  {
    title: "Deep Space D-6: one turn of random play",
    cases: casesPer(turns),
    agree,
  },
  {
    title: "Deep Space D-6: one action of random play",
    cases: casesPer(actions),
    agree,
    goals: [
      { faster: "fast API", than: "hand-written program", times: 1 / 2 },
      { faster: "apply", than: "fast API", times: 1 / 4 },
    ],
  },
];
