// The thread that counts: three cards from a full deck have thousands of courses, and the page must not wait for them.
import { unwrap } from "@games/core-game";
import { dsd6 } from "@games/dsd6";
import { type ChanceAnswer, type ChanceRequest, QUESTIONS } from "./chances.ts";

const LIMIT = 100_000;

addEventListener("message", ({ data }: MessageEvent<ChanceRequest>) => {
  const { number, state, action, question } = data;
  const odds = unwrap(dsd6.odds(state, action, QUESTIONS[question], { limit: LIMIT }));
  const yes = odds.find(({ value }) => value);
  const answer: ChanceAnswer = { number, chance: yes?.probability ?? 0 };
  postMessage(answer);
});
