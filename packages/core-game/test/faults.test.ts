// Faults planted in the toy game, one at a time: the conformance kit must catch each by the law it breaks.
import { drawCard } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { defineGame, type Rules, shape } from "../src/index.js";
import { conformance } from "../src/testing/index.js";
import { ACTIONS, type Action, type Event, type State, type Toy, toy, toyRules } from "./toy.js";

interface Fault {
  readonly what: string;
  /** A law that must fail. */
  readonly breaks: string;
  plant(): Partial<Rules<Toy>>;
}

const { step, check, clone, view, determinize, legalActions, outcome, setup } = toyRules;

/** Events from outside the toy's own vocabulary. */
function say(emit: ((event: Event) => void) | undefined, event: object): void {
  emit?.(event as Event);
}

const FAULTS: readonly Fault[] = [
  {
    what: "setup depends on what was set up before",
    breaks: "setup is deterministic",
    plant() {
      let games = 0;
      return {
        setup: (config, luck, words) => ({ ...setup(config, luck, words), depth: games++ % 7 }),
      };
    },
  },
  {
    what: "a rule keeps memory outside the state",
    breaks: "play is deterministic",
    plant() {
      let digs = 0;
      return {
        step(state, action, luck, emit) {
          step(state, action, luck, emit);
          if (action.type === "dig") state.depth += digs++ % 2;
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
    what: "a clone shares its generator words",
    breaks: "apply leaves its input alone",
    plant: () => ({ clone: (state) => ({ ...clone(state), luck: state.luck }) }),
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
      view(state) {
        (state as State).depth++;
        return view(state);
      },
    }),
  },
  {
    what: "check changes the state",
    breaks: "apply leaves its input alone",
    plant: () => ({
      check(state, action) {
        (state as State).depth++;
        return check(state, action);
      },
    }),
  },
  {
    what: "a rule plays differently when somebody listens",
    breaks: "listening to events changes nothing",
    plant: () => ({
      step(state, action, luck, emit) {
        step(state, action, luck, emit);
        if (emit) state.depth++;
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
      legalActions: (state) =>
        legalActions(state).filter(({ type }) => type !== "open" || state.depth < 5),
    }),
  },
  {
    what: "a legal action is listed twice",
    breaks: "an action is legal exactly when check passes",
    plant: () => ({
      legalActions: (state) => [...legalActions(state), ...legalActions(state).slice(0, 1)],
    }),
  },
  {
    what: "the order of legal actions varies",
    breaks: "an action is legal exactly when check passes",
    plant() {
      let calls = 0;
      return {
        legalActions: (state) =>
          calls++ % 2 ? legalActions(state) : [...legalActions(state)].reverse(),
      };
    },
  },
  {
    what: "a refusal has no sentence",
    breaks: "an action is legal exactly when check passes",
    plant: () => ({
      check: (state, action) => {
        const refusal = check(state, action);
        return refusal && { ...refusal, message: "" };
      },
    }),
  },
  {
    what: "a finished game has no outcome",
    breaks: "the game is over exactly when nothing is legal",
    plant: () => ({ outcome: (state) => (state.lamps === 0 ? undefined : outcome(state)) }),
  },
  {
    what: "a game can go on for ever",
    breaks: "every game ends within its bound",
    plant: () => ({
      step(state, action, luck, emit) {
        step(state, action, luck, emit);
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
      state: (value, reading) => {
        const state = toyRules.state(value, reading);
        return state && { ...state, isMarked: false };
      },
    }),
  },
  {
    what: "the state's shape looks at nothing",
    breaks: "mutilated saves are refused or playable",
    plant: () => ({ state: shape.anyObject as Rules<Toy>["state"] }),
  },
  {
    what: "check trusts the fields of an action",
    breaks: "mutilated actions are refused with a code",
    plant: () => ({
      check: (state, action) => {
        if (action.type === "open" && action.by.length > 4) return undefined;
        return check(state, action);
      },
    }),
  },
  {
    what: "options are not looked at",
    breaks: "mutilated options are refused with their faults",
    plant: () => ({ options: shape.anyObject as Rules<Toy>["options"] }),
  },
  {
    what: "the view shows the hidden chest",
    breaks: "games with equal views are the same game",
    plant: () => ({ view: (state) => ({ ...view(state), chest: state.chest }) }),
  },
  {
    what: "the view shows generator words",
    breaks: "games with equal views are the same game",
    plant: () => ({ view: (state) => ({ ...view(state), next: state.luck.die.s0 }) }),
  },
  {
    what: "dealing anew keeps the hidden chest",
    breaks: "games with equal views are the same game",
    plant: () => ({
      determinize(state, luck) {
        // Deals a chest that is not the one at hand, so that it depends on it.
        const { chest } = state;
        determinize(state, luck);
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
      const secret: Rules<Toy>["check"] = (state, action) =>
        action.type === "mark" && state.chest === 3
          ? { code: "already-marked", message: "It cannot be marked." }
          : check(state, action);
      return {
        check: secret,
        legalActions: (state) => ACTIONS.filter((action: Action) => !secret(state, action)),
      };
    },
  },
  {
    what: "a die is rolled without a revealing event",
    breaks: "without a revealing event the next view depends on nothing hidden",
    plant: () => ({
      step: (state, action, luck, emit) =>
        step(state, action, luck, (event) => say(emit, { ...event, reveals: undefined })),
    }),
  },
  {
    what: "an event tells the worth of the next chest",
    breaks: "events hold nothing the view hides",
    plant: () => ({
      step(state, action, luck, emit) {
        step(state, action, luck, emit);
        if (action.type === "open") say(emit, { type: "chest-found", worth: state.chest });
      },
    }),
  },
  {
    what: "an event tells what is hidden, in a different way each time",
    breaks: "events hold nothing the view hides",
    plant: () => ({
      step(state, action, luck, emit) {
        step(state, action, luck, emit);
        if (action.type === "dig")
          say(emit, {
            type: "ground-shook",
            by: state.chest,
            at: luck.die.below(50),
            reveals: true,
          });
      },
    }),
  },
  {
    what: "nothing is dealt anew",
    breaks: "games with equal views are the same game",
    plant: () => ({ determinize: () => undefined }),
  },
  {
    what: "a rule reads the generator instead of asking luck",
    breaks: "odds add up and agree with play",
    plant: () => ({
      step(state, action, luck, emit) {
        if (action.type === "dig") state.depth += Math.floor(state.luck.die.s0 * 50);
        step(state, action, luck, emit);
      },
    }),
  },
  {
    what: "what is dealt anew is dealt with other chances",
    breaks: "events hold nothing the view hides",
    plant: () => ({
      determinize(state) {
        if (state.chest === 0) return;
        const all = [...state.chests.rest, state.chest].sort();
        state.chest = all.pop() ?? 0;
        state.chests.rest = all;
      },
      step(state, action, luck, emit) {
        step(state, action, luck, emit);
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
      conformance(game, { maxSteps: 300, variants: [{}, { bonus: 3 }] });
    const law = (game: typeof toy) => laws(game).find(({ name }) => name === breaks);
    expect(law(toy)?.check).not.toThrow();
    expect(law(defineGame<Toy>({ ...toyRules, ...plant() }))?.check).toThrow();
  });
});
