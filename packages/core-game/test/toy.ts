// A small but complete game for tests: a cellar with hidden chests, a die, a deck, content, and two streams.
// Dig (a die; a 1 costs a lamp), mark the chest, open it (its worth shows), or leave.
import {
  cloneDeck,
  cloneRng,
  createDeck,
  type Deck,
  die,
  drawCard,
  shuffleIn,
} from "@games/core-rng";
import {
  actionShape,
  boolean,
  type Context,
  deck,
  defineGame,
  type GameTypes,
  int,
  keeping,
  list,
  messagesOf,
  oneOf,
  type Refusal,
  type RngOf,
  type Rules,
  record,
  text,
  withDefault,
} from "../src/index.js";

export interface Config {
  readonly lamps: number;
  readonly bonus: number;
}
/** What a chest can hold: one row per worth. */
export interface Chest {
  readonly name: string;
  readonly worth: number;
  readonly count: number;
}
export interface Rows {
  readonly chests: readonly Chest[];
}
export interface Content {
  readonly worths: readonly number[];
  readonly names: ReadonlyMap<number, string>;
}
export interface State {
  config: Config;
  lamps: number;
  score: number;
  depth: number;
  isMarked: boolean;
  /** The worth of the chest at hand, hidden until it is opened. */
  chest: number;
  chests: Deck<number>;
  isOver: boolean;
  rng: RngOf<Toy>;
}
export type Action =
  | { readonly type: "dig" }
  | { readonly type: "mark" }
  | { readonly type: "open"; readonly by: "hand" | "bar" }
  | { readonly type: "leave" };
export type Event =
  | { type: "cellar-entered"; lamps: number }
  | { type: "rolled"; face: number; reveals: true }
  | { type: "lamp-lost" }
  | { type: "marked" }
  | { type: "opened"; worth: number; name: string; reveals: true }
  | { type: "game-ended"; outcome: Toy["outcome"] };
export interface View {
  lamps: number;
  score: number;
  depth: number;
  isMarked: boolean;
  /** Every chest not opened yet, the one at hand among them. */
  unopened: number[];
  isOver: boolean;
}
export interface Toy extends GameTypes {
  stream: "die" | "chests";
  rows: Rows;
  content: Content;
  options: { lamps?: number; bonus?: number };
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  outcome: { result: "rich" | "poor"; score: number };
  code: keyof typeof REFUSALS;
}

export const ACTIONS: readonly Action[] = [
  Object.freeze({ type: "dig" }),
  Object.freeze({ type: "mark" }),
  Object.freeze({ type: "open", by: "hand" }),
  Object.freeze({ type: "open", by: "bar" }),
  Object.freeze({ type: "leave" }),
];
const CHESTS: readonly Chest[] = [
  { name: "Copper", worth: 1, count: 2 },
  { name: "Silver", worth: 2, count: 2 },
  { name: "Gold", worth: 3, count: 2 },
];

const REFUSALS = {
  "game-over": "The game is over.",
  "already-marked": "The chest is marked already.",
} as const;
const refuse = messagesOf(REFUSALS);
const fault = messagesOf({ stuck: "cannot continue", "no-chests": "must have a chest" });

function check(
  state: Readonly<State>,
  _content: Content,
  action: Action,
): Refusal<Toy["code"]> | undefined {
  if (state.isOver) return refuse("game-over");
  return action.type === "mark" && state.isMarked ? refuse("already-marked") : undefined;
}

function outcome(state: Readonly<State>): Toy["outcome"] | undefined {
  if (!state.isOver) return undefined;
  return { result: state.score >= 6 ? "rich" : "poor", score: state.score };
}

function step({ state, content, luck, emit }: Context<Toy>, action: Action): void {
  if (action.type === "dig") {
    const face = die(luck.die, 4);
    emit?.({ type: "rolled", face, reveals: true });
    state.depth += face;
    if (face === 1) {
      state.lamps--;
      emit?.({ type: "lamp-lost" });
    }
  } else if (action.type === "mark") {
    state.isMarked = true;
    emit?.({ type: "marked" });
  } else if (action.type === "open") {
    const name = content.names.get(state.chest) ?? "";
    emit?.({ type: "opened", worth: state.chest, name, reveals: true });
    state.score += state.chest + (state.isMarked ? state.config.bonus : 0);
    state.isMarked = false;
    state.chest = drawCard(state.chests, luck.chests) ?? 0;
  } else state.isOver = true;
  if (state.lamps === 0 || state.chest === 0) state.isOver = true;
  const ended = outcome(state);
  if (ended !== undefined) emit?.({ type: "game-ended", outcome: ended });
}

export const toyRules: Rules<Toy> = {
  id: "toy",
  rulesVersion: 1,
  schemaVersion: 1,
  streams: ["die", "chests"],
  content: {
    standard: { chests: CHESTS },
    shape: record<Rows>({
      chests: keeping(
        list(record<Chest>({ name: text(40, 1), worth: int(1, 9), count: int(1, 9) }), 9),
        [[(chests) => chests.length > 0, fault("no-chests")]],
      ),
    }),
    compile: ({ chests }) => ({
      worths: chests.flatMap(({ worth, count }) => Array.from({ length: count }, () => worth)),
      names: new Map(chests.map(({ worth, name }) => [worth, name])),
    }),
    hashed: ({ chests }) => chests.map(({ worth, count }) => [worth, count]),
  },
  optionsShape: () =>
    record<Config>({ lamps: withDefault(int(1, 9), 3), bonus: withDefault(int(0, 5), 1) }),
  stateShape: ({ config, rng }) =>
    keeping(
      record<State>({
        config,
        lamps: int(0, 9),
        score: int(0, 100),
        depth: int(0, 1_000_000),
        isMarked: boolean,
        chest: int(0, 9),
        chests: deck(int(1, 9), 81),
        isOver: boolean,
        rng,
      }),
      [[(state) => state.isOver || (state.lamps > 0 && state.chest > 0), fault("stuck")]],
    ),
  actionShape: () =>
    actionShape<Action>({ dig: {}, mark: {}, open: { by: oneOf(["hand", "bar"]) }, leave: {} }),
  setup(config, { content, luck, rng, emit }) {
    const chests = createDeck(content.worths);
    const chest = drawCard(chests, luck.chests) ?? 0;
    emit?.({ type: "cellar-entered", lamps: config.lamps });
    return {
      config,
      lamps: config.lamps,
      score: 0,
      depth: 0,
      isMarked: false,
      chest,
      chests,
      isOver: false,
      rng,
    };
  },
  legalActions: (state, content) =>
    ACTIONS.filter((action) => check(state, content, action) === undefined),
  check,
  step,
  outcome,
  view: (state) => ({
    lamps: state.lamps,
    score: state.score,
    depth: state.depth,
    isMarked: state.isMarked,
    unopened: [...state.chests.rest, ...(state.chest === 0 ? [] : [state.chest])].sort(),
    isOver: state.isOver,
  }),
  determinize({ state, luck }) {
    if (state.chest === 0) return;
    shuffleIn(state.chests, [state.chest]);
    state.chest = drawCard(state.chests, luck.chests) ?? 0;
  },
  clone: (state) => ({
    config: state.config,
    lamps: state.lamps,
    score: state.score,
    depth: state.depth,
    isMarked: state.isMarked,
    chest: state.chest,
    chests: cloneDeck(state.chests),
    isOver: state.isOver,
    rng: {
      source: state.rng.source,
      die: cloneRng(state.rng.die),
      chests: cloneRng(state.rng.chests),
    },
  }),
};

export const toy = defineGame(toyRules);

/** The toy's rows under other names. */
export const RENAMED: Rows = { chests: CHESTS.map((row) => ({ ...row, name: `${row.name}!` })) };
