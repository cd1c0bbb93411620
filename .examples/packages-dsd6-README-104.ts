import { createDsd6Game, THREATS } from "@games/dsd6";

const game = createDsd6Game({
  threats: [
    ...THREATS,
    {
      id: "boarding-party",
      kind: "internal",
      count: 2,
      symbol: "skull",
      needs: { face: "tactical", count: 2 },
      reveal: [{ effect: "send-crew", amount: 1 }],
      activate: [{ effect: "hull-damage", amount: 2 }],
    },
  ],
});
console.log(game.view(game.create({ seed: "tuesday" })).deckSize); // → 28

try {
  createDsd6Game({ threats: [...THREATS, { id: "Ghost!", kind: "external", count: 99 }] });
} catch (error) {
  console.log((error as Error).message); // → threats[20].id must be kebab-case; threats[20].count must be a whole number from 0 to 20.
}

export {};
