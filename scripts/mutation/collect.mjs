// What `vitest` is to the tests of a mutant: the same `expect`, and collecting and running of tests without a worker. It knows
// what the quick suites use, and nothing else of vitest.
import { format } from "node:util";
import { assert, expect, expectTypeOf, vi } from "vitest";

/**
 * @typedef {() => unknown} Run
 * @typedef {{ name: string, parent: Group | undefined, before: Run[], after: Run[], beforeAll: Run[], afterAll: Run[], isReady?: boolean, left: number }} Group
 * @typedef {{ id: string, name: string, file: string, run: () => Promise<void> }} Test
 */

/** Where the bundle finds what it imports from "vitest". */
export const TESTING = "__quickSuite__";

/** @type {Group} */
let group = makeGroup("", undefined);
/** @type {Test[]} */
let tests = [];
let current = "";
/** @type {Set<string>} */
let names = new Set();

/** @param {string} name @param {Group | undefined} parent @returns {Group} */
function makeGroup(name, parent) {
  return { name, parent, before: [], after: [], beforeAll: [], afterAll: [], left: 0 };
}

/** The groups around a test, from the outermost. @param {Group | undefined} inner @returns {Group[]} */
const around = (inner) => (inner === undefined ? [] : [...around(inner.parent), inner]);

/** @param {string} title @param {Run} body */
function describe(title, body) {
  const outer = group;
  group = makeGroup(title, outer);
  body();
  group = outer;
}

/** @param {string} title @param {...unknown} rest options and the body, in any order */
function it(title, ...rest) {
  const body = /** @type {Run | undefined} */ (rest.find((one) => typeof one === "function"));
  if (body === undefined) return;
  const groups = around(group);
  const name = [...groups.map((one) => one.name), title].filter(Boolean).join(" ");
  let id = `${current}#${name}`;
  while (names.has(id)) id += "+"; // two tests of one name
  names.add(id);
  for (const one of groups) one.left++;
  tests.push({ id, name, file: current, run: () => runAmong(groups, body) });
}

/** @param {readonly Group[]} groups @param {Run} body */
async function runAmong(groups, body) {
  for (const one of groups)
    if (one.isReady !== true) {
      one.isReady = true;
      for (const run of one.beforeAll) await run();
    }
  for (const run of groups.flatMap(({ before }) => before)) await run();
  try {
    await body();
  } finally {
    for (const run of groups.flatMap(({ after }) => after)) await run();
    for (const one of [...groups].reverse())
      if (--one.left === 0) for (const run of one.afterAll) await run();
  }
}

/** The title of one row of a table of tests, as vitest writes it. @param {string} title @param {readonly unknown[]} row @param {number} i */
function titleOf(title, row, i) {
  const [first] = row;
  const named = title.replace(/%#/g, String(i)).replace(/\$([\w.]+)/g, (all, path) => {
    let value = first;
    for (const key of String(path).split("."))
      value = /** @type {Record<string, unknown> | undefined} */ (value)?.[key];
    return value === undefined ? all : String(value);
  });
  const slots = named.split(/%[sdifjoO]/).length - 1;
  return format(named, ...row.slice(0, slots));
}

/** @param {(title: string, ...rest: unknown[]) => void} make */
function withEach(make) {
  /** @param {readonly unknown[]} table */
  const each =
    (table) =>
    (/** @type {string} */ title, /** @type {unknown[]} */ ...rest) => {
      for (const [i, item] of table.entries()) {
        const row = Array.isArray(item) ? item : [item];
        make(
          titleOf(title, row, i),
          ...rest.map((one) => (typeof one === "function" ? () => one(...row) : one)),
        );
      }
    };
  return Object.assign(make, { each });
}

const test = withEach(it);

/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis))[TESTING] = {
  describe: withEach(
    /** @type {(title: string, ...rest: unknown[]) => void} */ (
      (title, ...rest) =>
        describe(title, /** @type {Run} */ (rest.find((one) => typeof one === "function")))
    ),
  ),
  it: test,
  test,
  expect,
  expectTypeOf,
  assert,
  vi,
  beforeAll: (/** @type {Run} */ run) => group.beforeAll.push(run),
  afterAll: (/** @type {Run} */ run) => group.afterAll.push(run),
  beforeEach: (/** @type {Run} */ run) => group.before.push(run),
  afterEach: (/** @type {Run} */ run) => group.after.push(run),
};

/** The tests that a file declares. A file that cannot be loaded is one test that fails. @param {string} file @param {Run} load @returns {Promise<readonly Test[]>} */
export async function collectTests(file, load) {
  group = makeGroup("", undefined);
  tests = [];
  names = new Set();
  current = file;
  try {
    await load();
  } catch (error) {
    tests = [{ id: `${file}#`, name: "", file, run: () => Promise.reject(error) }];
  }
  return tests;
}
