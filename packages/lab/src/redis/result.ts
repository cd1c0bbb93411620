// The result of a batch as it comes back through Redis: read through a shape before it is counted.
import { int, keeping, list, parse, record, type Shape, text } from "@games/core-game";
import type { BatchResult } from "../runner.js";
import type { Range } from "../simulate.js";
import type { MeasureData, TallyData } from "../tally.js";

const MAX = Number.MAX_SAFE_INTEGER;
const MAX_KINDS = 100_000;
const count = int(0, MAX);
const whole = int(-MAX, MAX);

/** Two values in a list. */
function pair<A, B>(first: Shape<A>, second: Shape<B>): Shape<readonly [A, B]> {
  return (value, context) => {
    const both = list((item: unknown) => [item], 2, 2)(value, context);
    if (both === undefined) return undefined;
    const [a, b] = [first(both[0]?.[0], context), second(both[1]?.[0], context)];
    return a === undefined || b === undefined ? undefined : [a, b];
  };
}

const DECIMAL = { code: "not-a-decimal", params: {}, message: "must be a whole number as text" };
const decimal = keeping(text(100), [[(digits) => /^-?\d+$/.test(digits), DECIMAL]]);

const measure = record<MeasureData>({
  sum: decimal,
  squares: decimal,
  min: whole,
  max: whole,
  counts: list(pair(whole, count), MAX_KINDS),
});

const tally = record<TallyData>({
  games: count,
  outcomes: list(pair(text(200), count), MAX_KINDS),
  measures: list(pair(text(200), measure), MAX_KINDS),
});

const result = record<Omit<BatchResult, "isKept">>({
  range: record<Range>({ from: count, to: count }),
  tally,
});

/** A result as it should be for a range; undefined when it is anything else. */
export function readResult(value: unknown, { from, to }: Range): BatchResult | undefined {
  const parsed = parse(result, typeof value === "string" ? parseJson(value) : value);
  if (!parsed.ok) return undefined;
  const { range, tally } = parsed.value;
  const isWhole = range.from === from && range.to === to && tally.games === to - from;
  return isWhole ? parsed.value : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
