// The thread of the bots: they think here, so that the page stays free. A bot gets what a player sees, and nothing else.
import { bindPlayer, type Game, type GameTypes, type StatePolicy, unwrap } from "@games/core-game";
import { seeded } from "@games/core-rng";
import type { Bot } from "../games/bot.ts";
import type { BotAnswer, BotGame, BotQuestion, BotRequest } from "./bot-messages.ts";

/** A game and those who play it. */
interface Seats {
  readonly game: Game<GameTypes>;
  readonly bots: readonly Bot<GameTypes>[];
}

/** What loads the bots of each game, by the path of their file. */
const LOADERS = import.meta.glob<Seats>("../games/*/bots.ts");

/** The game with its content, and what each of its bots would do at a state. */
interface Bound {
  readonly game: Game<GameTypes>;
  readonly policies: readonly StatePolicy<GameTypes>[];
}

async function bind({ game: id, rows }: BotGame): Promise<Bound> {
  const seats = await LOADERS[`../games/${id}/bots.ts`]?.();
  if (seats === undefined) throw new Error(`There are no bots of ${id}.`);
  const game = rows === undefined ? seats.game : unwrap(seats.game.withContent(rows));
  return {
    game,
    policies: seats.bots.map(({ createPlayer }) => bindPlayer(game, createPlayer(game))),
  };
}

let bound: Promise<Bound> | undefined;

async function answer({ number, bot, seed, stream, state }: BotQuestion): Promise<BotAnswer> {
  const { game, policies } = (await bound) ?? {};
  const policy = policies?.[bot];
  if (game === undefined || policy === undefined) throw new Error(`There is no bot ${bot}.`);
  return { number, action: policy(state, game.legalActions(state), seeded(seed, stream)) };
}

addEventListener("message", async ({ data }: MessageEvent<BotRequest>) => {
  if ("game" in data) {
    bound = bind(data);
    return;
  }
  const failed: BotAnswer = { number: data.number, action: undefined };
  postMessage(await answer(data).catch(() => failed));
});
