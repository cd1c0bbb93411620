// The reference of every export: TypeDoc merges what each package said of itself into Markdown, and every page gets its
// examples, each of which a test runs.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { libraries, root } from "../../scripts/workspace.mjs";
import { slug } from "./pages.mjs";
import { usages, withUsages } from "./usage.mjs";

/** @typedef {import("../../scripts/workspace.mjs").Package} Package */

/** Examples for a page in a browser are not run here. */
const FIRST_EXAMPLE = /^```ts(?: run)?\n([\s\S]*?)^```$/m;
const FIRST_GROUP = /^## /m;
const TITLE = /^# .*$/m;
/** TypeDoc makes these headings of every function and class, hundreds of a page; here they are lines in bold. */
const LABEL =
  /^#{4,6} (Parameters|Returns|Type Parameters|Throws|See|Get Signature|Set Signature|Extends|Extended by|Implements|Type Declaration|Type Literal|Union Members|Properties|Call Signature)$/gm;
/** What stands under a heading of the second rank, up to the next. */
const GROUP = /^## (.*)$[\s\S]*?(?=^## |(?![\s\S]))/gm;
/** The headings that TypeDoc leads to; those between them name groups. */
const NAME = /^(###|#####|######) (.+)$/gm;
/** Where a member comes from is said by its type. */
const ORIGIN = /^#{4,6} (?:Overrides|Inherited from|Implementation of)\n\n.*\n\n?/gm;

/** The page of an entry within the reference. @param {string} id @param {string} basename */
export const pageOf = (id, basename) => `${id}/${basename === "index" ? "main" : basename}`;

/** The first example of its README, for the main page of a package. @param {Package} library */
const exampleOf = ({ id, dir }) => {
  const [, code] = FIRST_EXAMPLE.exec(readFileSync(join(dir, "README.md"), "utf8")) ?? [];
  if (code === undefined) throw new Error(`The README of ${id} has no example.`);
  return `\`\`\`ts\n${code}\`\`\`\n\n[The README](/packages/${id}/index.md) has more examples.\n\n`;
};

/**
 * The fields of a variable become lines in bold too: only what can be imported or called has a heading. TypeDoc numbers the
 * anchors of equal names and leads to them, so every name keeps its own.
 * @param {string} text
 */
export const withFewHeadings = (text) => {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return text.replace(GROUP, (group, kind) =>
    group.replace(NAME, (_, marks, name) => {
      const base = slug(name);
      const number = seen.get(base) ?? 0;
      seen.set(base, number + 1);
      const anchor = number === 0 ? base : `${base}-${number}`;
      if (kind === "Variables" && marks !== "###") return `<a id="${anchor}"></a>**${name}**`;
      return number === 0 ? `${marks} ${name}` : `${marks} ${name} {#${anchor}}`;
    }),
  );
};

/** Writes the pages to `folder`; an error or a warning of TypeDoc ends it. @param {string} folder */
export const writeReference = (folder) => {
  execFileSync("typedoc", ["--out", folder], { cwd: join(root, "docs"), stdio: "inherit" });
  const found = usages();
  for (const library of libraries())
    for (const { specifier, basename } of library.entries) {
      const page = join(folder, `${pageOf(library.id, basename)}.md`);
      const text = withUsages(readFileSync(page, "utf8"), specifier, found);
      const example = basename === "index" ? exampleOf(library) : "";
      const titled = text
        .replace(TITLE, () => `# ${specifier}`)
        .replace(ORIGIN, "")
        .replace(LABEL, "**$1**");
      writeFileSync(
        page,
        withFewHeadings(titled).replace(FIRST_GROUP, (group) => example + group),
      );
    }
};
