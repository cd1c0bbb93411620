// Unused files, exports and dependencies; the entries of the packages are those that their package.json exports.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { libraries, root } from "./scripts/workspace.mjs";

const LOADED_BY_PATH = /^golden\/.*\.mjs$|-module\.ts$/;

/** Test files that nothing imports: the makers of golden files, and modules that a test has a process load. @param {string} dir */
const loadedByPath = (dir) => {
  const tests = join(dir, "test");
  if (!existsSync(tests)) return [];
  return readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => LOADED_BY_PATH.test(file))
    .map((file) => `test/${file}`);
};

const packages = Object.fromEntries(
  libraries().map(({ dir, entries }) => [
    relative(root, dir),
    {
      entry: [...entries.map(({ source }) => relative(dir, source)), ...loadedByPath(dir)],
      project: ["src/**", "test/**"],
    },
  ]),
);

/** @type {import("knip").KnipConfig} */
export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    ".": {
      entry: ["scripts/{build,run,tasks,size-limit}.mjs", "scripts/engines/run.mjs"],
      project: ["scripts/**", "*.ts"],
      // Called by name only: two commands, and a plugin.
      ignoreDependencies: ["@biomejs/biome", "turbo", "typedoc-plugin-markdown"],
    },
    ...packages,
    "apps/bench": { entry: ["src/*.bench.ts"] },
    "apps/demo": {
      // Read as text by the build, and bundled by a test.
      entry: ["offline-worker.js", "test/browser/golden-entry.ts"],
      // Only named in a script that a process of its own runs.
      ignoreDependencies: ["@sparticuz/chromium"],
    },
    // The page loads these by its import map.
    "apps/examples/dom": { ignoreDependencies: ["@games/core-rng", "seedrandom"] },
  },
};
