import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type About,
  branches,
  type CardRef,
  cloneDeck,
  createDeck,
  diceAbout,
  die,
  drawCard,
  enumerate,
  type Luck,
  roll,
  shuffle,
} from "../src/index.js";

const code = (name: string) => expect.objectContaining({ code: name });

describe("enumerate", () => {
  it("gives the well-known odds of two dice", () => {
    const odds = enumerate((luck) => roll(luck, "2d6").total);
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    expect(odds.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    odds.forEach(({ probability }, i) => {
      expect(probability).toBeCloseTo((ways[i] ?? 0) / 36, 14);
    });
  });

  it("walks chances with their weights and leaves out the impossible", () => {
    const odds = enumerate((luck) =>
      luck.chance(0) ? "never" : luck.chance(0.15) ? "joker" : "number",
    );
    expect(odds).toEqual([
      { value: "joker", probability: 0.15 },
      { value: "number", probability: 0.85 },
    ]);
  });

  it("meets every order of a shuffle equally often", () => {
    const odds = enumerate((luck) => {
      const items = [1, 2, 3, 4];
      shuffle(luck, items);
      return items;
    });
    expect(odds).toHaveLength(24);
    for (const { probability } of odds) expect(probability).toBeCloseTo(1 / 24, 14);
  });

  it("follows branches of different depth", () => {
    const untilSix = (luck: Luck, tries = 0): number =>
      tries === 3 || die(luck) === 6 ? tries : untilSix(luck, tries + 1);
    expect(
      enumerate((luck) => untilSix(luck)).map(({ value, probability }) => [
        value,
        probability.toFixed(9),
      ]),
    ).toEqual([
      [3, ((5 / 6) ** 3).toFixed(9)],
      [2, ((5 / 6) ** 2 / 6).toFixed(9)],
      [1, (5 / 36).toFixed(9)],
      [0, (1 / 6).toFixed(9)],
    ]);
  });

  it("sums to one within 1e-12, whatever is asked", () => {
    const question = fc.oneof(
      fc.integer({ min: 1, max: 7 }),
      fc.double({ min: 0, max: 1, noNaN: true }).map((p) => -p),
    );
    fc.assert(
      fc.property(fc.array(question, { maxLength: 5 }), (questions) => {
        const run = (luck: Luck) =>
          questions.map((q) => (q >= 1 ? luck.below(q) : luck.chance(-q)));
        const total = enumerate(run).reduce((sum, { probability }) => sum + probability, 0);
        expect(Math.abs(total - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it("merges by a key of one's own", () => {
    const odds = enumerate((luck) => ({ face: die(luck) }), { key: ({ face }) => face % 2 });
    expect(odds).toHaveLength(2);
    expect(odds[0]?.value).toEqual({ face: 1 });
  });

  it("says when there are too many branches", () => {
    const run = (luck: Luck) => luck.below(1000) + luck.below(1000);
    expect(() => enumerate(run)).toThrow(code("too-many-branches"));
    expect(() => enumerate((luck) => luck.below(5), { limit: 4 })).toThrow(
      code("too-many-branches"),
    );
    expect(enumerate((luck) => luck.below(5), { limit: 5 })).toHaveLength(5);
  });

  it("does not ask what has only one answer", () => {
    expect(enumerate((luck) => luck.chance(1))).toEqual([{ value: true, probability: 1 }]);
    expect(enumerate((luck) => luck.chance(0))).toEqual([{ value: false, probability: 1 }]);
    expect(enumerate((luck) => luck.below(1))).toEqual([{ value: 0, probability: 1 }]);
    let run = 0;
    const sometimes = (luck: Luck) => (run++ % 2 === 0 ? luck.below(1) : 0) + luck.below(2);
    expect(enumerate(sometimes).map(({ value }) => value)).toEqual([0, 1]); // one answer is no question
    const combined = enumerate(
      (luck) => luck.below(3, undefined, ["a", "a", "a"]) + luck.below(2),
      {
        combine: true,
      },
    );
    expect(combined.map(({ value }) => value)).toEqual([0, 1]);
  });

  it("takes cards together only when it is asked to, and only where there are cards", () => {
    const cards = ["a", "a", "b"];
    expect([...branches((luck) => luck.below(3, undefined, cards))]).toHaveLength(3);
    expect([...branches((luck) => luck.below(3, undefined, cards), 10, true)]).toHaveLength(2);
    expect([...branches((luck) => luck.below(3), 10, true)]).toHaveLength(3);
  });

  it("tells results apart by their type, and null from an object", () => {
    const values = [null, "null", 1, "1", { a: 1 }, undefined, "undefined"];
    const found = enumerate((luck) => values[luck.below(values.length)]);
    expect(found.map(({ value }) => value)).toEqual(values);
  });

  it("keeps what rounding loses, on either side of the sum", () => {
    // A large probability after many tiny ones, and tiny ones after a large one.
    for (const isLargeFirst of [true, false]) {
      const run = (luck: Luck) => {
        const isLarge = luck.chance(isLargeFirst ? 0.9 : 0.1) === isLargeFirst;
        if (!isLarge) for (let i = 0; i < 10; i++) luck.below(3);
        return 0;
      };
      const [only] = enumerate(run);
      expect(only?.probability).toBe(1);
    }
  });

  it("notices a function that does not repeat itself", () => {
    let run = 0;
    expect(() => enumerate((luck) => luck.below(2) + luck.below(2 + (run++ % 2)))).toThrow(
      code("not-repeatable"),
    );
    run = 0;
    expect(() =>
      enumerate((luck) => luck.below(2) + Number(luck.chance(run++ % 2 ? 0.3 : 0.4))),
    ).toThrow(code("not-repeatable"));
    run = 0;
    const [, pair] = diceAbout("die", 2);
    const dice = (luck: Luck) => {
      const first = luck.below(3, pair);
      if (run++ % 2 === 1) luck.chance(1);
      return first + luck.below(3, run % 2 === 1 ? pair : diceAbout("other", 2)[1]);
    };
    expect(() => enumerate(dice, { combine: true })).toThrow(code("not-repeatable"));
  });

  it("refuses senseless questions as all luck does", () => {
    expect(() => enumerate((luck) => luck.below(0))).toThrow(code("bad-range"));
    expect(() => enumerate((luck) => luck.chance(Number.NaN))).toThrow(code("bad-probability"));
  });
});

describe("branches", () => {
  it("yields each branch as it is walked", () => {
    const walked = [...branches((luck) => [luck.chance(0.25), luck.below(2)])];
    expect(walked).toEqual([
      { value: [true, 0], probability: 0.125 },
      { value: [true, 1], probability: 0.125 },
      { value: [false, 0], probability: 0.375 },
      { value: [false, 1], probability: 0.375 },
    ]);
  });
});

describe("dice of one roll", () => {
  const crew = diceAbout("crew-die", 6);
  const six = (luck: Luck) => Array.from({ length: 6 }, () => luck.below(6, crew[5])).sort();

  it("are walked once per combination, with the probability of all its orders", () => {
    const combined = enumerate(six, { combine: true });
    const each = enumerate(six);
    expect([...branches(six, 1000, true)]).toHaveLength(462); // 11 over 6
    expect([...branches(six, 50_000)]).toHaveLength(46_656);
    const known = new Map(each.map(({ value, probability }) => [value.join(), probability]));
    expect(combined).toHaveLength(known.size);
    for (const { value, probability } of combined) {
      expect(probability).toBeCloseTo(known.get(value.join()) ?? 0, 12);
    }
  });

  it("are told from the dice of the next roll and of another kind", () => {
    const rolls = (luck: Luck) => {
      const first = [luck.below(6, crew[1]), luck.below(6, crew[1])].sort();
      const second = [luck.below(6, crew[1]), luck.below(6, crew[1])].sort();
      const third = luck.below(6, crew[0]);
      return [first, second, third].join(" ");
    };
    const combined = enumerate(rolls, { combine: true });
    const known = new Map(enumerate(rolls).map(({ value, probability }) => [value, probability]));
    expect(combined).toHaveLength(21 * 21 * 6);
    for (const { value, probability } of combined) {
      expect(probability).toBeCloseTo(known.get(value) ?? 0, 12);
    }
  });

  it("are not taken together across another question", () => {
    const mixed = (luck: Luck) => [
      luck.below(6, crew[1]),
      luck.chance(0.5),
      luck.below(6, crew[1]),
    ];
    expect(enumerate(mixed, { combine: true })).toHaveLength(72);
  });

  it("leave cards alone unless they are of one name", () => {
    const threes = createDeck([1, 1, 2, 3, 4]);
    const draw = (luck: Luck) => drawCard(cloneDeck(threes), luck);
    const by = (about?: About) =>
      enumerate((luck) => drawCard(cloneDeck(threes), luck, about), { combine: true });
    expect([...branches(draw, 10, true)].map(({ probability }) => probability)).toEqual([
      0.4, 0.2, 0.2, 0.2,
    ]);
    const label = (card: CardRef) => (Number(card) < 3 ? "low" : "high");
    expect(by({ kind: "card", name: "deck", label })).toEqual([
      { value: 1, probability: 0.6 },
      { value: 3, probability: 0.4 },
    ]);
  });

  it("are named when different things were taken as one", () => {
    const combined = (run: (luck: Luck) => unknown) => {
      const names: string[] = [];
      enumerate(run, { combine: true, onCombined: (name) => names.push(name) });
      return [...new Set(names)];
    };
    const label = (card: CardRef) => (Number(card) < 3 ? "low" : "high");
    const low: About = { kind: "card", name: "low deck", label };
    const alike: About = { kind: "card", name: "alike deck", label: String };
    expect(combined(six)).toEqual(["crew-die"]);
    expect(combined((luck) => luck.below(6, crew[0]))).toEqual([]);
    expect(combined((luck) => luck.below(3, low, [1, 2, 3]))).toEqual(["low deck"]);
    expect(combined((luck) => luck.below(3, alike, [1, 1, 3]))).toEqual([]);
  });

  it("keep cards of one name apart from the question that comes after them", () => {
    const label = (card: CardRef) => (Number(card) < 3 ? "low" : "high");
    const about: About = { kind: "card", name: "deck", label };
    const run = (luck: Luck) => [luck.below(2, about, [1, 2]), luck.below(2, about, [2, 3])];
    expect(enumerate(run, { combine: true })).toEqual([
      { value: [0, 0], probability: 0.5 },
      { value: [0, 1], probability: 0.5 },
    ]);
  });
});

describe("answers in groups", () => {
  it("are met once per group, with the probability of all their answers", () => {
    const about: About = { kind: "pick", name: "weather", groups: [3, 0, 1, 6] };
    expect(enumerate((luck) => luck.below(10, about))).toEqual([
      { value: 0, probability: 0.3 },
      { value: 3, probability: 0.1 },
      { value: 4, probability: 0.6 },
    ]);
  });

  it("are certain when there is one group", () => {
    const about: About = { kind: "pick", name: "weather", groups: [0, 5] };
    expect(enumerate((luck) => luck.below(5, about))).toEqual([{ value: 0, probability: 1 }]);
  });
});
