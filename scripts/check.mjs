// `npm test [packages]`: every check of every package, or of those named, by turbo, which runs again only what changed.
// At the end it counts the tests and says in one line what passed, what failed and what was left out.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lookForTools } from "./optional.mjs";
import { root, workspaceNamed } from "./workspace.mjs";

const CHECKS = "build test test:browser test:packed typecheck docs pack:check api:check size".split(
  " ",
);
/** Look at the whole repository at once, which is quicker than package by package. */
const WHOLE_CHECKS = ["lint:all", "knip"];
/** The examples are built and run by the tests of apps/examples, on the packed libraries. */
const NOT_EXAMPLES = "--filter=!./apps/examples/*";
const OPTIONS = [
  "--continue=dependencies-successful",
  "--output-logs=errors-only",
  "--log-order=grouped",
  "--summarize",
];
const RUNS = join(root, ".turbo/runs");

/** @typedef {{ taskId: string, task: string, directory: string, cache: { status: string }, execution?: { exitCode: number | null } }} Task */

/** @param {Task} task */
const hasRun = ({ execution, cache }) => cache.status === "HIT" || execution !== undefined;
/** @param {Task} task */
const hasFailed = ({ execution, cache }) => cache.status !== "HIT" && execution?.exitCode !== 0;

/** What turbo wrote about the tasks of its last run. @returns {Task[]} */
const readTasks = () => {
  const [file] = existsSync(RUNS) ? readdirSync(RUNS) : [];
  if (file === undefined) return [];
  /** @type {{ tasks: (Task & { command: string })[] }} */
  const { tasks } = JSON.parse(readFileSync(join(RUNS, file), "utf8"));
  return tasks.filter(({ command }) => command !== "<NONEXISTENT>");
};

/** The tests of a task by their results, from the report that is among its outputs. @param {Task} task */
const readCounts = ({ task, directory }) => {
  const report = join(root, directory, ".reports", `${task.replace("test:", "")}.json`);
  if (!task.startsWith("test") || !existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
};

/** @param {readonly Task[]} tasks */
const countTests = (tasks) =>
  tasks
    .filter(hasRun)
    .map(readCounts)
    .reduce(
      (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
      { passed: 0, failed: 0 },
    );

const started = Date.now();
const names = process.argv.slice(2);
const selection =
  names.length === 0
    ? [...WHOLE_CHECKS, NOT_EXAMPLES]
    : ["lint", ...names.map((name) => `--filter=${workspaceNamed(name)}`)];
const { env, missing } = lookForTools();
rmSync(RUNS, { recursive: true, force: true });
const { status } = spawnSync("turbo", ["run", ...CHECKS, ...selection, ...OPTIONS], {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: "inherit",
});

const tasks = readTasks();
const failed = tasks.filter(hasFailed).map(({ taskId }) => taskId);
const unchanged = tasks.filter(({ cache }) => cache.status === "HIT").length;
const tests = countTests(tasks);
const isGood = status === 0 && failed.length === 0 && tests.failed === 0;
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(`\nTests: ${tests.passed} passed, ${tests.failed} failed`);
console.log(
  `${isGood ? "All checks passed" : `FAILED: ${failed.join(", ") || "turbo itself"}`} in ${seconds} s: ` +
    `${tasks.length} tasks, ${unchanged} of them unchanged since they passed. ` +
    `Left out: ${missing.map(({ text }) => text).join("; ") || "nothing"}.`,
);
process.exit(isGood ? 0 : 1);
