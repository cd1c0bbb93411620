// `npm test [packages]`: every check of every package, or of those named, by turbo, which runs again only what changed.
// At the end it counts the tests and says what passed, what failed and what was left out.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { lookForTools } from "./optional.mjs";
import { root, workspaceNamed } from "./workspace.mjs";

// Turbo takes tasks as they become ready. Those that take longest need everything built, and would run last and alone: so what
// they need comes first, then all tests: the longest and after them the many short checks, beside all others.
const NEEDED = ["build", "pack:check"];
const TESTS = ["test", "test:browser", "test:packed"];
const LONGEST = "@games/demo";
const CHECKS = ["typecheck", "api:check", "size"];
/** Look at the whole repository at once, which is quicker than package by package; the documents are built for their tests. */
const WHOLE_CHECKS = ["lint:all", "knip"];
const PACKAGE_CHECKS = ["lint", "docs"];
/** The examples are built and run by the tests of apps/examples, on the packed libraries. */
const NOT_EXAMPLES = "--filter=!./apps/examples/*";
const OPTIONS = ["--continue=dependencies-successful", "--log-order=grouped", "--summarize"];
const RUNS = join(root, ".turbo/runs");

/** @typedef {{ taskId: string, task: string, directory: string, cache: { status: string }, execution?: { exitCode: number | null } }} Task */

/** @param {Task} task */
const hasRun = ({ execution, cache }) => cache.status === "HIT" || execution !== undefined;
/** @param {Task} task */
const hasFailed = ({ execution, cache }) => cache.status !== "HIT" && execution?.exitCode !== 0;

/** @typedef {{ execution: { startTime: number }, tasks: (Task & { command: string })[] }} Summary */

/** What turbo wrote about its tasks; of one that several runs had, what the first made of it. @returns {Task[]} */
const readTasks = () => {
  const files = existsSync(RUNS) ? readdirSync(RUNS) : [];
  /** @type {Summary[]} */
  const runs = files.map((file) => JSON.parse(readFileSync(join(RUNS, file), "utf8")));
  const tasks = runs
    .sort((a, b) => b.execution.startTime - a.execution.startTime)
    .flatMap((run) => run.tasks)
    .filter(({ command }) => command !== "<NONEXISTENT>");
  return [...new Map(tasks.map((task) => [task.taskId, task])).values()];
};

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test */
/** @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: Test[] }[] }} Report */

/** The report of a task, which is among its outputs. @param {Task} task @returns {Report | undefined} */
const readReport = ({ task, directory }) => {
  const report = join(root, directory, ".reports", `${task.replace("test:", "")}.json`);
  return task.startsWith("test") && existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : undefined;
};

/** The tests of the tasks that have run, and the files that failed before they had any. @param {readonly Task[]} tasks */
const readTests = (tasks) =>
  tasks
    .filter(hasRun)
    .flatMap((task) => readReport(task)?.testResults ?? [])
    .flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(root, name);
      const own = { file, fullName: "the file itself", status, failureMessages: [message] };
      const hasOwn =
        status === "failed" && !assertionResults.some((test) => test.status === status);
      return [...assertionResults.map((test) => ({ ...test, file })), ...(hasOwn ? [own] : [])];
    });

/** A line for a test: where it failed, its name, and the beginning of what it said. @param {Test & { file: string }} test */
const tell = ({ file, fullName, failureMessages: [message = ""] }) => {
  const line = message.split(`${file}:`)[1]?.match(/^\d+/)?.[0] ?? "";
  return `  ${[file, line].filter(Boolean).join(":")}: ${fullName}: ${message.split("\n")[0]?.slice(0, 200)}`;
};

const started = Date.now();
const names = process.argv.slice(2);
const isWhole = names.length === 0;
const filters = isWhole ? [NOT_EXAMPLES] : names.map((name) => `--filter=${workspaceNamed(name)}`);
const checks = [...CHECKS, ...(isWhole ? WHOLE_CHECKS : PACKAGE_CHECKS)];
const { env: found, missing } = lookForTools();
// The site is built for a path, which is harder than for the top of a host.
const env = { ...found, DOCS_BASE: "/games/" };
rmSync(RUNS, { recursive: true, force: true });

/** Runs tasks to their end; returns true when all passed. @param {readonly string[]} tasks @param {readonly string[]} packages @param {string} logs */
const run = async (tasks, packages = filters, logs = "errors-only") => {
  const options = [...packages, ...OPTIONS, `--output-logs=${logs}`];
  const turbo = spawn("turbo", ["run", ...tasks, ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const [status] = await once(turbo, "exit");
  return status === 0;
};

/** Runs the longest tests and then the checks. @returns {Promise<boolean>} */
const runLongest = async () => {
  const havePassed = await run(TESTS, [`--filter=${LONGEST}`]);
  return (await run(checks)) && havePassed;
};

// What cannot be built is tried again with the rest, and told there.
const hasNeeded = await run(NEEDED, filters, "none");
const results =
  isWhole && hasNeeded
    ? await Promise.all([runLongest(), run(TESTS, [...filters, `--filter=!${LONGEST}`])])
    : [await run([...NEEDED, ...TESTS, ...checks])];

const tasks = readTasks();
const failed = tasks.filter(hasFailed).map(({ taskId }) => taskId);
const unchanged = tasks.filter(({ cache }) => cache.status === "HIT").length;
const tests = readTests(tasks);
const passed = tests.filter(({ status }) => status === "passed");
const broken = tests.filter(({ status }) => status === "failed");
/** What had failed before it passed. */
const unsure = passed.filter(({ failureMessages }) => failureMessages.length > 0);
const isGood = results.every(Boolean) && failed.length === 0 && broken.length === 0;
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(`\nTests: ${passed.length} passed, ${broken.length} failed`);
for (const test of broken) console.log(tell(test));
if (unsure.length > 0) console.log("Passed when tried again:");
for (const test of unsure) console.log(tell(test));
console.log(
  `${isGood ? "All checks passed" : `FAILED: ${failed.join(", ") || "turbo itself"}`} in ${seconds} s: ` +
    `${tasks.length} tasks, ${unchanged} of them unchanged since they passed. ` +
    `Left out: ${missing.map(({ text }) => text).join("; ") || "nothing"}.`,
);
process.exit(isGood ? 0 : 1);
