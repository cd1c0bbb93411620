// Everything that a page without a bundler needs, in one file: the game, sessions, sentences and bots.
export { Session } from "@games/core-game";
export * as bots from "./bots.js";
export * from "./index.js";
export * as packs from "./packs/index.js";
export * as text from "./text.js";
