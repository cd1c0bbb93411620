// The search of the built site, asked what newcomers ask: the page that answers must be the first.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { beforeAll, expect, test } from "vitest";
import { root } from "../../../scripts/workspace.mjs";
import { miniSearch } from "../../site/search.mjs";

/** Each question, and the page that answers it. */
const QUESTIONS = {
  install: "guides/getting-started",
  typescript: "guides/getting-started",
  "import map": "guides/getting-started",
  react: "guides/react",
  vue: "guides/vue",
  svelte: "guides/svelte",
  ssr: "guides/next",
  nextjs: "guides/next",
  "react native": "guides/react-native",
  redux: "guides/state-libraries",
  xstate: "guides/state-libraries",
  "boardgame.io": "guides/boardgame-io",
  multiplayer: "guides/room",
  websocket: "guides/room",
  worker: "guides/workers",
  "real dice": "guides/table",
  "hidden information": "guides/server",
  cheat: "guides/server",
  security: "guides/security",
  undo: "packages/core-game/",
  "exact odds": "packages/core-game/",
  save: "guides/saves",
  migration: "guides/saves",
  replay: "guides/replays",
  "share link": "guides/replays",
  seed: "guides/determinism",
  bot: "guides/bots",
  balance: "guides/design",
  "win rate": "guides/design",
  "custom card": "guides/content",
  shuffle: "packages/core-rng/",
  debug: "packages/inspector/",
  cluster: "guides/fifty-machines",
  "screen reader": "guides/accessibility",
  translate: "guides/languages",
  german: "guides/languages",
  language: "guides/languages",
  benchmark: "testing",
  performance: "testing",
  mobile: "guides/react-native",
  animation: "guides/react",
  leaderboard: "guides/server",
  mcts: "guides/bots",
  "random numbers": "packages/core-rng/",
  angular: "guides/dom",
  "error codes": "packages/core-game/",
  "save game": "guides/saves",
};

// As the theme's search box asks; its own options are not exported.
const OPTIONS = {
  fields: ["title", "titles", "text"],
  storeFields: ["title", "titles"],
  ...miniSearch.options,
  searchOptions: {
    fuzzy: 0.2,
    prefix: true,
    boost: { title: 4, text: 2, titles: 1 },
    ...miniSearch.searchOptions,
  },
};

let index: MiniSearch;
beforeAll(async () => {
  const chunks = join(root, "docs/.site/assets/chunks");
  const name = readdirSync(chunks).find((file) => file.startsWith("@localSearchIndexroot"));
  const { default: json } = (await import(join(chunks, name ?? "missing"))) as { default: string };
  index = MiniSearch.loadJSON(json, OPTIONS);
});

test.each(Object.entries(QUESTIONS))("%s", (question, page) => {
  const base = process.env.DOCS_BASE ?? "/";
  const [first] = index.search(question);
  expect(
    String(first?.id)
      .slice(base.length)
      .replace(/(\.html)?#.*/, ""),
  ).toBe(page);
});
