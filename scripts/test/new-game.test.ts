// A new game, made in a sketch of this workspace: its own tests pass, its parts fit the packages they are for, and every
// registry has it. new-game.long.test.ts makes one in a whole copy and runs every check.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatGame, nameFault, writeGame } from "../new-game.mjs";
import { root } from "../workspace.mjs";

const game = { id: "reef", title: "Reef" };
const dir = mkdtempSync(join(tmpdir(), "new-game-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** What the parts of a new game are checked with. */
const COPIED = [
  ...["tsconfig.base.json", "biome.json", ".gitignore", "scripts/base", "scripts/workspace.mjs"],
  ...["packages/lab/src", "packages/lab/tsconfig.json", "packages/lab/package.json"],
  ...["apps/demo/src", "apps/demo/tsconfig.json", "apps/demo/package.json"],
  ...["apps/bench/src", "apps/bench/tsconfig.json", "apps/bench/package.json"],
  ...["apps/examples/package.json", "docs/package.json", "docs/site/games.mjs"],
];

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) symlinkSync(target, path);
}

/** Gives a package what it has installed here, and the new game. */
function linkModules(from: string, to: string): void {
  link(join(dir, "packages", game.id), join(dir, to, "node_modules/@games", game.id));
  const modules = join(root, from, "node_modules");
  for (const name of readdirSync(modules)) {
    const names = name.startsWith("@") ? readdirSync(join(modules, name)) : [""];
    for (const inner of names)
      link(join(modules, name, inner), join(dir, to, "node_modules", name, inner));
  }
}

let files: string[] = [];
beforeAll(() => {
  for (const path of COPIED) cpSync(join(root, path), join(dir, path), { recursive: true });
  link(join(root, "node_modules"), join(dir, "node_modules"));
  files = writeGame(game, dir);
  formatGame(files, dir);
  linkModules("packages/bomb-flip", `packages/${game.id}`);
  for (const name of ["packages/lab", "apps/demo", "apps/bench"]) linkModules(name, name);
});

const run = (folder: string, tool: string, args: readonly string[], env = {}) => {
  const { status, stdout, stderr } = spawnSync(join(root, "node_modules/.bin", tool), args, {
    cwd: join(dir, folder),
    encoding: "utf8",
    env: { ...process.env, TURBO_HASH: undefined, ...env },
  });
  return status === 0 ? "passed" : stdout + stderr;
};

test("nothing in it has the name of the template, and every registry has its own", () => {
  const registries = files.filter((file) => existsSync(join(root, file)));
  expect(registries).toHaveLength(11);
  for (const file of files) {
    const text = readFileSync(join(dir, file), "utf8");
    expect(text, file).not.toMatch(/sample.?game/i);
    if (registries.includes(file)) expect(text, file).toMatch(/\breef\b/);
  }
});

test("its package.json is that of the smallest game but for words about it", () => {
  const read = (folder: string, id: string): Record<string, unknown> => {
    const text = readFileSync(join(folder, "packages", id, "package.json"), "utf8");
    const { scripts, ...manifest } = JSON.parse(text.replaceAll(id, "game"));
    return { ...manifest, scripts: { ...scripts, "test:long": undefined } };
  };
  const words = ["description", "keywords", "devDependencies", "size-limit"];
  const same = (manifest: Record<string, unknown>) => ({
    ...manifest,
    ...Object.fromEntries(words.map((word) => [word, undefined])),
  });
  expect(same(read(dir, game.id))).toEqual(same(read(root, "bomb-flip")));
});

test("its tests pass", () => {
  const passed = run(`packages/${game.id}`, "vitest", ["run", "--maxWorkers=1"], {
    GOLDEN: "write",
  });
  expect(passed).toBe("passed");
});

/** Checks some files of a package with its own settings. */
const typecheck = (folder: string, include: readonly string[]) => {
  const config = { extends: "./tsconfig.json", include };
  writeFileSync(join(dir, folder, "tsconfig.new.json"), JSON.stringify(config));
  return run(folder, "tsc", ["-p", "tsconfig.new.json"]);
};

describe("the types agree", () => {
  test.each([
    [`packages/${game.id}`, ["src", "test"]],
    ["packages/lab", [`src/studies/${game.id}`]],
    ["apps/demo", [`src/games/${game.id}`]],
    ["apps/bench", [`src/${game.id}.bench.ts`]],
  ])("in %s", (folder, include) => {
    expect(typecheck(folder, include)).toBe("passed");
  });
});

test("the linter has nothing to say", () => {
  const code = files.filter((file) => /\.(css|json|mjs|tsx?)$/.test(file));
  expect(run(".", "biome", ["check", "--error-on-warnings", ...code])).toBe("passed");
});

test.each([
  ["Lucky seven", "Lucky seven", "must be in kebab case"],
  ["../lucky", "Lucky", "must be in kebab case"],
  ["lucky", "lucky", "must begin with a capital letter"],
  ["view", "View", "is a word that the code of a game uses itself"],
  ["bomb-flip", "Bomb flip", "There is a package"],
])("the name %s, %s is refused", (id, title, fault) => {
  expect(nameFault({ id, title })).toContain(fault);
});
