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
 * @typedef {() => Promise<unknown>} Load
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
  /** @type {(() => Record<string, Load>) | undefined} */
  #load;
  /** Milliseconds of every test in the dry run, and of loading every file. @type {Record<string, number>} */
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

  /** A function per test file that loads it, all with one fresh copy of all modules. */
  #fresh() {
    return Object.entries(this.#load?.() ?? {});
  }

  /** Every file has its own copy of the modules, so that what is computed once counts for the first test of each file. */
  async dryRun() {
    const state = this.#state;
    delete state.activeMutant;
    delete state.hitLimit;
    /** @type {Result[]} */
    const results = [];
    for (let i = 0; i < this.#fresh().length; i++) {
      const [file, load] = /** @type {[string, Load]} */ (this.#fresh()[i]);
      const start = performance.now();
      const tests = await collect(file, load);
      this.#durations[file] = performance.now() - start;
      for (const test of tests) {
        state.currentTestId = test.id;
        const result = await runTest(test);
        delete state.currentTestId;
        this.#durations[test.id] = result.timeSpentMs;
        results.push(result);
      }
    }
    writeFileSync(DURATIONS, JSON.stringify(this.#durations));
    return { status: "complete", tests: results, mutantCoverage: state.mutantCoverage };
  }

  /** @param {MutantRun} options */
  async mutantRun({
    testFilter = Object.keys(this.#durations),
    hitLimit,
    activeMutant,
    mutantActivation,
  }) {
    const state = this.#state;
    state.hitCount = 0;
    Object.assign(state, { hitLimit });
    const whileLoading = mutantActivation === "static" ? activeMutant.id : undefined;
    const { failed, count } = await this.#runUntilFailure(
      new Set(testFilter),
      activeMutant.id,
      whileLoading,
    );
    delete state.activeMutant;
    if (hitLimit !== undefined && state.hitCount > hitLimit)
      return { status: "timeout", reason: `Hit limit reached (${state.hitCount}/${hitLimit})` };
    if (failed === undefined) return { status: "survived", nrOfTests: count };
    const { id, failureMessage } = failed;
    return { status: "killed", killedBy: [id], failureMessage, nrOfTests: count };
  }

  /**
   * Loads and runs one file after the other, the quickest first.
   * @param {ReadonlySet<string>} ids @param {string} mutant @param {string | undefined} whileLoading
   */
  async #runUntilFailure(ids, mutant, whileLoading) {
    const times = this.#timesOf(ids);
    const files = this.#fresh().filter(([file]) => times.has(file));
    let count = 0;
    for (const [file, load] of sortBy(files, ([file]) => times.get(file) ?? 0)) {
      Object.assign(this.#state, { activeMutant: whileLoading });
      const tests = (await collect(file, load)).filter(
        ({ id, name }) => name === "" || ids.has(id),
      );
      this.#state.activeMutant = mutant;
      for (const test of sortBy(tests, ({ id }) => this.#durations[id] ?? 0)) {
        count++;
        const result = await runTest(test);
        if (result.status === FAILED) return { failed: result, count };
      }
    }
    return { failed: undefined, count };
  }

  /** How long each file takes that has some of the tests. @param {ReadonlySet<string>} ids @returns {Map<string, number>} */
  #timesOf(ids) {
    const times = new Map();
    for (const id of ids) {
      const at = id.indexOf("#");
      const file = id.slice(0, at);
      if (at > 0) times.set(file, (times.get(file) ?? this.#durations[file]) + this.#durations[id]);
    }
    return times;
  }
}

/** @template V @param {readonly V[]} list @param {(value: V) => number} by */
const sortBy = (list, by) => [...list].sort((a, b) => by(a) - by(b));

/** The tests of a file, but for those that are left out. @param {string} file @param {Load} load */
async function collect(file, load) {
  const left = leftOut(process.env.MUTATE ?? "");
  return (await collectTests(file, load)).filter(({ name }) => left?.test(name) !== true);
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
