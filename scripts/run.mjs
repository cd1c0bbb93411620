// The door to every command: `npm start`, `npm test` and `npm run <task>` work with nothing but Node and npm.
// It finds the pinned pnpm (npx fetches it where it is missing), hands over to tasks.mjs, and leaves no process behind.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { isInstalled, readManifest, root } from "./workspace.mjs";

const LOWEST_NODE = "20.19";
const PATIENCE_MS = 3000;
/** Once everything is installed these run without pnpm, which saves the two seconds that npx takes to find it. */
const WITHOUT_PNPM = [
  "start",
  "typecheck",
  "lint",
  "format",
  "unit",
  "docs",
  "docs:serve",
  "knip",
  "changeset",
];

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = LOWEST_NODE.split(".").map(Number);
  if (major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)) return;
  console.error(`Node ${LOWEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
};

/** @param {string} version */
const isPnpmOnPath = (version) => {
  const asked = spawnSync("pnpm", ["--version"], { cwd: root, encoding: "utf8" });
  return asked.status === 0 && asked.stdout.trim() === version;
};

/** @param {string} taskName @param {readonly string[]} args */
const commandFor = (taskName, args) => {
  const task = ["node", join("scripts", "tasks.mjs"), taskName, ...args];
  const version = (readManifest(root).packageManager ?? "").replace("pnpm@", "");
  const isPnpmNeeded = !isInstalled() || !WITHOUT_PNPM.includes(taskName);
  if (!isPnpmNeeded || isPnpmOnPath(version)) return task;
  return ["npx", "--yes", "--prefer-offline", `--package=pnpm@${version}`, "--", ...task];
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
  if (pid === undefined) throw new Error(`${command} could not be started`);
  let stopped = false;
  const end = () => {
    stopped = true;
    signalGroup(pid, "SIGTERM");
    setTimeout(() => signalGroup(pid, "SIGKILL"), PATIENCE_MS);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500);
  child.on("exit", (code) => {
    clearInterval(watch);
    signalGroup(pid, "SIGKILL");
    process.exit(stopped ? stopCode : (code ?? 1));
  });
};

const [taskName = "", ...args] = process.argv.slice(2);
// To stop a server is its ordinary end; to stop anything else is not.
const stopCode = ["start", "docs:serve"].includes(taskName) ? 0 : 130;
checkNode();
runGuarded(commandFor(taskName, args));
