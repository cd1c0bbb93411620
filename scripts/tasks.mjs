// The everyday commands, one row each; run.mjs calls this file with pnpm at hand. CONTRIBUTING.md explains them.
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { isInstalled, libraries, packageDirs, root } from "./workspace.mjs";

/**
 * Runs a command and ends with its exit code when it fails.
 * @param {readonly string[]} command @param {import("node:child_process").StdioOptions} stdio
 */
const run = ([command = "", ...args], stdio = "inherit") => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio });
  if (error !== undefined) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

/** Says what it builds on standard error: standard output belongs to the task. @param {readonly string[]} args */
const turboBuild = (args) => {
  const quiet = ["--output-logs=errors-only", "--no-update-notifier"];
  run(["turbo", "run", "build", ...quiet, ...args], ["inherit", process.stderr.fd, "inherit"]);
};

const buildLibraries = () =>
  turboBuild(libraries().map(({ manifest }) => `--filter=${manifest.name}`));

/** The test projects that run on the sources. */
const UNBUILT = ["unit:*", "tools", "examples"];

/** The first word that is no option names a package; the others go to vitest. @param {readonly string[]} args */
const unit = (args) => {
  const name = args.find((arg) => !arg.startsWith("-"));
  const mode = args.includes("--watch") ? "watch" : "run";
  const rest = args.filter((arg) => arg !== name && arg !== "--watch");
  const projects = name === undefined ? UNBUILT : [`unit:${name}`];
  run(["vitest", mode, ...projects.flatMap((project) => ["--project", project]), ...rest]);
};

/** @type {Record<string, (args: readonly string[]) => unknown>} */
const tasks = {
  start: (args) => run(["vite", "apps/demo", ...args]),
  test: async () => (await import("./verify.mjs")).verify(),
  build: buildLibraries,
  typecheck: async () => {
    (await import("./examples.mjs")).writeExamples();
    run(["tsc", "-p", "tsconfig.json"]);
    // The examples are checked by their own builds, against the packed libraries.
    for (const app of packageDirs("apps")) run(["tsc", "-p", app]);
  },
  lint: (args) => run(["biome", "check", "--error-on-warnings", ...args]),
  format: (args) => run(["biome", "check", "--write", ...args]),
  unit,
  browser: (args) => {
    turboBuild(["--filter=@games/demo"]);
    run(["vitest", "run", "--project", "browser", ...args]);
  },
  examples: (args) => {
    buildLibraries();
    run(["vitest", "run", "--project", "embedding", ...args]);
  },
  docs: async () => (await import("./docs.mjs")).buildDocs(),
  "docs:serve": async () => (await import("./docs.mjs")).serveDocs(),
  knip: (args) => run(["knip", ...args]),
  lockfile: async () => (await import("./lockfile.mjs")).checkLockfile(),
  size: (args) => {
    buildLibraries();
    run(["size-limit", "--config", "scripts/size-limit.mjs", ...args]);
  },
  pack: async () => {
    buildLibraries();
    await (await import("./pack.mjs")).checkPacks();
  },
  bench: async (args) => {
    turboBuild(["--filter=@games/bench"]);
    run(["node", "--expose-gc", "apps/bench/dist/main.js", ...args]);
  },
  differential: (args) => {
    turboBuild(["--filter=@games/bench"]);
    run(["node", "apps/bench/dist/differential.js", ...args]);
  },
  engines: async (args) => (await import("./engines.mjs")).compareEngines(args),
  "rng-bytes": (args) => {
    turboBuild(["--filter=@games/bench"]);
    run(["node", "apps/bench/dist/raw-bytes.js", ...args]);
  },
  api: async () => {
    buildLibraries();
    (await import("./api.mjs")).writeReports(libraries());
  },
  surface: async () => {
    buildLibraries();
    (await import("./api.mjs")).checkApi();
  },
  changeset: (args) => run(["changeset", ...args]),
  "release:version": async () => {
    run(["changeset", "version"]);
    (await import("./surface.mjs")).recordSurfaces(libraries());
  },
  "release:dry": async () => {
    buildLibraries();
    await (await import("./release.mjs")).showRelease();
  },
  release: () => {
    buildLibraries();
    run(["changeset", "publish"]);
  },
};

const [name = "", ...args] = process.argv.slice(2);
const task = tasks[name];
if (task === undefined) {
  console.error(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(", ")}.`);
  process.exit(1);
}
process.env.PATH = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
process.env.DO_NOT_TRACK = "1";
if (!isInstalled()) run(["pnpm", "install", "--frozen-lockfile", "--prefer-offline"]);
await task(args);
