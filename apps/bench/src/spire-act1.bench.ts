// The Ironclad's Act 1: whole runs of uniformly random play, and long fights action by action, through both doors and with
// states copied as JSON.
import {
  cloneWords,
  deriveStreams,
  SeededLuck,
  seedWords,
  streamBinder,
  unwrap,
} from "@games/core-rng";
import { type Action, type Options, type State, spireAct1 } from "@games/spire-act1";
import type { Bench } from "./harness.js";

const RUNS = 200;
const FIGHTS = 40;
const { streams } = spireAct1;
const base = seedWords("bench");
const choiceWords = seedWords("bench", "choices");
const bind = streamBinder(streams);

/** A way to play one action: the state that follows. */
type Play = (state: State, action: Action) => State;

const luck = spireAct1.luckOf(spireAct1.create({ seed: "any" }));
const inPlace: Play = (state, action) => {
  spireAct1.step(state, action, luck);
  return state;
};
const pure: Play = (state, action) => unwrap(spireAct1.apply(state, action)).state;
const copied: Play = (state, action) => {
  const next = JSON.parse(JSON.stringify(state)) as State;
  spireAct1.step(next, action, spireAct1.luckOf(next));
  return next;
};

/** A fighter who can stand a boss for a long time, with a deck of many kinds of card. */
const LONG_FIGHT: Options = {
  maxHp: 999,
  map: ["boss"],
  bosses: ["slime_boss", "the_guardian", "lagavulin", "sentry"],
  deck: [
    ...["strike_r", "strike_r", "strike_r", "strike_r", "defend_r", "defend_r", "defend_r"],
    ...["bash", "shrug_it_off", "pommel_strike", "cleave", "twin_strike", "metallicize"],
    ...["true_grit", "whirlwind", "iron_wave+", "headbutt"],
  ],
};

/** Plays random games and sums up how they went; `actions` is what they took. */
function playAll(options: Options, games: number, play: Play): { sum: number; actions: number } {
  const config = unwrap(spireAct1.configure(options));
  const choices = new SeededLuck(cloneWords(choiceWords));
  let sum = 0;
  let actions = 0;
  for (let game = 0; game < games; game++) {
    const words = deriveStreams(streams, base, game);
    bind(luck, words);
    let state = spireAct1.setup(config, luck, words);
    for (;;) {
      const legal = spireAct1.legalActions(state);
      const action = legal.length === 0 ? undefined : legal[choices.below(legal.length)];
      if (action === undefined) break;
      state = play(state, action);
      actions++;
    }
    sum += state.run.hp + 3 * state.run.combatCount + 7 * state.run.deck.length;
  }
  return { sum: sum + 11 * actions, actions };
}

const fightActions = playAll(LONG_FIGHT, FIGHTS, inPlace).actions;

const casesOf = (options: Options, games: number, ops: number): Bench["cases"] => ({
  "JSON copies": { ops, run: () => playAll(options, games, copied).sum },
  "fast door": { ops, run: () => playAll(options, games, inPlace).sum },
  "pure apply": { ops, run: () => playAll(options, games, pure).sum },
});

const agree = [["JSON copies", "fast door", "pure apply"]];

export const benches: readonly Bench[] = [
  {
    title: "Spire Act 1: one run of random play",
    cases: casesOf({}, RUNS, RUNS),
    agree,
    goals: [{ faster: "fast door", than: "JSON copies", times: 10 }],
  },
  {
    title: "Spire Act 1: one action of random play in long fights",
    cases: casesOf(LONG_FIGHT, FIGHTS, fightActions),
    agree,
    goals: [
      { faster: "fast door", than: "JSON copies", times: 10 },
      { faster: "pure apply", than: "fast door", times: 1 / 4 },
    ],
  },
];
