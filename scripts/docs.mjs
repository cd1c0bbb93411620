// One site of guides, games and reference: gathered as Markdown, built by VitePress, and looked through for dead links.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { build, serve } from "vitepress";
import { linkFaults } from "./docs/links.mjs";
import { allPages, createPages, otherDocuments } from "./docs/pages.mjs";
import { writeReference } from "./docs/reference.mjs";
import { root } from "./workspace.mjs";

const docs = join(root, "docs");
const pages = join(docs, ".vitepress/pages");
const dist = join(docs, ".vitepress/dist");

const PORT = 4173;
/** What the site is made of; when none of it is newer than the site, the site is up to date. */
const SOURCES = ["docs", "packages", "apps/examples", "scripts", "CONTRIBUTING.md"];
const MADE = /(^|\/)(node_modules|dist|pages|cache|\.turbo)(\/|$)/;
const PICTURE = /\.(svg|png)$/;

/** @param {readonly string[]} faults */
const stopAt = (faults) => {
  if (faults.length === 0) return;
  for (const fault of faults) console.error(fault);
  process.exit(1);
};

const copyPictures = () => {
  for (const name of readdirSync(docs, { recursive: true, encoding: "utf8" }))
    if (PICTURE.test(name) && !name.startsWith(".vitepress"))
      cpSync(join(docs, name), join(pages, name));
};

const gatherPages = () => {
  const { faults, render } = createPages();
  for (const { file, page } of allPages()) {
    mkdirSync(dirname(join(pages, page)), { recursive: true });
    writeFileSync(join(pages, page), render(file, readFileSync(join(root, file), "utf8")));
  }
  for (const file of otherDocuments()) render(file, readFileSync(join(root, file), "utf8"));
  copyPictures();
  stopAt(faults);
};

/** Builds the site, and ends with an error when anything is not in order. */
export const buildDocs = async () => {
  rmSync(pages, { recursive: true, force: true });
  rmSync(dist, { recursive: true, force: true });
  gatherPages();
  if (!(await writeReference(join(pages, "api")))) stopAt(["The reference is not in order."]);
  await build(docs, { outDir: dist });
  stopAt(linkFaults(dist, process.env.DOCS_BASE));
  console.log("The site is in docs/.vitepress/dist; npm run docs:serve shows it.");
};

/** @param {string} path @returns {number} */
const newestIn = (path) => {
  if (MADE.test(path)) return 0;
  const { mtimeMs } = statSync(join(root, path));
  if (!statSync(join(root, path)).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(join(root, path)).map((name) => newestIn(`${path}/${name}`)));
};

const isUpToDate = () => {
  const home = join(dist, "index.html");
  return existsSync(home) && statSync(home).mtimeMs > Math.max(...SOURCES.map(newestIn));
};

/** Builds the site when something has changed, and shows it. */
export const serveDocs = async () => {
  if (!isUpToDate()) await buildDocs();
  await serve({ root: docs, port: Number(process.env.PORT ?? PORT) });
};
