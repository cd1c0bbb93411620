// The examples of the documents as modules: every fence that opens with "```ts run" is written to docs/.examples,
// where the type checker and the tests pick it up. "```ts run continued" goes on with the example before it.
// `// → text` after a console.log says what it must print.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { packageDirs, root } from "../../scripts/workspace.mjs";

/** @typedef {{ file: string, line: number, code: string, prints: string[] }} Example */

const examplesDir = join(root, "docs/.examples");

const DOCS = ["docs", "docs/games", "docs/guides"];

/** @param {string} dir */
const markdownIn = (dir) =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith(".md"))
        .sort()
        .map((name) => join(dir, name))
    : [];

const FENCE = /^```ts run( continued)?[^\n]*\n([\s\S]*?)^```$/gm;
const PRINTS = /\/\/ → (.*)$/gm;

/** The runnable examples of one document. @param {string} file @param {string} text @returns {Example[]} */
export const examplesIn = (file, text) => {
  /** @type {Omit<Example, "prints">[]} */
  const examples = [];
  for (const { 1: continued, 2: code = "", index } of text.matchAll(FENCE)) {
    const last = examples.at(-1);
    if (continued !== undefined && last !== undefined) last.code += code;
    else examples.push({ file, line: text.slice(0, index).split("\n").length, code });
  }
  return examples.map((example) => ({
    ...example,
    prints: Array.from(example.code.matchAll(PRINTS), ([, printed = ""]) => printed.trim()),
  }));
};

/** Every runnable example of the READMEs and the guides. */
export const allExamples = () =>
  [root, ...packageDirs("packages"), ...DOCS.map((dir) => join(root, dir))]
    .flatMap(markdownIn)
    .flatMap((path) => examplesIn(relative(root, path), readFileSync(path, "utf8")));

/** The name of the module that an example is written to. @param {Example} example */
export const moduleName = ({ file, line }) =>
  `${file.replace(/\.md$/, "").replaceAll("/", "-")}-${line}`;

/** @param {string} path @param {string} text */
const writeIfChanged = (path, text) => {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
};

/** Brings .examples/ up to date with the documents. */
export const writeExamples = () => {
  const examples = allExamples();
  const files = new Map(
    examples.map((example) => [`${moduleName(example)}.ts`, `${example.code}\nexport {};\n`]),
  );
  mkdirSync(examplesDir, { recursive: true });
  for (const name of readdirSync(examplesDir)) {
    if (!files.has(name)) rmSync(join(examplesDir, name));
  }
  for (const [name, text] of files) writeIfChanged(join(examplesDir, name), text);
};

if (process.argv[1] === import.meta.filename) writeExamples();
