// A small but complete game for tests: a cellar with hidden chests, a die, a deck, and two streams.
// Dig (a die; a 1 costs a lamp), mark the chest, open it (its worth shows), or leave.
import {
  cloneDeck,
  cloneWords,
  createDeck,
  type Deck,
  die,
  drawCard,
  shuffleIn,
} from "@games/core-rng";
import {
  defineGame,
  type GameTypes,
  type LuckOf,
  type Refusal,
  type Rules,
  shape,
  type WordsOf,
} from "../src/index.js";

export interface Config {
  readonly lamps: number;
  readonly bonus: number;
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
  luck: WordsOf<Toy>;
}
export type Action =
  | { type: "dig" }
  | { type: "mark" }
  | { type: "open"; by: "hand" | "bar" }
  | { type: "leave" };
export type Event =
  | { type: "rolled"; face: number; reveals: true }
  | { type: "lamp-lost" }
  | { type: "marked" }
  | { type: "opened"; worth: number; reveals: true }
  | { type: "left" };
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
  options: { lamps?: number; bonus?: number };
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  outcome: { result: "rich" | "poor"; score: number };
  code: "game-over" | "already-marked" | "unknown-action";
}

export const ACTIONS: readonly Action[] = [
  { type: "dig" },
  { type: "mark" },
  { type: "open", by: "hand" },
  { type: "open", by: "bar" },
  { type: "leave" },
];
const STREAMS = ["die", "chests"] as const;
const CHESTS = [1, 1, 2, 2, 3, 3];

function check(state: Readonly<State>, action: Action): Refusal<Toy["code"]> | undefined {
  if (state.isOver) return { code: "game-over", message: "The game is over." };
  switch (action.type) {
    case "dig":
    case "leave":
      return undefined;
    case "mark":
      return state.isMarked
        ? { code: "already-marked", message: "The chest is marked already." }
        : undefined;
    case "open":
      if (action.by === "hand" || action.by === "bar") return undefined;
  }
  return { code: "unknown-action", message: "There is no such action." };
}

function step(
  state: State,
  action: Action,
  luck: LuckOf<Toy>,
  emit?: (event: Event) => void,
): void {
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
    emit?.({ type: "opened", worth: state.chest, reveals: true });
    state.score += state.chest + (state.isMarked ? state.config.bonus : 0);
    state.isMarked = false;
    state.chest = drawCard(state.chests, luck.chests) ?? 0;
  } else {
    emit?.({ type: "left" });
    state.isOver = true;
  }
  if (state.lamps === 0 || state.chest === 0) state.isOver = true;
}

const stateShape = shape.record<State>({
  config: shape.record<Config>({ lamps: shape.int(1, 9), bonus: shape.int(0, 5) }),
  lamps: shape.int(0, 9),
  score: shape.int(0, 100),
  depth: shape.int(0, 1_000_000),
  isMarked: shape.boolean,
  chest: shape.int(0, 3),
  chests: shape.deck(shape.int(1, 3), 6),
  isOver: shape.boolean,
  luck: shape.streamWords(STREAMS),
});

export const toyRules: Rules<Toy> = {
  id: "toy",
  rules: 1,
  schema: 1,
  streams: STREAMS,
  options: shape.record<Config>({
    lamps: shape.withDefault(shape.int(1, 9), 3),
    bonus: shape.withDefault(shape.int(0, 5), 1),
  }),
  state: shape.refine(stateShape, (state) =>
    state.isOver === (state.lamps === 0 || state.chest === 0) || state.isOver
      ? undefined
      : "cannot go on",
  ),
  setup(config, luck, words) {
    const chests = createDeck(CHESTS);
    const chest = drawCard(chests, luck.chests) ?? 0;
    return {
      config,
      lamps: config.lamps,
      score: 0,
      depth: 0,
      isMarked: false,
      chest,
      chests,
      isOver: false,
      luck: words,
    };
  },
  legalActions: (state) => ACTIONS.filter((action) => check(state, action) === undefined),
  check,
  step,
  outcome: (state) =>
    state.isOver ? { result: state.score >= 6 ? "rich" : "poor", score: state.score } : undefined,
  view: (state) => ({
    lamps: state.lamps,
    score: state.score,
    depth: state.depth,
    isMarked: state.isMarked,
    unopened: [...state.chests.rest, ...(state.chest === 0 ? [] : [state.chest])].sort(),
    isOver: state.isOver,
  }),
  determinize(state, luck) {
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
    luck: { die: cloneWords(state.luck.die), chests: cloneWords(state.luck.chests) },
  }),
};

export const toy = defineGame(toyRules);
