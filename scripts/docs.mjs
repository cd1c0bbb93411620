// One reference site for all packages. An undocumented export, a type that is used but not exported, or a broken link is
// an error. Each package is converted by itself, because the checks only look at the package at hand; then all are merged.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Application, normalizePath } from "typedoc";
import ts from "typescript";
import { libraries, root } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

const STRICT = {
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  disableSources: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true, invalidPath: true },
};

/** @type {import("typedoc").ReflectionKind.KindString[]} */
const DOCUMENTED = [
  "Function",
  "Class",
  "Interface",
  "TypeAlias",
  "Variable",
  "Method",
  "Accessor",
];

const compilerOptions = () => {
  const file = join(root, "tsconfig.base.json");
  return ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    root,
  ).options;
};

/** Ends with an error when anything was reported. @param {Application} app @param {string} what */
const stopOnReports = (app, what) => {
  if (!app.logger.hasErrors() && !app.logger.hasWarnings()) return;
  console.error(`The documentation of ${what} is not in order.`);
  process.exit(1);
};

/** @param {Package} library @param {string} folder @returns {Promise<string>} the file that holds the converted package */
const convert = async ({ id, dir, manifest, entries }, folder) => {
  const readme = join(dir, "README.md");
  const app = await Application.bootstrap({
    ...STRICT,
    name: manifest.name,
    entryPoints: entries.map(({ source }) => source),
    packagesRequiringDocumentation: [manifest.name],
    requiredToBeDocumented: DOCUMENTED,
    readme: existsSync(readme) ? readme : "none",
    excludePrivate: true,
    logLevel: "Warn",
  });
  app.options.setCompilerOptions(
    entries.map(({ source }) => source),
    compilerOptions(),
    undefined,
  );
  const project = await app.convert();
  if (project !== undefined) app.validate(project);
  stopOnReports(app, manifest.name);
  const file = join(folder, `${id}.json`);
  if (project !== undefined)
    writeFileSync(
      file,
      JSON.stringify(app.serializer.projectToObject(project, normalizePath(root))),
    );
  return file;
};

/** Writes the site to docs/api. */
export const buildDocs = async () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-"));
  const files = [];
  for (const library of libraries()) files.push(await convert(library, folder));
  const app = await Application.bootstrap({
    ...STRICT,
    name: "Games",
    entryPointStrategy: "merge",
    entryPoints: files,
    readme: join(root, "README.md"),
    logLevel: "Warn",
  });
  const project = await app.convert();
  if (project !== undefined) {
    app.validate(project);
    await app.generateDocs(project, join(root, "docs/api"));
  }
  rmSync(folder, { recursive: true });
  stopOnReports(app, "the site");
  console.log("The reference is in docs/api/index.html.");
};
