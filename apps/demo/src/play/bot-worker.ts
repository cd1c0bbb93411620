// The thread of the bots: they think here, so that the page stays free. A bot gets what a player sees, and nothing else.
import { bindPlayer, type Game, type GameTypes, type StatePolicy, unwrap } from "@games/core-game";
import { seeded } from "@games/core-rng";
import type { Adviser, Bot } from "../games/bot.ts";
import type { BotAnswer, BotGame, BotIds, BotQuestion, BotRequest } from "./bot-messages.ts";

/** A game and those who play it. */
interface Seats {
  readonly game: Game<GameTypes>;
  readonly bots: readonly Bot<GameTypes>[];
  readonly adviser?: Adviser<GameTypes>;
}

/** What loads the bots of each game, by the path of their file. */
const LOADERS = import.meta.glob<Seats>("../games/*/bots.ts");

/** The game with its content, what each of its bots would do at a state, and who gives hints. */
interface Bound {
  readonly game: Game<GameTypes>;
  readonly ids: readonly string[];
  readonly policies: readonly StatePolicy<GameTypes>[];
  readonly adviser: Adviser<GameTypes>;
  /** The bot that gives hints where there is no adviser. */
  readonly substitute: string | undefined;
  readonly advised: StatePolicy<GameTypes>;
}

async function bind({ game: id, rows }: BotGame): Promise<Bound> {
  const seats = await LOADERS[`../games/${id}/bots.ts`]?.();
  const [first] = seats?.bots ?? [];
  if (seats === undefined || first === undefined) throw new Error(`There are no bots of ${id}.`);
  const game = rows === undefined ? seats.game : unwrap(seats.game.withContent(rows));
  const adviser = seats.adviser ?? first;
  return {
    game,
    ids: seats.bots.map(({ id }) => id),
    policies: seats.bots.map(({ createPlayer }) => bindPlayer(game, createPlayer(game))),
    adviser,
    substitute: seats.adviser === undefined ? first.id : undefined,
    advised: bindPlayer(game, adviser.createPlayer(game)),
  };
}

let bound: Promise<Bound> | undefined;

async function answer({ number, bot, seed, stream, state }: BotQuestion): Promise<BotAnswer> {
  if (bound === undefined) throw new Error("No game was named.");
  const { game, policies, adviser, substitute, advised } = await bound;
  const luck = seeded(seed, stream);
  const legalActions = game.legalActions(state);
  if (bot !== "adviser") {
    const policy = policies[bot];
    if (policy === undefined) throw new Error(`There is no bot ${bot}.`);
    return { number, action: policy(state, legalActions, luck) };
  }
  const action = advised(state, legalActions, luck);
  const facts = { game, view: game.view(state), legalActions };
  const also = adviser.equals?.(action, facts) ?? [];
  return { number, action, bot: substitute, why: adviser.why?.(action, facts), also };
}

async function hear(data: BotRequest): Promise<void> {
  if ("game" in data) {
    bound = bind(data);
    // A bot that cannot be loaded is told with the answer to the first question.
    const named: BotIds = { ids: await bound.then((found) => found.ids).catch(() => []) };
    postMessage(named);
    return;
  }
  const failed: BotAnswer = { number: data.number, action: undefined };
  postMessage(await answer(data).catch(() => failed));
}

addEventListener("message", ({ data }: MessageEvent<BotRequest>) => void hear(data));
