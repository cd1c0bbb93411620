// The lists of packages and games in the documents, written from the packages and from the registry of games: whatever stands
// between `<!-- table: name -->` and `<!-- end of table -->`. `npm run tables` writes them, and a test fails when one is old.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportName, libraries, root } from "../../scripts/workspace.mjs";
import { GAMES } from "./games.mjs";
import { allPages, otherDocuments, sectionOf } from "./pages.mjs";

const TABLE = /<!-- table: ([\w-]+) -->[\s\S]*?<!-- end of table -->/g;
const FIRST_SENTENCE = /^.*?\.(?= |$)/;
/** The last sentence of what a page says about balance: it leads to the report. */
const TO_REPORT = /\s*\[[^\]]*\]\(\.\.\/balance\/[\s\S]*$/;

/** The libraries as a reader meets them: what games stand on, the games, and what stands on them. */
const orderedLibraries = () => {
  const order = ["core-rng", "core-game", ...GAMES.map(({ id }) => id)];
  const all = libraries();
  return [
    ...order.flatMap((id) => all.filter((library) => library.id === id)),
    ...all.filter(({ id }) => !order.includes(id)),
  ];
};

const packages = () => [
  "| package | what it is |",
  "|---|---|",
  ...orderedLibraries().map(({ id, manifest: { name, description = "" } }) => {
    const [line = description] = FIRST_SENTENCE.exec(description) ?? [];
    return `| [\`${name}\`](packages/${id}/README.md) | ${line} |`;
  }),
];

const games = () => [
  "| the games | |",
  "|---|---|",
  ...GAMES.map(({ id, title, line }) => `| [${title}](games/${id}.md) | ${line} |`),
];

const cards = () => [
  '<ul class="home-cards">',
  ...GAMES.map(
    ({ id, title, line }) =>
      `  <li><a class="home-card" href="./games/${id}.html"><img src="./img/game-${id}.svg" alt="">` +
      `<b>${title}</b><span>${line}</span></a></li>`,
  ),
  "</ul>",
];

/** What the page of a game says about its balance, as one line. @param {string} id */
const balanceOf = (id) => {
  const page = readFileSync(join(root, `docs/games/${id}.md`), "utf8");
  return (sectionOf(page, "balance") ?? "").replace(TO_REPORT, "").replaceAll("\n", " ");
};

const balance = () => [
  "| game | in short |",
  "|---|---|",
  ...GAMES.map(({ id, title }) => `| [${title}](${id}.md) | ${balanceOf(id)} |`),
];

const TOLD = /export function (describe(?:Action|Event|Outcome|Card))\((.*)\): /g;
const PARAMETER = /(\w+\??): [^,]+/g;

/** How a game tells things, by the report of its exports. @param {string} id */
const toldBy = (id) =>
  Array.from(
    readFileSync(join(root, `packages/${id}/api/text.api.md`), "utf8").matchAll(TOLD),
    ([, name, parameters = ""]) => {
      const names = Array.from(parameters.matchAll(PARAMETER), ([, one = ""]) => one);
      return `\`${name}(${names.join(", ").replace("input?", "words?")})\``;
    },
  ).join(", ");

/** The games for coding assistants, which read `llms.txt` at the top of the site. */
const llms = () =>
  GAMES.map(
    ({ id, title, line }) =>
      `- [${title}](games/${id}.html), [read me](packages/${id}/index.html): \`${exportName(id)}\` of \`@games/${id}\`. ` +
      `${line} \`/text\` has ${toldBy(id)}.`,
  );

/** @type {Readonly<Record<string, () => string[]>>} */
const TABLES = { packages, games, cards, balance, llms };

/** A document with its tables as they should be. @param {string} text */
export const withTables = (text) =>
  text.replace(TABLE, (_, name) => {
    const write = TABLES[name];
    if (write === undefined) throw new Error(`There is no table "${name}".`);
    return [`<!-- table: ${name} -->`, "", ...write(), "", "<!-- end of table -->"].join("\n");
  });

/** The documents whose tables are not as they should be, with the right text. */
export const staleDocuments = () =>
  [...allPages().map(({ file }) => file), ...otherDocuments(), "docs/public/llms.txt"].flatMap(
    (file) => {
      const before = readFileSync(join(root, file), "utf8");
      const text = withTables(before);
      return text === before ? [] : [{ file, text }];
    },
  );

if (process.argv[1] === import.meta.filename)
  for (const { file, text } of staleDocuments()) writeFileSync(join(root, file), text);
