// The command and the worker as JavaScript files, built from the sources once a test file: threads and processes cannot
// run TypeScript.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { fromSources } from "../../../scripts/base/vitest.js";

const here = join(import.meta.dirname, "..");

/** Where the built files are. */
export interface Built {
  readonly worker: string;
  readonly cli: string;
  /** A module that exports the toy game as a study. */
  readonly cellar: string;
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
  return {
    cli,
    worker: join(dir, "worker.js"),
    cellar: join(dir, "cellar.js"),
    remove: () => rmSync(dir, { recursive: true }),
  };
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
