// Which code is mutated in each package, and which of its tests are too slow or too loose to be worth running per mutant.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { games, root } from "../workspace.mjs";

/**
 * @typedef {object} Suite
 * @property {RegExp} mutated The files that are mutated, by their path in `src`.
 * @property {readonly string[]} leaveOut Tests that are not run.
 */

/** Rule code of an engine: no tables, no text, no bots. */
const ENGINE = {
  mutated:
    /^(?!(data|text|packs|bots|standalone)[/.]|(index|types|vocabulary|messages)\.ts).*\.ts$/,
  leaveOut: ["test/{bots,text,frequencies}*.test.ts"],
};

/** @type {Readonly<Record<string, Suite>>} */
const SUITES = {
  "core-rng": { mutated: /^(?!index|.*\.d\.ts).*\.ts$/, leaveOut: ["test/frequencies.test.ts"] },
  // The kit of laws is for tests, and has planted faults of its own in place of mutants.
  "core-game": {
    mutated: /^(?!testing|(index|contract|game)\.ts).*\.ts$/,
    leaveOut: ["test/{fuzz,faults}.test.ts"],
  },
  ...Object.fromEntries(games().map(({ id }) => [id, ENGINE])),
  // Solvers and statistics; the runners start threads and processes.
  lab: {
    mutated: /^(compare|exact|search|simulate|solve|summary|tally)\.ts$/,
    leaveOut: ["test/{calibration,claims,cli,threads,*.redis}.test.ts"],
  },
};

/** The packages that can be mutated. */
export const mutable = Object.keys(SUITES);

/** @param {string} name @returns {Suite} */
export const suiteOf = (name) => {
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
