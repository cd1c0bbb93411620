// Positions: a game in progress laid out in the terms of its view, as a player at a table would tell it.
import { err, ok, type Result, type RngSource, type Seed, seedStreams } from "@games/core-rng";
import type { GameTypes, ReadonlyState, RngOf, Rules } from "./contract.js";
import { OptionsError } from "./errors.js";
import { deepFreeze } from "./freeze.js";
import { seed as seedShape } from "./game-shapes.js";
import {
  type FieldShapes,
  isObject,
  type ParseContext,
  parse,
  parseAt,
  record,
  report,
  type Shape,
  say,
} from "./shape.js";

/** A part of a view, and parts of its parts. */
export type Draft<V> = V extends readonly (infer I)[]
  ? readonly Draft<I>[]
  : V extends object
    ? { readonly [K in keyof V]?: Draft<V[K]> }
    : V;

/** Where the luck of a position comes from. */
export interface PositionSettings<T extends GameTypes> {
  /** The seed of the streams that are not asked (default: every stream is asked at the table). */
  readonly seed?: Seed;
  /** With a seed: the streams that are asked all the same. */
  readonly asked?: readonly T["stream"][];
}

/** The shape of a draft: its own fields are read, fields that follow from them are left aside, others are refused. */
export function draftShape<F extends object>(
  fields: FieldShapes<F>,
  derived: readonly string[],
): Shape<F> {
  const own = record<F>(fields);
  return (value, context) => {
    if (!isObject(value)) return report(context, say("not-an-object"));
    const given = Object.entries(value).filter(([key]) => !derived.includes(key));
    return own(Object.fromEntries(given), context);
  };
}

/** Reads a draft into a state, which is then parsed as a save is; every fault is named. */
export function readPosition<T extends GameTypes>(
  rules: Rules<T>,
  content: T["content"],
  source: RngSource,
  stateShape: Shape<T["state"]>,
  draft: unknown,
  { seed, asked = [] }: PositionSettings<T>,
): Result<ReadonlyState<T>, OptionsError> {
  const shape: Shape<T["state"]> = (value, context) => {
    if (rules.positionShape === undefined) return report(context, say("no-positions"));
    if (!isObject(value)) return report(context, say("not-an-object"));
    const { config: options = {}, ...rest } = value;
    const config = parseAt(rules.optionsShape(content), options, "config", context);
    const known = seed === undefined ? "" : parseAt(seedShape, seed, "seed", context);
    if (config === undefined || known === undefined || context.faults.length > 0) return undefined;
    const rng = positionRng(rules, source, known, seed === undefined ? rules.streams : asked);
    const read = rules.positionShape({ content, config: deepFreeze(config), rng });
    return checkState(read(rest, context), stateShape, context);
  };
  const parsed = parse(shape, draft);
  return parsed.ok ? ok(rules.clone(parsed.value)) : err(new OptionsError(parsed.error));
}

function positionRng<T extends GameTypes>(
  { streams }: Rules<T>,
  source: RngSource,
  seed: Seed,
  asked: readonly T["stream"][],
): RngOf<T> {
  const rng: Record<string, unknown> = seedStreams(source, streams, seed);
  for (const name of asked) rng[name] = null;
  return rng as RngOf<T>;
}

function checkState<S>(
  state: S | undefined,
  shape: Shape<S>,
  context: ParseContext,
): S | undefined {
  return state === undefined || context.faults.length > 0 ? undefined : shape(state, context);
}
