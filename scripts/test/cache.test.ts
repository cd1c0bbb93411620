// Which tasks run again after a change: turbo says whose hashes are new. That they run and fail is for cache.long.test.ts.
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games, packageDirs, root } from "../workspace.mjs";
import { copyWorkspace } from "./workspace-copy.js";

const TASKS = "build test typecheck lint docs pack:check api:check size".split(" ");
const ALL_TASKS = [...TASKS, "test:browser", "test:packed"];
const CORES = ["core-game", "core-rng"];
const ENGINES = games().map(({ id }) => id);
/** What depends on every engine. */
const ABOVE = ["bench", "demo", "docs", "fuzz", "inspector", "lab", "scripts"];

const WORKSPACES = ["packages", "apps", "apps/examples"]
  .flatMap(packageDirs)
  .map((dir) => relative(root, dir));

const workspace = copyWorkspace(false);
afterAll(workspace.remove);

interface Task {
  readonly taskId: string;
  readonly hash: string;
  readonly command: string;
  readonly inputs: Record<string, string>;
}

/** The tasks that have a script, with the hashes that they would run under. */
function plan(env: Record<string, string> = {}, names = ALL_TASKS): Task[] {
  const { stdout, stderr } = workspace.turbo([...names, "--dry=json"], env);
  if (!stdout.startsWith("{")) throw new Error(stderr);
  const { tasks } = JSON.parse(stdout) as { tasks: Task[] };
  return tasks.filter(({ command }) => command !== "<NONEXISTENT>");
}

/** The hashes of all tasks, by `package#task`. */
const hashes = (env: Record<string, string> = {}) =>
  new Map(plan(env).map(({ taskId, hash }) => [taskId.replace("@games/", ""), hash]));

let before: Map<string, string>;
beforeAll(() => {
  before = hashes();
});

const differing = (after: Map<string, string>) =>
  [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);

function rerunAfter(file: string, edit = (text: string) => `${text}\n`): string[] {
  const restore = workspace.change(file, edit);
  const changed = differing(hashes());
  restore();
  return changed.sort();
}

const packagesOf = (tasks: readonly string[]) =>
  [...new Set(tasks.map((task) => task.replace(/#.*/, "")))]
    .filter((name) => !name.startsWith("example-"))
    .sort();
const allOf = (task: string) => [...before.keys()].filter((id) => id.endsWith(`#${task}`)).sort();

test("there is a task of each kind that applies, in every package and app", () => {
  for (const name of [...CORES, ...ENGINES, "lab"])
    for (const task of TASKS) expect(before.has(`${name}#${task}`), `${name}#${task}`).toBe(true);
  for (const name of ABOVE)
    for (const task of ["test", "typecheck", "lint"])
      expect(before.has(`${name}#${task}`), `${name}#${task}`).toBe(true);
});

test("nothing that a task makes is an input of any", () => {
  const made = [
    ...[".turbo/made.log", ".reports/made.json", ".pack/made.tgz"],
    ...["dist/made.js", "node_modules/made.ts"],
  ];
  for (const dir of [...WORKSPACES, "docs", "scripts"])
    for (const file of made) workspace.plant(join(dir, file));
  for (const file of ["docs/.vitepress/pages/made.md", "docs/node_modules/made.md"])
    workspace.plant(file);
  const tasks = plan({}, [...ALL_TASKS, "knip", "lint:all"]);
  const inputs = tasks.flatMap(({ inputs: files }) => Object.keys(files));
  expect(inputs.length).toBeGreaterThan(1000);
  expect(inputs.filter((file) => /\/made\.\w+$/.test(file) && !file.includes("src/"))).toEqual([]);
});

describe("a changed source runs again", () => {
  test.each(ENGINES)("of %s: that engine and what depends on it", (engine) => {
    const changed = rerunAfter(`packages/${engine}/src/index.ts`);
    expect(packagesOf(changed)).toEqual([engine, "examples", ...ABOVE].sort());
    for (const task of TASKS) expect(changed).toContain(`${engine}#${task}`);
    for (const name of ABOVE)
      expect(changed).toEqual(expect.arrayContaining([`${name}#test`, `${name}#typecheck`]));
    expect(changed).toEqual(
      expect.arrayContaining(["demo#test:browser", "docs#docs", "examples#test:packed"]),
    );
  });

  test("of core-rng: all that is built, tested or checked on it", () => {
    const changed = rerunAfter("packages/core-rng/src/index.ts");
    for (const task of ["build", "test", "test:browser", "test:packed", "typecheck", "pack:check"])
      expect(changed).toEqual(expect.arrayContaining(allOf(task)));
    expect(changed).not.toContain("dsd6#lint");
  });

  test("of the demo: the demo, and the site that it is put into", () => {
    expect(rerunAfter("apps/demo/src/main.tsx")).toEqual([
      ...["build", "lint", "test", "test:browser", "typecheck"].map((task) => `demo#${task}`),
      ...["site", "test:browser"].map((task) => `docs#${task}`),
    ]);
  });
});

test("a changed test runs again for its package, and for the site, which links to tests", () => {
  expect(rerunAfter("packages/dsd6/test/save.test.ts")).toEqual([
    ...["docs", "site", "test:browser"].map((task) => `docs#${task}`),
    ...["lint", "test", "typecheck"].map((task) => `dsd6#${task}`),
  ]);
});

test("a changed fixture runs again wherever it is played", () => {
  const changed = rerunAfter("packages/dsd6/test/golden/easy.jsonl");
  expect(changed).toEqual(
    expect.arrayContaining(["dsd6#test", "demo#test:browser", "scripts#test"]),
  );
  expect(packagesOf(changed)).toEqual(["demo", "docs", "dsd6", "scripts"]);
});

test("a changed README runs its examples again, type check included, and builds the site", () => {
  const changed = rerunAfter("packages/dsd6/README.md");
  expect(changed).toEqual(
    expect.arrayContaining(["docs#docs", "docs#test", "docs#typecheck", "dsd6#pack:check"]),
  );
  expect(changed).not.toContain("dsd6#build");
});

test.each(["docs/guides/bots.md", "README.md"])("a changed example in %s runs again", (file) => {
  expect(rerunAfter(file)).toEqual(
    expect.arrayContaining(["docs#docs", "docs#test", "docs#typecheck"]),
  );
});

describe("a changed shared configuration runs again all that it is for", () => {
  test.each([
    ["tsconfig.base.json", ALL_TASKS],
    ["scripts/base/tsup.ts", ["pack:check", "size", "api:check"]],
    ["scripts/base/vitest.ts", ["test", "test:browser", "test:packed"]],
    ["scripts/base/vitest-browser.ts", ["test:browser"]],
    ["scripts/base/typedoc.json", ["docs"]],
    ["scripts/base/api-extractor.json", ["api:check"]],
    ["biome.json", ["lint"]],
    [".pnpmfile.mjs", ["pack:check"]],
  ])("%s", (file, tasks) => {
    const changed = rerunAfter(file);
    for (const task of tasks) expect(changed).toEqual(expect.arrayContaining(allOf(task)));
  });
});

test("a new version of a tool runs everything again", () => {
  const changed = rerunAfter("pnpm-lock.yaml", (text) =>
    text.replaceAll("vitest@4.1.12", "vitest@4.1.13").replaceAll("4.1.12(", "4.1.13("),
  );
  expect(changed).toEqual([...before.keys()].sort());
});

describe("what the machine has is part of the tasks that need it", () => {
  test.each([
    ["FOUND_REDIS", ["lab#test"]],
    [
      "FOUND_BROWSER",
      ["demo", "docs"]
        .map((name) => `${name}#test:browser`)
        .concat("examples#test:packed", "inspector#test:browser"),
    ],
  ])("%s", (name, tasks) => {
    expect(differing(hashes({ [name]: "some version" })).sort()).toEqual(tasks);
  });
});
