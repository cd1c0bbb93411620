// Releases side by side: the packages of a folder of tarballs, unpacked with their dependencies linked from the workspace,
// and the packages that the workspace has built.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** One version of all packages. */
export interface Release {
  /** The folder whose `node_modules` holds its packages. */
  readonly folder: string;
  /** Whether it has the package of a folder of packages/; a newer one is not in an older release. */
  has(id: string): boolean;
  /** Loads an entry, such as `@games/dsd6/bots`. */
  load<M>(specifier: string): Promise<M>;
  /** Deletes what was unpacked. */
  close(): void;
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, { readonly import: { readonly default: string } }>>;
}

const APP = join(import.meta.dirname, "..");
const PACKAGES = join(APP, "../../packages");

/** A path as the caller of the command means it: package managers run commands in another folder. */
export const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** The file behind an entry of a package below a folder's `node_modules`. */
function fileOf(folder: string, specifier: string): string {
  const [scope = "", name = "", ...path] = specifier.split("/");
  const home = join(folder, "node_modules", scope, name);
  const entry = readManifest(home).exports[[".", ...path].join("/")];
  if (entry === undefined) throw new Error(`There is no entry ${specifier} in ${home}.`);
  return join(home, entry.import.default);
}

/** The packages below the `node_modules` of a folder. */
export function openFolder(folder: string, close: () => void = () => undefined): Release {
  const load = <M>(specifier: string) =>
    import(pathToFileURL(fileOf(folder, specifier)).href) as Promise<M>;
  const has = (id: string) => existsSync(join(folder, "node_modules/@games", id));
  return { folder, has, load, close };
}

/** The packages of the workspace, as they are built. */
export function openWorkspace(): Release {
  return openFolder(APP);
}

/** The packages of a folder of tarballs, one per package. */
export function openTarballs(tarballs: string): Release {
  const files = existsSync(tarballs)
    ? readdirSync(tarballs).filter((file) => file.endsWith(".tgz"))
    : [];
  if (files.length === 0) throw new Error(`There are no tarballs (*.tgz) in ${tarballs}.`);
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  for (const file of files) unpack(join(tarballs, file), folder);
  return openFolder(folder, () => rmSync(folder, { recursive: true }));
}

function unpack(tarball: string, folder: string): void {
  const unpacked = mkdtempSync(join(folder, "unpack-"));
  const { status, stderr } = spawnSync("tar", ["xzf", tarball, "-C", unpacked]);
  if (status !== 0) throw new Error(`${tarball} cannot be unpacked: ${stderr}`);
  const { name, dependencies = {} } = readManifest(join(unpacked, "package"));
  link(join(unpacked, "package"), join(folder, "node_modules", name));
  const from = join(PACKAGES, name.replace("@games/", ""), "node_modules");
  for (const dependency of Object.keys(dependencies)) {
    if (dependency.startsWith("@games/")) continue;
    link(realpathSync(join(from, dependency)), join(folder, "node_modules", dependency));
  }
}

function link(target: string, path: string): void {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
