// Runs the benches: every file named `<name>.bench.ts` exports `benches`; words on the command line choose among them.
// With `--against DIR` the built packages are compared with the tarballs of another release instead.
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { compareWith } from "./against.js";
import { type Bench, measure } from "./harness.js";
import { fromCaller } from "./releases.js";
import { formatReport, isGood } from "./report.js";

const SUFFIX = ".bench.js";

const { values, positionals: wanted } = parseArgs({
  options: { against: { type: "string" }, runs: { type: "string", default: "3" } },
  allowPositionals: true,
});
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}\n`);
if (values.against !== undefined) {
  process.exit(compareWith(fromCaller(values.against), wanted, Number(values.runs)) ? 0 : 1);
}
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) {
  console.error(`There is no bench of that name: ${wanted.join(" ")}`);
  process.exit(1);
}

for (const name of names) {
  const file = pathToFileURL(join(import.meta.dirname, name + SUFFIX)).href;
  const { benches } = (await import(file)) as { benches: readonly Bench[] };
  for (const bench of benches) {
    const report = measure(bench);
    console.log(`${formatReport(report)}\n`);
    if (!isGood(report)) process.exitCode = 1;
  }
}
