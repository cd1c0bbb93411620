// The words of the table of bomb flip in German.
import { formsOf } from "@games/core-game/text";
import type { ENGLISH } from "./english.ts";

const { count, number } = formsOf("de");

const POINTS = { one: "Punkt", other: "Punkte" };

const points = (value: number): string => value.toFixed(1).replace(".", ",");
const inPercent = (gold: string): string => `${gold.replace(".", ",")}\u00a0%`;

/** In German. */
export const GERMAN: typeof ENGLISH = {
  bots: {
    perfect: "Perfekt: spielt auf die meisten Punkte",
    weigher: "Abwägend: prüft, was noch eine Karte bringt",
    bold: "Kühn: sichert bei vier Zahlen",
    cautious: "Vorsichtig: sichert jede Zahl",
    random: "Zufällig",
  },
  reasons: {
    nothing:
      "Noch gibt es nichts zu sichern, und welche Karte die sicherere ist, kann niemand wissen.",
    bank: (bank, flip) =>
      `Sicherst du jetzt, endet das Spiel im Schnitt mit ${points(bank)} Punkten; nach noch einer Karte mit ${points(flip)}.`,
    flip: (bank, flip) =>
      `Nach noch einer Karte endet das Spiel im Schnitt mit ${points(flip)} Punkten; sicherst du jetzt, mit ${points(bank)}.`,
  },
  screen: {
    cards: "Karten",
    flips: { left: "Die linke Karte aufdecken", right: "Die rechte Karte aufdecken" },
    flip: "Aufdecken",
    bankKey: "Den Lauf sichern",
    bank: (payout) => (payout > 0 ? `${count(payout, POINTS)} sichern` : "Sichern"),
  },
  board: {
    score: "Punktestand",
    lives: (lives, all) => `Leben: ${lives} von ${all}`,
    points: "Punkte",
    best: (points) => `Bestwert ${number(points)}`,
    trophies: "Trophäen",
    won: ", gewonnen",
  },
  run: {
    streak: "Serie",
    nextBank: (bonus) => ` · beim nächsten Sichern +${bonus}`,
    numbers: "Zahlen dieses Laufs",
    collected: (number) => `${number} gesammelt`,
    missing: (number) => `${number} fehlt`,
    pays: { start: "Was ein ", run: "Lauf", end: " bringt" },
    steps: (numbers) => (numbers === 1 ? " Zahl:" : " Zahlen:"),
    jokers: "Joker",
    up: "da",
    left: (n) => `noch ${n}`,
    none: "keiner",
  },
  risk: {
    heading: "Wenn du jetzt aufdeckst",
    percent: (chance) => inPercent((chance * 100).toFixed(1)),
    bomb: { start: "Eine ", term: "Bombe", end: " kostet ein Leben" },
    duplicate: { start: "Eine ", term: "Dublette", end: " beendet den Lauf" },
    newNumber: "Eine neue Zahl",
    present: "Eine der beiden Karten ist eine Bombe",
    rest: "Der Rest ist ein Joker, oder ein Schild fängt den Schlag ab.",
  },
  advisor: {
    ask: "Rat holen",
    advice: "Rat",
    solving: "Das Spiel wird gelöst; das dauert ein paar Sekunden …",
    exact:
      "Exakte Werte: Jede Stellung des Spiels ist gelöst, und danach wird perfekt gespielt. Ob links oder rechts, macht keinen Unterschied.",
    flip: "Aufdecken",
    bank: "Sichern",
    verdicts: { flip: "Eine Karte aufdecken.", bank: "Den Lauf sichern." },
    score: {
      title: "Für die meisten Punkte",
      caption: "Punkte am Ende des Spiels, im Schnitt",
      figure: points,
      reached: "",
    },
    gold: {
      title: "Für Gold",
      caption: "Chance, dass das Spiel mit Gold endet",
      figure: (chance) => inPercent(String(Number((chance * 100).toPrecision(3)))),
      reached: "Gold ist schon gewonnen.",
    },
  },
  coach: {
    flip: {
      title: "Decke eine Karte auf",
      text: "Eine der beiden kann eine Bombe sein; welche, kann niemand wissen. Drücke eine der Karten oder die Taste 1 oder 2.",
    },
    pay: {
      title: "Was dein Lauf bringt",
      text: "Jede neue Zahl macht den Lauf länger. Die markierte Stufe ist das, was Sichern jetzt bringt; die nächste zeigt, warum sich Warten lohnen kann.",
    },
    risk: {
      title: "Was die nächste Karte anrichten kann",
      text: "Diese Chancen sind exakt. Eine Zahl, die du schon hast, kostet den Lauf; eine Bombe kostet den Lauf und ein Leben.",
    },
    bank: {
      title: "Sichere rechtzeitig",
      text: "Wer sichert, behält die Punkte und beginnt einen neuen Lauf. Decke weiter auf, wenn du dich traust, und drücke dann „Sichern“ oder die Taste B.",
    },
    bomb: {
      title: "Das war eine Bombe",
      text: "Sie hat ein Leben und den Lauf gekostet. Was gesichert war, gehört dir; mit dem letzten Leben ist das Spiel zu Ende.",
    },
    twice: {
      title: "Eine Zahl kam doppelt",
      text: "Der Lauf ist verloren, aber kein Leben. Je mehr Zahlen du hast, desto wahrscheinlicher ist das.",
    },
    joker: {
      title: "Ein Joker",
      text: "Er hilft diesem Lauf von selbst. Zeige auf seinen Namen oder tippe ihn an, um zu lesen, was er tut.",
    },
  },
  endings: {
    titles: { none: "In die Luft geflogen", bronze: "Bronze", silver: "Silber", gold: "Gold!" },
    score: (score) => count(score, POINTS),
    best: "Das ist dein bisher bestes Spiel.",
    balanced: {
      text: "Du hast nach den Regeln gespielt, wie sie geschrieben stehen; Warten lohnt sich da kaum. Die ausgewogenen Regeln belohnen vier oder fünf Zahlen.",
      label: "Mit ausgewogenen Regeln spielen",
    },
    asWritten: {
      text: (gold) =>
        `Wie geschrieben sind die Regeln härter: Perfekt gespielt gibt es in ${inPercent(gold)} der Spiele Gold.`,
      label: "Wie geschrieben spielen",
    },
    moreLives: {
      text: (gold) =>
        `Mit fünf Leben gibt es, perfekt gespielt, in ${inPercent(gold)} der Spiele Gold.`,
      label: "Mit fünf Leben spielen",
    },
    hint: "Drücke „Tipp“, wenn du zwischen Aufdecken und Sichern schwankst: Er vergleicht beides exakt.",
    anotherSeed: "Schlage deinen Bestwert mit einem anderen Startwert.",
  },
};
