import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  enumerate,
  type Luck,
  pick,
  sample,
  scripted,
  seeded,
  shuffle,
  weighted,
} from "../src/index.js";

const code = (name: string) => expect.objectContaining({ code: name });

describe("pick", () => {
  it("takes each item with equal chance", () => {
    expect(pick(scripted([2]), ["a", "b", "c"])).toBe("c");
    for (const { probability } of enumerate((luck) => pick(luck, ["a", "b", "c"])))
      expect(probability).toBeCloseTo(1 / 3);
  });

  it("refuses an empty list", () => {
    expect(() => pick(seeded("x"), [])).toThrow(code("nothing-to-pick"));
  });
});

describe("weighted", () => {
  it("follows the weights exactly", () => {
    const odds = enumerate((luck) => weighted(luck, [1, 0, 3, 0.5]));
    const chances = new Map(odds.map(({ value, probability }) => [value, probability]));
    expect(chances.get(0)).toBeCloseTo(1 / 4.5, 12);
    expect(chances.has(1)).toBe(false);
    expect(chances.get(2)).toBeCloseTo(3 / 4.5, 12);
    expect(chances.get(3)).toBeCloseTo(0.5 / 4.5, 12);
  });

  it("asks once for every weight above 0 but the last", () => {
    const asked: number[] = [];
    const never = {
      below: () => 0,
      chance(p: number) {
        asked.push(p);
        return false;
      },
    };
    expect(weighted(never, [1, 0, 3, 0, 4, 0])).toBe(4);
    expect(asked).toEqual([1 / 8, 3 / 7]);
  });

  it("needs no luck when one weight is all", () => {
    expect(weighted(scripted([]), [0, 5, 0])).toBe(1);
  });

  it.each([[[]], [[0, 0]], [[-1, 2]], [[Number.NaN, 1]], [[Number.POSITIVE_INFINITY, 1]]])(
    "refuses %j",
    (weights) => {
      expect(() => weighted(seeded("x"), weights)).toThrow(code("bad-weights"));
    },
  );
});

describe("shuffle", () => {
  it("keeps every item", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const shuffled = items.slice();
        shuffle(seeded(seed), shuffled);
        expect(shuffled.sort((a, b) => a - b)).toEqual(items.slice().sort((a, b) => a - b));
      }),
    );
  });
});

describe("what is drawn", () => {
  /** The questions that a function asks, in order. */
  function questionsOf(run: (luck: Luck) => unknown): number[] {
    const asked: number[] = [];
    run({
      below(n) {
        asked.push(n);
        return n - 1;
      },
      chance: () => false,
    });
    return asked;
  }

  it("is no more than needed", () => {
    expect(questionsOf((luck) => shuffle(luck, [1, 2, 3, 4]))).toEqual([4, 3, 2]);
    expect(questionsOf((luck) => shuffle(luck, [1]))).toEqual([]);
    expect(questionsOf((luck) => sample(luck, [1, 2, 3, 4], 2))).toEqual([4, 3]);
    expect(questionsOf((luck) => sample(luck, [1, 2, 3, 4], 0))).toEqual([]);
    expect(questionsOf((luck) => pick(luck, [1, 2, 3]))).toEqual([3]);
  });
});

describe("sample", () => {
  it("draws distinct items in every order equally often", () => {
    const odds = enumerate((luck) => sample(luck, ["a", "b", "c", "d"], 2));
    expect(odds).toHaveLength(12);
    for (const { value, probability } of odds) {
      expect(new Set(value).size).toBe(2);
      expect(probability).toBeCloseTo(1 / 12, 12);
    }
  });

  it("leaves the list as it is", () => {
    const items = [1, 2, 3];
    expect(sample(seeded("x"), items, 3)).toHaveLength(3);
    expect(items).toEqual([1, 2, 3]);
  });

  it.each([4, -1, 1.5])("refuses %s of three", (count) => {
    expect(() => sample(seeded("x"), [1, 2, 3], count)).toThrow(code("nothing-to-pick"));
  });
});
