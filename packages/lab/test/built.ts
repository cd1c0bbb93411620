// The command and the worker as JavaScript files, built from the sources once a test file: threads and processes cannot
// run TypeScript.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { fromSources } from "../../../scripts/base/vitest.js";
import { main } from "../src/cli/index.js";
import { inThread } from "../src/index.js";
import { findStudy } from "../src/node/index.js";

const here = join(import.meta.dirname, "..");

/** Whoever loads this shows it in the file beside it. */
const EVIL = `import { writeFileSync } from "node:fs";
writeFileSync(new URL("evil.trace", import.meta.url), "loaded");
export const study = {};
`;

/** Where the built files are. */
export interface Built {
  readonly worker: string;
  readonly cli: string;
  /** A module that exports the toy game as a study. */
  readonly cellar: string;
  /** A module with the study of bomb flip, but a player that was changed. */
  readonly changed: string;
  /** A module with a searcher whose second effort never ends. */
  readonly endless: string;
  /** A module that leaves a trace when it is loaded. */
  readonly evil: string;
  remove(): void;
}

/** Builds the files into a directory of their own, from which the dependencies of the package can be found. */
export async function buildLab(): Promise<Built> {
  const cache = join(here, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, "lab-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: here,
    ...fromSources,
    ssr: { ...fromSources.ssr, noExternal: [/^@games\//] },
    build: {
      ssr: true,
      outDir: dir,
      minify: false,
      rollupOptions: {
        input: {
          worker: join(here, "src/worker.ts"),
          main: join(here, "src/cli/index.ts"),
          cellar: join(here, "test/cellar.ts"),
          changed: join(here, "test/changed-study.ts"),
          endless: join(here, "test/endless-study.ts"),
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "chunk-[hash].js" },
      },
    },
  });
  const cli = join(dir, "cli.js");
  writeFileSync(
    cli,
    'import { main } from "./main.js";\nprocess.exitCode = await main(process.argv.slice(2));\n',
  );
  writeFileSync(join(dir, "evil.js"), EVIL);
  return {
    cli,
    worker: join(dir, "worker.js"),
    cellar: join(dir, "cellar.js"),
    changed: join(dir, "changed.js"),
    endless: join(dir, "endless.js"),
    evil: join(dir, "evil.js"),
    remove: () => rmSync(dir, { recursive: true }),
  };
}

/** Starts the command in a process of its own. */
export function spawnCli(built: Built, args: readonly string[]): ChildProcess {
  return spawn("node", [built.cli, ...args], { stdio: ["pipe", "pipe", "pipe"] });
}

/** What a finished process said. */
export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in a process of its own. */
export function runCli(built: Built, args: readonly string[], input = ""): Promise<Said> {
  const child = spawn("node", [built.cli, ...args], { stdio: ["pipe", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.on("data", (data) => {
    out += data;
  });
  child.stderr.on("data", (data) => {
    err += data;
  });
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

/** Runs the command in this process. */
export async function say(...args: string[]): Promise<Said> {
  const said = { out: "", err: "" };
  const code = await main(args, {
    isTerminal: false,
    createRunner: () => inThread(findStudy, () => new Promise((go) => setImmediate(go))),
    out: (text) => {
      said.out += `${text}\n`;
    },
    err: (text) => {
      said.err += `${text}\n`;
    },
  });
  return { code, ...said };
}
