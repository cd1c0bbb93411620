// Seeds for people: one that can be said aloud, and the one that everybody has on the same day.
import { type Luck, pick } from "@games/core-rng";

const WORDS = [
  ...["amber", "anchor", "april", "bell", "birch", "candle", "cedar", "cloud", "comet", "copper"],
  ...["crow", "dune", "ember", "fern", "flint", "fox", "garnet", "harbour", "hazel", "heron"],
  ...["iris", "ivory", "kettle", "lantern", "lark", "maple", "marble", "meadow", "mint", "moth"],
  ...["north", "oak", "olive", "otter", "pebble", "pine", "quartz", "raven", "reed", "river"],
  ...[
    "saffron",
    "sage",
    "slate",
    "sparrow",
    "stone",
    "thistle",
    "tide",
    "velvet",
    "willow",
    "wren",
  ],
] as const;

/** A seed that can be said aloud: two words and a number below 100. */
export function seedPhrase(luck: Luck): string {
  return `${pick(luck, WORDS)}-${pick(luck, WORDS)}-${luck.below(100)}`;
}

/** The seed that everybody has on the same day, as `2026-01-09`; `month` goes from 1 to 12. */
export function seedOfDay(year: number, month: number, day: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}`;
}
