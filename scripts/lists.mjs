// Finds files that list the games by hand: a new game would have to be added to each. A game is named in its own files, in one
// registry per app and one in lab; everything else reads a registry or the packages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exportName, games, root } from "./workspace.mjs";

const MAX_NAMED = 3;
const CODE = /\.(js|json|mjs|svelte|ts|tsx|vue|yml)$/;
const NOT_LOOKED_AT =
  /(^|\/)(\.git|\.turbo|\.vitepress\/(cache|dist|pages)|\.[\w-]+|dist|node_modules|fixtures|golden)$|(^|\/)package\.json$/;

/** The registries, and the lists that a new game has no place in. */
export const LISTS = [
  "apps/bench/src/engines.ts",
  "apps/demo/src/games/english.ts", // what the games are called, and in the second language
  "apps/demo/src/games/german.ts",
  "apps/demo/src/games/registry.ts",
  "docs/site/games.mjs",
  "packages/lab/src/studies/index.ts",
  "packages/inspector/test/browser/page/games.ts", // lab would have to be built before the inspector
  "apps/demo/pictures.mjs", // the picture of the README has four games
  "apps/bench/src/renames.ts", // what the first release called things
  "apps/examples/test/pages.test.ts", // an example per framework, each with a game
  "packages/lab/test/search.test.ts", // what a search gains in each game
  "scripts/test/lint.test.ts", // planted faults
];

/** The files of code below a folder, by their paths from the root. @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name !== ".github" && NOT_LOOKED_AT.test(path)) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return CODE.test(path) ? [path] : [];
  });

/** Whether a text names a game, as its package, its folder or its export. @param {string} text @param {string} id */
const names = (text, id) => new RegExp(`(?<![\\w-])(${id}|${exportName(id)})(?![\\w-])`).test(text);

/** The games that a file of code names though it should not list them; none when it names few. @param {string} path @param {string} text @param {readonly string[]} ids */
export const listedIn = (path, text, ids) => {
  if (LISTS.includes(path) || ids.some((id) => path.split(/[/.]/).includes(id))) return [];
  const named = ids.filter((id) => names(text, id));
  return named.length > MAX_NAMED ? named : [];
};

/** Every file that lists games by hand, a sentence each. */
export const handLists = () => {
  const ids = games().map(({ id }) => id);
  return filesBelow(".").flatMap((path) => {
    const named = listedIn(path, readFileSync(join(root, path), "utf8"), ids);
    return named.length === 0 ? [] : [`${path} lists games by hand: ${named.join(", ")}.`];
  });
};

if (process.argv[1] === import.meta.filename) {
  const found = handLists();
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exitCode = 1;
}
