// Looks at the built site as a browser would: every link, picture and script must be there, every anchor too, every page
// must be linked from another, and nothing may be loaded from elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ tag: string, target: string }} Lead */
/** @typedef {{ ids: Set<string>, leads: Lead[] }} Page */

const TAG = /<(a|link|script|img|source|iframe)\b([^>]*)>/g;
const TARGET = /\s(?:href|src)="([^"]+)"/;
const ID = /\sid="([^"]*)"/g;
const STYLE_FROM_ELSEWHERE = /(?:url\(|@import)\s*["']?https?:[^)"';]*/g;
const HOST = "site.invalid";
/** The demo, which is put into the site after it was built. */
const DEMO = "play/";

/** @param {string} text */
const plain = (text) => text.replaceAll("&amp;", "&").replaceAll("&#39;", "'");

/** @param {string} html @returns {Page} */
const readPage = (html) => ({
  ids: new Set(Array.from(html.matchAll(ID), ([, id = ""]) => plain(id))),
  leads: Array.from(html.matchAll(TAG), ([, tag = "", attributes = ""]) => ({
    tag,
    target: plain(TARGET.exec(attributes)?.[1] ?? ""),
  })).filter(({ target }) => target !== "" && !target.startsWith("data:")),
});

/** The files of a built site by name, with their texts where the check has to look into them. @param {string} dist */
const readSite = (dist) => {
  /** @type {Map<string, string>} */
  const site = new Map();
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    const isText = name.endsWith(".html") || name.endsWith(".css");
    site.set(name, isText ? readFileSync(join(dist, name), "utf8") : "");
  }
  return site;
};

/** What is wrong with one lead, or undefined. @param {URL} url @param {string} file @param {Lead} lead @param {Map<string, string>} site @param {Map<string, Page>} pages */
const faultOf = (url, file, { tag, target }, site, pages) => {
  if (url.host !== HOST) return tag === "a" ? undefined : `loads ${target} from elsewhere`;
  if (!site.has(file)) return `leads to ${target}, which is not there`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === "" || pages.get(file)?.ids.has(anchor)) return undefined;
  return `leads to ${target}, where there is no such anchor`;
};

/** One sentence for each fault, however many pages share it. @param {Map<string, string[]>} faults */
const sentences = (faults) =>
  Array.from(faults, ([fault, [first, ...more]]) =>
    more.length === 0 ? `${first} ${fault}.` : `${first} ${fault}, and so do ${more.length} more.`,
  );

/**
 * What is wrong with the files of a site, a sentence each; `base` is the path under which it will be served.
 * @param {Map<string, string>} site @returns {string[]}
 */
export const faultsOf = (site, base = "/") => {
  const pages = new Map(
    [...site]
      .filter(([name]) => name.endsWith(".html"))
      .map(([name, html]) => [name, readPage(html)]),
  );
  const linked = new Set(["index.html", "404.html"]);
  /** @type {Map<string, string[]>} */
  const faults = new Map();
  const note = (/** @type {string} */ name, /** @type {string} */ fault) =>
    faults.set(fault, [...(faults.get(fault) ?? []), name]);
  for (const [page, { leads }] of pages)
    for (const lead of leads) {
      const url = new URL(lead.target, `http://${HOST}${base}${page}`);
      const path = decodeURIComponent(url.pathname).replace(/\/$/, "/index.html");
      const file = path.startsWith(base) ? path.slice(base.length) : path;
      if (lead.tag === "a" && file !== page) linked.add(file);
      if (file.startsWith(DEMO) && !site.has(`${DEMO}index.html`)) continue;
      const fault = faultOf(url, file, lead, site, pages);
      if (fault !== undefined) note(page, fault);
    }
  for (const page of pages.keys()) if (!linked.has(page)) note(page, "is not linked from any page");
  for (const [name, text] of site)
    for (const [found] of name.endsWith(".css") ? text.matchAll(STYLE_FROM_ELSEWHERE) : [])
      note(name, `loads ${found} from elsewhere`);
  return sentences(faults);
};

/** What is wrong with the links of a built site. @param {string} dist @param {string | undefined} base */
export const linkFaults = (dist, base) => faultsOf(readSite(dist), base);
