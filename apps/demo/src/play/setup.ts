// From the fields of the form for a new game to the options of the game, and the seed of the day.
import type { AnyPlugin, SetupField, SetupValues } from "../games/plugin.ts";

/** What the form holds at first. */
export const initialValues = (fields: readonly SetupField[]): SetupValues =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));

/** The options that the form asks for. */
export function optionsOf(plugin: AnyPlugin, values: SetupValues, best: number | undefined) {
  const chosen = plugin.toOptions?.(values) ?? differing(plugin.setup, values);
  const carried = best === undefined ? {} : plugin.carryBest?.(best);
  return { ...carried, ...chosen };
}

function differing(fields: readonly SetupField[], values: SetupValues): object {
  const changed = fields.filter(({ name, initial }) => values[name] !== initial);
  return Object.fromEntries(changed.map(({ name }) => [name, values[name]]));
}

/** The seed that everybody has on the same day. */
export function seedOfTheDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const WORDS = [
  "amber",
  "anchor",
  "april",
  "bell",
  "birch",
  "candle",
  "cedar",
  "cloud",
  "comet",
  "copper",
  "crow",
  "dune",
  "ember",
  "fern",
  "flint",
  "fox",
  "garnet",
  "harbour",
  "hazel",
  "heron",
  "iris",
  "ivory",
  "kettle",
  "lantern",
  "lark",
  "maple",
  "marble",
  "meadow",
  "mint",
  "moth",
  "north",
  "oak",
  "olive",
  "otter",
  "pebble",
  "pine",
  "quartz",
  "raven",
  "reed",
  "river",
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
] as const;

/** A seed that can be said aloud; chance of the app's own, outside of any game. */
export function anySeed(): string {
  const numbers = crypto.getRandomValues(new Uint16Array(3));
  const word = (i: number) => WORDS[(numbers[i] ?? 0) % WORDS.length] ?? "";
  return `${word(0)}-${word(1)}-${(numbers[2] ?? 0) % 100}`;
}
