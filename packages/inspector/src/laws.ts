// The promises of the contract, checked on the state in front of the reader. The conformance kit checks them on many games.
import type { Game, GameTypes } from "@games/core-game";
import { seeded } from "@games/core-rng";
import type { Explain } from "./problems.js";
import type { Say, Word } from "./words.js";

/** How faults are told. */
interface Telling {
  readonly say: Say;
  readonly explain: Explain;
}

/** One law: what is promised, and a check that returns what is wrong, or undefined. */
interface Law {
  readonly promise: Word;
  find(
    game: Game<GameTypes>,
    state: GameTypes["state"],
    telling: Telling,
  ): Word | { readonly told: string } | undefined;
}

/** What came of checking a law. */
export interface CheckedLaw {
  readonly promise: string;
  /** What is wrong; undefined when the law holds. */
  readonly fault: string | undefined;
}

type AnyGame = Game<GameTypes>;
type AnyState = GameTypes["state"];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The most legal actions that are tried in one check. */
const MAX_ACTIONS = 12;
const some = (game: AnyGame, state: AnyState) => game.legalActions(state).slice(0, MAX_ACTIONS);

const LAWS: readonly Law[] = [
  {
    promise: "lawJson",
    find: (game, state) =>
      game.hash(JSON.parse(JSON.stringify(state)) as AnyState) === game.hash(state)
        ? undefined
        : "faultJson",
  },
  {
    promise: "lawLoads",
    find: (game, state, { explain }) => {
      const loaded = game.load(game.save(state));
      if (!loaded.ok) return { told: explain({ kind: "save", error: loaded.error }) };
      return game.hash(loaded.value) === game.hash(state) ? undefined : "faultLoads";
    },
  },
  {
    promise: "lawClone",
    find: (game, state) => {
      const clone = game.clone(state);
      if (game.hash(clone) !== game.hash(state)) return "faultClone";
      const before = game.hash(state);
      const [action] = game.legalActions(clone);
      if (action !== undefined) tryStep(game, clone, action);
      return game.hash(state) === before ? undefined : "faultCloneMoves";
    },
  },
  {
    promise: "lawListed",
    find: (game, state, { explain }) => {
      const [refusal] = game
        .legalActions(state)
        .flatMap((action) => game.check(state, action) ?? []);
      return refusal && { told: explain({ kind: "refusal", error: refusal }) };
    },
  },
  {
    promise: "lawOver",
    find: (game, state) =>
      (game.outcome(state) === undefined) === game.legalActions(state).length > 0
        ? undefined
        : "faultOver",
  },
  {
    promise: "lawInput",
    find: (game, state) => {
      const before = game.hash(state);
      for (const action of some(game, state)) game.apply(state, action);
      return game.hash(state) === before ? undefined : "faultInput";
    },
  },
  {
    promise: "lawStep",
    find: (game, state, { say }) => {
      const differs = some(game, state).find((action) => {
        const applied = game.apply(state, action);
        const stepped = game.clone(state);
        return applied.ok && tryStep(game, stepped, action) && !same(applied.value.state, stepped);
      });
      return differs && { told: say("faultStep", { action: JSON.stringify(differs) }) };
    },
  },
  {
    promise: "lawWrong",
    find: (game, state) =>
      [null, 7, "x", [], {}, { type: ["x"] }].some((junk) => game.parseAction(junk).ok) ||
      some(game, state).some((action) => game.parseAction({ ...action, surplus: 1 }).ok)
        ? "faultWrong"
        : undefined,
  },
  {
    promise: "lawLuck",
    find: (game, state) => {
      const deal = () => game.sample(state, seeded("inspector"));
      if (!same(deal(), deal())) return "faultDeals";
      return same(game.view(deal()), game.view(state)) ? undefined : "faultShown";
    },
  },
];

/** Plays an action in place; false when the table has to answer. */
function tryStep(game: AnyGame, state: AnyState, action: GameTypes["action"]): boolean {
  try {
    game.step(game.open(state), action);
    return true;
  } catch {
    return false;
  }
}

/** Checks every law on a state. */
export function checkLaws(game: AnyGame, state: AnyState, telling: Telling): readonly CheckedLaw[] {
  const { say } = telling;
  return LAWS.map(({ promise, find }) => {
    try {
      const fault = find(game, state, telling);
      const told = typeof fault === "string" ? say(fault) : fault?.told;
      return { promise: say(promise), fault: told };
    } catch (error) {
      return { promise: say(promise), fault: String(error) };
    }
  });
}
