// A copy of this workspace in which faults can be planted, and what turbo makes of them.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { root } from "../workspace.mjs";

const MADE =
  /^(node_modules|dist|\.git|\.turbo|\.pack|\.reports|\.reference|\.examples|cache|pages)$/;

/** Copies the sources; with `isRunnable` it installs what they need too. */
export function copyWorkspace(isRunnable: boolean) {
  const dir = mkdtempSync(join(tmpdir(), "workspace-"));
  cpSync(root, dir, { recursive: true, filter: (path) => !MADE.test(basename(path)) });
  // Turbo takes from git what belongs to a package.
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
  ])
    spawnSync("git", args, { cwd: dir });
  if (isRunnable) install(dir);

  /** Writes a file that was not there. */
  const plant = (file: string) => {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), "planted");
  };

  /** Changes a file and says how to change it back. */
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(dir, file);
    const before = readFileSync(path, "utf8");
    const after = edit(before);
    if (after === before) throw new Error(`${file} was not changed`);
    writeFileSync(path, after);
    return () => writeFileSync(path, before);
  };

  const turbo = (args: readonly string[], env: Record<string, string> = {}) =>
    spawnSync("turbo", ["run", ...args], {
      cwd: dir,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
        TURBO_HASH: undefined,
        ...env,
      },
    });

  return { dir, change, plant, turbo, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Installs what the lockfile says; linking what is installed here would let pnpm repair it, from there. */
function install(dir: string): void {
  const { status, stderr } = spawnSync(
    "pnpm",
    ["install", "--frozen-lockfile", "--prefer-offline"],
    {
      cwd: dir,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(stderr);
}
