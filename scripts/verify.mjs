// `npm test`: every check is one of the everyday commands; they run two at a time. At the end one line says what passed,
// what was left out and how to get it.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasBrowser } from "./browser.mjs";
import { missingTools } from "./optional.mjs";
import { root } from "./workspace.mjs";

/**
 * A check is a task of tasks.mjs; `after` names a task that must have passed before it.
 * @typedef {{ title: string, task: string, after?: string, hasTests?: boolean }} Check
 * @typedef {{ check: Check, ok: boolean, seconds: number, output: string }} Outcome
 */

/** @type {readonly Check[]} */
const CHECKS = [
  { title: "unit tests", task: "unit", hasTests: true },
  { title: "build", task: "build" },
  { title: "packages", task: "pack", after: "build" },
  { title: "browser tests", task: "browser", after: "build", hasTests: true },
  { title: "examples", task: "examples", after: "build", hasTests: true },
  { title: "sizes", task: "size", after: "build" },
  { title: "surfaces", task: "surface", after: "build" },
  { title: "types", task: "typecheck" },
  { title: "docs", task: "docs" },
  { title: "unused code", task: "knip" },
  { title: "lint", task: "lint" },
  { title: "lockfile", task: "lockfile" },
];

const reports = join(root, "node_modules/.cache/reports");
/** @param {Check} check */
const reportOf = ({ task }) => join(reports, `${task}.json`);

// Two checks at a time keep two cores busy; the test runner spreads over the cores by itself.
let freeSlots = 2;
/** @type {(() => void)[]} */
const queue = [];
const takeSlot = async () => {
  if (freeSlots > 0) freeSlots--;
  else await new Promise((resolve) => queue.push(() => resolve(undefined)));
};
const giveSlot = () => {
  const next = queue.shift();
  if (next === undefined) freeSlots++;
  else next();
};

/** @param {Check} check @returns {Promise<Outcome>} */
const runCheck = (check) => {
  const started = Date.now();
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportOf(check)}`,
  ];
  const args = [join("scripts", "tasks.mjs"), check.task, ...(check.hasTests ? reporters : [])];
  const child = spawn("node", args, { cwd: root, env: { ...process.env, CI: "1" } });
  /** @type {string[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => output.push(`${data}`));
  return new Promise((resolve) => {
    child.on("close", (code) =>
      resolve({ check, ok: code === 0, seconds: secondsSince(started), output: output.join("") }),
    );
  });
};

/** @param {Check} check @param {Promise<Outcome> | undefined} forerunner @returns {Promise<Outcome>} */
const runInTurn = async (check, forerunner) => {
  if ((await forerunner)?.ok === false)
    return { check, ok: false, seconds: 0, output: `not run, because ${check.after} failed` };
  await takeSlot();
  const outcome = await runCheck(check);
  giveSlot();
  return outcome;
};

/** @param {Outcome} outcome */
const announce = ({ check, ok, seconds, output }) => {
  console.log(`${ok ? "✓" : "✗"} ${check.title.padEnd(13)} ${seconds.toFixed(1).padStart(6)} s`);
  if (!ok) console.log(output);
};

/** @param {readonly Check[]} checks */
const runAll = (checks) => {
  /** @type {Map<string, Promise<Outcome>>} */
  const outcomes = new Map();
  for (const check of checks) {
    const outcome = runInTurn(check, outcomes.get(check.after ?? ""));
    void outcome.then(announce);
    outcomes.set(check.task, outcome);
  }
  return Promise.all(outcomes.values());
};

/** @param {readonly Check[]} checks */
const countTests = (checks) => {
  const counts = { passed: 0, failed: 0 };
  for (const report of checks.filter(({ hasTests }) => hasTests).map(reportOf)) {
    if (!existsSync(report)) continue;
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    counts.passed += numPassedTests;
    counts.failed += numFailedTests;
  }
  return counts;
};

const whatIsLeftOut = () => {
  const leftOut = missingTools().map(
    ({ command, debian, files }) =>
      `tests that need ${command} (${files} of the files; Debian: apt-get install ${debian})`,
  );
  if (!hasBrowser()) leftOut.push("browser tests (set CHROMIUM_PATH to a Chrome or Chromium)");
  return leftOut;
};

/** @param {number} started */
const secondsSince = (started) => (Date.now() - started) / 1000;

/** Runs every check; the exit code is 0 only when all of them pass. */
export const verify = async () => {
  const started = Date.now();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const leftOut = whatIsLeftOut();
  const checks = hasBrowser() ? CHECKS : CHECKS.filter(({ task }) => task !== "browser");
  const outcomes = await runAll(checks);
  const failed = outcomes.filter(({ ok }) => !ok).map(({ check }) => check.title);
  const tests = countTests(checks);
  console.log(`\nTests: ${tests.passed} passed, ${tests.failed} failed`);
  const verdict = failed.length === 0 ? "All checks passed" : `FAILED: ${failed.join(", ")}`;
  const passed = outcomes.filter(({ ok }) => ok).map(({ check }) => check.title);
  console.log(
    `${verdict} in ${secondsSince(started).toFixed(0)} s. Passed: ${passed.join(", ") || "none"}. ` +
      `Left out: ${leftOut.join("; ") || "nothing"}.`,
  );
  if (failed.length > 0) process.exitCode = 1;
};
