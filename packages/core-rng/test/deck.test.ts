import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cloneDeck,
  createDeck,
  type Deck,
  deckSize,
  drawCard,
  enumerate,
  peekCards,
  putOnBottom,
  putOnTop,
  reshuffle,
  scripted,
  seeded,
  shuffleIn,
  takeCard,
} from "../src/index.js";

const none = scripted([]);

describe("a deck", () => {
  it("has no order until a card is drawn", () => {
    expect(createDeck([3, 1, 2])).toEqual({ top: [], rest: [1, 2, 3], bottom: [] });
    expect(createDeck([3, 1, 2])).toEqual(createDeck([1, 2, 3]));
  });

  it("deals every order with equal chance", () => {
    const odds = enumerate((luck) => {
      const deck = createDeck(["a", "b", "c", "d"]);
      return Array.from({ length: 4 }, () => drawCard(deck, luck)).join("");
    });
    expect(odds).toHaveLength(24);
    for (const { probability } of odds) expect(probability).toBeCloseTo(1 / 24, 12);
  });

  it("deals known top cards first and known bottom cards last", () => {
    const deck = createDeck([5]);
    putOnTop(deck, 1);
    putOnTop(deck, 2);
    putOnBottom(deck, 8);
    putOnBottom(deck, 9);
    expect(Array.from({ length: 6 }, () => drawCard(deck, none))).toEqual([
      2,
      1,
      5,
      8,
      9,
      undefined,
    ]);
  });

  it("turns unknown into known by peeking", () => {
    const deck = createDeck([1, 2, 3, 4]);
    expect(peekCards(deck, scripted([3, 0]), 2)).toEqual([4, 1]);
    expect(deck).toEqual({ top: [1, 4], rest: [2, 3], bottom: [] });
    expect(peekCards(deck, none, 2)).toEqual([4, 1]);
    expect([drawCard(deck, none), drawCard(deck, none)]).toEqual([4, 1]);
  });

  it("peeks no further than its last card", () => {
    const deck = createDeck([1, 2]);
    expect(peekCards(deck, seeded("x"), 5)).toHaveLength(2);
    expect(deckSize(deck)).toBe(2);
    expect(deckSize({ top: [1], rest: [2, 3], bottom: [4, 5, 6, 7] })).toBe(7);
  });

  it("forgets what was known on top when cards are shuffled in, but not the bottom", () => {
    const deck = createDeck([5]);
    putOnTop(deck, 9);
    putOnBottom(deck, 0);
    shuffleIn(deck, [7, 1]);
    expect(deck).toEqual({ top: [], rest: [1, 5, 7, 9], bottom: [0] });
    reshuffle(deck);
    expect(deck).toEqual({ top: [], rest: [0, 1, 5, 7, 9], bottom: [] });
  });

  it("gives up a certain card, wherever it lies", () => {
    const deck: Deck<number> = { top: [1], rest: [2, 2, 3], bottom: [4] };
    expect([2, 1, 4, 9].map((card) => takeCard(deck, card))).toEqual([true, true, true, false]);
    expect(deck).toEqual({ top: [], rest: [2, 3], bottom: [] });
  });

  it("is copied whole", () => {
    const deck: Deck<number> = { top: [1], rest: [2], bottom: [3] };
    const copy = cloneDeck(deck);
    expect(copy).toEqual(deck);
    drawCard(copy, none);
    drawCard(copy, none);
    drawCard(copy, none);
    expect(deck).toEqual({ top: [1], rest: [2], bottom: [3] });
  });

  it("conserves its cards and keeps the unknown ones in order, whatever is done", () => {
    const acts = fc.array(
      fc.tuple(fc.constantFrom("draw", "peek", "top", "bottom", "in", "re", "take"), fc.nat(9)),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(9)), acts, fc.integer(), (cards, list, seed) => {
        const deck = createDeck(cards);
        const luck = seeded(seed);
        const held: number[] = [];
        for (const [act, n] of list) {
          const card = held[n];
          if (act === "draw") held.push(...[drawCard(deck, luck)].filter((c) => c !== undefined));
          if (act === "peek") peekCards(deck, luck, n);
          if (act === "re") reshuffle(deck);
          if (act === "take" && takeCard(deck, n)) held.push(n);
          if (card === undefined) continue;
          if (act === "top") putOnTop(deck, card);
          if (act === "bottom") putOnBottom(deck, card);
          if (act === "in") shuffleIn(deck, [card]);
          if (act === "top" || act === "bottom" || act === "in") held.splice(n, 1);
        }
        const all = [...deck.top, ...deck.rest, ...deck.bottom, ...held];
        expect(all.sort()).toEqual(cards.slice().sort());
        expect(deck.rest).toEqual(deck.rest.slice().sort((a, b) => a - b));
      }),
    );
  });
});
