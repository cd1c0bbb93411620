import { createDeck, die, drawCard, seededStreams, seedStreams } from "@games/core-rng";

const NAMES = ["deck", "dice"] as const;

function firstCardAfter(rolls: number) {
  const luck = seededStreams(NAMES, seedStreams(NAMES, "tuesday"));
  for (let i = 0; i < rolls; i++) die(luck.dice);
  return drawCard(createDeck(["ace", "king", "queen", "jack"]), luck.deck);
}
console.log(firstCardAfter(0) === firstCardAfter(7)); // → true

export {};
