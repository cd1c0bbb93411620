// One site of guides, games and reference: gathered as Markdown, built by VitePress, and checked for dead links.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vitepress";
import { root } from "../../scripts/workspace.mjs";
import { linkFaults } from "./links.mjs";
import { allPages, createPages, guideFolders, otherDocuments } from "./pages.mjs";
import { writeReference } from "./reference.mjs";

const docs = join(root, "docs");
const pages = join(docs, ".vitepress/pages");
const dist = join(docs, ".vitepress/dist");
const PICTURE = /\.(svg|png)$/;

/** @param {readonly string[]} faults */
const stopAt = (faults) => {
  if (faults.length === 0) return;
  for (const fault of faults) console.error(fault);
  process.exit(1);
};

const copyPictures = () => {
  for (const folder of guideFolders())
    for (const name of readdirSync(join(docs, folder)))
      if (PICTURE.test(name)) cpSync(join(docs, folder, name), join(pages, folder, name));
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

for (const made of [pages, dist]) rmSync(made, { recursive: true, force: true });
gatherPages();
writeReference(join(pages, "api"));
await build(docs, { outDir: dist });
stopAt(linkFaults(dist, process.env.DOCS_BASE));
console.log("The site is in docs/.vitepress/dist; npm run docs:serve shows it.");
