// The advisor's thread: perfect play as the laboratory solved it, worked out once for the rules at hand.
import type { Action } from "@games/bomb-flip";
import { seeded } from "@games/core-rng";
import { choose } from "@games/lab";
import { bombFlipStudy } from "@games/lab/studies";
import { type Advice, AIMS, type Aim, type Question } from "./advice.ts";

const luck = seeded("advisor");

function advise(aim: Aim, { view, legalActions }: Question): Action | undefined {
  const player = choose(bombFlipStudy.players, aim, "unknown-player", "player");
  // A searching player would need more than the view; the solved ones do not.
  return typeof player === "function" ? (player(view, legalActions, luck) as Action) : undefined;
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  for (const aim of AIMS) {
    const advice: Advice = { step: data.step, aim, action: advise(aim, data) };
    postMessage(advice);
  }
});
