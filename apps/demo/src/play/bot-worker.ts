// The thread of the bots: they think here, so that the page stays free. A bot gets what a player sees, and nothing else.
import type { GameTypes } from "@games/core-game";
import { seeded } from "@games/core-rng";
import type { Bot } from "../games/bot.ts";
import type { BotAnswer, BotQuestion } from "./bot-messages.ts";

type Bots = readonly Bot<GameTypes>[];

const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  "bomb-flip": async () => (await import("../games/bomb-flip/bots.ts")).bots,
  wretched: async () => (await import("../games/wretched/bots.ts")).bots,
  dsd6: async () => (await import("../games/dsd6/bots.ts")).bots,
  "spire-act1": async () => (await import("../games/spire-act1/bots.ts")).bots,
};

const botsOf = async (game: string): Promise<Bots> => (await LOADERS[game]?.()) as Bots;

async function answer(question: BotQuestion): Promise<BotAnswer> {
  const { number, game, bot, seed, stream, view, legalActions } = question;
  const policy = (await botsOf(game))[bot]?.policy;
  if (policy === undefined) throw new Error(`There is no bot ${bot} of ${game}.`);
  return { number, action: policy(view, legalActions, seeded(seed, stream)) };
}

addEventListener("message", async ({ data }: MessageEvent<BotQuestion>) => {
  const failed: BotAnswer = { number: data.number, action: undefined };
  postMessage(await answer(data).catch(() => failed));
});
