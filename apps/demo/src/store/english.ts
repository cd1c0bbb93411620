// The words of the data page, of backups, and of what early versions kept.
import { count } from "@games/core-game/text";
import type { TableName } from "./rows.ts";

/** In English. */
export const ENGLISH = {
  lead: "All of it is in this browser and nowhere else. ",
  isKept: "The browser keeps it for you.",
  everything: {
    heading: "Everything",
    games: "Games",
    results: "Results",
    notes: "Notes and recordings",
    room: "Room taken, the page itself included",
    megabytes: (size: number) => `${size.toFixed(1)} MB`,
  },
  backup: {
    save: "Save everything to a file",
    open: "Bring a backup back",
    status: "Backup",
    done: (entries: number) => `Brought back ${count(entries, "entry", "entries")}.`,
    failed: (reason: string) => `${reason} Nothing was changed.`,
    notJson: "This file is not a backup: it cannot be read as JSON.",
    notOurs: "This file is not a backup of this page.",
    otherVersion: "This backup was made by another version of this page.",
    damaged: (table: TableName, problem: string) =>
      `The ${table} in this backup are damaged: ${problem}`,
    theList: "the list",
    badRecording: "A recording in this backup is damaged.",
  },
  removeAll: {
    label: "Delete everything",
    sure: "Every game, result, note and setting will be gone for good.",
    really: "Delete everything for good",
    keep: "Keep it",
    status: "Deletion",
    done: "Everything is deleted.",
  },
  /** Lists of things that can be saved to a file and deleted. */
  list: {
    size: (characters: number) => count(characters, "character"),
    kilobytes: (size: number) => `${size} kB`,
    save: "Save to file",
    saveNamed: (title: string) => `Save to file: “${title}”`,
    remove: "Delete",
    removeNamed: (title: string) => `Delete “${title}”`,
    reallyRemove: "Really delete, notes and all",
  },
  /** What notes are called; their own names are those of files. */
  notes: {
    wishes: "How prompts are shown",
    story: (name: string) => `Story: ${name}`,
    deck: (name: string) => `Threat deck: ${name}`,
    recording: (name: string) => `Recording: ${name}`,
    log: (name: string) => `Log: ${name}`,
  },
  old: {
    heading: "From an early version",
    text: (reason: string) =>
      `${reason} It stays here until you delete it; save to a file what you want to keep.`,
    game: (title: string, luck: string) => `${title}, ${luck}`,
    result: (game: string) => `Result and replay of ${game}`,
  },
};
