// The advisor's thread: perfect play as the simulator solved it, worked out once for the rules at hand.
import { adviseGold, adviseScore } from "@games/lab/bomb-flip";
import type { Advice, Question } from "./advice.ts";

const answer = (advice: Advice) => postMessage(advice);

let asked = 0;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const number = ++asked;
  // Questions that came while the game was being solved are heard first; only the newest needs an answer.
  setTimeout(() => {
    if (number !== asked) return;
    const { step, view } = data;
    answer({ step, aim: "score", choices: adviseScore(view) });
    answer({ step, aim: "gold", choices: adviseGold(view) });
  });
});
