// The words of the settings page in German.
import type { ENGLISH } from "./english.ts";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  title: "Einstellungen",
  language: "Sprache",
  languages: { system: "wie im Browser eingestellt" },
  languageFailed: "Diese Sprache ließ sich nicht laden. Besteht eine Verbindung?",
  colours: "Farben",
  themes: { system: "wie im System eingestellt", light: "hell", dark: "dunkel" },
  animations: "Animationen",
  motions: { system: "wie im System eingestellt", off: "keine" },
  undo: "Zurücknehmen in neuen Partien",
  undoModes: {
    fair: "fair: nicht hinter das zurück, was du gesehen hast",
    free: "frei: bis zum Anfang, und es wird vermerkt",
  },
  hotkeys: "Einzelne Tasten spielen das Spiel",
  sound: "Geräusche: Karten, Würfel, Treffer und Türen, leise",
  explainAgain: "Alle Spiele noch einmal erklären",
};
