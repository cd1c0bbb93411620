// The words that the page starts with: the frame, the menu, the home page, and what any page may have to say.
import { count } from "@games/core-game/text";
import { ROW_FAULTS } from "../store/row-shapes.ts";

const OFFLINE = "Are you offline? Reload the page to try again.";

/** In English. */
export const ENGLISH = {
  site: "Games",
  skip: "Skip to the page",
  loading: "Loading …",
  menu: "Pages",
  /** The titles of the pages, as the menu has them. */
  pages: {
    lab: "Odds",
    data: "Your data",
    settings: "Settings",
    developers: "For developers",
    dice: "Dice and deck",
  },
  allGames: "All games",
  /** An address where nothing is. */
  lost: {
    title: "There is nothing at this address",
    text: "Perhaps a part of the link was lost on the way. ",
    games: "Here are the games.",
  },
  home: {
    title: "Small games of luck and nerve",
    lead: "Everything happens in this browser: no account, no server, no one watching. Every game can be saved, replayed and shared as a link.",
    today: "Today’s seed, the same for everybody: ",
    waiting: "Continue where you left off",
    played: (luck: string, actions: number) => `${luck}, ${count(actions, "action")} played`,
    /** Buttons, each with what only a screen reader says of them. */
    play: { label: "Play", of: (title: string) => ` ${title}` },
    playToday: { label: "Today’s seed", of: (title: string) => ` of ${title}` },
    notLoaded: `The game could not be loaded. ${OFFLINE}`,
  },
  /** How the luck of a game came about: the end of its name. */
  luck: { seed: (seed: string) => `seed ${seed}`, table: "own dice and cards" },
  openFile: {
    label: "Open a game from a file",
    failed: (file: string, reason: string) => `${file}: ${reason} Nothing was changed.`,
    notLoaded: `What opens games could not be loaded. ${OFFLINE}`,
    tooLarge: "This file is too large to be a game.",
    unreadable: "The browser could not read this file.",
  },
  /** A page that broke. */
  broken: {
    title: "This page could not be shown",
    text: "Your games are kept. If you are offline, the page may not have been loaded yet; otherwise this is a fault of the page.",
    unreadable:
      "Something that is kept in this browser cannot be read. Save it to a file if you want to keep it, then delete it here; everything else stays.",
    retry: "Try again",
    row: (kind: string, id: string) => `${kind}: ${id}`,
    rows: { saves: "A game", results: "A result", notes: "A note", settings: "A setting" },
    save: "Save it to a file",
    remove: "Delete it",
  },
  /** What is wrong with a row that is kept. */
  rowFaults: ROW_FAULTS as { readonly [K in keyof typeof ROW_FAULTS]: string },
  newVersion: { text: "A new version of this page is here. ", use: "Use it now" },
  /** Why nothing, or not everything, can be stored. */
  storing: {
    refused:
      "This browser does not let the page store anything, so your games last only as long as this tab. Save those you want to keep to a file.",
    full: "The browser has no room left, so the newest of your games is kept only as long as this tab. Delete what you no longer need, or save the game to a file.",
    blocked:
      "An older version of this page is open in another tab. Close that tab and reload this one; until then nothing can be stored.",
    newer:
      "A newer version of this page was used in this browser, and this older one cannot read what it stored. Reload the page to get the newer one.",
  },
};
