// Which Markdown files of the repository are pages of the site, and what has to be changed in them for it. The files stay
// readable where they are: their links are relative, and `[what](file) <!-- include -->` is a link there and the thing
// itself on the site, be it a section of a document or a file of code.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { apps, packageDirs, root } from "../../scripts/workspace.mjs";

/** A page: the file it is made of, and where it stands on the site. @typedef {{ file: string, page: string }} Page */

const PACKAGE_PAGES = { "README.md": "index.md", "RULES.md": "rules.md", "NOTICE.md": "notice.md" };
/** These lead into the repository; on the site the home page does. */
const HOME = ["README.md", "docs/README.md"];

/** Documents that are no pages; their links are looked at all the same. */
export const otherDocuments = () => [
  ...HOME,
  ...apps()
    .map((dir) => relative(root, join(dir, "README.md")))
    .filter(isThere),
];

/** @param {string} path */
const isThere = (path) => existsSync(join(root, path));

const guidePages = () =>
  guideFolders().flatMap((folder) =>
    readdirSync(join(root, "docs", folder))
      .filter((name) => name.endsWith(".md") && join(folder, name) !== "README.md")
      .map((name) => join(folder, name))
      .map((file) => ({ file: `docs/${file}`, page: file.replace(/README\.md$/, "index.md") })),
  );

/** The folders of docs/ that were written, not made or installed. */
export const guideFolders = () => [
  ".",
  ...readdirSync(join(root, "docs"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map(({ name }) => name),
];

const packagePages = () =>
  packageDirs("packages").flatMap((dir) =>
    Object.entries(PACKAGE_PAGES)
      .filter(([name]) => existsSync(join(dir, name)))
      .map(([name, page]) => ({
        file: relative(root, join(dir, name)),
        page: `${relative(root, dir)}/${page}`,
      })),
  );

/** Every page but those of the reference. @returns {Page[]} */
export const allPages = () => [
  ...guidePages(),
  ...packagePages(),
  { file: "CONTRIBUTING.md", page: "contributing.md" },
  { file: "apps/examples/README.md", page: "examples.md" },
];

/** The anchor of a heading, the same as in the repository. @param {string} heading */
export const slug = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

const FENCES = /^ *```[\s\S]*?^ *```$/gm;

/** The headings of a text with their ranks and places; what stands in code is none. @param {string} text */
export const headingsOf = (text) => {
  const prose = text.replace(FENCES, (fence) => " ".repeat(fence.length));
  return Array.from(
    prose.matchAll(/^(#+) (.*)$/gm),
    ({ 0: line, 1: marks = "", 2: name = "", index }) => ({
      rank: marks.length,
      name,
      anchor: slug(name),
      from: index,
      to: index + line.length,
    }),
  );
};

/** What stands under a heading, up to the next one of its rank. @param {string} text @param {string} anchor */
export const sectionOf = (text, anchor) => {
  const headings = headingsOf(text);
  const heading = headings.find((one) => one.anchor === anchor);
  if (heading === undefined) return undefined;
  const next = headings.find(({ from, rank }) => from > heading.from && rank <= heading.rank);
  return text.slice(heading.to, next?.from).trim();
};

/** Changes the prose of a text and leaves its code alone. @param {string} text @param {(prose: string) => string} change */
const inProse = (text, change) => {
  let done = "";
  let from = 0;
  for (const { 0: fence, index } of text.matchAll(FENCES)) {
    done += change(text.slice(from, index)) + fence;
    from = index + fence.length;
  }
  return done + change(text.slice(from));
};

const INCLUDE = /^\[[^\]]*\]\(([^)#]+)(?:#([^)]+))?\) <!-- include -->$/gm;
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;
const ELSEWHERE = /^(https?:|mailto:|#|\/)/;

/** Where a link of a file leads in the repository. @param {string} file @param {string} target */
const targetOf = (file, target) => {
  const [path = "", hash = ""] = target.split(/(?=#)/);
  return { path: join(dirname(file), path).replace(/\/$/, ""), hash };
};

/** What is wrong with a link, or undefined. @param {string} path @param {string} hash */
const linkFault = (path, hash) => {
  if (!isThere(path)) return "which is not there";
  if (hash === "" || extname(path) !== ".md") return undefined;
  const headings = headingsOf(readFileSync(join(root, path), "utf8"));
  return headings.some(({ anchor }) => `#${anchor}` === hash)
    ? undefined
    : "where there is no such heading";
};

/** @param {string} path @param {string} text */
const codeFile = (path, text) =>
  `<p class="code-file">${path}</p>\n\n\`\`\`${extname(path).slice(1)}\n${text.trimEnd()}\n\`\`\``;

/** Renders files as pages of the site, and gathers what is wrong with them in `faults`. */
export const createPages = () => {
  const routes = new Map(allPages().map(({ file, page }) => [file, `/${page}`]));
  for (const file of HOME) routes.set(file, "/");
  /** @type {string[]} */
  const faults = [];

  /** Pictures of docs/ stand beside the pages. @param {string} file @param {string} path */
  const pictureOf = (file, path) => {
    const page = routes.get(file) ?? "/";
    const between = relative(dirname(page), `/${path.replace(/^docs\//, "")}`);
    return between.startsWith(".") ? between : `./${between}`;
  };

  /** @param {string} file @param {string} whole @param {string} mark @param {string} text @param {string} target */
  const link = (file, whole, mark, text, target) => {
    if (ELSEWHERE.test(target)) return whole;
    const { path, hash } = targetOf(file, target);
    const fault = linkFault(path, hash);
    if (fault !== undefined) faults.push(`${file} leads to ${target}, ${fault}.`);
    const route = routes.get(path) ?? routes.get(`${path}/README.md`);
    if (mark === "!") return `![${text}](${pictureOf(file, path)})`;
    if (route !== undefined) return `[${text}](${route}${hash})`;
    return `<span class="file" title="${path}">${text}</span>`;
  };

  /** @param {string} file @param {string} text */
  const withLinks = (file, text) =>
    inProse(text, (prose) =>
      prose.replace(LINK, (whole, mark, label, target) => link(file, whole, mark, label, target)),
    );

  /** @param {string} file @param {string} target @param {string | undefined} anchor */
  const include = (file, target, anchor) => {
    const { path } = targetOf(file, target);
    const text = isThere(path) ? readFileSync(join(root, path), "utf8") : undefined;
    if (text !== undefined && extname(path) !== ".md") return codeFile(path, text);
    const section = text === undefined || anchor === undefined ? text : sectionOf(text, anchor);
    if (section === undefined)
      faults.push(`${file} includes ${target}${anchor ? `#${anchor}` : ""}, which is not there.`);
    return render(path, section ?? "");
  };

  /** The text of a file as the site shows it. @param {string} file @param {string} text @returns {string} */
  const render = (file, text) => {
    let page = "";
    let from = 0;
    for (const { 0: line, 1: target = "", 2: anchor, index } of text.matchAll(INCLUDE)) {
      page += withLinks(file, text.slice(from, index)) + include(file, target, anchor);
      from = index + line.length;
    }
    page += withLinks(file, text.slice(from));
    return page.replace(/^```ts run[^\n]*$/gm, "```ts");
  };

  return { faults, render };
};
