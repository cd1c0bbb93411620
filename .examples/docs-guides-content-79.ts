import { createSpireGame } from "@games/spire-act1";
import { unwrap } from "@games/core-game";

const game = createSpireGame({
  cards: [
    {
      id: "warm_up",
      name: "Warm Up",
      type: "skill",
      rarity: "common",
      cost: 0,
      ops: [{ op: "block", n: 1 }, { op: "draw", n: 1 }],
      plus: { ops: [{ op: "block", n: 2 }, { op: "draw", n: 1 }] },
    },
  ],
});
const start = game.create({ seed: 1, deck: ["warm_up", "strike_r"], encounters: ["cultist"] });
const { state } = unwrap(game.apply(start, { type: "proceed" }));
const played = unwrap(game.apply(state, { type: "play", card: "warm_up" }));
console.log(game.view(played.state).combat?.player.block); // → 1

export {};
