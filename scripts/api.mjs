// Reports of what the library in the current directory exports, one per entry, in its folder api/, so that a change shows
// in review. API Extractor knows one entry per configuration; this calls it once for each, with one compiler for all.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { surfaceProblem } from "./surface.mjs";
import { readPackage } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

/** @param {Package} library @param {string} basename */
const typesOf = ({ dir }, basename) => join(dir, "dist", `${basename}.d.ts`);

/** @param {Package} library @param {string} basename */
const configOf = (library, basename) => {
  const file = join(library.dir, "api-extractor.json");
  const configObject = ExtractorConfig.loadFile(file);
  configObject.mainEntryPointFilePath = typesOf(library, basename);
  const reportFileName = `${basename}.api.md`;
  configObject.apiReport = { ...configObject.apiReport, enabled: true, reportFileName };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: file,
    packageJsonFullPath: join(library.dir, "package.json"),
  });
};

/** The reports that are kept of entries that are gone. @param {Package} library */
const leftovers = ({ dir, entries }) =>
  readdirSync(join(dir, "api")).filter(
    (name) =>
      name.endsWith(".api.md") && !entries.some(({ basename }) => name === `${basename}.api.md`),
  );

/** Compares the reports with the built library, or writes them; false when one was out of date. @param {Package} library @param {boolean} isWriting */
export const runReports = (library, isWriting) => {
  const basenames = library.entries.map(({ basename }) => basename);
  mkdirSync(join(library.dir, "api"), { recursive: true }); // a new library has none yet
  /** @type {CompilerState | undefined} */
  let compilerState;
  const results = basenames.map((basename) => {
    const config = configOf(library, basename);
    compilerState ??= CompilerState.create(config, {
      additionalEntryPoints: basenames.map((name) => typesOf(library, name)),
    });
    return Extractor.invoke(config, { localBuild: isWriting, compilerState });
  });
  const gone = leftovers(library);
  if (isWriting) for (const name of gone) rmSync(join(library.dir, "api", name));
  return results.every(({ succeeded }) => succeeded) && (isWriting || gone.length === 0);
};

const main = async () => {
  const library = readPackage(process.cwd());
  const isWriting = process.argv.includes("--write");
  const isFresh = runReports(library, isWriting);
  if (!isFresh)
    console.error(
      `The reports in api/ are not what was built: run \`npm run api\` and commit them.`,
    );
  const problem = isWriting ? undefined : await surfaceProblem(library);
  if (problem !== undefined) console.error(problem);
  if (!isFresh || problem !== undefined) process.exitCode = 1;
};

if (process.argv[1] === import.meta.filename) await main();
