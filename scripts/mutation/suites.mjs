// Which code is mutated in each package, and which of its tests are too slow or too loose to be worth running per mutant.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { games, root } from "../workspace.mjs";

/**
 * @typedef {object} Suite
 * @property {RegExp} mutated The files that are mutated, by their path in `src`.
 * @property {RegExp} leaveOut Tests that are not run, by their path in `test`.
 * @property {RegExp} [leaveOutNamed] Tests that are not run, by their full name.
 */

/** What an engine says, and the fields of its forms: no rule depends on it. */
const TEXT =
  "text|english|german|names|standard-names|glossary|wording|prose|[a-z]+-templates|option-fields|story|reasons|guide|screen|messages|tell-action";

/** Tests of texts, of players and of files of stories, and thousands of random games; the others are the quick suite. */
const SLOW =
  /^(bots|players|text|frequencies|words|languages|balance|screen-text|properties|documents|pack-loader|journal|formats)/;

/** Who plays, and what reads and writes files of stories. */
const BESIDES =
  "bots|captain|advisor|searcher|pack-loader|documents|journal|files|file-problems|standalone";

/** Rule code of an engine: no tables, no text, no players. */
const ENGINE = {
  mutated: new RegExp(
    String.raw`^(?!(data|packs|index|types|[a-z]+-types|vocabulary|${TEXT}|${BESIDES})[/.-]).*\.ts$`,
  ),
  leaveOut: SLOW,
  // Laws of players, and a law of core; the laws of a second story or deck are those of the first.
  leaveOutNamed: /policies|odds add up and agree with play|another (threat deck|story) keeps/,
};

/** @type {Readonly<Record<string, Suite>>} */
const SUITES = {
  "core-rng": { mutated: /^(?!index|.*\.d\.ts).*\.ts$/, leaveOut: /^frequencies/ },
  // The kit of laws is for tests, and has planted faults of its own in place of mutants.
  "core-game": {
    mutated:
      /^(?!testing|(index|contract|game|text|forms|english|german|option-fields|tell-history)\.ts).*\.ts$/,
    leaveOut: /^(fuzz|faults|limits|words|text)\./,
  },
  ...Object.fromEntries(games().map(({ id }) => [id, ENGINE])),
  // Solvers of any game and of bomb flip, and statistics; the runners start threads and processes, and sections are text.
  // `strength` loads its studies by their paths, which no copy has.
  lab: {
    mutated:
      /^(compare|exact|gain|simulate|solve|statistics|summary|tally|studies\/bomb-flip\/(quick|reach|solver|best-play))\.ts$/,
    leaveOut:
      /^(calibration|claims|cli|threads|search|two-views|plots|play|wretched|wretched-odds|spire|strength|.*\.redis)\./,
    leaveOutNamed: /agrees? with simulation|claims about good play/,
  },
};

/** The packages that can be mutated. */
export const mutable = Object.keys(SUITES);

/** @param {string} name @returns {Suite} */
const suiteOf = (name) => {
  const suite = SUITES[name];
  if (suite === undefined) throw new Error(`"${name}" is not one of ${mutable.join(", ")}.`);
  return suite;
};

/** The files of a package that are mutated, from the top of the repository. @param {string} name */
export const mutatedFiles = (name) => {
  const { mutated } = suiteOf(name);
  return readdirSync(join(root, "packages", name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => mutated.test(file))
    .sort()
    .map((file) => `packages/${name}/src/${file}`);
};

/** The test files of the quick suite of a package, from its folder. @param {string} name @param {string} top where the packages are */
export const testFiles = (name, top = root) => {
  const { leaveOut } = suiteOf(name);
  return readdirSync(join(top, "packages", name, "test"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".long.test.ts"))
    .filter((file) => !leaveOut.test(file))
    .sort()
    .map((file) => `test/${file}`);
};

/** The tests of the files above that are not run, by their full name. @param {string} name */
export const leftOut = (name) => suiteOf(name).leaveOutNamed;
