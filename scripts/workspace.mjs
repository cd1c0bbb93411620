// What this workspace holds, read from the package.json files, so that no tool keeps its own list of packages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [description]
 * @property {string} [packageManager]
 * @property {boolean} [private]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, unknown>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * One public entry of a package: `.` or `./bots`, its name to an importer, the source file behind it, and whether it
 * runs in Node only.
 * @typedef {{ subpath: string, specifier: string, basename: string, source: string, isForNode: boolean }} Entry
 */

/** Entries of these names are for Node only; all others run anywhere. */
const NODE_ENTRIES = ["node", "worker", "cli"];

/** @typedef {{ id: string, dir: string, manifest: Manifest, entries: Entry[] }} Package */

/** Sends `@games/x` and `@games/x/entry` to the sources, for tools that should not need a build. */
export const sourceAlias = [
  { find: /^@games\/([^/]+)$/, replacement: join(root, "packages/$1/src/index.ts") },
  { find: /^@games\/([^/]+)\/([^/]+)$/, replacement: join(root, "packages/$1/src/$2") },
];

/** pnpm keeps a copy of the lockfile that it installed: while the two are equal there is nothing to install. */
export const isInstalled = () => {
  const installed = join(root, "node_modules/.pnpm/lock.yaml");
  return (
    existsSync(installed) &&
    readFileSync(installed).equals(readFileSync(join(root, "pnpm-lock.yaml")))
  );
};

/** @param {string} dir @returns {Manifest} */
export const readManifest = (dir) => JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));

/** @param {string} dir @param {string} basename */
const sourceOf = (dir, basename) =>
  [join(dir, "src", `${basename}.ts`), join(dir, "src", basename, "index.ts")].find((file) =>
    existsSync(file),
  );

/** @param {string} dir @param {Manifest} manifest @returns {Entry[]} */
const entriesOf = (dir, manifest) =>
  Object.keys(manifest.exports ?? {})
    .filter((subpath) => subpath !== "./package.json")
    .flatMap((subpath) => {
      const basename = subpath === "." ? "index" : subpath.slice(2);
      const source = sourceOf(dir, basename);
      if (source === undefined) return [];
      const isForNode = NODE_ENTRIES.includes(basename);
      return [
        { subpath, specifier: manifest.name + subpath.slice(1), basename, source, isForNode },
      ];
    });

/** @param {string} dir @returns {Package} */
export const readPackage = (dir) => {
  const manifest = readManifest(dir);
  return {
    id: dir.slice(dir.lastIndexOf("/") + 1),
    dir,
    manifest,
    entries: entriesOf(dir, manifest),
  };
};

/** The direct subdirectories of a workspace folder that hold a package. @param {string} folder */
export const packageDirs = (folder) => {
  const parent = join(root, folder);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .sort()
    .map((name) => join(parent, name))
    .filter((dir) => existsSync(join(dir, "package.json")));
};

/** The apps and the examples, which consume the libraries. */
export const apps = () => [...packageDirs("apps"), ...packageDirs("apps/examples")];

/** The libraries under packages/ that have sources, in alphabetical order. */
export const libraries = () =>
  packageDirs("packages")
    .map(readPackage)
    .filter(({ entries }) => entries.length > 0);
