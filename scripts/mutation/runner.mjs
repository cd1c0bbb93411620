// The test runner that Stryker uses, as a plugin of its own: vitest takes seconds to start a worker and to import a package
// for every mutant, this takes a tenth of one. The suite is bundled once; every mutant gets a fresh copy of all modules in the
// same process, the quickest tests first, and the first failure ends the run.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import { bundleSuite } from "./bundle.mjs";
import { collectTests } from "./collect.mjs";
import { leftOut } from "./suites.mjs";

/**
 * @typedef {import("./collect.mjs").Test} Test
 * @typedef {{ id: string, name: string, fileName: string, timeSpentMs: number, status: number, failureMessage?: string }} Result
 * @typedef {{ activeMutant?: string, hitCount?: number, hitLimit?: number, currentTestId?: string, mutantCoverage?: unknown }} Instrumented
 * @typedef {{ testFilter?: string[], hitLimit?: number, activeMutant: { id: string }, mutantActivation: "static" | "runtime" }} MutantRun
 */

/** As Stryker numbers the results of tests. */
const PASSED = 0;
const FAILED = 1;

/** What a process that replaces a stopped one need not do again, in the copy of the repository. */
const BUNDLE = "quick-suite.cjs";
const DURATIONS = "quick-suite.json";

class QuickRunner {
  /** @type {(() => Record<string, () => Promise<unknown>>) | undefined} */
  #load;
  /** Milliseconds of every test in the dry run. @type {Record<string, number>} */
  #durations = {};
  /** @type {Instrumented} */
  #state;

  /** @param {string} namespace */
  constructor(namespace) {
    const globals = /** @type {Record<string, Instrumented>} */ (
      /** @type {unknown} */ (globalThis)
    );
    globals[namespace] ??= {};
    this.#state = globals[namespace];
    process.on("unhandledRejection", () => {}); // of a mutant: the test that waits for it fails
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    if (!existsSync(BUNDLE))
      writeFileSync(BUNDLE, await bundleSuite(process.env.MUTATE ?? "", process.cwd()));
    const source = `(require) => { const exports = {}; ${readFileSync(BUNDLE, "utf8")}\nreturn exports.suites; }`;
    const script = new Script(source, { filename: join(process.cwd(), BUNDLE) });
    const require = createRequire(join(process.cwd(), BUNDLE));
    this.#load = () => script.runInThisContext()(require);
    if (existsSync(DURATIONS)) this.#durations = JSON.parse(readFileSync(DURATIONS, "utf8"));
  }

  /** The tests of some files, from a fresh copy of all modules. @param {(file: string) => boolean} isWanted */
  async #collect(isWanted) {
    const suites = this.#load?.() ?? {};
    const left = leftOut(process.env.MUTATE ?? "");
    /** @type {Test[]} */
    const tests = [];
    for (const [file, run] of Object.entries(suites))
      if (isWanted(file)) tests.push(...(await collectTests(file, run)));
    return tests.filter(({ name }) => left?.test(name) !== true);
  }

  /** Every file has its own copy of the modules, so that what is computed once counts for the first test of each file. */
  async dryRun() {
    const state = this.#state;
    delete state.activeMutant;
    delete state.hitLimit;
    /** @type {Result[]} */
    const results = [];
    for (const file of Object.keys(this.#load?.() ?? {}))
      for (const test of await this.#collect((one) => one === file)) {
        state.currentTestId = test.id;
        const result = await runTest(test);
        delete state.currentTestId;
        this.#durations[test.id] = result.timeSpentMs;
        results.push(result);
      }
    writeFileSync(DURATIONS, JSON.stringify(this.#durations));
    return { status: "complete", tests: results, mutantCoverage: state.mutantCoverage };
  }

  /** @param {MutantRun} options */
  async mutantRun({ testFilter, hitLimit, activeMutant, mutantActivation }) {
    const state = this.#state;
    const ids = testFilter === undefined ? undefined : new Set(testFilter);
    const files = new Set(testFilter?.map((id) => id.slice(0, id.indexOf("#"))));
    state.hitCount = 0;
    Object.assign(state, { hitLimit });
    if (mutantActivation === "static") state.activeMutant = activeMutant.id;
    else delete state.activeMutant;
    const all = await this.#collect((file) => ids === undefined || files.has(file));
    state.activeMutant = activeMutant.id;
    const tests = all.filter(({ id }) => ids?.has(id) ?? true);
    tests.sort((a, b) => (this.#durations[a.id] ?? 0) - (this.#durations[b.id] ?? 0));
    const failed = await this.#firstFailure(tests);
    delete state.activeMutant;
    if (hitLimit !== undefined && state.hitCount > hitLimit)
      return { status: "timeout", reason: `Hit limit reached (${state.hitCount}/${hitLimit})` };
    if (failed === undefined) return { status: "survived", nrOfTests: tests.length };
    const { id, failureMessage } = failed;
    return { status: "killed", killedBy: [id], failureMessage, nrOfTests: tests.length };
  }

  /** @param {readonly Test[]} tests @returns {Promise<Result | undefined>} */
  async #firstFailure(tests) {
    for (const test of tests) {
      const result = await runTest(test);
      if (result.status === FAILED) return result;
    }
    return undefined;
  }
}

/** @param {Test} test @returns {Promise<Result>} */
async function runTest({ id, name, file, run }) {
  const start = performance.now();
  const fileName = join(process.cwd(), file);
  /** @type {string | undefined} */
  let failureMessage;
  try {
    await run();
  } catch (error) {
    failureMessage = error instanceof Error ? error.message : String(error);
  }
  const timeSpentMs = performance.now() - start;
  return failureMessage === undefined
    ? { id, name, fileName, timeSpentMs, status: PASSED }
    : { id, name, fileName, timeSpentMs, status: FAILED, failureMessage };
}

/** @param {string} namespace */
const makeRunner = (namespace) => new QuickRunner(namespace);
makeRunner.inject = ["globalNamespace"];

/** @param {{ provideValue(name: string, value: unknown): { injectFunction(make: unknown): QuickRunner } }} injector */
const factory = (injector) =>
  injector.provideValue("globalNamespace", "__stryker__").injectFunction(makeRunner);
factory.inject = ["$injector"];

export const strykerPlugins = [{ kind: "TestRunner", name: "quick", factory }];
