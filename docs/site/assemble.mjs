// One static site of the documents and, under play/, the demo: for any host of files, under any path (DOCS_BASE).
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";

const site = join(root, "docs/.site");

rmSync(site, { recursive: true, force: true });
/** @param {string} made @param {string} place */
const put = (made, place) => {
  const from = join(root, made);
  if (!existsSync(from)) throw new Error(`${made} is missing: \`npm run site\` builds it.`);
  cpSync(from, place, { recursive: true });
};

put("docs/.vitepress/dist", site);
put("apps/demo/dist", join(site, "play"));
console.log("The site with the demo is in docs/.site; npm run docs:serve shows it.");
