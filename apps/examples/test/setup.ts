// Puts every example where a stranger would have it: outside of this repository, on packages unpacked from their tarballs.
// What else an example depends on is linked from this workspace, at the versions of the lockfile.
import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { type PreviewServer, preview } from "vite";
import type { TestProject } from "vitest/node";
import { packageDirs, readManifest } from "../../../scripts/workspace.mjs";
import { type Packed, packedLibraries } from "./packed.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the examples were put. */
    readonly examples: string;
    /** The addresses of the pages, by the name of the example. */
    readonly pages: Readonly<Record<string, string>>;
  }
}

const NOT_COPIED = ["node_modules", "dist"];
/** The pages, and the folder of each that a browser sees. */
const PAGES = { dom: ".", react: "dist", svelte: "dist", vue: "dist", worker: "dist" };
/** What a careful page allows: scripts of its own origin and nothing else. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const execute = promisify(execFile);

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(realpathSync(target), path);
}

/** A folder of modules that holds the unpacked libraries, and what they depend on. */
function unpackLibraries(packs: readonly Packed[], modules: string): void {
  for (const { dir, manifest, tarball } of packs) {
    const unpacked = join(modules, manifest.name);
    mkdirSync(unpacked, { recursive: true });
    execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", unpacked]);
    for (const name of Object.keys(readManifest(unpacked).dependencies ?? {})) {
      if (!name.startsWith("@games/")) link(join(dir, "node_modules", name), join(modules, name));
    }
  }
}

/** Copies an example and gives it the modules that its package.json asks for. */
function settle(example: string, project: string, modules: string): void {
  cpSync(example, project, {
    recursive: true,
    filter: (source) => !NOT_COPIED.includes(basename(source)),
  });
  const { dependencies, devDependencies } = readManifest(example);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const isOurs = name.startsWith("@games/");
    link(
      join(isOurs ? modules : join(example, "node_modules"), name),
      join(project, "node_modules", name),
    );
  }
}

/** Runs the script `build` of an example, where it has one. */
async function build(example: string, project: string): Promise<void> {
  const script = readManifest(example).scripts?.build;
  if (script === undefined) return;
  const PATH = [join(example, "node_modules/.bin"), process.env.PATH].join(delimiter);
  try {
    await execute("sh", ["-c", script], { cwd: project, env: { ...process.env, PATH } });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${basename(example)} does not build:\n${stdout}${stderr}`);
  }
}

async function serve(
  folder: string,
  outDir: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PreviewServer> {
  return preview({
    root: folder,
    configFile: false,
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1", headers },
    logLevel: "error",
  });
}

/** Lays the examples out in a folder and builds them. */
async function layOut(folder: string): Promise<void> {
  const modules = join(folder, "packages/node_modules");
  unpackLibraries(packedLibraries(), modules);
  const examples = packageDirs("apps/examples");
  for (const example of examples) settle(example, join(folder, basename(example)), modules);
  const builds = examples.map((example) => build(example, join(folder, basename(example))));
  await Promise.allSettled(builds); // so that none still writes when another has failed
  await Promise.all(builds);
}

export default async function setup(project: TestProject) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "examples-")));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  await layOut(folder).catch((error) => {
    remove();
    throw error;
  });
  const pages: Record<string, string> = {};
  const servers: PreviewServer[] = [];
  for (const [name, outDir] of Object.entries(PAGES)) {
    const server = await serve(join(folder, name), outDir);
    servers.push(server);
    pages[name] = server.resolvedUrls?.local[0] ?? "";
  }
  const modules = join(folder, "packages/node_modules");
  writeFileSync(join(modules, "index.html"), "<!doctype html><h1>The packages</h1>");
  const packages = await serve(modules, ".", { "Content-Security-Policy": POLICY });
  servers.push(packages);
  pages.packages = packages.resolvedUrls?.local[0] ?? "";
  project.provide("examples", folder);
  project.provide("pages", pages);
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    remove();
  };
}
