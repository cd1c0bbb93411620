// How a relic or a potion is tested: one script is played without it and with it, and only what is printed on it may differ.
import { describe, expect, it } from "vitest";
import { Arena, type Setting, type Summary } from "../arena.js";

/** One case of an item. */
export interface ItemCase {
  readonly item: string;
  /** What makes this case different from others of the same item. */
  readonly when?: string;
  readonly given?: Setting;
  /** What is done first, with and without the item. */
  readonly before?: readonly string[];
  /** What is done with the item only: using it and answering its questions. */
  readonly use?: readonly string[];
  /** What is done afterwards, with and without the item. */
  readonly after?: readonly string[];
  /** What differs from the same fight without the item. */
  readonly expect: Partial<Summary>;
}

/** The draw pile of a test, the first card on top: enough for two turns, so that nothing is shuffled. */
export const DRAW: readonly string[] = [
  ...["cleave", "bludgeon", "clash", "flex", "rage"],
  ...["entrench", "bash", "anger", "warcry", "inflame", "havoc", "clothesline"],
];

/** Plays a case with some relics and potions. */
function play(row: ItemCase, items: Pick<Setting, "relics" | "potions">, isUsed: boolean): Summary {
  const { given = {}, before = [], use = [], after = [] } = row;
  const relics = [...(given.relics ?? []), ...(items.relics ?? [])];
  const potions = [...(given.potions ?? []), ...(items.potions ?? [])];
  const arena = new Arena({ draw: DRAW, ...given, ruleSet: "printed", relics, potions });
  arena.do(...before, ...(isUsed ? use : []), ...after);
  return isUsed ? arena.done().summary() : arena.summary();
}

/** A test for each case of some relics. */
export function testRelics(title: string, rows: readonly ItemCase[]): void {
  describe(title, () => {
    for (const row of rows)
      it(nameOf(row), () => {
        const without = play(row, {}, false);
        expect(play(row, { relics: [row.item] }, true)).toEqual({ ...without, ...row.expect });
      });
  });
}

/** A test for each case of some potions; a potion that was drunk is gone. */
export function testPotions(title: string, rows: readonly ItemCase[]): void {
  describe(title, () => {
    for (const row of rows)
      it(nameOf(row), () => {
        const without = play(row, {}, false);
        expect(play(row, { potions: [row.item] }, true)).toEqual({ ...without, ...row.expect });
      });
  });
}

function nameOf({ item, when }: ItemCase): string {
  return when === undefined ? item : `${item}, ${when}`;
}
