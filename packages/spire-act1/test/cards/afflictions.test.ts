// Status cards and curses; expected values are the printed ones.
import { describe, expect, it } from "vitest";
import { CURSES, STATUSES } from "../../src/data/afflictions.js";
import { Arena, type Setting, type Summary } from "../arena.js";
import { testCards } from "./table.js";

/** What the end of a turn with a card in hand leads to, before the next hand is looked at. */
interface HeldCase {
  readonly card: string;
  readonly when?: string;
  readonly given?: Setting;
  /** Where the card is afterwards. */
  readonly to: "discard" | "exhaust" | "hand" | "supply";
  readonly expect?: Partial<Summary>;
}

const FIVE = ["cleave", "bludgeon", "clash", "flex", "rage"];
const FILLER = ["bash", "anger"];

const HELD: readonly HeldCase[] = [
  { card: "daze", to: "supply" },
  { card: "burn", to: "discard", expect: { hp: 10 } },
  { card: "burn", when: "blocked", given: { player: { block: 1 } }, to: "discard" },
  { card: "slimed", to: "discard" },
  { card: "injury", to: "discard" },
  { card: "clumsy", to: "exhaust" },
  { card: "parasite", to: "discard" },
  { card: "regret", to: "hand" },
  { card: "writhe", to: "discard" },
  { card: "doubt", to: "discard", expect: { weak: 1 } },
  { card: "pain", when: "three cards in hand", to: "discard" },
  {
    card: "shame",
    given: { enemies: ["jabber"], player: { block: 1 } },
    to: "discard",
    expect: { hp: 10 },
  },
  { card: "shame", when: "without block", to: "discard" },
  { card: "decay", to: "discard", expect: { hp: 10 } },
  { card: "decay", when: "blocked", given: { player: { block: 1 } }, to: "discard" },
  { card: "ascenders_bane", to: "exhaust" },
];

describe("cards held at the end of a turn", () => {
  for (const { card, when, given = {}, to, expect: differs } of HELD) {
    it(when === undefined ? card : `${card}, ${when}`, () => {
      const arena = new Arena({ draw: FIVE, rolls: [1], ...given, hand: [card, ...FILLER] });
      const { hp, block, weak, vulnerable, strength, hand, discard, exhaust, draw } = arena
        .do("end")
        .done()
        .summary();
      expect({ hp, block, weak, vulnerable, strength, hand, discard, exhaust, draw }).toEqual({
        hp: 11,
        block: 0,
        weak: 0,
        vulnerable: 0,
        strength: 0,
        hand: to === "hand" ? [card, ...FIVE] : FIVE,
        discard: to === "discard" ? [card, ...FILLER] : FILLER,
        exhaust: to === "exhaust" ? [card] : [],
        draw: [],
        ...differs,
      });
    });
  }

  it("covers every status card and curse", () => {
    const tested = new Set(HELD.map(({ card }) => card));
    expect(STATUSES).toHaveLength(3);
    expect(CURSES).toHaveLength(10);
    expect([...STATUSES, ...CURSES].filter(({ id }) => !tested.has(id))).toEqual([]);
  });

  it("pain costs 1 HP with at most two cards in hand, itself counted", () => {
    const two = new Arena({ hand: ["pain", "bash"], draw: FIVE, rolls: [1] }).do("end");
    expect(two.summary().hp).toBe(10);
    const alone = new Arena({ hand: ["pain"], draw: FIVE, rolls: [1], player: { block: 5 } });
    expect(alone.do("end").summary().hp).toBe(10);
  });

  it("two pains in a hand of two cost 2 HP", () => {
    const arena = new Arena({ hand: ["pain", "pain"], draw: FIVE, rolls: [1] });
    expect(arena.do("end").summary().hp).toBe(9);
  });
});

testCards("afflictions that can be played", [
  { card: "slimed", cost: 1, to: "supply" },
  { card: "writhe", cost: 1, to: "exhaust" },
]);

describe("unplayable cards", () => {
  const unplayable = [...STATUSES, ...CURSES].filter(
    ({ id }) => id !== "slimed" && id !== "writhe",
  );
  it("are eleven", () => expect(unplayable).toHaveLength(11));
  for (const { id } of unplayable) {
    it(`${id} is refused whatever the energy`, () => {
      const arena = new Arena({ hand: [id], player: { energy: 6 } });
      expect(arena.refusal(`play ${id}`)).toBe("unplayable");
    });
  }
});
