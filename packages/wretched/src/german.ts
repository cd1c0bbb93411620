/**
 * Everything the game says, in German.
 *
 * @packageDocumentation
 */
import type { OddsOf } from "./data/odds.js";
import type { Stage } from "./data/stages.js";
import type { Words } from "./english.js";
import { TEMPLATES } from "./german-templates.js";
import type { LooksLike } from "./messages.js";
import type { Tower } from "./pack.js";
import type { Difficulty, Preset } from "./types.js";

const PRESETS: Readonly<Record<Preset, string>> = {
  calibrated: "ausgewogen",
  "as-written": "wie geschrieben",
};

const DIFFICULTIES: Readonly<Record<Difficulty, string>> = {
  easy: "leicht",
  normal: "normal",
  hard: "schwer",
  nightmare: "Albtraum",
};

const GAMES: Readonly<Record<OddsOf, string>> = {
  ...DIFFICULTIES,
  "early-beacon": "frühes Signal",
};

/** When something cannot be done, as the end of a sentence. */
const STAGES: Readonly<Record<Stage, string>> = {
  firstLog: " vor dem ersten Eintrag",
  rollForTasks: ", bevor die Karten des Tages ausgewürfelt sind",
  processCard: ", solange Karten verdeckt liegen",
  towerPull: ", solange eine Probe fällig ist",
  specialChecks: ", solange eine Karte gehen darf",
  journalPhase: ", bevor der Eintrag des Tages abgeschlossen ist",
  beaconRoll: " vor dem Wurf auf Rettung",
  finalPull: " vor der letzten Probe",
  finalLog: " vor dem letzten Eintrag",
  exit: ", wenn die Geschichte zu Ende ist",
};

const TOWERS: Readonly<Record<Tower, string>> = {
  integrity: "Integrität",
  dice: "Würfelturm",
  countdown: "hundert Würfel",
  real: "echter Turm",
};

const KINDS: Readonly<Record<LooksLike["kind"], (listed: string) => string>> = {
  nothing: () => "gar keine Datei",
  text: () => "einfacher Text",
  markdown: (listed) =>
    `Markdown ohne Karten${listed === "" ? "" : `, mit den Überschriften ${listed}`}`,
  yaml: (listed) => `YAML mit den Feldern ${listed}`,
  json: (listed) => `JSON mit den Feldern ${listed}`,
  "json-without-fields": () => "JSON, das kein Objekt ist",
};

const stageOf = (stage: string | number): string => STAGES[stage as Stage] ?? ` (${stage})`;
const towerOf = (tower: string | number): string => TOWERS[tower as Tower] ?? String(tower);

/** The words of the game in German. */
export const GERMAN: Words = {
  language: "de",
  refusals: {
    "game-over": "Das Spiel ist zu Ende.",
    "wrong-stage": ({ stage }) => `Das geht nicht${stageOf(stage)}.`,
    "no-tool": "Kein Werkzeug kann diese Probe ersparen.",
    "other-tower": ({ tower }) => `Bei dieser Art von Turm (${towerOf(tower)}) geht das anders.`,
    "no-king": "Dieses Ass kann das mit dieser Karte nicht.",
    "not-narrative": "Nur ein Spiel, das allein der Erzählung dient, kann man selbst beenden.",
  },
  faults: {
    "not-kebab-case": "muss aus Kleinbuchstaben mit Bindestrichen bestehen",
    "no-win-ace": "muss einem Ass die Rolle win geben",
    "role-twice": "darf die Rolle {role} nicht zwei Assen geben",
    "not-a-language": "muss das Kürzel einer Sprache sein, etwa en oder pt-BR",
    "not-a-link": "muss eine Webadresse sein, die mit http:// oder https:// beginnt",
    "effect-too-large": "darf {card} für {effect} nicht mehr als {max} geben",
    "ace-loses-tracker": "darf {card} nicht lose-tracker geben: Dafür hat ein Ass eine Rolle",
    "tracker-pulls": "darf {card} keine Probe geben: Die Karte zählt schon als tracker",
    "not-a-tracker": "muss einen tracker zurückgeben, nicht {card}",
    "no-pulls": "muss für das System {system} Karten mit Probe nennen",
    "integrity-too-low": "muss eine Integrität über dem schlimmsten Anfangsschaden haben",
    "boost-above-base": "muss ein rescueBoosted haben, das nicht über rescueBase liegt",
    "not-a-card": "muss eine Karte wie H5 oder S10 sein, und „{id}“ ist keine",
    "told-twice": "nennt {card} zweimal",
    "wrong-cards": "muss zusammen mit dem Stapel jede Karte einmal enthalten",
    "wrong-top": "hat eine bekannte oberste Karte, die es nicht sein kann",
    "wrong-face-down-count": "hat die falsche Zahl verdeckter Karten",
    "wrong-current":
      "muss die Karte sein, die hier wartet, also die zuletzt aufgedeckte, oder null",
    "wrong-kings": "hat einen König, wo keiner sein kann",
    "wrong-counts": "enthält andere Könige oder Asse, als gezählt sind",
    "wrong-tokens": "kann nicht so hoch sein: Gezählt wird erst, wenn das Signal arbeitet",
    "wrong-tool": "kann nicht sein: Es wurde kein Werkzeug gefunden",
    "wrong-status": "passt nicht zu diesem Abschnitt des Spiels",
    "wrong-integrity": "passt nicht zum Stand des Spiels",
    "unreachable-stage": "ist so nicht zu erreichen",
    "no-prose": "muss Texte haben (prose)",
    "given-twice": "gibt {name} zweimal an",
    "unknown-name": "hat das unbekannte Feld „{name}“",
    "unknown-heading": "hat die unbekannte Überschrift „{heading}“",
    "unknown-word": "gehört nicht zu den Texten, die sich ersetzen lassen",
    "text-outside": "hat Text, der zu keiner Überschrift gehört",
    "front-matter-open": "beginnt einen Kopf, den kein zweites --- beendet",
    "comment-open": "beginnt einen Kommentar, den kein --> beendet",
    "bad-yaml": "ist nicht als YAML lesbar: {reason}",
    "bad-csv": "ist nicht als CSV lesbar: {reason}",
    "too-deep": "hat Listen oder Zitate, die zu tief ineinanderstecken",
    "not-text": "muss Text sein",
    "not-a-list": "muss eine Liste haben",
    "bad-marks":
      "muss {card} mit „pull“ oder „severe“, mit „danger n“ und „damage n“ und mit höchstens einer Wirkung wie „repair 2“ kennzeichnen",
    "missing-prompts": "fehlen für: {cards}",
    "missing-title": "fehlt; jede Geschichte braucht einen Titel",
    "missing-win": "fehlt: Ein Ass muss die Rolle win haben",
    "unknown-file": "steht in {name}, und diese Datei wurde nicht geöffnet",
    "missing-column": "hat keine Spalte {name}",
    "wrong-count": "hat {count} statt {wanted} Karten der Art {type}",
    "unknown-type": "hat eine Karte der unbekannten Art „{type}“",
    "unknown-modifier": "hat den unbekannten Zusatz „{modifier}“",
    "unknown-card": "nennt die unbekannte Karte „{card}“",
    "unknown-action": "hat die unbekannte Handlung „{action}“",
    "wrong-place": "kann keine Karte der Art {type} auf {card} legen",
    "not-an-ace": "muss ein Ass sein, nicht {card}",
    "mixed-trackers": "muss tracker von einem Rang haben, nicht {cards}",
    "too-few": "hat {count} statt {wanted} Karten",
  },
  fileErrors: {
    "too-large": "Das ist kein Text, oder er hat mehr als {max} Zeichen.",
    "not-json": ({ line }) =>
      `Das ist nicht als JSON lesbar.${line === 0 ? "" : ` Es bricht in Zeile ${line} ab.`}`,
    "bad-journal": "Das ist kein Logbuch: {faults}",
    "bad-pack": "Diese Geschichte hat Fehler: {faults}",
    "unknown-format": ({ kind, listed }) =>
      `Das ist keine Geschichte, sondern anscheinend ${KINDS[kind](listed)}.`,
    "missing-config":
      "Das sieht aus wie die Karten einer Geschichte (deck.csv); öffne ihre config.yml mit dazu.",
    "missing-deck":
      "Das sieht aus wie die Einstellungen einer Geschichte (config.yml); öffne ihre deck.csv mit dazu.",
  },
  faultPlace: (line, name) => `Zeile ${line}${name === "" ? "" : `: ${name}`}`,
  assumptions: {
    default: "{name}: nicht angegeben; angenommen wurde {value}.",
    empty: "{name}: nicht angegeben und leer gelassen.",
    "standard-text": "{name}: nicht angegeben; dafür steht ein allgemeiner Text.",
    ignored: "{name}: hat in einer Geschichte keinen Platz und wurde weggelassen.",
    "by-order": "Karten ohne eigenen Platz liegen in der Reihenfolge der Datei.",
    "one-loss": "Es gibt einen Text für die Niederlage; er steht für jede Art zu verlieren.",
    "odd-ranks": "Proben verlangen die Ränge 3, 5, 7 und 9.",
  },
  names: {
    integrity: "Integrität",
    token: "Marker",
    tokens: "Marker",
    beacon: "das Notsignal",
    tool: "das Werkzeug",
    tracker: "König",
    trackers: "Könige",
    check: "Probe",
  },
  signs: { A: "A", J: "B", Q: "D", K: "K" },
  templates: TEMPLATES,
  calledInStory: (name) => `In dieser Geschichte: „${name}“.`,
  lessons: {
    aim: {
      title: "Das Ziel",
      text: "Erzähle von einem Menschen, der allein zurückgeblieben ist, und bring ihn vielleicht nach Hause. Die meisten Spiele gehen verloren; was bleibt, ist das Logbuch.",
    },
    day: {
      title: "Ein Tag",
      text: "Ein Würfel sagt, wie viele Karten der Tag hat. Decke sie nacheinander auf, lies den Impuls und überlege, was geschieht. Am Abend schreibst oder sprichst du den Eintrag ins Logbuch, eine Zeile oder eine Seite, wie du magst.",
    },
    tower: {
      title: "Der Turm",
      text: "Manche Karten verlangen eine Probe: Ein Würfel nimmt so viel von dem weg, was dich zusammenhält. Ist nichts mehr da, endet die Geschichte. Asse machen Proben milder.",
    },
    kings: {
      title: "Könige",
      text: "Jeder König bleibt in Sicht. Der vierte beendet die Geschichte.",
    },
    rescue: {
      title: "Ein Ausweg",
      text: "Ein Ass setzt das Notsignal in Gang. Von da an kann jeden Abend ein Wurf die Rettung um einen Marker näher bringen; ist der letzte Marker weg, entscheidet eine letzte Probe.",
    },
    kindness: {
      title: "Rücksicht",
      text: "Jeder Impuls lässt sich abmildern oder weglassen. Auch die Gefahr kannst du verringern oder ganz abschalten.",
    },
  },
  presets: PRESETS,
  difficulties: DIFFICULTIES,
  oddsOf: GAMES,
  odds: { never: "nie", none: (games) => `keins von ${games}` },
  options: {
    preset: "Regeln",
    presetChoice: (preset, won) => `${PRESETS[preset]}: ${won} gewonnen`,
    presetHint:
      "Das gilt auf dem Schiff, im normalen Modus; jede Geschichte hat ihre eigenen Zahlen.",
    difficulty: "Schwierigkeit",
    danger: "Gefahr",
    dangers: {
      story: "wie die Geschichte es vorsieht",
      odd: "Proben nur bei 3, 5, 7 und 9",
      off: "keine Proben; nur die Könige und der Stapel beenden das Spiel",
      narrative: "nur erzählen: Nichts kann verloren gehen",
    },
    hasEarlyBeacon: "Frühes Signal",
    hasEarlyBeaconHint: "Die Karte, die das Notsignal in Gang setzt, liegt oben auf dem Stapel.",
  },
};
