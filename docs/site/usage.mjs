// Which examples use an export: every example of the documents is run by a test, and the reference leads to it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";
import { allExamples } from "./examples.mjs";
import { allPages, headingsOf } from "./pages.mjs";

/** @typedef {{ title: string, link: string }} Usage */

const IMPORT = /import (?:type )?\{([^}]*)\} from "(@games\/[^"]+)"/g;

/** @param {string} code */
const importsOf = (code) =>
  Array.from(code.matchAll(IMPORT)).flatMap(([, names = "", specifier = ""]) =>
    names
      .split(",")
      .map((name) =>
        name
          .trim()
          .replace(/^type /, "")
          .replace(/ as .*$/, ""),
      )
      .filter((name) => name !== "")
      .map((name) => `${specifier} ${name}`),
  );

/** The heading under which a line of a file stands. @param {string} file @param {number} line @returns {Usage} */
const placeOf = (file, line) => {
  const text = readFileSync(join(root, file), "utf8");
  const offset = text.split("\n").slice(0, line).join("\n").length;
  const headings = headingsOf(text);
  const [title = { name: file }] = headings;
  const heading = headings.findLast(({ from }) => from < offset);
  const page = allPages().find((one) => one.file === file)?.page;
  return { title: title.name, link: `/${page}#${heading?.anchor ?? ""}` };
};

/** The first example on the site that imports a name, by `specifier name`. @returns {Map<string, Usage>} */
export const usages = () => {
  const files = new Set(allPages().map(({ file }) => file));
  /** @type {Map<string, Usage>} */
  const found = new Map();
  for (const { file, line, code } of allExamples())
    for (const name of files.has(file) ? importsOf(code) : [])
      if (!found.has(name)) found.set(name, placeOf(file, line));
  return found;
};

/** Leads from the headings of a page of the reference to the examples. @param {string} text @param {string} specifier @param {Map<string, Usage>} found */
export const withUsages = (text, specifier, found) =>
  text.replace(/^### (\w+)(\(\))?$/gm, (heading, name) => {
    const usage = found.get(`${specifier} ${name}`);
    return usage === undefined
      ? heading
      : `${heading}\n\n*Example: [${usage.title}](${usage.link})*`;
  });
