// Thinks in a worker: it gets a game as text and answers with an action. The search tries actions on games that could be
// behind the view, so it cannot peek.
import { bombFlip } from "@games/bomb-flip";
import { searcherFor } from "@games/bomb-flip/bots";
import { bindPlayer, unwrap } from "@games/core-game";
import { seeded } from "@games/core-rng";

self.addEventListener("message", ({ data: { saved, rollouts } }) => {
  const state = unwrap(bombFlip.load(saved));
  const choose = bindPlayer(bombFlip, searcherFor(bombFlip, { rollouts }));
  self.postMessage(choose(state, bombFlip.legalActions(state), seeded(saved)));
});
