// `pnpm fuzz --minutes N [--seed S] [names]`: random and hostile inputs for every entry, or for those whose name holds a word.
// The seed is printed first; what fails is shrunk and kept as a fixture.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { hashValue } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { makeEntries } from "./entries.js";
import { type Fared, fuzzEntry } from "./fuzz.js";

const REGRESSIONS = join(import.meta.dirname, "../test/regressions");

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    seed: { type: "string", default: `${Date.now()}` },
    inputs: { type: "string", default: "1000000" },
  },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
const inputs = Number(values.inputs);
if (!(minutes > 0 && inputs > 0)) throw new Error("--minutes and --inputs are numbers above 0.");
console.log(`Seed ${values.seed}: repeat with --seed ${values.seed}.`);

const all = await makeEntries(seeded(values.seed));
const entries = all.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (entries.length === 0) throw new Error("No entry has such a name.");

/** What is left of the time is shared by the entries that are left, so that slow ones get what fast ones do not need. */
const end = Date.now() + minutes * 60_000;
const fared: Fared[] = [];
for (const [i, entry] of entries.entries()) {
  const ms = (end - Date.now()) / (entries.length - i);
  const one = await fuzzEntry(entry, values.seed, { ms, inputs });
  fared.push(one);
  console.log(`${String(one.inputs).padStart(9)}  ${one.entry}`);
  for (const failure of one.failures) {
    const file = join(REGRESSIONS, `${hashValue(failure)}.json`);
    mkdirSync(REGRESSIONS, { recursive: true });
    writeFileSync(file, `${JSON.stringify(failure, null, 2)}\n`);
    console.log(`           FAILED: ${failure.error}\n           ${file}`);
  }
}
const failed = fared.flatMap(({ failures }) => failures).length;
const total = fared.reduce((sum, { inputs: count }) => sum + count, 0);
console.log(`${total} inputs for ${entries.length} entries, ${failed} failures.`);
process.exitCode = failed === 0 ? 0 : 1;
