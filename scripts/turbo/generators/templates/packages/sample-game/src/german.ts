/**
 * Everything the game says, in German.
 *
 * @packageDocumentation
 */
import { formsOf, type Sentences } from "@games/core-game/text";
import type { Words } from "./english.js";
import { DEFAULTS } from "./options.js";
import { type Event, type Outcome, UNLUCKY } from "./types.js";

const { count, number } = /* @__PURE__ */ formsOf("de");

const POINTS = { one: "Punkt", other: "Punkte" };
const POINTS_DATIVE = { one: "Punkt", other: "Punkten" };

const RESULTS: Readonly<Record<Outcome["result"], string>> = { won: "gewonnen", lost: "verloren" };

const EVENTS: Sentences<Event, undefined> = {
  "die-rolled": ({ value, pot }) => `Eine ${value}: Im Topf liegen ${count(pot, POINTS)}.`,
  "pot-lost": ({ points }) =>
    points === 0
      ? "Die Runde ist vorbei."
      : `Die Runde ist vorbei: ${count(points, POINTS)} verloren.`,
  "pot-banked": ({ points, score }) =>
    `${count(points, POINTS)} gesichert: insgesamt ${number(score)}.`,
  "game-ended": ({ outcome }) => `Das Spiel ist ${RESULTS[outcome.result]}.`,
};

/** The words of the game in German. */
export const GERMAN: Words = {
  refusals: {
    "game-over": "Das Spiel ist zu Ende: Es ist keine Runde mehr übrig.",
    "nothing-to-bank": "Vor dem ersten Wurf der Runde gibt es nichts zu sichern.",
  },
  faults: {
    "too-many-rounds": "hat mehr Runden übrig als am Anfang",
    "pot-after-end": "ist zu Ende und hat doch einen Topf",
    "score-without-round": "hat Punkte, bevor die erste Runde gespielt ist",
  },
  actions: { roll: "Würfeln.", bank: "Den Topf sichern." },
  events: EVENTS,
  outcome: ({ result, score }) =>
    `Das Spiel ist mit ${count(score, POINTS_DATIVE)} ${RESULTS[result]}.`,
  lessons: {
    aim: {
      title: "Das Ziel",
      text: `Erreiche ${DEFAULTS.target} Punkte in ${DEFAULTS.rounds} Runden.`,
    },
    roll: {
      title: "Würfeln",
      text: "Würfle, so oft du dich traust. Was der Würfel zeigt, kommt in den Topf.",
    },
    lose: { title: "Pech", text: `Eine ${UNLUCKY} kostet den Topf und beendet die Runde.` },
    bank: {
      title: "Oder sichern",
      text: "Wer sichert, bekommt die Punkte aus dem Topf, und die Runde ist vorbei.",
    },
  },
  options: { rounds: "Runden", target: "Ziel" },
};
