// Faults planted in a copy of the workspace in which everything has passed and is cached: the tasks that must notice run
// again and fail, and whatever the fault cannot reach stays cached.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyWorkspace } from "./workspace-copy.js";

const workspace = copyWorkspace(true);
afterAll(workspace.remove, 300_000);

/** What became of every task: `cached`, `passed` or `failed`. */
function run(...args: string[]): Record<string, string> {
  const { stdout } = workspace.turbo([...args, "--continue", "--output-logs=hash-only"]);
  const results: Record<string, string> = {};
  for (const [, id = "", hit] of stdout.matchAll(/^@games\/(\S+): cache (hit|miss)/gm))
    results[id] = hit === "hit" ? "cached" : "passed";
  const [, failed = ""] = /Failed:\s+(.*)/.exec(stdout) ?? [];
  for (const [, id = ""] of failed.matchAll(/@games\/([^,\s]+)/g))
    results[id.replace("#", ":")] = "failed";
  return results;
}

const TASKS = [
  ...["test", "typecheck", "--filter=@games/core-rng", "--filter=@games/bomb-flip"],
  ...["--filter=@games/wretched", "--filter=@games/docs"],
];

const ALL = ["core-rng", "bomb-flip", "wretched", "docs"].flatMap((name) => [
  `${name}:test`,
  `${name}:typecheck`,
]);
const allAre = (result: string) => Object.fromEntries(ALL.map((task) => [task, result]));

beforeAll(() => {
  expect(run(...TASKS)).toEqual(allAre("passed"));
  expect(run(...TASKS)).toEqual(allAre("cached"));
}, 900_000);

/** What becomes of the tasks with a fault planted. */
function runWith(file: string, edit: (text: string) => string): Record<string, string> {
  const restore = workspace.change(file, edit);
  const results = run(...TASKS);
  restore();
  return results;
}

describe("a planted fault", { timeout: 900_000 }, () => {
  test("a type error in an engine fails its type check and that of its dependents, and no sibling's", () => {
    const results = runWith(
      "packages/bomb-flip/src/index.ts",
      (text) => `${text}\nexport const planted: string = 1;\n`,
    );
    expect(results).toMatchObject({
      "bomb-flip:typecheck": "failed",
      "docs:typecheck": "failed",
      "wretched:typecheck": "cached",
      "wretched:test": "cached",
      "core-rng:typecheck": "cached",
    });
  });

  test("a changed type in core-rng fails the type checks of those who use it", () => {
    const results = runWith("packages/core-rng/src/index.ts", (text) =>
      text.replace(/\bunwrap\b/, "unwrap as unwrapped"),
    );
    expect(results).toMatchObject({
      "bomb-flip:typecheck": "failed",
      "wretched:typecheck": "failed",
    });
  });

  test("a failing test fails its own package alone", () => {
    const results = runWith(
      "packages/core-rng/test/result.test.ts",
      (text) => `${text}\nit("planted", () => expect(1).toBe(2));\n`,
    );
    expect(results).toMatchObject({
      "core-rng:test": "failed",
      "bomb-flip:test": "cached",
      "docs:test": "cached",
    });
  });

  test("a changed fixture fails the test that reads it", () => {
    const results = runWith("packages/core-rng/test/golden/vectors.json", (text) =>
      text.replace('"seed": ""', '"seed": "planted"'),
    );
    expect(results).toMatchObject({ "core-rng:test": "failed", "bomb-flip:test": "cached" });
  });

  test("a changed shared configuration fails what it breaks, everywhere", () => {
    const results = runWith("tsconfig.base.json", (text) => text.replace('"ES2022"', '"ES2099"'));
    for (const name of ["core-rng", "bomb-flip", "wretched", "docs"])
      expect(results[`${name}:typecheck`]).toBe("failed");
  });

  test("a changed example fails the documents' test, and leaves the packages cached", () => {
    const results = runWith("README.md", (text) =>
      text.replace(/\/\/ → nothing-to-bank/, "// → planted"),
    );
    expect(results).toMatchObject({ "docs:test": "failed", "bomb-flip:test": "cached" });
  });
});
