// Unused files, exports and dependencies; the entries of the packages are those that their package.json exports.
import { relative } from "node:path";
import { libraries, root } from "./scripts/workspace.mjs";

const packages = Object.fromEntries(
  libraries().map(({ dir, entries }) => [
    relative(root, dir),
    {
      entry: [...entries.map(({ source }) => relative(dir, source)), "test/golden/*.mjs"],
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
    // Only named in a script that a process of its own runs.
    "apps/demo": { ignoreDependencies: ["@sparticuz/chromium"] },
  },
};
