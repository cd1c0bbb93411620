/**
 * A game of the contract as a game of boardgame.io: its client, its server and its lobby then work with it. Nothing of
 * boardgame.io is imported, so this entry brings no dependency.
 *
 * @packageDocumentation
 */
import { type Luck, type Seed, seeded, unwrap } from "@games/core-rng";
import type { GameTypes, Policy, ReadonlyState } from "./contract.js";
import type { Game } from "./game.js";
import { isObject } from "./shape.js";

/** `G` before the move `begin`: boardgame.io sends the first `G` of a match to every client as it is, so no luck is in it. */
export interface Waiting {
  readonly options: object;
}

/** What clients get as `G`: what the player may know and do, never the state. Before `begin` there is no view. */
export interface Shown<T extends GameTypes> {
  readonly view: T["view"] | undefined;
  readonly legalActions: readonly T["action"][];
}

/** Everything that `G` can be: the first two on the server, the last on a client. */
export type G<T extends GameTypes> = Waiting | ReadonlyState<T> | Shown<T>;

/** A move of boardgame.io that runs where the state is, and nowhere else. */
export interface ServerMove<T extends GameTypes> {
  /** Plays the move on `G`: the next one, or the sign that it is illegal. */
  move(context: { readonly G: G<T> }, action?: unknown): G<T> | "INVALID_MOVE";
  readonly client: false;
}

/** The settings of boardgame.io that a solo game needs, typed so that its `Game` takes them. */
export interface BoardgameIoGame<T extends GameTypes> {
  readonly name: string;
  readonly minPlayers: 1;
  readonly maxPlayers: 1;
  /** The undo of boardgame.io would also take back what a player has seen. */
  readonly disableUndo: true;
  /** The first `G`, without any luck in it. */
  setup(context: object, options?: unknown): G<T>;
  /** What is wrong with the options of a match, or undefined. */
  validateSetupData(options?: unknown): string | undefined;
  readonly moves: { readonly begin: ServerMove<T>; readonly act: ServerMove<T> };
  readonly events: { readonly endTurn: false; readonly pass: false };
  /** The outcome, once there is one. */
  endIf(context: { readonly G: G<T> }): T["outcome"] | undefined;
  /** What a client is sent as `G`. */
  playerView(context: { readonly G: G<T> }): Shown<T>;
  /** What bots of boardgame.io ask. */
  readonly ai: {
    /** Every move that could be made. */
    enumerate(G: G<T>): BotMove<T>[];
  };
}

/** A move that a bot can make. */
export interface BotMove<T extends GameTypes> {
  move: "begin" | "act";
  args: T["action"][];
}

/** A bot as boardgame.io creates and asks one. */
export interface BoardgameIoBot<T extends GameTypes> {
  /** Chooses a move. */
  play(state: { readonly G: G<T> }, playerID: string): Promise<{ action: MakeMove<T> }>;
}

/** The action by which clients of boardgame.io play a move. */
export interface MakeMove<T extends GameTypes> {
  readonly type: "MAKE_MOVE";
  readonly payload: {
    readonly type: "begin" | "act";
    readonly args: T["action"][];
    readonly playerID: string;
  };
}

/** Settings of a game for boardgame.io. */
export interface BoardgameIoSettings {
  /** Draws the seed of a game whose `setupData` has none: `() => crypto.randomUUID()`. Only a server calls it. */
  readonly drawSeed: () => Seed;
}

const isShown = <T extends GameTypes>(value: G<T>): value is Shown<T> => "legalActions" in value;
const isState = <T extends GameTypes>(value: G<T>): value is ReadonlyState<T> => "rng" in value;

/** What a player may know of `G`. A client asks again for what it was shown. */
function show<T extends GameTypes>(game: Game<T>, value: G<T>): Shown<T> {
  if (isShown(value)) return value;
  if (!isState(value)) return { view: undefined, legalActions: [] };
  return { view: game.view(value), legalActions: game.legalActions(value) };
}

function movesOf<T extends GameTypes>({ view, legalActions }: Shown<T>): BotMove<T>[] {
  if (view === undefined) return [{ move: "begin", args: [] }];
  return legalActions.map((action) => ({ move: "act", args: [action] }));
}

/**
 * A game for boardgame.io's `Client` and `Server`. Its moves are `begin`, which deals, and `act`, which takes an action of the
 * game. A client's `G` is {@link Shown}. The options of the game are the `setupData` of a match.
 */
export function toBoardgameIo<T extends GameTypes>(
  game: Game<T>,
  { drawSeed }: BoardgameIoSettings,
): BoardgameIoGame<T> {
  const create = (options: object, seed: Seed) => game.tryCreate({ seed, ...options });
  return {
    name: game.id,
    minPlayers: 1,
    maxPlayers: 1,
    disableUndo: true,
    setup: (_, options) => ({ options: isObject(options) ? options : {} }),
    validateSetupData(options = {}) {
      if (!isObject(options)) return "The setup data must be an object.";
      const created = create(options, 0);
      return created.ok ? undefined : created.error.message;
    },
    moves: {
      begin: {
        move: ({ G: value }) =>
          isShown(value) || isState(value)
            ? "INVALID_MOVE"
            : unwrap(create(value.options, drawSeed())).state,
        client: false,
      },
      act: {
        move({ G: value }, action) {
          if (isShown(value) || !isState(value)) return "INVALID_MOVE";
          // Whatever it is, the game parses it, and refuses what is no action.
          const applied = game.apply(value, action as T["action"]);
          return applied.ok ? applied.value.state : "INVALID_MOVE";
        },
        client: false,
      },
    },
    events: { endTurn: false, pass: false },
    endIf: ({ G: value }) => (isState(value) ? game.outcome(value) : undefined),
    playerView: ({ G: value }) => show(game, value),
    ai: { enumerate: (value) => movesOf(show(game, value)) },
  };
}

/** A policy as a bot class for boardgame.io: it sees what a player sees, on the server too. */
export function toBoardgameIoBot<T extends GameTypes>(
  game: Game<T>,
  policy: Policy<T>,
): new (settings?: {
  readonly seed?: Seed | undefined;
}) => BoardgameIoBot<T> {
  return class {
    readonly #luck: Luck;
    constructor({ seed = 0 }: { readonly seed?: Seed | undefined } = {}) {
      this.#luck = seeded(seed);
    }
    async play({ G: value }: { readonly G: G<T> }, playerID: string) {
      const { view, legalActions } = show(game, value);
      const [type, args]: [MakeMove<T>["payload"]["type"], T["action"][]] =
        view === undefined ? ["begin", []] : ["act", [policy(view, legalActions, this.#luck)]];
      return { action: { type: "MAKE_MOVE" as const, payload: { type, args, playerID } } };
    }
  };
}
