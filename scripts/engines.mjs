// `npm run engines`: the frozen games of every engine and the frozen vectors of the generator, on every JavaScript engine
// that is available here, compared hash by hash. With `--write` the table is written to docs/engines.md.
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, defaultClientConditions } from "vite";
import { ENGINES } from "./engines/find.mjs";
import { runPage, runScript } from "./engines/launch.mjs";
import { hasFailure, tableOf } from "./engines/table.mjs";
import { libraries, root } from "./workspace.mjs";

/** @typedef {import("./engines/table.mjs").Attempt} Attempt */

const SOURCES = join(root, "scripts/engines");
const PAGE = join(root, "docs/engines.md");
const REPORT = /(?<=<!-- report -->\n\n)[\s\S]*(?=\n\n<!-- end of report -->)/;

/** Everything frozen, by package, file and number. @returns {import("./engines/play.ts").Item[]} */
export const frozenItems = () =>
  libraries().flatMap(({ id, dir }) => {
    const folder = join(dir, "test/golden");
    return filesIn(folder).flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return parseItems(file, text).map((frozen, i) => ({ name: `${id}/${file}#${i}`, frozen }));
    });
  });

/** A file is a list of vectors, or has a game per line. @param {string} file @param {string} text @returns {Record<string, unknown>[]} */
const parseItems = (file, text) =>
  file.endsWith(".jsonl")
    ? text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line))
    : JSON.parse(text);

/** What was played, in words. @param {readonly import("./engines/play.ts").Item[]} items */
const describeItems = (items) => {
  const games = items.flatMap(({ frozen: { actions } }) =>
    Array.isArray(actions) ? [actions] : [],
  );
  const states = games.reduce((sum, { length }) => sum + length + 1, 0);
  const vectors = items.length - games.length;
  return `${games.length} games with ${states} states, and ${vectors} vectors of the generator:`;
};

/** @param {string} folder */
const filesIn = (folder) => {
  try {
    return readdirSync(folder).filter((file) => /\.jsonl?$/.test(file));
  } catch {
    return [];
  }
};

/** Writes the bundle, its data and what runs them. @param {string} folder @param {unknown} items */
const prepare = async (folder, items) => {
  await build({
    configFile: false,
    root: SOURCES,
    logLevel: "error",
    resolve: { conditions: ["@games/source", ...defaultClientConditions] },
    build: {
      outDir: folder,
      lib: { entry: join(SOURCES, "play.ts"), formats: ["es"], fileName: () => "play.mjs" },
    },
  });
  for (const file of ["run.mjs", "page.html"])
    copyFileSync(join(SOURCES, file), join(folder, file));
  writeFileSync(join(folder, "items.json"), JSON.stringify(items));
};

/** @param {unknown} error */
const reasonOf = (error) =>
  (error instanceof Error ? error.message.split("\n")[0] : `${error}`) ?? "";

/** @param {import("./engines/find.mjs").Engine} engine @param {string} folder @returns {Promise<Attempt>} */
const attempt = async ({ name, core, kind, find }, folder) => {
  /** @type {import("./engines/find.mjs").Command} */
  let command;
  try {
    command = await find();
  } catch (error) {
    return { name, core, status: "left-out", reason: reasonOf(error) };
  }
  try {
    const result = await (kind === "script" ? runScript : runPage)(command, folder);
    return { name, core, status: "ran", result };
  } catch (error) {
    return { name, core, status: "failed", reason: reasonOf(error) };
  }
};

/** Runs everything everywhere; ends with an error when an engine comes to anything else. @param {readonly string[]} args */
const compareEngines = async (args) => {
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  try {
    const items = frozenItems();
    await prepare(folder, items);
    const expected = (await import(join(folder, "play.mjs"))).expectAll(items);
    /** @type {Attempt[]} */
    const attempts = [];
    for (const engine of ENGINES) attempts.push(await attempt(engine, folder));
    const report = `${describeItems(items)}\n\n${tableOf(attempts, expected)}`;
    console.log(report);
    if (args.includes("--write"))
      writeFileSync(
        PAGE,
        readFileSync(PAGE, "utf8").replace(REPORT, () => report),
      );
    if (hasFailure(attempts, expected)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (process.argv[1] === import.meta.filename) await compareEngines(process.argv.slice(2));
