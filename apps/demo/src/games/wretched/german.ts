// The words of the table of Wretched & Alone in German.
import type { ENGLISH } from "./english.ts";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  bots: {
    prudent: "Umsichtig: setzt das Werkzeug sofort ein",
    hoarder: "Sparsam: hebt das Werkzeug für höchste Not auf",
    stoic: "Stoisch: benutzt das Werkzeug nie",
    random: "Zufällig",
  },
  missingContent:
    "Gespielt wurde mit einer Geschichte, die in diesem Browser nicht vorliegt. Lass dir die Datei des Spiels geben, denn sie bringt ihre Geschichte mit, oder öffne die Geschichte beim Anlegen eines neuen Spiels und versuche es noch einmal.",
  notInLink:
    "Die Seiten deines Logbuchs, deine Aufnahmen und was du abgemildert hast, sind nicht darin; die Datei des Spiels enthält sie.",
  loading: {
    table: "Das Logbuch wird aufgeschlagen …",
    stories: "Die Geschichten werden geholt …",
  },
  table: {
    streams: { deck: "Stapel mit 52 Karten", dice: "Würfel" },
    setUp:
      "Mische ein Kartenspiel ohne Joker, leg es verdeckt hin, und halte einen Würfel und dein Logbuch bereit.",
    tower: "Was für die Gefahr steht",
    towerHint: "Bei einem echten Turm sagst du, ob er noch steht oder gefallen ist.",
    towers: {
      integrity: "die Integrität der Geschichte, mit einem Würfel",
      real: "ein echter Turm aus Klötzen",
      dice: "ein Würfelturm aus hundert Würfeln",
      countdown: "hundert Würfel, einer weniger für jede Probe",
    },
  },
  coach: {
    open: {
      title: "Beginne das Logbuch",
      text: "Das ist deine Seite. Schreib eine Zeile, oder lass den Anfang, wie er ist, und drücke „Eintrag abschließen“ (w).",
    },
    roll: {
      title: "Wie viele Karten?",
      text: "Ein Würfel sagt, wie viel heute geschieht. Wirf ihn (n).",
    },
    turn: {
      title: "Decke eine Karte auf",
      text: "Die leuchtende Karte ist die nächste. Drücke sie (n), und lies ihren Impuls: Er fragt, was geschieht, und die Antwort gibst du.",
    },
    check: {
      title: "Etwas muss halten",
      text: "Diese Karte verlangt eine Probe. Die Balken zeigen genau, was sie kosten kann. Wage sie (p).",
    },
    board: {
      title: "Wie es steht",
      text: "Oben siehst du, was dich zusammenhält, und darunter die Karten, deren letzte die Geschichte beendet. Gepunktete Wörter erklären sich selbst.",
    },
    evening: {
      title: "Der Abend",
      text: "Alle Karten sind aufgedeckt. Schreib, wie es war, so viel oder so wenig, wie du willst, und schließe den Eintrag ab (w). Dann beginnt der nächste Tag.",
    },
    end: {
      title: "Das ist alles",
      text: "Ein Ass bringt die Rettung in Reichweite; dann gibt es jeden Abend noch einen Wurf. „Tipp“ (h) sagt dir, was jetzt gut wäre und warum.",
    },
  },
};
