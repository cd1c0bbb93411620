// The thread that counts: a reroll has thousands of courses, and the page must not wait for them.
import { unwrap } from "@games/core-game";
import { dsd6 } from "@games/dsd6";
import { type ChanceAnswer, type ChanceRequest, QUESTIONS } from "./chances.ts";

addEventListener("message", ({ data }: MessageEvent<ChanceRequest>) => {
  const { number, state, action, question } = data;
  const yes = unwrap(dsd6.odds(state, action, QUESTIONS[question])).find(({ value }) => value);
  const answer: ChanceAnswer = { number, chance: yes?.probability ?? 0 };
  postMessage(answer);
});
