// Whether a difference is more than chance: normal intervals and p-values, and Holm's correction for many of them.
import { type MeasureSummary, Z95 } from "./summary.js";

/** The error function by Abramowitz and Stegun 7.1.26; off by less than 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = terms.reduceRight((rest, term) => t * (term + rest), 0);
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

/** The two-sided p-value of a number of standard errors. */
export function pValue(z: number): number {
  return Math.min(1, Math.max(0, 1 - erf(Math.abs(z) / Math.SQRT2)));
}

/** The number of standard errors whose two-sided p-value is given, by halving. */
export function zValue(p: number): number {
  let [low, high] = [0, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (pValue(middle) > p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Holm's correction: p-values such that all below 0.05 together are wrong at most once in twenty tables. */
export function holm(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value);
  const corrected = new Array<number>(values.length).fill(1);
  let largest = 0;
  order.forEach(({ value, i }, rank) => {
    largest = Math.max(largest, Math.min(1, value * (values.length - rank)));
    corrected[i] = largest;
  });
  return corrected;
}

/** An estimate with its interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** The two-sided p-value of its being 0. */
  readonly p: number;
}

/** A mean with its normal interval, of 95% unless another number of standard errors is given. */
export function estimateOf({ mean, error }: MeasureSummary, z: number = Z95): Estimate {
  const p = error === 0 ? (mean === 0 ? 1 : 0) : pValue(mean / error);
  return { mean, low: mean - z * error, high: mean + z * error, p };
}
