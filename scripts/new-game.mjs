// `npm run gen` (or `turbo gen game`) ends here: makes a new game from the templates, enters it in every registry, and then
// installs, records and writes what follows from it, so that `npm test` passes at once.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { exportName, root } from "./workspace.mjs";

/** @typedef {{ id: string, title: string }} NewGame */

const TEMPLATES = join(import.meta.dirname, "turbo/generators/templates");
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TITLE = /^[A-Z0-9][\w ,.:&'’-]*$/;
/** The packages that have every game among their dependencies. */
const DEPENDENTS = {
  "packages/lab": "dependencies",
  "apps/demo": "dependencies",
  "apps/bench": "dependencies",
  "apps/examples": "devDependencies",
  docs: "devDependencies",
};

/** @param {string} name */
const capitalized = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** The files of the templates, by their paths, with their texts. */
const templates = () =>
  readdirSync(TEMPLATES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({
      file: path.slice(TEMPLATES.length + 1),
      text: readFileSync(path, "utf8"),
    }));

/** Whether the code of the templates uses a name for something else. @param {string} name */
const isTaken = (name) =>
  templates().some(
    ({ file, text }) => /\.tsx?$/.test(file) && new RegExp(`\\b${name}\\b`).test(text),
  );

/** What is wrong with the name of a new game; undefined when nothing is. @param {NewGame} game @param {string} folder */
export const nameFault = ({ id, title }, folder = root) => {
  if (!ID.test(id)) return `"${id}" must be in kebab case, such as lucky-seven.`;
  if (!TITLE.test(title))
    return `"${title}" must begin with a capital letter, such as Lucky seven.`;
  if (isTaken(exportName(id))) return `"${id}" is a word that the code of a game uses itself.`;
  return existsSync(join(folder, "packages", id))
    ? `There is a package "${id}" already.`
    : undefined;
};

/** A text of the templates with the names of a game. @param {string} text @param {NewGame} game */
const named = (text, { id, title }) =>
  text
    .replaceAll("sample-game", id)
    .replaceAll("sampleGame", exportName(id))
    .replaceAll("SampleGame", capitalized(exportName(id)))
    .replaceAll("Sample game", title);

/** Adds an item to a list, before the line that ends it. @param {string} text @param {string} list @param {string} end @param {string} item */
const withItem = (text, list, end, item) => {
  const at = text.indexOf(`\n${end}`, text.indexOf(list));
  if (!text.includes(list) || at < 0) throw new Error(`There is no list "${list}".`);
  return `${text.slice(0, at)}\n${item}${text.slice(at)}`;
};

/**
 * What each registry says of a game: the list that gets the item, and an import where the item needs one.
 * @type {readonly { file: string, list: string, end: string, item: string, from?: string }[]}
 */
const ENTRIES = [
  {
    file: "apps/demo/src/games/registry.ts",
    list: "export const GAMES",
    end: "];",
    item: `  game("sample-game", {
    Picture: SampleGamePicture,
    loadStart: async () => (await import("./sample-game/start.ts")).start,
    load: async () => (await import("./sample-game/plugin.tsx")).plugin,
  }),`,
    from: 'import { SampleGamePicture } from "./sample-game/picture.tsx";\n',
  },
  {
    file: "apps/demo/src/games/english.ts",
    list: "export const ENGLISH",
    end: "};",
    item: `  "sample-game": {
    title: "Sample game",
    line: "Roll a die as often as you dare, and bank before a 1 loses the pot.",
  },`,
  },
  {
    file: "apps/demo/src/games/german.ts",
    list: "export const GERMAN",
    end: "};",
    item: `  "sample-game": {
    title: "Sample game",
    line: "Würfle, so oft du dich traust, und sichere, bevor eine 1 den Topf kostet.",
  },`,
  },
  {
    file: "packages/lab/src/studies/index.ts",
    list: "export const studies",
    end: "};",
    item: '  "sample-game": sampleGameStudy,',
    from: 'import { sampleGameStudy } from "./sample-game/study.js";\n',
  },
  {
    file: "packages/lab/src/studies/index.ts",
    list: "export const studyLoaders",
    end: "};",
    item: '  "sample-game": async () => (await import("./sample-game/study.js")).sampleGameStudy,',
  },
  {
    file: "apps/bench/src/engines.ts",
    list: "export const ENGINES",
    end: "];",
    item: `  {
    id: "sample-game",
    bot: "careful",
    variants: [{ name: "standard", options: {}, games: 200 }],
  },`,
  },
  {
    file: "docs/site/games.mjs",
    list: "export const GAMES",
    end: "];",
    item: `  {
    id: "sample-game",
    title: "Sample game",
    line: "Roll a die as often as you dare, and bank before a 1 loses the pot.",
  },`,
  },
];

/** A package.json with one more dependency, in alphabetical order. @param {string} text @param {string} kind @param {string} name */
const withDependency = (text, kind, name) => {
  const manifest = JSON.parse(text);
  const all = Object.entries({ ...manifest[kind], [name]: "workspace:^" });
  manifest[kind] = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** Writes the files of a game and enters it in the registries; returns the files. @param {NewGame} game @param {string} folder */
export const writeGame = (game, folder = root) => {
  /** @type {string[]} */
  const files = [];
  /** @param {string} file @param {string} text */
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    if (!files.includes(file)) files.push(file);
  };
  /** @param {string} file */
  const read = (file) => readFileSync(join(folder, file), "utf8");
  for (const { file, text } of templates()) write(named(file, game), named(text, game));
  for (const { file, list, end, item, from = "" } of ENTRIES) {
    const text = withItem(read(file), list, end, named(item, game));
    const at = text.lastIndexOf("\nimport ") + 1; // among the imports, which the formatter sorts
    write(file, text.slice(0, at) + named(from, game) + text.slice(at));
  }
  for (const [dir, kind] of Object.entries(DEPENDENTS)) {
    const file = join(dir, "package.json");
    write(file, withDependency(read(file), kind, `@games/${game.id}`));
  }
  return files;
};

/** Runs a command and ends with its output when it fails. @param {string} what @param {string} folder @param {readonly string[]} command @param {Record<string, string>} env */
const run = (what, folder, [command = "", ...args], env = {}) => {
  console.log(what);
  const bins = [folder, root].map((dir) => join(dir, "node_modules/.bin"));
  const PATH = [...bins, process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH, ...env },
  });
  if (status !== 0) throw new Error(`${what} failed:\n${stdout}${stderr}`);
};

/** Sorts imports and formats what was written. @param {readonly string[]} files @param {string} folder */
export const formatGame = (files, folder = root) => {
  const code = files.filter((file) => /\.(css|json|mjs|tsx?)$/.test(file));
  run("Formatting", folder, ["biome", "check", "--write", ...code]);
};

/** Records the frozen games of a new game. @param {NewGame} game @param {string} folder */
export const recordGame = ({ id }, folder = root) =>
  run("Recording games", join(folder, "packages", id), ["vitest", "run", "golden"], {
    GOLDEN: "write",
  });

/** Installs the new package, and writes what is made from its code: frozen games, reports and tables. @param {NewGame} game @param {string} folder */
export const finishGame = (game, folder = root) => {
  run("Installing", folder, ["pnpm", "install", "--no-frozen-lockfile", "--prefer-offline"]);
  recordGame(game, folder);
  const filters = [`--filter=@games/${game.id}`, "--filter=@games/lab"];
  run("Building, and writing the reports of the exports", folder, [
    ...["turbo", "run", "build", "api", ...filters, "--output-logs=errors-only"],
  ]);
  run("Simulating", folder, [
    ...["node", "packages/lab/bin/games-lab.js", "report", game.id, "--games", "10000"],
    ...["--out", "docs/balance", "--formats", "markdown"],
  ]);
  run("Writing the lists of games", folder, ["node", "docs/site/tables.mjs"]);
};

const main = () => {
  const [id = "", title = ""] = process.argv.slice(2);
  const fault = nameFault({ id, title });
  if (fault !== undefined) {
    console.error(fault);
    process.exit(1);
  }
  formatGame(writeGame({ id, title }));
  finishGame({ id, title });
  console.log(`${title} is in packages/${id}. Now write its rules: docs/writing-a-game.md.`);
};

if (process.argv[1] === import.meta.filename) main();
