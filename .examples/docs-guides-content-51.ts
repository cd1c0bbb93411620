import { createDsd6Game, THREATS } from "@games/dsd6";
import { threatName } from "@games/dsd6/text";

const game = createDsd6Game({
  threats: [
    ...THREATS.filter(({ id }) => id !== "pandemic"),
    {
      id: "stowaway",
      kind: "internal",
      count: 2,
      symbol: "alien",
      needs: { face: "tactical", count: 1 },
      activate: [{ effect: "send-crew", amount: 1 }],
    },
  ],
});
const view = game.view(game.create({ seed: "tuesday" }));
console.log([...view.deck, ...view.threats].filter(({ threat }) => threat === "stowaway").length); // → 2
console.log(threatName("stowaway")); // → Stowaway

export {};
