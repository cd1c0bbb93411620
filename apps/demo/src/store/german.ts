// The words of the data page in German.
import { formsOf } from "@games/core-game/text";
import type { ENGLISH } from "./english.ts";
import type { TableName } from "./rows.ts";

const { count, number } = formsOf("de");

const ENTRIES = { one: "Eintrag", other: "Einträge" };
const CHARACTERS = { other: "Zeichen" };
const TABLES: Readonly<Record<TableName, string>> = {
  saves: "Partien",
  results: "Ergebnisse",
  notes: "Notizen",
  settings: "Einstellungen",
};

/** In German. */
export const GERMAN: typeof ENGLISH = {
  lead: "Alles liegt in diesem Browser und nirgends sonst. ",
  isKept: "Der Browser bewahrt es für dich auf.",
  everything: {
    heading: "Alles",
    games: "Partien",
    results: "Ergebnisse",
    notes: "Notizen und Aufnahmen",
    room: "Belegter Platz, die Seite selbst mitgezählt",
    megabytes: (size) => `${number(size, 1)} MB`,
  },
  backup: {
    save: "Alles in einer Datei speichern",
    open: "Eine Sicherung zurückholen",
    status: "Sicherung",
    done: (entries) => `${count(entries, ENTRIES)} zurückgeholt.`,
    failed: (reason) => `${reason} Es wurde nichts geändert.`,
    notJson: "Diese Datei ist keine Sicherung: Sie ist nicht als JSON lesbar.",
    notOurs: "Diese Datei ist keine Sicherung dieser Seite.",
    otherVersion: "Diese Sicherung stammt aus einer anderen Version dieser Seite.",
    damaged: (table, problem) =>
      `Die ${TABLES[table]} in dieser Sicherung sind beschädigt: ${problem}`,
    theList: "die Liste",
    badRecording: "Eine Aufnahme in dieser Sicherung ist beschädigt.",
  },
  removeAll: {
    label: "Alles löschen",
    sure: "Alle Partien, Ergebnisse, Notizen und Einstellungen sind dann endgültig weg.",
    really: "Alles endgültig löschen",
    keep: "Behalten",
    status: "Löschen",
    done: "Alles ist gelöscht.",
  },
  list: {
    size: (characters) => count(characters, CHARACTERS),
    kilobytes: (size) => `${number(size)} kB`,
    save: "In Datei speichern",
    saveNamed: (title) => `In Datei speichern: „${title}“`,
    remove: "Löschen",
    removeNamed: (title) => `Löschen: „${title}“`,
    reallyRemove: "Wirklich löschen, samt allen Notizen",
  },
  notes: {
    wishes: "Wie Impulse gezeigt werden",
    story: (name) => `Geschichte: ${name}`,
    deck: (name) => `Gefahrenstapel: ${name}`,
    recording: (name) => `Aufnahme: ${name}`,
    log: (name) => `Logbuch: ${name}`,
  },
  old: {
    heading: "Aus einer frühen Version",
    text: (reason) =>
      `${reason} Es bleibt hier, bis du es löschst; speichere in einer Datei, was du behalten willst.`,
    game: (title, luck) => `${title}, ${luck}`,
    result: (game) => `Ergebnis und Aufzeichnung: ${game}`,
  },
};
