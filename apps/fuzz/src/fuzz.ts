// One run: inputs for every entry in turn, and what failed, shrunk.
import { type Luck, seeded } from "@games/core-rng";
import { assert } from "./answers.js";
import type { Entry } from "./entries.js";
import { shrink } from "./shrink.js";

/** An input that an entry does not stand. */
export interface Failure {
  readonly entry: string;
  readonly input: unknown;
  readonly error: string;
}

/** How an entry fared. */
export interface Fared {
  readonly entry: string;
  readonly inputs: number;
  readonly failures: readonly Failure[];
}

/** What one input may take: a second, and another one per megabyte. */
const SLOW_MS = 1000;
const SLOW_PER_CHARACTER = 0.001;
const MAX_FAILURES = 3;

/** Why an entry does not stand an input; undefined when it does. */
export async function findFault(
  entry: Entry,
  input: unknown,
  slow = SLOW_MS,
): Promise<string | undefined> {
  const started = process.cpuUsage();
  try {
    await entry.run(input);
    assert(!("polluted" in {}), "The prototype of all objects was changed.");
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error);
  }
  const { user, system } = process.cpuUsage(started);
  const time = (user + system) / 1000;
  if (time < slow) return undefined;
  const length = JSON.stringify(input)?.length ?? 0;
  return time > slow + SLOW_PER_CHARACTER * length ? "It took too long." : undefined;
}

/** Makes inputs for an entry until the time is over or there are enough of them. */
export async function fuzzEntry(
  entry: Entry,
  seed: string,
  limit: { readonly ms: number; readonly inputs: number },
): Promise<Fared> {
  const luck: Luck = seeded(`${seed} ${entry.name}`);
  const failures: Failure[] = [];
  const end = Date.now() + limit.ms;
  let inputs = 0;
  while (inputs < limit.inputs && Date.now() < end && failures.length < MAX_FAILURES) {
    const input = entry.make(luck);
    inputs++;
    const fault = await findFault(entry, input);
    if (fault === undefined) continue;
    const fails = async (other: unknown) => (await findFault(entry, other)) === fault;
    const smallest = await shrink(input, fails);
    failures.push({ entry: entry.name, input: smallest, error: fault });
  }
  return { entry: entry.name, inputs, failures };
}
