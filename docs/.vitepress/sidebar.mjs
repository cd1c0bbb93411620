// The order in which the site shows its pages.
import { libraries } from "../../scripts/workspace.mjs";
import { GAMES } from "../site/games.mjs";
import { pageOf } from "../site/reference.mjs";

/** @typedef {{ text: string, link?: string, items?: Item[] }} Item */

/** @type {readonly [string, string][]} */
const START = [
  ["Getting started", "/guides/getting-started"],
  ["Playground", "/playground"],
  ["The three ideas", "/architecture"],
];

/** @type {readonly [string, string][]} */
const EMBED = [
  ["A screen with React", "/guides/react"],
  ["A screen with Vue", "/guides/vue"],
  ["A screen with Svelte", "/guides/svelte"],
  ["A screen with plain DOM", "/guides/dom"],
  ["At the table", "/guides/table"],
  ["Next", "/guides/next"],
  ["React Native", "/guides/react-native"],
  ["In a worker", "/guides/workers"],
  ["Redux Toolkit, XState", "/guides/state-libraries"],
  ["boardgame.io", "/guides/boardgame-io"],
  ["A room over WebSocket", "/guides/room"],
  ["A server that keeps secrets", "/guides/server"],
  ["Accessible screens", "/guides/accessibility"],
  ["Languages", "/guides/languages"],
  ["Complete examples", "/examples"],
];

/** @type {readonly [string, string][]} */
const KEEP = [
  ["Saves and migrations", "/guides/saves"],
  ["Replays and sharing", "/guides/replays"],
  ["Determinism and its limits", "/guides/determinism"],
  ["Security and fair play", "/guides/security"],
  ["Versions", "/guides/versions"],
  ["Formats", "/formats"],
  ["Functions by example", "/functions"],
];

/** @type {readonly [string, string][]} */
const MAKE = [
  ["Bots", "/guides/bots"],
  ["The balance of a design", "/guides/design"],
  ["Cards and stories of your own", "/guides/content"],
  ["Writing a story", "/guides/stories"],
  ["A game of your own", "/writing-a-game"],
  ["Fifty machines", "/guides/fifty-machines"],
];

/** @type {readonly [string, string][]} */
const PROJECT = [
  ["Contributing", "/contributing"],
  ["Compared with others", "/comparison"],
  ["Testing", "/testing"],
  ["Engines compared", "/engines"],
  ["Releasing", "/releasing"],
];

/** @param {readonly [string, string][]} rows @returns {Item[]} */
const items = (rows) => rows.map(([text, link]) => ({ text, link }));

/** @returns {Item[]} */
const guides = () => [
  { text: "Start", items: items(START) },
  { text: "Embed a game", items: items(EMBED) },
  { text: "Keep and share", items: items(KEEP) },
  { text: "Make", items: items(MAKE) },
  { text: "This project", items: items(PROJECT) },
];

/** A page of every game. @param {(id: string) => string} linkOf @returns {Item[]} */
const perGame = (linkOf) => GAMES.map(({ id, title }) => ({ text: title, link: linkOf(id) }));

/** @returns {Item[]} */
const games = () => [
  { text: "The games", items: perGame((id) => `/games/${id}`) },
  { text: "What the odds are", link: "/balance/", items: perGame((id) => `/balance/${id}`) },
  { text: "The rules by number", items: perGame((id) => `/packages/${id}/rules`) },
];

/** @returns {Item[]} */
const reference = () => [
  { text: "Overview", link: "/api/" },
  ...libraries().map(({ id, manifest, entries }) => ({
    text: manifest.name,
    items: [
      { text: "Read me", link: `/packages/${id}/` },
      ...entries.map(({ specifier, basename }) => ({
        text: basename === "index" ? "Main entry" : specifier.replace("@games", "…"),
        link: `/api/${pageOf(id, basename)}`,
      })),
    ],
  })),
];

/** The sidebar of every part of the site; the longest path that fits counts. */
export const sidebar = () => ({
  "/games/": games(),
  "/balance/": games(),
  ...Object.fromEntries(GAMES.map(({ id }) => [`/packages/${id}/rules`, games()])),
  "/api/": reference(),
  "/packages/": reference(),
  "/": guides(),
});
