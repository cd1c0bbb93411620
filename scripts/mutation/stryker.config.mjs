// Stryker for one package, which MUTATE names, on a copy of the packages and of the shared configuration.
import { join } from "node:path";
import { mutatedFiles } from "./suites.mjs";

const name = process.env.MUTATE ?? "";
const folder = `packages/${name}`;
const reports = `${folder}/.reports`;

export default {
  mutate: mutatedFiles(name),
  // Sentences are tested where they are written; a changed string says nothing about a rule.
  mutator: { excludedMutations: ["StringLiteral"] },
  testRunner: "quick",
  plugins: [join(import.meta.dirname, "runner.mjs")],
  // Tests may read the sources of other packages, but only those of this one are mutated.
  ignorePatterns: ["/*", "!/packages", "!/scripts", "!/*.json", "dist", "api", ".reports", ".pack"],
  tempDirName: `.stryker-tmp/${name}`,
  incremental: true,
  incrementalFile: `${reports}/mutation-incremental.json`,
  reporters: ["json", "progress"],
  jsonReporter: { fileName: `${reports}/mutation.json` },
  concurrency: 1,
  timeoutMS: 5_000,
  timeoutFactor: 2,
  allowConsoleColors: false,
  disableTypeChecks: false,
};
