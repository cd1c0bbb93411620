// The games of the app in the order of the home page; each is loaded when it is first opened.
import { BombFlipPicture } from "./bomb-flip/picture.tsx";
import { Dsd6Picture } from "./dsd6/picture.tsx";
import type { GameEntry } from "./plugin.ts";
import { SpirePicture } from "./spire-act1/picture.tsx";
import { WretchedPicture } from "./wretched/picture.tsx";

/** Every game there is to play. */
export const GAMES: readonly GameEntry[] = [
  {
    id: "bomb-flip",
    title: "Bomb flip",
    line: "Two cards, face down. Treasure, or the end of your run. Bank in time.",
    Picture: BombFlipPicture,
    load: async () => (await import("./bomb-flip/plugin.tsx")).plugin,
  },
  {
    id: "wretched",
    title: "Wretched & Alone",
    line: "A deck, a die, and a log to keep while something outside looks for a way in.",
    Picture: WretchedPicture,
    load: async () => (await import("./wretched/plugin.tsx")).plugin,
  },
  {
    id: "dsd6",
    title: "Deep Space D-6",
    line: "Six crew dice, one battered ship, and a deck of things that want it gone.",
    Picture: Dsd6Picture,
    load: async () => (await import("./dsd6/plugin.tsx")).plugin,
  },
  {
    id: "spire-act1",
    title: "Ironclad: Act 1",
    line: "A map up the spire, a deck that grows, and enemies that tell you what they will do.",
    Picture: SpirePicture,
    load: async () => (await import("./spire-act1/plugin.tsx")).plugin,
  },
];

/** The game of an id, or undefined. */
export const findEntry = (id: string): GameEntry | undefined =>
  GAMES.find((entry) => entry.id === id);
