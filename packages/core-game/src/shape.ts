// Shapes: readers for untrusted values. Each copies what it accepts and names every fault with its path.
import { err, ok, type Result } from "@games/core-rng";
import { type Message, messagesOf } from "./messages.js";

/** One thing wrong with an untrusted value, and where; its message is the end of a sentence that begins with the path. */
export interface Fault extends Message {
  /** The path, such as `deck.rest[3]`; empty for the value itself. */
  readonly path: string;
}

/** What a shape reports to while it parses. */
export interface ParseContext {
  /** The faults so far; a fault's path is completed as the parser returns from it. */
  readonly faults: Fault[];
}

/** Parses an unknown value: returns a checked copy, or reports faults and returns undefined. */
export interface Shape<T> {
  (value: unknown, context: ParseContext): T | undefined;
  /** Whether the shape is asked about a missing field too, because it knows what that stands for. */
  readonly takesMissing?: boolean;
  readonly isOptional?: false;
}

/** A shape for a field that may be missing. */
export interface OptionalShape<T> {
  (value: unknown, context: ParseContext): T | undefined;
  readonly takesMissing: true;
  readonly isOptional: true;
}

/** The shapes of the fields of an object; only its optional fields may be missing. */
export type FieldShapes<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? Shape<Exclude<T[K], undefined>> | OptionalShape<Exclude<T[K], undefined>>
    : Shape<T[K]>;
};

/** The sentences of the faults that shapes find, as the end of a sentence that begins with the path. */
export const FAULTS = {
  missing: "is missing",
  unreadable: "cannot be read",
  "unknown-field": "is not a known field",
  "not-an-object": "must be an object",
  "not-an-integer": "must be a whole number from {min} to {max}",
  "not-a-number": "must be a number from {min} to {max}",
  "not-a-boolean": "must be true or false",
  "not-text": "must be text of {min} to {max} characters",
  "not-one-of": "must be one of {values}",
  "not-a-seed": "must be a finite number or text of at most 1000 characters",
  /** A list that is too short, too long, or none. */
  "not-a-list": ({ min, max }: { min: number; max: number }) =>
    `must be a list of ${min === max ? max : `${min} to ${max}`} items`,
  "too-many-fields": "must be an object with at most {max} fields",
  "not-random-state": "must be the random state of the source {source}",
  "no-positions": "is not taken by this game, which can only be set up from its beginning",
  "not-ascending": "must be in ascending order",
} as const;

/** Makes the faults that shapes find. */
export const say = /* @__PURE__ */ messagesOf(FAULTS);

const MAX_FAULTS = 50;

/** Parses a value by a shape: a checked copy, or the faults (at most fifty). It never throws, whatever the value is. */
export function parse<T>(shape: Shape<T>, value: unknown): Result<T, readonly Fault[]> {
  const context: ParseContext = { faults: [] };
  try {
    const result = shape(value, context);
    if (result !== undefined && context.faults.length === 0) return ok(result);
    if (context.faults.length === 0) report(context, say("missing"));
  } catch {
    report(context, say("unreadable")); // a getter that throws, a revoked proxy
  }
  return err(context.faults);
}

/** Reports a fault at the value that is being parsed; returns undefined, so that a shape can return it. */
export function report(context: ParseContext, message: Message, path = ""): undefined {
  if (context.faults.length < MAX_FAULTS) context.faults.push({ path, ...message });
}

/** Parses a part of a value; faults in it get its key in front of their path. */
export function parseAt<T>(
  shape: Shape<T>,
  value: unknown,
  key: string | number,
  context: ParseContext,
): T | undefined {
  const before = context.faults.length;
  const result = shape(value, context);
  if (context.faults.length > before) prefixPaths(context, before, key);
  return result;
}

function prefixPaths({ faults }: ParseContext, from: number, key: string | number): void {
  for (let i = from; i < faults.length; i++) {
    const fault = faults[i] as Fault;
    faults[i] = { ...fault, path: formatPath(key, fault.path) };
  }
}

function formatPath(key: string | number, path: string): string {
  const head = typeof key === "number" ? `[${key}]` : key.slice(0, 40);
  return path === "" || path.startsWith("[") ? head + path : `${head}.${path}`;
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
  return (value, context) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? (value as number) + 0
      : report(context, say("not-an-integer", { min, max }));
}

/** A number between two bounds, both included. */
export function number(min: number, max: number): Shape<number> {
  return (value, context) =>
    typeof value === "number" && value >= min && value <= max
      ? value + 0
      : report(context, say("not-a-number", { min, max }));
}

/** True or false. */
export const boolean: Shape<boolean> = (value, context) =>
  typeof value === "boolean" ? value : report(context, say("not-a-boolean"));

/** Text of limited length. */
export function text(max: number, min = 0): Shape<string> {
  return (value, context) =>
    typeof value === "string" && value.length >= min && value.length <= max
      ? value
      : report(context, say("not-text", { min, max }));
}

/** One of a fixed list of values. */
export function oneOf<const V extends string | number | boolean | null>(
  values: readonly V[],
): Shape<V> {
  return (value, context) =>
    values.includes(value as V)
      ? (value as V)
      : report(
          context,
          say("not-one-of", { values: values.map((v) => JSON.stringify(v)).join(", ") }),
        );
}

/** A list of limited length. */
export function list<T>(item: Shape<T>, max: number, min = 0): Shape<T[]> {
  return (value, context) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      return report(context, say("not-a-list", { min, max }));
    }
    const items: T[] = [];
    const { length } = value; // read once, and no iterator of the list's own
    for (let i = 0; i < length; i++) items.push(parseAt(item, value[i], i, context) as T);
    return items;
  };
}

/** An object with exactly these fields; an optional field that is missing is left out. */
export function record<T extends object>(fields: FieldShapes<T>): Shape<T> {
  const keys = Object.keys(fields);
  const shapes = Object.values(fields) as Shape<unknown>[];
  const canMiss = shapes.map(({ takesMissing }) => takesMissing === true);
  return (value, context) => {
    if (!isObject(value)) return report(context, say("not-an-object"));
    const result: Record<string, unknown> = {};
    let known = 0;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      const shape = shapes[i] as Shape<unknown>;
      let part: unknown;
      if (Object.hasOwn(value, key)) {
        known++;
        part = parseAt(shape, value[key], key, context);
      } else if (canMiss[i]) part = shape(undefined, context);
      else report(context, say("missing"), formatPath(key, ""));
      if (part !== undefined) result[key] = part;
    }
    if (countKeys(value) > known) reportUnknown(value, fields, context);
    // Objects that grew this large field by field are slow to read in V8; a copy is not.
    return (keys.length > 16 ? { ...result } : result) as T;
  };
}

/** How many fields an object has, inherited ones included; much cheaper than listing them. */
function countKeys(value: object): number {
  let count = 0;
  for (const _ in value) count++;
  return count;
}

function reportUnknown(value: object, fields: object, context: ParseContext): void {
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key)) report(context, say("unknown-field"), formatPath(key, ""));
  }
}

/** Any object that is not a list, taken as it is: for values that are parsed later. */
export const anyObject: Shape<object> = (value, context) =>
  isObject(value) ? value : report(context, say("not-an-object"));

/** An object with any keys, up to a number of them, and values of one shape. */
export function dictionary<T>(item: Shape<T>, max: number): Shape<Record<string, T>> {
  return (value, context) => {
    if (!isObject(value) || Object.keys(value).length > max) {
      return report(context, say("too-many-fields", { max }));
    }
    const result: Record<string, T> = {};
    for (const key of Object.keys(value)) {
      if (key === "__proto__") report(context, say("unknown-field"), key);
      else result[key] = parseAt(item, value[key], key, context) as T;
    }
    return result;
  };
}

/** One of several kinds of object, told apart by a field. */
export function tagged<T extends object>(
  tag: keyof T & string,
  kinds: Readonly<Record<string, Shape<T>>>,
): Shape<T> {
  const names = oneOf(Object.keys(kinds));
  return (value, context) => {
    if (!isObject(value)) return report(context, say("not-an-object"));
    if (!Object.hasOwn(value, tag)) return report(context, say("missing"), tag);
    const kind = parseAt(names, value[tag], tag, context);
    return kind === undefined ? undefined : kinds[kind]?.(value, context);
  };
}

/** A field that may be missing. */
export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  const take = (value: unknown, context: ParseContext) =>
    value === undefined ? undefined : shape(value, context);
  return Object.assign(take, { takesMissing: true, isOptional: true } as const);
}

/** A field that may be null. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, context) => (value === null ? null : shape(value, context));
}

/** A field that stands for a default when it is missing. */
export function withDefault<T>(shape: Shape<T>, fallback: T): Shape<T> {
  const take: Shape<T> = (value, context) =>
    value === undefined ? fallback : shape(value, context);
  return Object.assign(take, { takesMissing: true } as const);
}

/** A shape with a further condition: `find` returns what is wrong, or undefined. It is asked only if no fault was found. */
export function refine<T>(shape: Shape<T>, find: (value: T) => Message | undefined): Shape<T> {
  const take: Shape<T> = (value, context) => {
    const before = context.faults.length;
    const result = shape(value, context);
    if (result === undefined || context.faults.length > before) return result;
    const wrong = find(result);
    return wrong === undefined ? result : report(context, wrong);
  };
  return shape.takesMissing ? Object.assign(take, { takesMissing: true } as const) : take;
}

/** What must hold for a value, and what is said when it does not. */
export type Invariant<T> = readonly [
  holds: (value: T) => boolean,
  message: Message,
  /** The field that is at fault, where one can be named. */
  field?: string,
];

/** A shape whose values keep every invariant of a list; the first that is broken is the fault. */
export function keeping<T>(shape: Shape<T>, invariants: readonly Invariant<T>[]): Shape<T> {
  return refine(shape, (value) => {
    const [, message, path] = invariants.find(([holds]) => !holds(value)) ?? [];
    return message && path !== undefined ? { ...message, path } : message;
  });
}

/** Whether a value is an object that is not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
