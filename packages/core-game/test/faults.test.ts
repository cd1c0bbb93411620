// Faults planted in the toy game, one at a time: the conformance kit must catch each by the law it breaks.
import { type AleaState, diceAbout, die, drawCard } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  actionShape,
  anyObject,
  type Context,
  defineGame,
  type Rules,
  type Shape,
} from "../src/index.js";
import { conformance } from "../src/testing/index.js";
import {
  ACTIONS,
  type Action,
  type Config,
  type Event,
  RENAMED,
  type Rows,
  type State,
  type Toy,
  toy,
  toyRules,
} from "./toy.js";

interface Fault {
  readonly what: string;
  /** A law that must fail. */
  readonly breaks: string;
  plant(): Partial<Rules<Toy>>;
}

const { step, check, clone, view, determinize, legalActions, outcome, setup } = toyRules;

const contentRules = toyRules.content as NonNullable<Rules<Toy>["content"]>;

const LIVE = "the live view shows what the view shows, and nothing else";

/** Tells an event that is not in the toy's vocabulary. */
function say({ emit }: Context<Toy>, event: object): void {
  emit?.(event as Event);
}

/** The toy's own step, whose events are changed before they are heard. */
function hearing(change: (event: Event) => Event): Rules<Toy>["step"] {
  return (context, action) =>
    step({ ...context, emit: context.emit && ((event) => context.emit?.(change(event))) }, action);
}

const TWO_DICE = diceAbout("pick", 2)[1];

const FAULTS: readonly Fault[] = [
  {
    what: "a question is asked whose answer nobody needs",
    breaks: "every question offers what is possible, and some two answers make a difference",
    plant: () => ({
      step(context, action) {
        if (action.type === "mark") context.luck.die.below(4);
        step(context, action);
      },
    }),
  },
  {
    what: "a rule knows whether dice are real",
    breaks: "asked with the answers of a seeded game, a game ends in the same state",
    plant: () => ({
      step(context, action) {
        if (context.state.rng.die !== null) context.state.depth++;
        step(context, action);
      },
    }),
  },
  {
    what: "two different cards are called the same",
    breaks: "every question offers what is possible, and some two answers make a difference",
    plant: () => ({
      step(context, action) {
        if (action.type === "mark")
          context.luck.die.below(2, { kind: "pick", name: "side", answers: ["up", "up"] });
        step(context, action);
      },
    }),
  },
  {
    what: "dice that are not alike are rolled as if they were",
    breaks: "dice of one roll and cards of one name are interchangeable",
    plant: () => ({
      step(context, action) {
        if (action.type !== "dig") return step(context, action);
        const { state, luck, emit } = context;
        const first = die(luck.die, 4, TWO_DICE);
        const second = die(luck.die, 4, TWO_DICE);
        emit?.({ type: "rolled", face: first, reveals: true });
        state.depth += first + second;
        if (first === 1) emit?.({ type: "lamp-lost" });
      },
    }),
  },
  {
    what: "the rest of a roll is not made when the first dice decide",
    breaks: "dice of one roll and cards of one name are interchangeable",
    plant: () => ({
      step(context, action) {
        if (action.type !== "dig") return step(context, action);
        const { state, luck, emit } = context;
        const first = die(luck.die, 4, TWO_DICE);
        const face = first > 2 ? first : die(luck.die, 4, TWO_DICE);
        emit?.({ type: "rolled", face, reveals: true });
        state.depth += face;
        if (face > 2) emit?.({ type: "marked" });
      },
    }),
  },
  {
    what: "setup depends on what was set up before",
    breaks: "setup is deterministic",
    plant() {
      let games = 0;
      return {
        setup: (config, context) => ({ ...setup(config, context), depth: games++ % 7 }),
      };
    },
  },
  {
    what: "a rule keeps memory outside the state",
    breaks: "play is deterministic",
    plant() {
      let digs = 0;
      return {
        step(context, action) {
          step(context, action);
          if (action.type === "dig") context.state.depth += digs++ % 2;
        },
      };
    },
  },
  {
    what: "the state holds a Map",
    breaks: "the state is plain JSON",
    plant: () => ({ setup: (...args) => ({ ...setup(...args), config: new Map() as never }) }),
  },
  {
    what: "the state holds undefined",
    breaks: "the state is plain JSON",
    plant: () => ({
      clone: (state) => ({ ...clone(state), extra: undefined }),
      setup: (...args) => ({ ...setup(...args), extra: undefined }),
    }),
  },
  {
    what: "a score turns into minus zero",
    breaks: "the state is plain JSON",
    plant: () => ({ setup: (...args) => ({ ...setup(...args), depth: -0 }) }),
  },
  {
    what: "a clone shares its deck",
    breaks: "clones are equal and independent",
    plant: () => ({ clone: (state) => ({ ...clone(state), chests: state.chests }) }),
  },
  {
    what: "a clone shares its random state",
    breaks: "apply leaves its input alone",
    plant: () => ({ clone: (state) => ({ ...clone(state), rng: state.rng }) }),
  },
  {
    what: "a clone forgets a field",
    breaks: "clones are equal and independent",
    plant: () => ({ clone: (state) => ({ ...clone(state), isMarked: false }) }),
  },
  {
    what: "a reader changes the state",
    breaks: "readers leave the state alone",
    plant: () => ({
      view(state, content) {
        (state as State).depth++;
        return view(state, content);
      },
    }),
  },
  {
    what: "check changes the state",
    breaks: "apply leaves its input alone",
    plant: () => ({
      check(state, content, action) {
        (state as State).depth++;
        return check(state, content, action);
      },
    }),
  },
  {
    what: "a rule plays differently when somebody listens",
    breaks: "listening to events changes nothing",
    plant: () => ({
      step(context, action) {
        step(context, action);
        if (context.emit) context.state.depth++;
      },
    }),
  },
  {
    what: "a legal action is refused",
    breaks: "an action is legal exactly when check passes",
    plant: () => ({ legalActions: (state) => (state.isOver ? [] : ACTIONS) }),
  },
  {
    what: "an action is accepted that is not listed",
    breaks: "an action is legal exactly when check passes",
    plant: () => ({
      legalActions: (state, content) =>
        legalActions(state, content).filter(({ type }) => type !== "open" || state.depth < 5),
    }),
  },
  {
    what: "a legal action is listed twice",
    breaks: "an action is legal exactly when check passes",
    plant: () => ({
      legalActions: (state, content) => {
        const legal = legalActions(state, content);
        return [...legal, ...legal.slice(0, 1)];
      },
    }),
  },
  {
    what: "the order of legal actions varies",
    breaks: "an action is legal exactly when check passes",
    plant() {
      let calls = 0;
      return {
        legalActions: (state, content) =>
          calls++ % 2 ? legalActions(state, content) : [...legalActions(state, content)].reverse(),
      };
    },
  },
  {
    what: "a refusal has no sentence",
    breaks: "an action is legal exactly when check passes",
    plant: () => ({
      check: (state, content, action) => {
        const refusal = check(state, content, action);
        return refusal && { ...refusal, message: "" };
      },
    }),
  },
  {
    what: "a finished game has no outcome",
    breaks: "the game is over exactly when nothing is legal",
    plant: () => ({
      outcome: (state, content) => (state.lamps === 0 ? undefined : outcome(state, content)),
    }),
  },
  {
    what: "a game can continue for ever",
    breaks: "every game ends within its bound",
    plant: () => ({
      step(context, action) {
        step(context, action);
        const { state } = context;
        state.lamps = 3;
        state.isOver = false;
        state.chest ||= 1;
      },
    }),
  },
  {
    what: "the state's shape drops a field",
    breaks: "saving and loading is the identity",
    plant: () => ({
      stateShape: (parts) => {
        const shape = toyRules.stateShape(parts);
        return (value, context) => {
          const state = shape(value, context);
          return state && { ...state, isMarked: false };
        };
      },
    }),
  },
  {
    what: "the state's shape looks at nothing",
    breaks: "damaged saves are refused or playable",
    plant: () => ({ stateShape: () => anyObject as Shape<State> }),
  },
  {
    what: "a counter has no limit",
    breaks: "counters that can no longer be counted are refused",
    plant: () => ({
      stateShape: (parts) => {
        const shape = toyRules.stateShape(parts);
        return (value, context) => {
          const { depth, ...rest } = value as State;
          const known = shape({ ...rest, depth: 0 }, context);
          return known && { ...known, depth };
        };
      },
    }),
  },
  {
    what: "actions are not parsed",
    breaks: "wrapped and surplus fields of actions are refused",
    plant: () => ({ actionShape: () => anyObject as Shape<Action> }),
  },
  {
    what: "a field of an action is not looked at",
    breaks: "damaged actions are refused with a code",
    plant: () => ({
      actionShape: () =>
        actionShape<Action>({ dig: {}, mark: {}, open: { by: () => "hand" }, leave: {} }),
    }),
  },
  {
    what: "junk is taken for an action",
    breaks: "junk is refused with a code and never throws",
    plant: () => ({
      actionShape: () => (value, context) =>
        Array.isArray(value) ? { type: "dig" } : toyRules.actionShape(toy.content)(value, context),
    }),
  },
  {
    what: "listed actions can be changed",
    breaks: "an action is legal exactly when check passes",
    plant: () => ({
      legalActions: (state, content) => legalActions(state, content).map((one) => ({ ...one })),
    }),
  },
  {
    what: "the view hands out a part of the state",
    breaks: "nothing handed out is shared",
    plant: () => ({
      view: (state, content) => ({ ...view(state, content), rest: state.chests.rest }),
    }),
  },
  {
    what: "an event hands out a part of the state",
    breaks: "nothing handed out is shared",
    plant: () => ({
      step(context, action) {
        step(context, action);
        if (action.type === "mark") say(context, { type: "looked", chests: context.state.chests });
      },
    }),
  },
  {
    what: "every game shares one object of the module",
    breaks: "nothing handed out is shared",
    plant() {
      const shared = { bonus: [1] };
      return { view: (state, content) => ({ ...view(state, content), shared }) };
    },
  },
  {
    what: "the end is told twice",
    breaks: "a game that ends says so once, last and with its outcome",
    plant: () => ({
      step(context, action) {
        step(context, action);
        if (context.state.isOver)
          say(context, { type: "game-ended", outcome: outcome(context.state, toy.content) });
      },
    }),
  },
  {
    what: "the end is told with another outcome",
    breaks: "a game that ends says so once, last and with its outcome",
    plant: () => ({
      step: hearing((event) =>
        event.type === "game-ended"
          ? { ...event, outcome: { result: "rich" as const, score: -1 } }
          : event,
      ),
    }),
  },
  {
    what: "a rule keeps the context it was given first",
    breaks: "a context moves with its luck",
    plant() {
      const first = new WeakMap<object, State>();
      return {
        step(context, action) {
          const state = first.get(context) ?? context.state;
          first.set(context, state);
          step({ ...context, state }, action);
        },
      };
    },
  },
  {
    what: "a preview depends on who is listening",
    breaks: "a preview is what apply does, up to where luck comes in",
    plant() {
      let marks = 0;
      return {
        determinize: () => undefined,
        step(context, action) {
          if (action.type === "mark") context.state.depth += marks++ % 2;
          step(context, action);
        },
      };
    },
  },
  {
    what: "a name is hashed with the rules",
    breaks: "names and prose are not rules",
    plant: () => ({ content: { ...contentRules, hashed: (rows: Rows) => rows } }),
  },
  {
    what: "options are not looked at",
    breaks: "damaged options are refused with their faults",
    plant: () => ({ optionsShape: () => anyObject as Shape<Config> }),
  },
  {
    what: "the view shows the hidden chest",
    breaks: "games with equal views are the same game",
    plant: () => ({ view: (state, content) => ({ ...view(state, content), chest: state.chest }) }),
  },
  {
    what: "the view shows random state",
    breaks: "games with equal views are the same game",
    plant: () => ({ view: (state, content) => ({ ...view(state, content), next: state.rng.die }) }),
  },
  {
    what: "re-dealing keeps the hidden chest",
    breaks: "games with equal views are the same game",
    plant: () => ({
      determinize(context) {
        // Deals a chest that is not the one at hand, so that it depends on it.
        const { state } = context;
        const { chest } = state;
        determinize(context);
        if (state.chest === chest && state.chests.rest.length > 0) {
          state.chests.rest = [...state.chests.rest, chest].sort();
          state.chest = state.chests.rest.shift() ?? 0;
        }
      },
    }),
  },
  {
    what: "what is legal depends on the hidden chest",
    breaks: "games with equal views are the same game",
    plant() {
      const secret: Rules<Toy>["check"] = (state, content, action) =>
        action.type === "mark" && state.chest === 3
          ? { code: "already-marked", params: {}, message: "It cannot be marked." }
          : check(state, content, action);
      return {
        check: secret,
        legalActions: (state, content) =>
          ACTIONS.filter((action: Action) => !secret(state, content, action)),
      };
    },
  },
  {
    what: "a die is rolled without a revealing event",
    breaks: "without a revealing event the next view depends on nothing hidden",
    plant: () => ({
      step: hearing((event) => ({ ...event, reveals: undefined }) as unknown as Event),
    }),
  },
  {
    what: "an event tells the worth of the next chest",
    breaks: "events hold nothing the view hides",
    plant: () => ({
      step(context, action) {
        step(context, action);
        if (action.type === "open")
          say(context, { type: "chest-found", worth: context.state.chest });
      },
    }),
  },
  {
    what: "an event tells what is hidden, in a different way each time",
    breaks: "events hold nothing the view hides",
    plant: () => ({
      step(context, action) {
        step(context, action);
        if (action.type === "dig")
          say(context, {
            type: "ground-shook",
            by: context.state.chest,
            at: context.luck.die.below(50),
            reveals: true,
          });
      },
    }),
  },
  {
    what: "the live view leaves a field out",
    breaks: LIVE,
    plant: () => ({
      liveView: (content) => (state) => {
        const { depth: _, ...rest } = view(state, content);
        return rest as ReturnType<typeof view>;
      },
    }),
  },
  {
    what: "the live view shows what is hidden",
    breaks: LIVE,
    plant: () => ({
      liveView: (content) => (state) => ({ ...view(state, content), chest: state.chest }),
    }),
  },
  {
    what: "all live views are one",
    breaks: LIVE,
    plant() {
      const live = {} as ReturnType<typeof view>;
      return { liveView: (content) => (state) => Object.assign(live, view(state, content)) };
    },
  },
  {
    what: "reading the live view changes the state",
    breaks: LIVE,
    plant: () => ({
      liveView: (content) => (state) => {
        const shown = view(state, content);
        return Object.defineProperty(shown, "unopened", {
          enumerable: true,
          get() {
            const { rest } = state.chests;
            rest.push(...rest.splice(0, 1));
            return view(state, content).unopened;
          },
        });
      },
    }),
  },
  {
    what: "nothing is re-dealt",
    breaks: "games with equal views are the same game",
    plant: () => ({ determinize: () => undefined }),
  },
  {
    what: "a rule reads the generator instead of asking luck",
    breaks: "odds add up and agree with play",
    plant: () => ({
      step(context, action) {
        const { state } = context;
        if (action.type === "dig")
          state.depth += Math.floor(Number((state.rng.die as AleaState).s0) * 50);
        step(context, action);
      },
    }),
  },
  {
    what: "what is re-dealt is dealt with other chances",
    breaks: "events hold nothing the view hides",
    plant: () => ({
      determinize({ state }) {
        if (state.chest === 0) return;
        const all = [...state.chests.rest, state.chest].sort();
        state.chest = all.pop() ?? 0;
        state.chests.rest = all;
      },
      step(context, action) {
        step(context, action);
        const { state, luck } = context;
        if (action.type === "mark" && state.chest !== 0) {
          state.chests.rest = [...state.chests.rest, state.chest].sort();
          state.chest = drawCard(state.chests, luck.chests) ?? 0;
        }
      },
    }),
  },
];

describe("the conformance kit catches", () => {
  it.each(FAULTS)("$what", ({ breaks, plant }) => {
    const laws = (game: typeof toy) =>
      conformance(game, { maxSteps: 300, variants: [{}, { bonus: 3 }], renamed: RENAMED });
    const law = (game: typeof toy) => laws(game).find(({ name }) => name === breaks);
    expect(law(toy)?.check).not.toThrow();
    expect(law(defineGame<Toy>({ ...toyRules, ...plant() }))?.check).toThrow();
  });
});
