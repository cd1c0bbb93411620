// The words that the page starts with in German.
import { formsOf } from "@games/core-game/text";
import type { ENGLISH } from "./english.ts";

const { count } = formsOf("de");

const ACTIONS = { one: "Zug", other: "Züge" };
const OFFLINE = "Besteht eine Verbindung? Lade die Seite neu, um es noch einmal zu versuchen.";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  site: "Spiele",
  skip: "Zum Inhalt springen",
  loading: "Wird geladen …",
  menu: "Seiten",
  pages: {
    lab: "Chancen",
    data: "Deine Daten",
    settings: "Einstellungen",
    developers: "Entwicklung",
    dice: "Würfel und Karten",
  },
  allGames: "Alle Spiele",
  lost: {
    title: "Unter dieser Adresse gibt es nichts",
    text: "Vielleicht ging unterwegs ein Teil des Links verloren. ",
    games: "Hier sind die Spiele.",
  },
  home: {
    title: "Kleine Spiele um Glück und Nerven",
    lead: "Alles geschieht in diesem Browser: ohne Konto, ohne Server, und niemand sieht zu. Jede Partie lässt sich speichern, noch einmal ansehen und als Link teilen.",
    today: "Der Startwert des Tages, für alle derselbe: ",
    waiting: "Spiel weiter, wo du aufgehört hast",
    played: (luck, actions) => `${luck}, ${count(actions, ACTIONS)} gespielt`,
    play: { label: "Spielen", of: (title) => `: ${title}` },
    playToday: { label: "Startwert des Tages", of: (title) => `: ${title}` },
    notLoaded: `Das Spiel ließ sich nicht laden. ${OFFLINE}`,
  },
  luck: { seed: (seed) => `Startwert ${seed}`, table: "eigene Würfel und Karten" },
  openFile: {
    label: "Eine Partie aus einer Datei öffnen",
    failed: (file, reason) => `${file}: ${reason} Es wurde nichts geändert.`,
    notLoaded: `Was Partien öffnet, ließ sich nicht laden. ${OFFLINE}`,
    tooLarge: "Diese Datei ist zu groß für eine Partie.",
    unreadable: "Der Browser konnte diese Datei nicht lesen.",
  },
  broken: {
    title: "Diese Seite ließ sich nicht anzeigen",
    text: "Deine Partien bleiben erhalten. Ohne Verbindung fehlt die Seite vielleicht noch; sonst liegt der Fehler bei ihr.",
    unreadable:
      "Etwas, das in diesem Browser gespeichert ist, lässt sich nicht lesen. Speichere es in einer Datei, wenn du es behalten willst, und lösche es dann hier; alles andere bleibt.",
    retry: "Noch einmal versuchen",
    row: (kind, id) => `${kind}: ${id}`,
    rows: {
      saves: "Eine Partie",
      results: "Ein Ergebnis",
      notes: "Eine Notiz",
      settings: "Eine Einstellung",
    },
    save: "In einer Datei speichern",
    remove: "Löschen",
  },
  rowFaults: {
    "not-a-recording": "muss eine Aufnahme sein",
    "not-a-data-address": "muss eine Aufnahme als Datenadresse sein",
    "text-or-recording": "muss entweder einen Text oder eine Aufnahme haben",
  },
  newVersion: { text: "Eine neue Version dieser Seite ist da. ", use: "Jetzt wechseln" },
  storing: {
    refused:
      "Dieser Browser lässt die Seite nichts speichern; deine Partien bleiben also nur, solange dieser Tab offen ist. Speichere die, die du behalten willst, in einer Datei.",
    full: "Der Browser hat keinen Platz mehr; die neueste deiner Partien bleibt nur, solange dieser Tab offen ist. Lösche, was du nicht mehr brauchst, oder speichere die Partie in einer Datei.",
    blocked:
      "Eine ältere Version dieser Seite ist in einem anderen Tab offen. Schließe jenen Tab und lade diesen neu; bis dahin lässt sich nichts speichern.",
    newer:
      "In diesem Browser war eine neuere Version dieser Seite offen, und diese ältere kann nicht lesen, was dort gespeichert wurde. Lade die Seite neu, um die neuere zu bekommen.",
  },
};
