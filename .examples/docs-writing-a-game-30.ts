import { defineGame, type Emit, type GameTypes, type LuckOf, type Refusal, shape, type WordsOf } from "@games/core-game";
import { cloneWords, die, pick } from "@games/core-rng";

const LIMITS = [5, 6, 7, 8, 9, 10, 11, 12];
const STREAMS = ["crates", "boats"] as const;

interface State {
  readonly config: Ferry["config"];
  boats: number; // still to go, the one at the quay included
  load: number;
  score: number;
  unseen: readonly number[]; // the cards not turned over yet, in ascending order
  limit: number; // which of them is the boat's: hidden; 0 when all boats have gone
  luck: WordsOf<Ferry>;
}
type Action = { type: "load" } | { type: "sail" };
type Event =
  | { type: "crate-loaded"; weight: number; reveals: true }
  | { type: "boat-sunk" | "boat-sailed"; limit: number; reveals: true };
interface Ferry extends GameTypes {
  stream: (typeof STREAMS)[number];
  options: { readonly boats?: number };
  config: { readonly boats: number };
  state: State;
  action: Action;
  event: Event;
  view: { boats: number; load: number; score: number; unseen: readonly number[] };
  outcome: { result: "won" | "lost"; score: number };
  code: "game-over" | "nothing-loaded" | "unknown-action";
}
function callBoat(state: State, luck: LuckOf<Ferry>): void {
  state.load = 0;
  state.limit = state.boats > 0 ? pick(luck.boats, state.unseen) : 0;
}

function setup(config: Ferry["config"], luck: LuckOf<Ferry>, words: WordsOf<Ferry>): State {
  const state = { config, boats: config.boats, load: 0, score: 0, unseen: LIMITS, limit: 0, luck: words };
  callBoat(state, luck);
  return state;
}
const ACTIONS: readonly Action[] = [{ type: "load" }, { type: "sail" }];

function check(state: Readonly<State>, { type }: Action): Refusal<Ferry["code"]> | undefined {
  if (state.boats === 0) return { code: "game-over", message: "All boats have gone." };
  if (type === "load" || (type === "sail" && state.load > 0)) return undefined;
  if (type === "sail") return { code: "nothing-loaded", message: "Load a crate first." };
  return { code: "unknown-action", message: "You can load or sail." };
}

const legalActions = (state: Readonly<State>) =>
  ACTIONS.filter((action) => check(state, action) === undefined);
function step(state: State, action: Action, luck: LuckOf<Ferry>, emit?: Emit<Event>): void {
  if (action.type === "load") {
    const weight = die(luck.crates);
    state.load += weight;
    emit?.({ type: "crate-loaded", weight, reveals: true });
    if (state.load <= state.limit) return;
    emit?.({ type: "boat-sunk", limit: state.limit, reveals: true });
  } else {
    state.score += state.load;
    emit?.({ type: "boat-sailed", limit: state.limit, reveals: true });
  }
  state.unseen = state.unseen.filter((card) => card !== state.limit);
  state.boats--;
  callBoat(state, luck);
}
const view = ({ boats, load, score, unseen }: Readonly<State>) => ({ boats, load, score, unseen });

function determinize(state: State, luck: LuckOf<Ferry>): void {
  if (state.limit === 0) return;
  state.limit = pick(luck.boats, state.unseen.filter((card) => card >= state.load));
}
const options = shape.record<Ferry["config"]>({ boats: shape.withDefault(shape.int(1, 5), 3) });
const fields = shape.record<State>({
  config: options,
  boats: shape.int(0, 5),
  load: shape.int(0, 12),
  score: shape.int(0, 60),
  unseen: shape.list(shape.oneOf(LIMITS), LIMITS.length),
  limit: shape.oneOf([0, ...LIMITS]),
  luck: shape.streamWords(STREAMS),
});

function isPossible({ config, boats, load, score, unseen, limit }: State): boolean {
  const gone = config.boats - boats;
  const inOrder = LIMITS.filter((card) => unseen.includes(card));
  const hasItsCards = unseen.length === LIMITS.length - gone && String(unseen) === String(inOrder);
  const hasItsBoat = boats > 0 ? unseen.includes(limit) && load <= limit : limit + load === 0;
  return hasItsCards && hasItsBoat && score <= 12 * gone;
}
const ferry = defineGame<Ferry>({
  id: "ferry", rules: 1, schema: 1, streams: STREAMS,
  options,
  state: shape.refine(fields, (state) => (isPossible(state) ? undefined : "is no position of this game")),
  setup, legalActions, check, step, view, determinize,
  outcome: ({ boats, score, config }) =>
    boats > 0 ? undefined : { result: score >= 6 * config.boats ? "won" : "lost", score },
  clone: ({ config, boats, load, score, unseen, limit, luck }) => ({
    config, boats, load, score, unseen, limit,
    luck: { crates: cloneWords(luck.crates), boats: cloneWords(luck.boats) },
  }),
});
import { scripted, seedStreams, unwrap } from "@games/core-rng";

const luck = scripted([2, 4, 4, 0]); // a boat with limit 7, a five, a five; then the next boat
const table = ferry.setup({ boats: 2 }, ferry.shareLuck(luck), seedStreams(STREAMS, "any"));
ferry.step(table, { type: "load" }, ferry.shareLuck(luck));
console.log(table.load, table.boats); // → 5 2
ferry.step(table, { type: "load" }, ferry.shareLuck(luck)); // rule 1: 10 is above 7
console.log(table.load, table.boats, table.score); // → 0 1 0
luck.done();
const first = ferry.create({ seed: "harbour" });
const sinks = ferry.odds(first, { type: "load" }, ({ events }) =>
  events.some(({ type }) => type === "boat-sunk"),
);
const chance = sinks.find(({ value }) => value)?.probability ?? 0;
console.log((chance * 48).toFixed(9)); // → 1.000000000
const refused = ferry.apply(first, { type: "sail" });
console.log(refused.ok ? "" : refused.error.code); // → nothing-loaded

const { state, events } = unwrap(ferry.apply(first, { type: "load" }));
console.log(events[0]?.type, first.load, state.load > 0); // → crate-loaded 0 true
console.log(ferry.load(ferry.save(state)).ok); // → true
import { conformance } from "@games/core-game/testing";

for (const law of conformance(ferry, { maxSteps: 65, variants: [{}, { boats: 5 }] })) law.check();

export {};
