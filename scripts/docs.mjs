// One reference site for all packages. An undocumented export, a type that is used but not exported, or a broken link is
// an error. Each package is converted by itself, because the checks only look at the package at hand; then all are merged.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Application, Converter, normalizePath } from "typedoc";
import ts from "typescript";
import { libraries, root } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

const STRICT = {
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  disableSources: true,
  highlightLanguages: ["ts", "tsx", "js", "json", "html", "sh", "markdown"],
  logLevel: /** @type {const} */ ("Warn"),
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

/**
 * `{ roll }` in an object that gathers functions is documented by what `roll` says of itself.
 * @param {import("typedoc").Context} context @param {import("typedoc").DeclarationReflection} reflection
 */
const documentShorthand = (context, reflection) => {
  const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  if (declaration === undefined || !ts.isShorthandPropertyAssignment(declaration)) return;
  const meant = context.checker.getShorthandAssignmentValueSymbol(declaration)?.valueDeclaration;
  if (meant === undefined || !ts.isFunctionDeclaration(meant) || reflection.hasComment()) return;
  const comment = context.getSignatureComment(meant);
  if (comment !== undefined) reflection.comment = comment;
};

/** Whether nothing was reported; what was is already printed. @param {Application} app @param {string} what */
const isInOrder = (app, what) => {
  const isClean = !app.logger.hasErrors() && !app.logger.hasWarnings();
  if (!isClean) console.error(`The documentation of ${what} is not in order.`);
  return isClean;
};

/** The file that holds the converted package, or undefined. @param {Package} library @param {string} folder */
const convert = async ({ id, dir, manifest, entries }, folder) => {
  const readme = join(dir, "README.md");
  const sources = entries.map(({ source }) => source);
  const app = await Application.bootstrap({
    ...STRICT,
    name: manifest.name,
    entryPoints: sources,
    packagesRequiringDocumentation: [manifest.name],
    requiredToBeDocumented: DOCUMENTED,
    readme: existsSync(readme) ? readme : "none",
    excludePrivate: true,
  });
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, documentShorthand);
  app.options.setCompilerOptions(sources, compilerOptions(), undefined);
  const project = await app.convert();
  if (project !== undefined) app.validate(project);
  if (!isInOrder(app, manifest.name) || project === undefined) return undefined;
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify(app.serializer.projectToObject(project, normalizePath(root))));
  return file;
};

/** @param {readonly string[]} files */
const writeSite = async (files) => {
  const app = await Application.bootstrap({
    ...STRICT,
    name: "Games",
    entryPointStrategy: "merge",
    entryPoints: [...files],
    readme: join(root, "README.md"),
  });
  const project = await app.convert();
  if (project !== undefined) {
    app.validate(project);
    await app.generateDocs(project, join(root, "docs/api"));
  }
  return isInOrder(app, "the site");
};

/** Writes the site to docs/api, and ends with an error when anything is not in order. */
export const buildDocs = async () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-"));
  const converted = [];
  for (const library of libraries()) converted.push(await convert(library, folder));
  const files = converted.filter((file) => file !== undefined);
  const isDone = files.length === converted.length && (await writeSite(files));
  rmSync(folder, { recursive: true });
  if (!isDone) process.exit(1);
  console.log("The reference is in docs/api/index.html.");
};
