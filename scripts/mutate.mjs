// `pnpm mutate <packages>`: mutates the rule code of each package and runs its quick suite against every mutant, by Stryker;
// what has not changed since the last run is not run again. It fails below the goal, and when a mutant survives without a
// reason in mutation/survivors.json. `--list` only reads the last report; `--write` adds what survived to that file.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mutable, mutatedFiles, testFiles } from "./mutation/suites.mjs";
import { root } from "./workspace.mjs";

/** The share of mutants that must be killed, in percent. */
const GOAL = 90;
const CONFIG = "scripts/mutation/stryker.config.mjs";
const SURVIVORS = join(root, "scripts/mutation/survivors.json");

/**
 * A mutant that no test noticed: the code that it replaces, by what, and why it is left.
 * @typedef {{ package: string, file: string, line: string, code: string, mutant: string, reason: string }} Survivor
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ status: string, replacement?: string, location: { start: Place, end: Place } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }>, testFiles?: Record<string, unknown> }} Report
 */

/** How many files are mutated at a time: what is finished is kept, so that a run that was stopped continues there. */
const FILES_AT_A_TIME = 4;

/** Few games and runs where tests play as many as they are told. */
const FEW = { GAMES: "4", RUNS: "20" };

/** Runs Stryker on some of the files of a package. @param {string} name @param {readonly string[]} files */
const run = (name, files) => {
  for (let i = 0; i < files.length; i += FILES_AT_A_TIME) {
    const some = files.slice(i, i + FILES_AT_A_TIME).join(",");
    const { status } = spawnSync("stryker", ["run", CONFIG, "--mutate", some], {
      cwd: root,
      env: { ...FEW, ...process.env, MUTATE: name },
      stdio: "inherit",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
};

/** What is known of the mutants of a package, over all runs; files that are no longer mutated are left out. @param {string} name @returns {Report} */
const readReport = (name) => {
  const path = join(root, "packages", name, ".reports/mutation-incremental.json");
  /** @type {Report} */
  const { files, ...rest } = JSON.parse(readFileSync(path, "utf8"));
  const mutated = mutatedFiles(name);
  return {
    ...rest,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => mutated.includes(file))),
  };
};

/** The code of a mutant on one line. @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, " ").slice(0, 200);

/** @param {string} source @param {Mutant} mutant */
const codeOf = (source, { location: { start, end } }) => {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? "";
  lines[0] = lines[0]?.slice(start.column - 1) ?? "";
  return inOneLine(lines.join(" "));
};

/** @param {string} name @param {Report} report @returns {Survivor[]} */
const survivorsOf = (name, { files }) =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map((mutant) => ({
        package: name,
        file: file.slice(`packages/${name}/`.length),
        line: inOneLine((source.split("\n")[mutant.location.start.line - 1] ?? "").trim()),
        code: codeOf(source, mutant),
        mutant: inOneLine(mutant.replacement ?? ""),
        reason: "",
      })),
  );

/** @param {Survivor} survivor */
const keyOf = ({ package: name, file, line, code, mutant }) =>
  JSON.stringify([name, file, line, code, mutant]);

/** @param {Report} report */
const scoreOf = ({ files }) => {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = states.filter((status) => status === "Killed" || status === "Timeout").length;
  const left = states.filter((status) => status === "Survived" || status === "NoCoverage").length;
  return { killed, total: killed + left, percent: (100 * killed) / Math.max(1, killed + left) };
};

/** Reads the report of a package and says how it fared; false when something is left to do. @param {string} name */
const judge = (name) => {
  const report = readReport(name);
  for (const file of mutatedFiles(name).filter((one) => !(one in report.files)))
    console.log(`  ${file} has no mutants, or was not run yet.`);
  const missed = testFiles(name)
    .map((file) => `packages/${name}/${file}`)
    .filter((file) => !(file in (report.testFiles ?? {})));
  for (const file of missed) console.log(`FAILED: Stryker could not run ${file}.`);
  const { killed, total, percent } = scoreOf(report);
  console.log(`${name}: ${killed} of ${total} mutants killed, ${percent.toFixed(1)}%`);
  const known = readSurvivors();
  const reasons = new Map(known.map((survivor) => [keyOf(survivor), survivor.reason]));
  const survivors = survivorsOf(name, report).map((survivor) => ({
    ...survivor,
    reason: reasons.get(keyOf(survivor)) ?? "",
  }));
  if (isWriting) writeSurvivors([...known.filter((one) => one.package !== name), ...survivors]);
  const open = survivors.filter(({ reason }) => reason === "");
  for (const { file, line, code, mutant } of open)
    console.log(`  ${file}: ${code} -> ${mutant}\n    in ${line}`);
  if (open.length > 0) console.log(`  ${open.length} survivors have no reason in ${SURVIVORS}.`);
  return missed.length === 0 && percent >= GOAL && open.length === 0;
};

/** @returns {Survivor[]} */
const readSurvivors = () =>
  existsSync(SURVIVORS) ? JSON.parse(readFileSync(SURVIVORS, "utf8")) : [];

/** @param {readonly Survivor[]} survivors */
const writeSurvivors = (survivors) =>
  writeFileSync(SURVIVORS, `${JSON.stringify(survivors, null, 2)}\n`);

const options = process.argv.slice(2);
/** `dsd6` is all of a package, `dsd6/rules/` the files whose paths begin so. */
const asked = options
  .filter((option) => !option.startsWith("--"))
  .map((option) => {
    const [name = "", ...path] = option.split("/");
    return { name, start: `packages/${name}/src/${path.join("/")}` };
  });
const isWriting = options.includes("--write");
const unknown = asked.filter(({ name }) => !mutable.includes(name));
if (asked.length === 0 || unknown.length > 0) {
  console.error(`Name one or more of: ${mutable.join(", ")}.`);
  process.exit(1);
}
const names = [...new Set(asked.map(({ name }) => name))];
if (!options.includes("--list"))
  for (const name of names) {
    const all = mutatedFiles(name);
    const starts = asked.filter((one) => one.name === name).map(({ start }) => start);
    const files = starts.flatMap((start) => all.filter((file) => file.startsWith(start)));
    run(name, [...new Set(files)]);
  }
process.exitCode = names.map(judge).every(Boolean) ? 0 : 1;
