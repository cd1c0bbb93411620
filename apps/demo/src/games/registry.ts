// The games of the app in the order of the home page. What a start page shows is loaded with it, the rest when a game is opened.
import { withWords } from "../language/language.ts";
import { BombFlipPicture } from "./bomb-flip/picture.tsx";
import { Dsd6Picture } from "./dsd6/picture.tsx";
import type { ENGLISH } from "./english.ts";
import type { GameEntry } from "./plugin.ts";
import { SpirePicture } from "./spire-act1/picture.tsx";
import { words } from "./words.ts";
import { WretchedPicture } from "./wretched/picture.tsx";

/** A game with its title and its line in the language of the page. */
const game = (
  id: keyof typeof ENGLISH,
  entry: Omit<GameEntry, "id" | "title" | "line">,
): GameEntry => ({
  ...entry,
  id,
  loadStart: () => withWords(entry.loadStart()),
  load: () => withWords(entry.load()),
  get title() {
    return words()[id].title;
  },
  get line() {
    return words()[id].line;
  },
});

/** Every game there is to play. */
export const GAMES: readonly GameEntry[] = [
  game("bomb-flip", {
    Picture: BombFlipPicture,
    loadStart: async () => (await import("./bomb-flip/start.ts")).start,
    load: async () => (await import("./bomb-flip/plugin.tsx")).plugin,
  }),
  game("wretched", {
    Picture: WretchedPicture,
    loadStart: async () => (await import("./wretched/start.ts")).start,
    load: async () => (await import("./wretched/plugin.tsx")).plugin,
  }),
  game("dsd6", {
    Picture: Dsd6Picture,
    loadStart: async () => (await import("./dsd6/start.ts")).start,
    load: async () => (await import("./dsd6/plugin.tsx")).plugin,
  }),
  game("spire-act1", {
    Picture: SpirePicture,
    loadStart: async () => (await import("./spire-act1/start.ts")).start,
    load: async () => (await import("./spire-act1/plugin.tsx")).plugin,
  }),
];

/** The game of an id, or undefined. */
export const findEntry = (id: string): GameEntry | undefined =>
  GAMES.find((entry) => entry.id === id);
