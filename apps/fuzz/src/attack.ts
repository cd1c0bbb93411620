// `pnpm attack [--tries N]`: how many answers of below(n) are enough to compute everything that Alea answers afterwards, and how
// long that takes. The same attack has nothing to work on with chacha20.
import { parseArgs } from "node:util";
import { seeded } from "@games/core-rng";
import { prepare, recover } from "./predict.js";

const { values } = parseArgs({ options: { tries: { type: "string", default: "100" } } });
const tries = Number(values.tries);
if (!(tries > 0)) throw new Error("--tries is a number above 0.");

/** Seconds of CPU time since a moment. */
function secondsSince(started: NodeJS.CpuUsage): number {
  return process.cpuUsage(started).user / 1e6;
}

/** How many of the tries foretell the next hundred answers. */
function countForetold(n: number, length: number, basis: readonly bigint[][]): number {
  let foretold = 0;
  for (let i = 0; i < tries; i++) {
    const luck = seeded(`attack ${n} ${length} ${i}`);
    const answers = Array.from({ length }, () => luck.below(n));
    const found = recover(n, answers, basis);
    const isRight = () => Array.from({ length: 100 }, () => luck.below(n) === found?.below(n));
    if (found !== undefined && isRight().every(Boolean)) foretold++;
  }
  return foretold;
}

const CASES: readonly (readonly [n: number, name: string, lengths: readonly number[]])[] = [
  [52, "draws of below(52)", [21, 22, 23, 24, 25, 26]],
  [6, "dice", [64, 72, 80]],
];

for (const [n, name, lengths] of CASES) {
  for (const length of lengths) {
    const started = process.cpuUsage();
    const basis = prepare(length);
    const prepared = secondsSince(started);
    const before = process.cpuUsage();
    const foretold = countForetold(n, length, basis);
    const each = (1000 * secondsSince(before)) / tries;
    console.log(
      `${length} ${name}: ${foretold} of ${tries} foretold; ` +
        `${prepared.toFixed(1)} s once, then ${each.toFixed(1)} ms each`,
    );
  }
}
