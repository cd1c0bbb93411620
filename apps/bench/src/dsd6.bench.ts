// Deep Space D-6: whole games of uniformly random legal play, through both doors and as a hand-written program.
import {
  cloneWords,
  deriveStreams,
  SeededLuck,
  seedWords,
  streamBinder,
  unwrap,
} from "@games/core-rng";
import { dsd6, type State } from "@games/dsd6";
import { digest, playLimit } from "./dsd6.limit.js";
import type { Bench } from "./harness.js";

const GAMES = 1000;
const base = seedWords("bench");
const choiceWords = seedWords("bench", "choices");
const config = unwrap(dsd6.configure({}));
const { streams } = dsd6;
const bind = streamBinder(streams);

const digestOf = ({ turn, hull, result }: Readonly<State>, actions: number) =>
  digest(turn, hull, result, actions);

/** Plays the games in place and hands each last state with its number of actions to a sum. */
function playFast(measure: (state: Readonly<State>, actions: number) => number): number {
  const luck = dsd6.luckOf(dsd6.create({ seed: "any" }));
  const choices = new SeededLuck(cloneWords(choiceWords));
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const words = deriveStreams(streams, base, game);
    bind(luck, words);
    const state = dsd6.setup(config, luck, words);
    let actions = 0;
    for (;;) {
      const legal = dsd6.legalActions(state);
      const action = legal.length === 0 ? undefined : legal[choices.below(legal.length)];
      if (action === undefined) break;
      dsd6.step(state, action, luck);
      actions++;
    }
    sum += measure(state, actions);
  }
  return sum;
}

function playPure(): number {
  const luck = dsd6.luckOf(dsd6.create({ seed: "any" }));
  const choices = new SeededLuck(cloneWords(choiceWords));
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const words = deriveStreams(streams, base, game);
    bind(luck, words);
    let state = dsd6.setup(config, luck, words);
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
  "hand-written program": { ops, run: () => playLimit(base, choiceWords, GAMES) },
  "fast door": { ops, run: () => playFast(digestOf) },
  "pure apply": { ops, run: playPure },
});

const agree = [["hand-written program", "fast door", "pure apply"]];

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
      { faster: "fast door", than: "hand-written program", times: 1 / 2 },
      { faster: "pure apply", than: "fast door", times: 1 / 4 },
    ],
  },
];
