// What a newcomer needs to know, and what each Ascension changes.
import type { Words } from "../english/index.js";

/** The parts of the rules. */
export const LESSONS: Words["lessons"] = {
  run: {
    title: "Der Lauf",
    text: "Zehn Räume in einer Reihe führen zum Boss. Nach jedem Kampf darfst du eine von drei Karten nehmen. Am Lagerfeuer rastest du oder verbesserst eine Karte.",
  },
  map: {
    title: "Der Spielplan",
    text: "Wähle deinen Weg von Raum zu Raum: Begegnungen, Elitekämpfe, Ereignisse, Händler, Schätze und Lagerfeuer. Oben wartet der Boss, und du weißt von Anfang an, welcher es ist.",
  },
  turn: {
    title: "Dein Zug",
    text: "Du ziehst fünf Karten und hast 3 Energie. Spiele Karten, solange die Energie reicht, und beende dann deinen Zug. Karten, die du nicht spielst, legst du ab.",
  },
  block: {
    title: "Treffer und Block",
    text: "Gegner zeigen, was sie vorhaben. Block fängt ihre Treffer ab; was er nicht abfängt, kostet LP. Block hält, bis dein nächster Zug beginnt.",
  },
  die: {
    title: "Der Würfel",
    text: "Jede Runde wird ein Würfel für alle Gegner geworfen. Gegner mit einer Leiste folgen stattdessen ihr, Schritt für Schritt.",
  },
  tokens: {
    title: "Marker",
    text: "Stärke macht jeden Treffer größer. Verwundbar verdoppelt die Treffer eines Angriffs, Schwach macht sie kleiner; jeder Angriff verbraucht einen dieser Marker.",
  },
  powers: {
    title: "Erschöpfen und Kräfte",
    text: "Erschöpfte Karten sind weg, bis der Kampf vorbei ist. Kräfte bleiben im Spiel und wirken den ganzen Kampf lang.",
  },
  relics: {
    title: "Relikte",
    text: "Ein Relikt wirkt für den Rest des Laufs. Würfelrelikte werden von bestimmten Zahlen ausgelöst, andere benutzt du einmal pro Kampf oder einmal pro Raum, wann du willst.",
  },
  change: {
    title: "Den Würfel ändern",
    text: "Einige Relikte und ein Trank ändern den Würfel. Du wirst gleich nach dem Wurf gefragt, bevor etwas anderes geschieht.",
  },
  potions: {
    title: "Tränke",
    text: "Du kannst drei tragen. Sie zu trinken kostet keine Energie. Der Trank „Fee in der Flasche“ wirkt von selbst, wenn deine LP auf 0 fallen.",
  },
  rewards: {
    title: "Belohnungen und Gold",
    text: "Nimm von einer Belohnung, was du willst, in beliebiger Reihenfolge, oder lass es liegen. Händler verkaufen Karten, Relikte und Tränke und entfernen eine Karte aus deinem Deck.",
  },
  order: {
    title: "Reihenfolge",
    text: "Geschieht mehreres gleichzeitig und kommt es auf die Reihenfolge an, bestimmst du sie.",
  },
};

/** What each Ascension adds to the one below it. */
export const ASCENSIONS: Words["ascensions"] = {
  1: "Elitegegner sind stärker.",
  2: "Du hast 1 LP weniger.",
  3: "Sechs weitere Ereignisse, einige davon Kämpfe.",
  4: "Du kannst nur zwei Tränke tragen.",
  5: "Dein Deck hat die Karte „Bürde des Aufstiegs“, einen Fluch, der nicht entfernt werden kann.",
  6: "Nichts in diesem Akt.",
  7: "Drei Begegnungen sind schwerer.",
  8: "Eine Karte zu entfernen kostet 4 Gold.",
  9: "Du beginnst mit 1 LP weniger, als du haben kannst.",
  10: "Die Bosse sind stärker und bringen weniger ein.",
  12: "Elitegegner sind noch stärker.",
};
