/**
 * Everything the game says, in German.
 *
 * @packageDocumentation
 */
import { MAX_HULL, MAX_SHIELDS, SCANNERS_PER_CARD } from "./data/vocabulary.js";
import type { Words } from "./english.js";
import { DISTRESS_CALL, GLOSSARY, LESSONS } from "./german/lessons.js";
import {
  count,
  DICE,
  DIFFICULTIES,
  EFFECTS,
  FACES,
  from,
  list,
  number,
  object,
  PASSIVES,
  PHASES,
  PLACES,
  POINTS,
  pick,
  Subject,
  SYMBOLS,
  subject,
  THREATS,
  TURNS,
} from "./german/names.js";
import { FAULTS, REFUSALS } from "./german/problems.js";
import { ACTIONS, die, EVENTS, hullPoints, ORDERS, RESULTS } from "./german/sentences.js";

const HARMLESS = { one: "harmlose Karte", other: "harmlose Karten" };
const ON_BOARD = { one: "Gefahr an Bord", other: "Gefahren an Bord" };

const harmlessCards = (cards: number): string =>
  cards === 0 ? "keine harmlosen Karten" : count(cards, HARMLESS);

/** The words of the game in German. */
export const GERMAN: Words = {
  refusals: REFUSALS,
  faults: FAULTS,
  threats: THREATS,
  faces: FACES,
  symbols: SYMBOLS,
  places: PLACES,
  phases: PHASES,
  difficulties: DIFFICULTIES,
  passives: PASSIVES,
  effects: EFFECTS,
  actions: ACTIONS,
  orders: ORDERS,
  events: EVENTS,
  results: RESULTS,
  outcome: {
    stalemate: "An Bord konnte sich nichts mehr ändern.",
    lastBlow: (name) => `Der letzte Schlag kam ${from(name)}.`,
    summary: ({ difficulty, turns, hull }) =>
      `${DIFFICULTIES[difficulty]}, ${count(turns, TURNS)}, Rumpf ${number(hull)}.`,
  },
  preview: {
    rerolled: (dice) =>
      `${count(dice, { one: "Würfel wird", other: "Würfel werden" })} neu geworfen.`,
    repairs: (points) => `Repariert am Ende des Einsatzes ${hullPoints(points)}.`,
  },
  useless: {
    repair: "Der Rumpf wird auch ohne ihn wieder ganz.",
    recharge: "Die Schilde sind voll.",
    heal: "Auf der Krankenstation ist niemand.",
    change: "Er zeigt diese Seite schon.",
    fire: "Der letzte Trefferpunkt bleibt.",
  },
  reasons: {
    useless: (why) => `Für diesen Würfel gibt es nichts Besseres mehr. ${why}`,
    roll: "Die Runde beginnt mit dem Wurf.",
    reroll:
      "Neu geworfen sind die anderen Würfel im Vorrat im Schnitt mehr wert als so, wie sie liegen.",
    change: (face, asking) => {
      const who = [...new Set(asking)].map(subject);
      const verb = pick(who.length, { one: "verlangt", other: "verlangen" });
      const why = who.length === 0 ? "" : `; ${list(who)} ${verb} danach`;
      return `Als ${FACES[face]} ist der Würfel mehr wert als so, wie er liegt${why}.`;
    },
    fire: (name, hp) =>
      hp === 1
        ? `Das zerstört ${object(name)}.`
        : `${Subject(name)} hat noch ${number(hp)} TP; jeder Schuss bringt das Ende näher.`,
    healed: (dice) =>
      `${count(dice, { one: "Würfel kommt", other: "Würfel kommen" })} von der Krankenstation zurück.`,
    freed: (freed, scanned) =>
      `${die(freed)} verlässt die Scanner, wo ${count(scanned, DICE)} ${pick(scanned, { one: "festhängt", other: "festhängen" })}; je ${SCANNERS_PER_CARD} dort bringen in jeder Runde eine weitere Karte.`,
    recharge: (shields) =>
      `Die Schilde stehen nur noch bei ${number(shields)} von ${MAX_SHIELDS}, und ein Würfel lädt sie ganz auf.`,
    stasis: (name) => `${Subject(name)} verschläft dann die nächste Aktivierung.`,
    repair: (hull) => `Der Rumpf steht bei ${number(hull)} von ${MAX_HULL}.`,
    resolve: (name, missing) =>
      missing <= 0
        ? `Damit ist ${subject(name)} bewältigt.`
        : `Mit ${missing === 1 ? "einem weiteren Würfel" : `${number(missing)} weiteren Würfeln`} ist ${subject(name)} bewältigt.`,
    idle: "Die übrigen Würfel würden nichts ändern, worauf es jetzt ankommt.",
    allUsed: "Alle Würfel sind eingesetzt.",
    continue: "In dieser Phase gibt es nichts zu entscheiden.",
    danger: (symbol, effects) => `Bei ${SYMBOLS[symbol]}, 1 von 6 in jeder Runde: ${effects}`,
    always: (passive) => `Solange die Karte da ist: ${passive}`,
  },
  distressCall: DISTRESS_CALL,
  story: {
    fight: (turns, destroyed, resolved) => {
      const names = destroyed.map(object);
      const shown = names.length > 3 ? [...names.slice(0, 3), "andere"] : names;
      const shot = shown.length === 0 ? "schoss nichts ab" : `schoss ${list(shown)} ab`;
      const held = `Die Crew hielt ${count(turns, TURNS)} durch`;
      return resolved === 0
        ? `${held} und ${shot}.`
        : `${held}, ${shot} und bewältigte ${count(resolved, ON_BOARD)}.`;
    },
    ship: (lost, repaired, sent) =>
      `Der Rumpf verlor ${count(lost, POINTS)} und bekam ${number(repaired)} zurück` +
      `${sent === 0 ? "" : `; ${number(sent)}-mal kam jemand auf die Krankenstation`}.`,
    worst: (name, damage) =>
      `Den meisten Schaden richtete ${subject(name)} an: ${number(damage)} insgesamt.`,
    calls: {
      won: "Dann kam eine Flotte aus der Dunkelheit und antwortete auf den Ruf.",
      "hull-lost": "Der Ruf geht immer noch hinaus. Niemand ist mehr da, der ihn abstellt.",
      "crew-lost": "Das Schiff treibt mit brennenden Lichtern weiter, und der Ruf wiederholt sich.",
    },
  },
  printedGame:
    "Die Regeln sind wie im veröffentlichten Spiel ausgelegt, gespielt wird aber mit dem Gefahrenstapel dieser Fassung: Seine Karten sind andere als die veröffentlichten.",
  difficulty: (difficulty, harmless, model) => {
    const cards = `${DIFFICULTIES[difficulty]}: ${harmlessCards(harmless)} im Stapel`;
    if (harmless === 0) return `${cards}.`;
    return model === "graded"
      ? `${cards}, und jede davon befreit auch alle Würfel aus den Scannern.`
      : `${cards}; jede macht das Spiel eine Runde länger.`;
  },
  options: {
    difficulty: "Schwierigkeit",
    difficultyChoice: (difficulty, harmless) =>
      `${DIFFICULTIES[difficulty]} (${harmlessCards(harmless)})`,
    difficultyModel: "Was die Schwierigkeit ändert",
    difficultyModelHint:
      "Wer gut spielt, gewinnt mit der abgestuften Schwierigkeit 79 von 100 Spielen auf Leicht, 69 auf Normal und 47 auf Schwer; wie geschrieben sind es immer 47.",
    difficultyModels: {
      graded: "abgestuft: harmlose Karten leeren auch die Scanner",
      "as-written": "wie geschrieben: das Spiel dauert länger und ist gleich schwer",
    },
    readings: "Regeln",
    readingsChoices: { own: "dieser Fassung", printed: "des gedruckten Spiels" },
    stationUse: "Kommando und Forschung",
    stationUses: { "each-die": "wirken einmal je Würfel", once: "wirken einmal je Runde" },
  },
  lessons: LESSONS,
  glossary: GLOSSARY,
};
