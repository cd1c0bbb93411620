// One site for all packages. Every public entry is a module under the name by which it is imported; an undocumented
// export, a type that is used but not exported, or a broken link is an error.
import { Converter, ReflectionKind } from "typedoc";
import { libraries } from "./scripts/workspace.mjs";

const entries = libraries().flatMap((library) => library.entries);
const specifiers = new Map(entries.map(({ source, specifier }) => [source, specifier]));

/** @param {import("typedoc").Application} app */
const nameModulesByEntry = (app) => {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const specifier = specifiers.get(declaration?.getSourceFile().fileName ?? "");
    if (specifier !== undefined) reflection.name = specifier;
  });
};

/** @type {Partial<import("typedoc").TypeDocOptions>} */
export default {
  name: "Games",
  entryPoints: entries.map(({ source }) => source),
  tsconfig: "scripts/tsconfig.docs.json",
  out: "docs/api",
  readme: "README.md",
  plugin: [nameModulesByEntry],
  disableSources: true,
  excludePrivate: true,
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true, invalidPath: true },
  requiredToBeDocumented: ["Function", "Class", "Interface", "TypeAlias", "Variable", "Method", "Accessor"],
};
