// Programs that some tests use when the machine has them. `npm test` looks for them, says what it left out, and passes what
// it found to the tasks in the environment: it is part of their hash (turbo.json), so that a task which ran without its
// program is run again when the program is there. `.ci/run` installs the Debian packages where it may.
import { spawnSync } from "node:child_process";
import { findInstalledBrowser, isPackagedFit } from "./browser.mjs";

/** @typedef {{ env: string, tests: string, hint: string, debian?: string, find: () => string }} Tool */

/** A program and its version, or nothing where it is missing. @param {string} command */
const describe = (command) => {
  const { error, stdout } = spawnSync(command, ["--version"], { encoding: "utf8" });
  return error === undefined ? `${command} ${stdout.trim()}` : "";
};

const findBrowser = () => {
  const installed = findInstalledBrowser();
  if (installed !== undefined) return describe(installed);
  return isPackagedFit() ? "packaged" : ""; // its version is in the lockfile
};

/** @type {Record<"redis" | "browser", Tool>} */
const TOOLS = {
  redis: {
    env: "FOUND_REDIS",
    tests: "tests that need redis-server",
    hint: "Debian: apt-get install redis-server",
    debian: "redis-server",
    find: () => describe("redis-server"),
  },
  browser: {
    env: "FOUND_BROWSER",
    tests: "browser tests",
    hint: "set CHROMIUM_PATH to a Chrome or Chromium",
    find: findBrowser,
  },
};

/** Whether this is a task that turbo keeps the result of; long tests always run. */
const isKept = process.env.TURBO_HASH !== undefined && !process.argv.includes("long");

/**
 * Whether the tests that need a program can run. A task whose result is kept believes its environment alone: what it looked
 * up by itself would not be part of its hash.
 * @param {keyof typeof TOOLS} name
 */
export const has = (name) => {
  const { env, find, tests, hint } = TOOLS[name];
  const found = process.env[env] ?? (isKept ? "" : find());
  if (found === "") console.log(`Left out: ${tests} (${hint}; npm test looks for it).`);
  return found !== "";
};

/** What this machine has, for the environment of the tasks, and what will be left out. */
export const lookForTools = () => {
  const found = Object.values(TOOLS).map((tool) => ({ ...tool, value: tool.find() }));
  return {
    env: Object.fromEntries(found.map(({ env, value }) => [env, value])),
    missing: found
      .filter(({ value }) => value === "")
      .map(({ tests, hint, debian }) => ({ text: `${tests} (${hint})`, debian })),
  };
};

// Run as a command it prints the Debian packages to install.
if (process.argv[1] === import.meta.filename)
  console.log(
    lookForTools()
      .missing.map(({ debian }) => debian)
      .filter(Boolean)
      .join(" "),
  );
