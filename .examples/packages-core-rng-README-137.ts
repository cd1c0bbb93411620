import { createDeck, drawCard, peekCards, putOnBottom, scripted } from "@games/core-rng";

const deck = createDeck(["hearts", "clubs", "spades"]);
putOnBottom(deck, "joker");
console.log(JSON.stringify(deck)); // → {"top":[],"rest":["clubs","hearts","spades"],"bottom":["joker"]}

const luck = scripted([2, 0]);
peekCards(deck, luck, 2); // looking makes the order of two cards known
console.log(JSON.stringify(deck)); // → {"top":["clubs","spades"],"rest":["hearts"],"bottom":["joker"]}
console.log(drawCard(deck, luck), drawCard(deck, luck), drawCard(deck, luck)); // → spades clubs hearts

export {};
