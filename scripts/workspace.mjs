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
 * @property {string} [repository]
 * @property {boolean} [private]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, Record<string, string>>} [exports]
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

/** @param {string} dir @param {Manifest} manifest @returns {Entry[]} */
const entriesOf = (dir, manifest) =>
  Object.entries(manifest.exports ?? {}).flatMap(([subpath, targets]) => {
    const source = targets["@games/source"];
    if (source === undefined) return [];
    const basename = subpath === "." ? "index" : subpath.slice(2);
    const isForNode = NODE_ENTRIES.includes(basename);
    const specifier = manifest.name + subpath.slice(1);
    return [{ subpath, specifier, basename, source: join(dir, source), isForNode }];
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

/** The libraries that are games: those with numbered rules. */
export const games = () => libraries().filter(({ dir }) => existsSync(join(dir, "RULES.md")));

/** What the main entry of a game calls it: `bombFlip` for bomb-flip. @param {string} id */
export const exportName = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The packages and apps that have checks of their own, by the name of their folder. */
const workspaces = () =>
  new Map(
    [...packageDirs("packages"), ...packageDirs("apps"), join(root, "docs"), join(root, "scripts")]
      .map(readPackage)
      .map(({ id, manifest }) => [id, manifest.name]),
  );

/** The full name of a package or app; ends with a list of those there are when it is unknown. @param {string} name */
export const workspaceNamed = (name) => {
  const known = workspaces();
  const found = known.get(name.replace("@games/", ""));
  if (found !== undefined) return found;
  console.error(
    `There is no package "${name}". The packages are: ${[...known.keys()].join(", ")}.`,
  );
  process.exit(1);
};
