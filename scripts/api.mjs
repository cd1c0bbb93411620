// The public surface of every library as a report for each entry, kept in packages/<name>/api: what an importer sees, so
// that a change of it is seen in review. surface.mjs asks for a changeset when it changed.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { checkSurfaces } from "./surface.mjs";
import { libraries, root } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

const SUFFIX = ".api.md";
const COMPILER_OPTIONS = {
  target: "ES2022",
  lib: ["ES2023"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  skipLibCheck: true,
};
/** Only what does not compile is a fault here; comments are the business of TypeDoc. */
const MESSAGES = /** @type {import("@microsoft/api-extractor").IExtractorMessagesConfig} */ ({
  compilerMessageReporting: { default: { logLevel: "error" } },
  extractorMessageReporting: { default: { logLevel: "none" } },
  tsdocMessageReporting: { default: { logLevel: "none" } },
});

/** @param {Package} library */
const typesOf = ({ dir, entries }) =>
  entries.map(({ basename }) => join(dir, "dist", `${basename}.d.ts`));

/** @param {Package} library @param {string} types @param {string} basename @param {string} folder */
const configOf = ({ dir }, types, basename, folder) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(dir, "package.json"),
    configObject: {
      projectFolder: dir,
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS } },
      apiReport: {
        enabled: true,
        reportFileName: `${basename}${SUFFIX}`,
        reportFolder: folder,
        reportTempFolder: folder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: MESSAGES,
    },
  });

/** @param {import("@microsoft/api-extractor").ExtractorMessage} message */
const failOnError = (message) => {
  if (message.logLevel === "error") throw new Error(message.text);
  message.handled = true;
};

/**
 * The reports of the built libraries, by the path that each is kept at. One compiler reads them all.
 * @param {readonly Package[]} packages @returns {Map<string, string>}
 */
export const makeReports = (packages) => {
  const folder = mkdtempSync(join(tmpdir(), "api-"));
  /** @type {Map<string, string>} */
  const reports = new Map();
  /** @type {CompilerState | undefined} */
  let compilerState;
  for (const library of packages) {
    typesOf(library).forEach((types, i) => {
      const basename = library.entries[i]?.basename ?? "";
      const config = configOf(library, types, basename, folder);
      compilerState ??= CompilerState.create(config, {
        additionalEntryPoints: packages.flatMap(typesOf),
      });
      Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: failOnError });
      const name = `${basename}${SUFFIX}`;
      reports.set(join(library.dir, "api", name), readFileSync(join(folder, name), "utf8"));
    });
  }
  rmSync(folder, { recursive: true });
  return reports;
};

/** The reports that are kept. @param {readonly Package[]} packages */
const keptReports = (packages) =>
  packages
    .map(({ dir }) => join(dir, "api"))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith(SUFFIX));

/** Where the kept reports are not those of the built libraries. @param {readonly Package[]} packages */
export const staleReports = (packages) => {
  const reports = makeReports(packages);
  const changed = [...reports].filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text,
  );
  const gone = keptReports(packages).filter((path) => !reports.has(path));
  return [...changed.map(([path]) => path), ...gone];
};

/** Writes the reports of the built libraries. @param {readonly Package[]} packages */
export const writeReports = (packages) => {
  for (const path of keptReports(packages)) rmSync(path);
  for (const [path, text] of makeReports(packages)) {
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, text);
  }
};

/** Ends with an error when a report is out of date or a changed surface has no changeset. */
export const checkApi = () => {
  const stale = staleReports(libraries()).map((path) => relative(root, path));
  const problems = [
    ...stale.map((path) => `${path} is not what was built: run \`npm run api\` and commit it.`),
    ...checkSurfaces(libraries()),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
};
