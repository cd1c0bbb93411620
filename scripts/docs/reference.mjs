// The reference of every export, as Markdown by TypeDoc: one page for each entry of each package. An undocumented export, a
// type that is used but not exported, or a broken link in a comment is an error.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Application, Converter } from "typedoc";
import ts from "typescript";
import { libraries, root } from "../workspace.mjs";
import { usages, withUsages } from "./usage.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */

const STRICT = {
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  disableSources: true,
  // Types are checked by a command of their own.
  skipErrorChecking: true,
  excludePrivate: true,
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

const TABLES = { hideInherited: true, hideOverrides: true, hideModifiers: true };

const LAYOUT = {
  plugin: ["typedoc-plugin-markdown"],
  readme: "none",
  excludeScopesInPaths: true,
  groupOrder: ["Functions", "Classes", "Variables", "Interfaces", "Type Aliases"],
  entryFileName: "index",
  outputFileStrategy: "modules",
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useHTMLEncodedBrackets: true,
  useCodeBlocks: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  propertyMembersFormat: "table",
  tableColumnSettings: TABLES,
};

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

/** TypeDoc names a module by its file; a reader knows it by what to import. @param {import("typedoc").ProjectReflection} project */
const nameByImport = (project) => {
  for (const module of project.children ?? [])
    module.name = `@games/${module.name.replace(/\/src\b/, "")}`;
};

const FIRST_EXAMPLE = /^```ts run\n([\s\S]*?)^```$/m;
const FIRST_GROUP = /^## /m;

/** The first example of its README, for the main page of a package. @param {Package} library */
const exampleOf = ({ id, dir }) => {
  const [, code] = FIRST_EXAMPLE.exec(readFileSync(join(dir, "README.md"), "utf8")) ?? [];
  if (code === undefined) throw new Error(`The README of ${id} has no example.`);
  return `\`\`\`ts\n${code}\`\`\`\n\n[The README](/packages/${id}/index.md) has more examples.\n\n`;
};

/** Adds examples, each of which a test runs, to the pages of a package. @param {string} folder */
const addExamples = (folder) => {
  const found = usages();
  return (/** @type {Package} */ library) => {
    for (const { specifier, basename } of library.entries) {
      const page = join(folder, pageOf(library.id, basename));
      const text = withUsages(readFileSync(page, "utf8"), specifier, found);
      const example = basename === "index" ? exampleOf(library) : "";
      writeFileSync(
        page,
        text.replace(FIRST_GROUP, (group) => example + group),
      );
    }
  };
};

/** @param {string} id @param {string} basename */
const pageOf = (id, basename) => (basename === "index" ? `${id}.md` : `${id}/${basename}.md`);

/** @param {string} folder @param {readonly Package[]} packages */
const writeOverview = (folder, packages) => {
  const sections = packages.map(({ id, manifest, entries }) => {
    const rows = entries.map(
      ({ specifier, basename }) => `- [\`${specifier}\`](${pageOf(id, basename)})`,
    );
    return `## ${manifest.name}\n\n${manifest.description}\n\n${rows.join("\n")}\n`;
  });
  writeFileSync(join(folder, "index.md"), `# Reference\n\n${sections.join("\n")}`);
};

/** @param {readonly Package[]} packages */
const convert = async (packages) => {
  const sources = packages.flatMap(({ entries }) => entries.map(({ source }) => source));
  const app = await Application.bootstrapWithPlugins({
    ...STRICT,
    ...LAYOUT,
    name: "Reference",
    entryPoints: sources,
    requiredToBeDocumented: DOCUMENTED,
  });
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, documentShorthand);
  app.options.setCompilerOptions(sources, compilerOptions(), undefined);
  return { app, project: await app.convert() };
};

/** Whether nothing was reported; what was is already printed. @param {Application} app */
const isInOrder = ({ logger }) => !logger.hasErrors() && !logger.hasWarnings();

/** The checks look only at the package that the project says it is. @param {Application} app @param {import("typedoc").ProjectReflection} project */
const isValid =
  (app, project) =>
  (/** @type {Package} */ { manifest }) => {
    project.packageName = manifest.name;
    app.validate(project);
    return isInOrder(app);
  };

/** Writes the pages to `folder`, which is emptied first; false when anything is not in order. @param {string} folder */
export const writeReference = async (folder) => {
  const packages = libraries();
  const { app, project } = await convert(packages);
  if (project === undefined) return false;
  nameByImport(project);
  if (!packages.every(isValid(app, project))) return false;
  await app.outputs.writeOutput({ name: "markdown", path: folder }, project);
  packages.forEach(addExamples(folder));
  writeOverview(folder, packages);
  return isInOrder(app);
};
