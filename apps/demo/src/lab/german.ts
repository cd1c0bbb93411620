// The words of the simulator in German.
import { formsOf } from "@games/core-game/text";
import type { ENGLISH } from "./english.ts";

const { number } = formsOf("de");

/** What presets, players, measures and results are called. */
const NAMES: Readonly<Record<string, string>> = {
  "as-written": "wie geschrieben",
  calibrated: "ausgewogen",
  "as-ruled": "wie ausgelegt",
  printed: "wie gedruckt",
  plan: "wie entworfen",
  "best-score": "auf die meisten Punkte",
  "best-gold": "auf Gold",
  weigher: "abwägend",
  random: "zufällig",
  search: "Suche",
  prudent: "umsichtig",
  hoarder: "sparsam",
  stoic: "stoisch",
  captain: "Captain",
  careless: "sorglos",
  novice: "unerfahren",
  hasty: "hastig",
  planner: "planend",
  steps: "Schritte",
  score: "Punkte",
  turns: "Züge",
  banks: "gesichert",
  busts: "geplatzt",
  bombs: "Bomben",
  days: "Tage",
  cards: "Karten",
  integrity: "Integrität",
  tokens: "Marker",
  kings: "Könige",
  hull: "Rumpf",
  cardsLeft: "übrige Karten",
  nodes: "Räume",
  hp: "Lebenspunkte",
  fights: "Kämpfe",
  deck: "Karten im Deck",
  "by boss": "nach Boss",
  "by elites": "nach Elitekämpfen",
  none: "keine Trophäe",
  bronze: "Bronze",
  silver: "Silber",
  gold: "Gold",
  won: "gewonnen",
  victory: "Sieg",
  defeat: "Niederlage",
  "hull-lost": "Schiff verloren",
  "crew-lost": "Crew verloren",
  ship_destroyed: "Schiff zerstört",
  four_kings: "vier Könige",
};

/** What the exact solvers are at. */
const STEPS: Readonly<Record<string, string>> = {
  "turning the cards": "Karten werden aufgedeckt",
  "exploring the runs": "Läufe werden erkundet",
  "adding up the banks": "Gesichertes wird zusammengezählt",
  "adding up the banks for gold": "Gesichertes wird für Gold zusammengezählt",
  "solving the chance of gold": "die Chance auf Gold wird berechnet",
};

const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/^bank-at-(\d+)$/, "sichert bei"],
  [/^planner-(\d+)$/, "planend, Versuche:"],
];

function nameOf(id: string): string {
  const known = NAMES[id];
  if (known !== undefined) return known;
  for (const [pattern, name] of NUMBERED) {
    const [, n] = pattern.exec(id) ?? [];
    if (n !== undefined) return `${name} ${n}`;
  }
  return id.replaceAll(/[-_]/g, " ");
}

const exactly = (n: number, digits: number): string => n.toFixed(digits).replace(".", ",");

/** In German. */
export const GERMAN: typeof ENGLISH = {
  title: "Chancen und Balance",
  lead: "Tausende ganze Partien, von einem Bot auf diesem Gerät gespielt, in einem eigenen Thread. Derselbe Startwert ergibt überall dieselben Zahlen.",
  loading: "Der Simulator wird geladen …",
  notStarted: "Der Simulator ließ sich nicht starten.",
  failed: (reason) => `Die Simulation ist fehlgeschlagen: ${reason}`,
  name: nameOf,
  number: (n) => number(n),
  percent: (share, digits) => `${exactly(share * 100, digits)}\u00a0%`,
  cancel: "Abbrechen",
  form: {
    game: "Spiel",
    rules: "Regeln",
    player: "Wer spielt",
    games: "Partien",
    seed: "Startwert der Reihe",
    seedHint: "mindestens ein Buchstabe oder eine Ziffer",
    play: "Spielen lassen",
  },
  results: {
    heading: "Ergebnisse",
    none: "Wähle ein Spiel und wer spielt, und lass die Partien laufen. Wie oft jedes Ergebnis kommt und wie die Werte streuen, wird hier gezeichnet, während gespielt wird.",
    progress: "Gespielte Partien",
    states: { playing: "Läuft", done: "Fertig", cancelled: "Abgebrochen" },
    status: (state, done, all, rate) =>
      `${state}: ${number(done)} von ${number(all)} Partien, ${rate}.`,
    perSecond: (games) => `${number(games)} pro Sekunde`,
    perMinute: (games) => `${number(games)} pro Minute`,
    secondsLeft: (seconds) => `Noch etwa ${number(seconds)} Sekunden.`,
    minutesLeft: (minutes) => `Noch etwa ${number(minutes)} Minuten.`,
    result: "Ergebnis",
    share: "Anteil",
    interval: "95-%-Intervall",
    range: (low, high) => `${low} bis ${high}`,
    measure: "Messgröße",
  },
  histogram: {
    caption: (measure, { mean, error, low, high, min, max }) =>
      `${measure}: im Mittel ${exactly(mean, 2)} ± ${exactly(error, 2)}, die Hälfte der Partien von ${number(low)} bis ${number(high)}, alle von ${number(min)} bis ${number(max)}.`,
    asTable: "Das Histogramm als Tabelle",
    games: "Partien",
    share: "Anteil",
  },
  claims: {
    heading: "Was das Designdokument sagt",
    none: "Es enthält keine Aussagen, die sich prüfen ließen.",
    check: (title) => `Die Aussagen über ${title} prüfen`,
    cancel: "Prüfung abbrechen",
    sets: (done, all) => `${number(done)} von ${number(all)} Gruppen von Aussagen geprüft.`,
    done: (sets) => `Fertig: ${sets}`,
    cancelled: (sets) => `Abgebrochen: ${sets}`,
    doing: (sets, doing) => `${sets} ${doing} …`,
    beginning: "Es geht los",
    playing: (games, names) =>
      `${number(games)} Partien werden gespielt: ${names.map(nameOf).join(", ")}`,
    solving: (names, step = "") =>
      `Exakte Lösung: ${[...names.map(nameOf), ...(step === "" ? [] : [STEPS[step] ?? step])].join(", ")}`,
    checking: (title) => `Wird geprüft: ${title}`,
    atWork: "Bei der Arbeit",
    games: "Gespielte Partien",
    waited: (seconds) =>
      `${number(seconds)} s. Die Seite bleibt bedienbar; du kannst jederzeit abbrechen.`,
    simulated: (games) => `Simuliert, je ${number(games)} Partien`,
    rules: "Regeln",
    verdicts: {
      holds: "stimmt",
      "holds in part": "stimmt zum Teil",
      "does not hold": "stimmt nicht",
      "cannot hold": "kann nicht stimmen",
    },
    inEnglish: "Die Dokumente sind auf Englisch, ebenso die Befunde dazu.",
  },
};
