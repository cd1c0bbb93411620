// The promises of the contract, checked on the state in front of the reader. The conformance kit checks them on many games.
import type { Game, GameTypes } from "@games/core-game";
import { seeded } from "@games/core-rng";

/** One law: what is promised, and a check that returns what is wrong, or undefined. */
interface Law {
  readonly promise: string;
  find(game: Game<GameTypes>, state: GameTypes["state"]): string | undefined;
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
    promise: "A state is plain JSON.",
    find: (game, state) =>
      game.hash(JSON.parse(JSON.stringify(state)) as AnyState) === game.hash(state)
        ? undefined
        : "it differs after JSON",
  },
  {
    promise: "A saved state loads as it was.",
    find: (game, state) => {
      const loaded = game.load(game.save(state));
      if (!loaded.ok) return loaded.error.message;
      return game.hash(loaded.value) === game.hash(state) ? undefined : "the loaded state differs";
    },
  },
  {
    promise: "A clone is equal and stands alone.",
    find: (game, state) => {
      const clone = game.clone(state);
      if (game.hash(clone) !== game.hash(state)) return "the clone differs";
      const before = game.hash(state);
      const [action] = game.legalActions(clone);
      if (action !== undefined) tryStep(game, clone, action);
      return game.hash(state) === before ? undefined : "playing on the clone changed the state";
    },
  },
  {
    promise: "Every listed action is legal.",
    find: (game, state) =>
      game
        .legalActions(state)
        .map((action) => game.check(state, action)?.message)
        .find((message) => message !== undefined),
  },
  {
    promise: "The game is over exactly when nothing is legal.",
    find: (game, state) =>
      (game.outcome(state) === undefined) === game.legalActions(state).length > 0
        ? undefined
        : "outcome and legal actions disagree",
  },
  {
    promise: "Applying leaves its input alone.",
    find: (game, state) => {
      const before = game.hash(state);
      for (const action of some(game, state)) game.apply(state, action);
      return game.hash(state) === before ? undefined : "the state was changed";
    },
  },
  {
    promise: "Applying and stepping lead to the same state.",
    find: (game, state) => {
      const differs = some(game, state).find((action) => {
        const applied = game.apply(state, action);
        const stepped = game.clone(state);
        return applied.ok && tryStep(game, stepped, action) && !same(applied.value.state, stepped);
      });
      return differs && `they differ after ${JSON.stringify(differs)}`;
    },
  },
  {
    promise: "Actions of the wrong kind are refused.",
    find: (game, state) =>
      [null, 7, "x", [], {}, { type: ["x"] }].some((junk) => game.parseAction(junk).ok) ||
      some(game, state).some((action) => game.parseAction({ ...action, surplus: 1 }).ok)
        ? "one was taken"
        : undefined,
  },
  {
    promise: "Equal luck re-deals what is hidden in the same way.",
    find: (game, state) => {
      const deal = () => game.sample(state, seeded("inspector"));
      if (!same(deal(), deal())) return "two deals differ";
      return same(game.view(deal()), game.view(state)) ? undefined : "the player would notice";
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
export function checkLaws(game: AnyGame, state: AnyState): readonly CheckedLaw[] {
  return LAWS.map(({ promise, find }) => {
    try {
      return { promise, fault: find(game, state) };
    } catch (error) {
      return { promise, fault: String(error) };
    }
  });
}
