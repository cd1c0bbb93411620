// Unused files, exports and dependencies. The entries of a package are the sources that its package.json exports.
/** @type {import("knip").KnipConfig} */
export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    ".": { ignoreDependencies: ["@changesets/cli"] }, // the command `changeset`
    "packages/core-rng": { entry: ["test/golden/*.mjs"] }, // run by hand
    "packages/lab": { project: ["src/**", "test/**"], entry: ["test/{changed,endless}-study.ts"] }, // loaded by their paths
    "packages/inspector": { project: ["src/**", "test/**"], entry: ["test/browser/page/main.ts"] }, // loaded by its page
    "packages/*": { entry: ["src/standalone.ts"], project: ["src/**", "test/**"] },
    // Loaded by name, or run by hand.
    "apps/bench": {
      entry: [
        "src/{main,differential,raw-bytes,lab-runners,contract-1,contract-2}.ts",
        "src/{against-worker,loops,rng-loops,lab-loops}.ts",
        "src/*.bench.ts",
      ],
    },
    "apps/demo": {
      // Read as text by the build, bundled by tests, and found by the name of their game.
      entry: [
        "offline-worker.js",
        "test/browser/golden-entry.ts",
        "test/browser/sounds-entry.ts",
        "test/browser/scenes/*.ts",
      ],
      // Only named in a script that a process of its own runs.
      ignoreDependencies: ["@sparticuz/chromium"],
    },
    "apps/examples": { ignoreDependencies: ["@games/.+"] }, // used as tarballs
    // The page loads these by its import map.
    "apps/examples/dom": { ignoreDependencies: ["@games/core-rng"] },
    // Started by the page.
    "apps/examples/worker": { entry: ["worker.js"] },
    docs: {
      // The examples of the documents use them; they are written out by the tests.
      ignoreDependencies: ["@games/.+", "@reduxjs/toolkit", "fast-check", "xstate"],
    },
    scripts: {
      // Commands, and what another process loads.
      entry: [
        "{check,lists,mutate,new-game,release,run,unit}.mjs",
        "mutation/{stryker.config,runner}.mjs",
        "engines/run.mjs",
        "base/typedoc-plugin.mjs",
      ],
      ignore: ["turbo/generators/templates/**"], // parts of games to be
    },
  },
};
