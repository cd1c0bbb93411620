// Unused files, exports and dependencies; the entries of the packages are those that their package.json exports.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { libraries, root } from "./scripts/workspace.mjs";

/** Programs that made golden files: run by hand, kept to show where the values come from. @param {string} dir */
const makersIn = (dir) => {
  const golden = join(dir, "test/golden");
  if (!existsSync(golden)) return [];
  return readdirSync(golden)
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => `test/golden/${file}`);
};

const packages = Object.fromEntries(
  libraries().map(({ dir, entries }) => [
    relative(root, dir),
    {
      entry: [...entries.map(({ source }) => relative(dir, source)), ...makersIn(dir)],
      project: ["src/**", "test/**"],
    },
  ]),
);

/** @type {import("knip").KnipConfig} */
export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    ".": {
      entry: ["scripts/{build,run,tasks,size-limit}.mjs"],
      project: ["scripts/**", "*.ts"],
      ignoreDependencies: ["@biomejs/biome", "turbo"],
    },
    ...packages,
    "apps/bench": { entry: ["src/*.bench.ts"] },
    "apps/demo": {
      // Read as text by the build, and bundled by a test.
      entry: ["offline-worker.js", "test/browser/golden-entry.ts"],
      // Only named in a script that a process of its own runs.
      ignoreDependencies: ["@sparticuz/chromium"],
    },
  },
};
