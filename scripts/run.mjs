// The bootstrap of every command in package.json, which needs nothing but Node and npm: `node scripts/run.mjs <command>`
// fetches the pinned pnpm where it is missing, installs what the lockfile says, and runs the command. When it is stopped,
// everything it started stops too.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { isInstalled, readManifest, root } from "./workspace.mjs";

const LOWEST_NODE = [20, 19];
const KILL_AFTER_MS = 3000;
/** These never call pnpm, so they need not wait for npx to find it. */
const WITHOUT_PNPM = ["npm", "biome", "knip", "vitest"];

const stopWith = (/** @type {string} */ message) => {
  console.error(message);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [lowestMajor = 0, lowestMinor = 0] = LOWEST_NODE;
if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor))
  stopWith(`Node ${LOWEST_NODE.join(".")} or newer is needed; this is ${process.versions.node}.`);

/** @param {string} folder */
const addToPath = (folder) => {
  process.env.PATH = [folder, process.env.PATH].join(delimiter);
};

/** Puts the pinned pnpm on PATH. */
const findPnpm = () => {
  const wanted = readManifest(root).packageManager ?? "";
  const asked = spawnSync("pnpm", ["--version"], { cwd: root, encoding: "utf8" });
  if (`pnpm@${asked.stdout?.trim()}` === wanted) return;
  const npx = ["--yes", "--prefer-offline", `--package=${wanted}`, "-c", "command -v pnpm"];
  const fetched = spawnSync("npx", npx, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (fetched.status !== 0) stopWith(`npx could not fetch ${wanted}.`);
  addToPath(dirname(fetched.stdout.trim()));
};

const install = () => {
  const args = ["install", "--frozen-lockfile", "--prefer-offline"];
  const { status } = spawnSync("pnpm", args, { cwd: root, stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
};

/** @param {number} pid @param {NodeJS.Signals} signal */
const signalGroup = (pid, signal) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // the group is gone already
  }
};

/**
 * Runs a command in a process group of its own, and ends the whole group when this process is told to stop or when its
 * parent is gone (npm passes a signal on to its shell only).
 * @param {readonly string[]} command
 */
const runGuarded = ([command = "", ...args]) => {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", detached: true });
  const pid = child.pid;
  if (pid === undefined) return stopWith(`${command} could not be started.`);
  let exitCode = 0;
  const end = () => {
    exitCode = 130;
    signalGroup(pid, "SIGTERM");
    setTimeout(() => signalGroup(pid, "SIGKILL"), KILL_AFTER_MS);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, end);
  const watch = setInterval(() => process.ppid !== parent && end(), 500);
  child.on("exit", (code) => {
    clearInterval(watch);
    signalGroup(pid, "SIGKILL");
    process.exit(exitCode || (code ?? 1));
  });
};

const parent = process.ppid;
const command = process.argv.slice(2);
process.env.DO_NOT_TRACK = "1"; // turbo
addToPath(join(root, "node_modules/.bin"));
if (!isInstalled() || !WITHOUT_PNPM.includes(command[0] ?? "")) findPnpm();
if (!isInstalled()) install();
// Part of every task's hash (turbo.json): what passed on one Node has not passed on another.
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
writeFileSync(join(root, "node_modules/.cache/node-version"), process.version);
runGuarded(command);
