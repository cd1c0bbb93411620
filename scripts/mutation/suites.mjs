// Which code is mutated in each package, and which of its tests are too slow or too loose to be worth running per mutant.

/**
 * @typedef {object} Suite
 * @property {readonly string[]} mutate What is mutated, from the folder of the package.
 * @property {readonly string[]} leaveOut Tests that are not run.
 */

/** Rule code of an engine: no tables, no text, no bots. */
const ENGINE = ["src/**/*.ts", "!src/{data,text,packs,bots}/**", "!src/{bots,text,index,types}.ts"];

/** @type {Readonly<Record<string, Suite>>} */
const SUITES = {
  "core-rng": {
    mutate: ["src/**/*.ts", "!src/index.ts", "!src/*.d.ts"],
    leaveOut: ["test/frequencies.test.ts"],
  },
  // The kit of laws is for tests, and has planted faults of its own in place of mutants.
  "core-game": {
    mutate: ["src/**/*.ts", "!src/index.ts", "!src/testing/**", "!src/{contract,game}.ts"],
    leaveOut: ["test/fuzz.test.ts", "test/faults.test.ts"],
  },
  "bomb-flip": {
    mutate: ENGINE,
    leaveOut: ["test/{bots,text,frequencies}.test.ts"],
  },
  wretched: { mutate: ENGINE, leaveOut: ["test/{bots,text}*.test.ts"] },
  dsd6: { mutate: ENGINE, leaveOut: ["test/{bots,text}*.test.ts"] },
  "spire-act1": { mutate: ENGINE, leaveOut: ["test/{bots,text}*.test.ts"] },
  // Solvers and statistics; the runners start threads and processes.
  lab: {
    mutate: ["src/{compare,exact,search,simulate,solve,summary,tally}.ts"],
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
