// The Ironclad's Act 1: whole runs of uniformly random play, and long fights action by action, through both APIs and with
// states copied as JSON.
import { AleaLuck, alea, cloneRng, deriveStreams, seedRng, unwrap } from "@games/core-rng";
import { type Action, type Options, type State, spireAct1 } from "@games/spire-act1";
import type { Bench } from "./harness.js";

const RUNS = 200;
const FIGHTS = 40;
const { streams } = spireAct1;
const base = seedRng("bench");
const choiceRng = seedRng("bench", "choices");

/** A way to play one action: the state that follows. */
type Play = (state: State, action: Action) => State;

const context = spireAct1.open(spireAct1.clone(spireAct1.create({ seed: "any" })));
const inPlace: Play = (state, action) => {
  spireAct1.step(context, action);
  return state;
};
const safe: Play = (state, action) => unwrap(spireAct1.apply(state, action)).state as State; // which none of these changes
const cloned: Play = (state, action) => {
  const next = spireAct1.clone(state);
  spireAct1.point(context, next);
  spireAct1.step(context, action);
  return next;
};
const copied: Play = (state, action) => {
  const next = JSON.parse(JSON.stringify(state)) as State;
  spireAct1.step(spireAct1.open(next), action);
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

/** The same fighter against all of these at once in the printed act, with some relics. */
function printedFight(relics: readonly string[]): Options {
  const bosses = [["slime_boss", "the_guardian", "lagavulin", "sentry"]];
  return { ...LONG_FIGHT, ruleSet: "printed", hasNeow: false, bosses, relics };
}

/** The relic deck and the Loaded Die, without those that are gone as soon as they are gained. */
const ALL_RELICS = (spireAct1.rows.relics ?? []).flatMap(({ id, deck, discard }) =>
  deck === "boss" || discard ? [] : [id],
);

/** Plays random games and sums up how they went; `actions` is what they took. */
function playAll(options: Options, games: number, play: Play): { sum: number; actions: number } {
  const config = unwrap(spireAct1.configure(options));
  const choices = new AleaLuck(cloneRng(choiceRng));
  let sum = 0;
  let actions = 0;
  for (let game = 0; game < games; game++) {
    let state = spireAct1.setup(config, deriveStreams(alea, streams, base, game));
    spireAct1.point(context, state);
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

const casesOf = (options: Options, games: number, ops: number): Bench["cases"] => ({
  "JSON copies": { ops, run: () => playAll(options, games, copied).sum },
  "fast API": { ops, run: () => playAll(options, games, inPlace).sum },
  "clone and step": { ops, run: () => playAll(options, games, cloned).sum },
  apply: { ops, run: () => playAll(options, games, safe).sum },
});

/** The cases by action instead of by game. */
const actionCasesOf = (options: Options): Bench["cases"] =>
  casesOf(options, FIGHTS, playAll(options, FIGHTS, inPlace).actions);

/** The fast API alone, by action. */
function fastCase(options: Options): Bench["cases"][string] {
  const ops = playAll(options, FIGHTS, inPlace).actions;
  return { ops, run: () => playAll(options, FIGHTS, inPlace).sum };
}

const agree = [["JSON copies", "fast API", "clone and step", "apply"]];
const goals: Bench["goals"] = [
  { faster: "fast API", than: "JSON copies", times: 10 },
  { faster: "apply", than: "clone and step", times: 1 / 2.2 },
];

export const benches: readonly Bench[] = [
  {
    title: "Spire Act 1: one run of random play by the plan",
    cases: casesOf({}, RUNS, RUNS),
    agree,
    goals,
  },
  {
    title: "Spire Act 1: one action of random play in long fights by the plan",
    cases: actionCasesOf(LONG_FIGHT),
    agree,
    goals,
  },
  {
    title: "Spire Act 1: one run of random play as printed",
    cases: casesOf({ ruleSet: "printed" }, RUNS, RUNS),
    agree,
    goals,
  },
  {
    title: `Spire Act 1: one action of random play in long fights with ${ALL_RELICS.length} relics`,
    cases: actionCasesOf(printedFight(ALL_RELICS)),
    agree,
    goals,
  },
  {
    title: `Spire Act 1: what ${ALL_RELICS.length} relics cost an action`,
    cases: {
      "no relics": fastCase(printedFight([])),
      "all relics": fastCase(printedFight(ALL_RELICS)),
    },
    goals: [{ faster: "all relics", than: "no relics", times: 1 / 2 }],
  },
];
