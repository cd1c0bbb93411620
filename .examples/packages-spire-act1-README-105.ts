import { createSpireGame } from "@games/spire-act1";

const game = createSpireGame({
  cards: [
    {
      id: "headlong",
      name: "Headlong",
      type: "attack",
      rarity: "common",
      cost: 1,
      ops: [
        { op: "hit", n: { n: 1, per: "attacks" } },
        { op: "weak", n: 1, to: "self" },
      ],
      plus: { cost: 0 },
    },
  ],
  enemies: [
    {
      id: "stump",
      name: "Stump",
      hp: 12,
      kind: "encounter",
      pattern: "track",
      variants: [[{ block: 3 }, { hit: 1, times: 3 }]],
    },
  ],
});
console.log(game.create({ seed: 1 }).run.cardRewardsDeck.rest.includes("headlong")); // → true

try {
  createSpireGame({ cards: [{ id: "x!", name: "X", type: "attack", cost: 9 }] });
} catch (error) {
  console.log((error as Error).message.includes("cards[0].cost must be a whole number from 0 to 6")); // → true
}

export {};
