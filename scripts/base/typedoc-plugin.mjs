// What TypeDoc has no option for: comments of gathered functions, sentences that need none, a name for the main entry, and a reference that can be
// merged from any folder.
import { Converter, ReflectionKind, Serializer } from "typedoc";
import ts from "typescript";

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

/**
 * A parameter of the type `Words`, which is `typeof ENGLISH`, is shown by that name, not as the hundreds of fields behind it.
 * @param {import("typedoc").Context} context @param {import("typedoc").SignatureReflection} signature
 * @param {ts.SignatureDeclaration | ts.JSDocSignature} [declaration]
 */
const nameParameterTypes = (context, { parameters = [] }, declaration) => {
  const { checker, project } = context;
  for (const [i, parameter] of parameters.entries()) {
    const written = declaration?.parameters[i];
    if (parameter.type?.type !== "reflection" || written === undefined) continue;
    const node = ts.isParameter(written) ? written.type : undefined;
    if (node === undefined || !ts.isTypeReferenceNode(node)) continue;
    const named = checker.getSymbolAtLocation(node.typeName);
    if (named === undefined) continue;
    const isImported = (named.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isImported ? checker.getAliasedSymbol(named) : named;
    project.removeTypeReflections(parameter.type);
    parameter.type = context.createSymbolReference(symbol, context, symbol.name);
  }
};

/** Catalogues of sentences: what a key of theirs says is its documentation. */
const CATALOGUES = ["ENGLISH", "REFUSALS", "FAULTS"];

/** @param {import("typedoc").Reflection | undefined} reflection @returns {boolean} */
const isInCatalogue = (reflection) =>
  reflection !== undefined &&
  (CATALOGUES.includes(reflection.name) || isInCatalogue(reflection.parent));

/** @param {import("typedoc").DeclarationReflection} reflection */
const isFunction = ({ type }) =>
  type?.type === "reflection" && type.declaration.signatures !== undefined;

/**
 * A sentence with facts is a function, and needs no comment beside what it says.
 * @param {import("typedoc").Application} app @param {import("typedoc").Context} context
 */
const allowSentences = (app, { project }) => {
  const sentences = project
    .getReflectionsByKind(ReflectionKind.Property)
    .filter((reflection) => !reflection.hasComment() && isInCatalogue(reflection))
    .filter((reflection) => reflection.isDeclaration() && isFunction(reflection))
    .map((reflection) => reflection.getFriendlyFullName());
  app.options.setValue("intentionallyNotDocumented", sentences);
};

/**
 * Modules are named as they are imported, whatever folder they are in; a page of the site cannot be called index.
 * @param {unknown} _ @param {import("typedoc").DeclarationReflection} reflection
 */
const nameModule = (_, reflection) => {
  if (reflection.kind !== ReflectionKind.Module) return;
  const name = reflection.name.slice(reflection.name.lastIndexOf("/") + 1);
  reflection.name = name === "index" ? "main" : name;
};

/** Paths of files are relative to the folder TypeDoc ran in, and the site is made in another. @param {import("typedoc").SerializeEvent} event */
const forgetFiles = ({ output }) => {
  if (output) output.files = { entries: {}, reflections: {} };
};

/** @param {import("typedoc").Application} app */
export const load = (app) => {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, documentShorthand);
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, nameModule);
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, nameParameterTypes);
  app.converter.on(Converter.EVENT_END, (context) => allowSentences(app, context));
  app.serializer.on(Serializer.EVENT_END, forgetFiles);
};
