// `npm run licences [-- --published]`: name, version and licence of every installed dependency, from the files that are there, so
// that it works offline; with --published only of those that somebody who installs our libraries gets.
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { packageDirs, root } from "./workspace.mjs";

/** @typedef {{ name: string, version: string, licence: string }} Dependency */
/**
 * @typedef {object} Installed
 * @property {string} name
 * @property {string} version
 * @property {string | { type: string }} [license]
 * @property {{ type: string }[]} [licenses]
 * @property {Record<string, string>} [dependencies]
 */

/** @param {string} dir @returns {Installed} */
const read = (dir) => JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));

/** Some old packages say it in other ways. @param {Installed} manifest @returns {string} */
const licenceOf = ({ license, licenses }) => {
  if (typeof license === "string") return license;
  if (license !== undefined) return license.type;
  return licenses?.map(({ type }) => type).join(" OR ") || "unknown";
};

/** @param {Installed} manifest @returns {Dependency} */
const describe = (manifest) => ({
  name: manifest.name,
  version: manifest.version,
  licence: licenceOf(manifest),
});

/** The folders of packages in a folder of modules, scoped ones too. @param {string} modules @returns {string[]} */
const foldersIn = (modules) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@")
        ? readdirSync(join(modules, name)).map((inner) => join(modules, name, inner))
        : [join(modules, name)],
    );

/** Everything that pnpm has installed: each package lies once in a folder of its own, beside links to what it needs. */
const listInstalled = () => {
  const store = join(root, "node_modules/.pnpm");
  return readdirSync(store)
    .map((entry) => join(store, entry, "node_modules"))
    .filter((modules) => !modules.includes(".pnpm/node_modules") && existsSync(modules))
    .flatMap(foldersIn)
    .filter((dir) => !lstatSync(dir).isSymbolicLink() && existsSync(join(dir, "package.json")))
    .map(read);
};

/**
 * What a package needs when it runs, and what that needs, by the folders where Node would find it.
 * @param {string} dir @param {Map<string, Installed>} found
 */
const collect = (dir, found) => {
  const { dependencies = {} } = read(dir);
  for (const name of Object.keys(dependencies)) {
    const folders = ["node_modules", "..", "../.."]; // its own, and that of the package, which may be scoped
    const place = folders.map((folder) => join(dir, folder, name)).find((path) => existsSync(path));
    if (place === undefined) continue; // optional, and not for this machine
    const real = realpathSync(place);
    if (found.has(real)) continue;
    found.set(real, read(real));
    collect(real, found);
  }
};

const listPublished = () => {
  /** @type {Map<string, Installed>} */
  const found = new Map();
  for (const dir of packageDirs("packages")) collect(dir, found);
  return [...found.values()].filter(({ name }) => !name.startsWith("@games/"));
};

/** Dependencies without doubles, in the order of their names. @param {boolean} isPublished @returns {Dependency[]} */
export const listDependencies = (isPublished) => {
  const all = (isPublished ? listPublished() : listInstalled()).map(describe);
  const byName = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};

if (process.argv[1] === import.meta.filename) {
  const dependencies = listDependencies(process.argv.includes("--published"));
  for (const { name, version, licence } of dependencies)
    console.log(`${name} ${version} ${licence}`);
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const { licence } of dependencies) kinds.set(licence, (kinds.get(licence) ?? 0) + 1);
  const counts = [...kinds].map(([licence, count]) => `${count} ${licence}`).sort();
  console.log(`\n${dependencies.length} dependencies: ${counts.join(", ")}`);
}
