// Shapes: readers for values from outside. Each copies what it accepts and names every fault with its place.
import {
  type Deck,
  err,
  isWords,
  ok,
  type Result,
  type Seed,
  type StreamWords,
  type Words,
} from "@games/core-rng";

/** One thing wrong with a value from outside, and where. */
export interface Fault {
  /** The place, such as `deck.rest[3]`; empty for the value itself. */
  readonly path: string;
  /** What is wrong there, as the end of a sentence that begins with the place. */
  readonly message: string;
}

/** The faults found so far and the place that is being read. */
export interface Reading {
  readonly path: (string | number)[];
  readonly faults: Fault[];
}

/** Reads an unknown value: returns a checked copy, or reports faults and returns undefined. */
export type Shape<T> = (value: unknown, reading: Reading) => T | undefined;

const MAX_FAULTS = 50;

/** Reads a value by a shape: a checked copy, or the faults (the first fifty of them). */
export function read<T>(shape: Shape<T>, value: unknown): Result<T, readonly Fault[]> {
  const reading: Reading = { path: [], faults: [] };
  const result = shape(value, reading);
  if (result === undefined && reading.faults.length === 0) fault(reading, "is missing");
  return reading.faults.length === 0 ? ok(result as T) : err(reading.faults);
}

/** Reports a fault at the place that is being read. */
function fault(reading: Reading, message: string): undefined {
  if (reading.faults.length < MAX_FAULTS)
    reading.faults.push({ path: place(reading.path), message });
}

function place(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, key) => text + (typeof key === "number" ? `[${key}]` : text === "" ? key : `.${key}`),
    "",
  );
}

/** Reads a part of a value, with its key added to the place. */
export function readPart<T>(
  shape: Shape<T>,
  value: unknown,
  key: string | number,
  reading: Reading,
): T | undefined {
  reading.path.push(key);
  const result = shape(value, reading);
  reading.path.pop();
  return result;
}

/** The faults in one sentence for a person. */
export function describeFaults(faults: readonly Fault[]): string {
  const shown = faults
    .slice(0, 3)
    .map(({ path, message }) => `${path === "" ? "the value" : path} ${message}`);
  const more = faults.length > 3 ? `, and ${faults.length - 3} more` : "";
  return `${shown.join("; ")}${more}.`;
}

/** A whole number between two bounds, both included. */
export function int(min: number, max: number): Shape<number> {
  return (value, reading) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? (value as number) + 0
      : fault(reading, `must be a whole number from ${min} to ${max}`);
}

/** A number between two bounds, both included. */
function number(min: number, max: number): Shape<number> {
  return (value, reading) =>
    typeof value === "number" && value >= min && value <= max
      ? value + 0
      : fault(reading, `must be a number from ${min} to ${max}`);
}

/** True or false. */
const boolean: Shape<boolean> = (value, reading) =>
  typeof value === "boolean" ? value : fault(reading, "must be true or false");

/** A string of limited length. */
export function text(maxLength: number, minLength = 0): Shape<string> {
  return (value, reading) =>
    typeof value === "string" && value.length >= minLength && value.length <= maxLength
      ? value
      : fault(reading, `must be text of ${minLength} to ${maxLength} characters`);
}

/** One of a fixed list of values. */
function oneOf<const V extends string | number | boolean | null>(values: readonly V[]): Shape<V> {
  return (value, reading) =>
    values.includes(value as V)
      ? (value as V)
      : fault(reading, `must be one of ${values.map((v) => JSON.stringify(v)).join(", ")}`);
}

/** A seed: a string or a finite number. */
export const seed: Shape<Seed> = (value, reading) =>
  (typeof value === "string" && value.length <= 1000) || Number.isFinite(value)
    ? (value as Seed)
    : fault(reading, "must be a finite number or text of at most 1000 characters");

/** A list of limited length. */
export function list<T>(item: Shape<T>, max: number, min = 0): Shape<T[]> {
  return (value, reading) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      return fault(reading, `must be a list of ${min === max ? max : `${min} to ${max}`} items`);
    }
    return Array.from(value, (part, i) => readPart(item, part, i, reading) as T);
  };
}

/** An object with exactly these fields; a field that reads as undefined is left out. */
export function record<T extends object>(
  fields: { readonly [K in keyof T]-?: Shape<T[K]> },
): Shape<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  return (value, reading) => {
    if (!isObject(value)) return fault(reading, "must be an object");
    const result: Partial<T> = {};
    for (const key of keys) {
      const part = readPart(
        fields[key],
        Object.hasOwn(value, key) ? value[key] : undefined,
        key,
        reading,
      );
      if (part !== undefined) result[key] = part;
    }
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) readPart(unknownField, value, key.slice(0, 40), reading);
    }
    return result as T;
  };
}

const unknownField: Shape<never> = (_, reading) => fault(reading, "is not a known field");

/** Any object that is no list, taken as it is. */
export const anyObject: Shape<object> = (value, reading) =>
  isObject(value) ? value : fault(reading, "must be an object");

/** An object with any keys, up to a number of them, and values of one shape. */
function dictionary<T>(item: Shape<T>, max: number): Shape<Record<string, T>> {
  return (value, reading) => {
    if (!isObject(value) || Object.keys(value).length > max) {
      return fault(reading, `must be an object with at most ${max} fields`);
    }
    const result: Record<string, T> = {};
    for (const key of Object.keys(value)) {
      if (key === "__proto__") readPart(unknownField, value, key, reading);
      else result[key] = readPart(item, value[key], key, reading) as T;
    }
    return result;
  };
}

/** One of several kinds of object, told apart by a field. */
function tagged<T extends object>(
  tag: keyof T & string,
  kinds: Readonly<Record<string, Shape<T>>>,
): Shape<T> {
  const kind = oneOf(Object.keys(kinds));
  return (value, reading) => {
    if (!isObject(value)) return fault(reading, "must be an object");
    const name = readPart(kind, Object.hasOwn(value, tag) ? value[tag] : undefined, tag, reading);
    return name === undefined ? undefined : kinds[name]?.(value, reading);
  };
}

/** A field that may be missing. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, reading) => (value === undefined ? undefined : shape(value, reading));
}

/** A field that may be null. */
function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, reading) => (value === null ? null : shape(value, reading));
}

/** A field that stands for a default when it is missing. */
function withDefault<T>(shape: Shape<T>, fallback: T): Shape<T> {
  return (value, reading) => (value === undefined ? fallback : shape(value, reading));
}

/** A shape with a further demand: `demand` returns what is wrong, or undefined. It is asked only if no fault was found. */
function refine<T>(shape: Shape<T>, demand: (value: T) => string | undefined): Shape<T> {
  return (value, reading) => {
    const before = reading.faults.length;
    const result = shape(value, reading);
    if (result === undefined || reading.faults.length > before) return result;
    const wrong = demand(result);
    return wrong === undefined ? result : fault(reading, wrong);
  };
}

/** The generator words of named streams. */
function streamWords<N extends string>(names: readonly N[]): Shape<StreamWords<N>> {
  const words: Shape<Words> = (value, reading) =>
    isWords(value)
      ? { c: value.c, s0: value.s0, s1: value.s1, s2: value.s2 }
      : fault(reading, "must be generator words");
  return record(
    Object.fromEntries(names.map((name) => [name, words])) as { [K in N]-?: Shape<Words> },
  );
}

/** A face-down deck of at most so many cards, its unknown part in ascending order. */
function deck<C extends number | string>(card: Shape<C>, max: number): Shape<Deck<C>> {
  const cards = list(card, max);
  return record<Deck<C>>({ top: cards, rest: refine(cards, ascending), bottom: cards });
}

function ascending(cards: readonly (number | string)[]): string | undefined {
  const isAscending = cards.every(
    (card, i) => i === 0 || (cards[i - 1] as number | string) <= card,
  );
  return isAscending ? undefined : "must be in ascending order";
}

/** Tells whether a value is an object that is no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Everything that reads a value from outside, under one name: `shape.int(1, 6)`. */
export const shape = {
  anyObject,
  boolean,
  deck,
  describeFaults,
  dictionary,
  fault,
  int,
  isObject,
  list,
  nullable,
  number,
  oneOf,
  optional,
  read,
  readPart,
  record,
  refine,
  seed,
  streamWords,
  tagged,
  text,
  withDefault,
};
