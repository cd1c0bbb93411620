// Why an action is refused and what is wrong with rows and saves, in German.
import type { Face, Phase } from "../data/vocabulary.js";
import type { Words } from "../english.js";
import { cardName, either, FACES, PHASES, Subject, subject } from "./names.js";

/** A card as the subject of a clause. */
const the = (name: string | number) => subject(cardName(name));

const faceName = (face: string | number) => FACES[face as Face];

/** Why an action is refused. */
export const REFUSALS: Words["refusals"] = {
  "game-over": "Das Spiel ist zu Ende.",
  "wrong-phase": ({ phase }) => `In der Phase „${PHASES[phase as Phase]}“ geht das nicht.`,
  "not-in-pool": "Würfel {number} liegt nicht im Vorrat.",
  "not-rolled": "Würfel {number} ist noch nicht geworfen.",
  "threat-face": "Würfel {number} zeigt Gefahr und kann nicht eingesetzt werden.",
  "wrong-face": ({ number, face, needed }) =>
    `Würfel ${number} zeigt ${faceName(face)}, gebraucht wird aber ${faceName(needed)}.`,
  "station-used": ({ station }) =>
    `Die Station ${faceName(station)} wirkt in diesem Spiel nur einmal je Runde.`,
  "commander-blocked": ({ name }) => `Das Kommando fällt aus, solange ${the(name)} im Spiel ist.`,
  "nothing-to-reroll": "Im Vorrat liegt kein anderer Würfel, den du neu werfen könntest.",
  "same-die": "Ein Würfel kann sich nicht selbst drehen.",
  "recharge-blocked": ({ name }) =>
    `Die Schilde lassen sich nicht aufladen, solange ${the(name)} im Spiel ist.`,
  "not-in-scanners":
    "Würfel {number} liegt nicht in den Scannern und kann also nicht befreit werden.",
  "must-free": ({ dice }) =>
    `Ein Medizinwürfel befreit auch einen Würfel aus den Scannern: ${either(dice.split(", ").map((die) => `Würfel ${die}`))}.`,
  "not-in-play": ({ name }) => `${Subject(cardName(name))} ist nicht im Spiel.`,
  "no-target": "Es ist kein Feind da, auf den du schießen könntest.",
  "not-an-enemy": ({ name }) =>
    `${Subject(cardName(name))} ist kein Feind, auf den du schießen könntest.`,
  "already-destroyed": ({ name }) => `${Subject(cardName(name))} ist schon zerstört.`,
  "barrier-up": ({ name, barrier }) =>
    `${Subject(cardName(name))} ist nicht zu treffen, solange ${the(barrier)} steht.`,
  "not-alone": ({ name }) =>
    `${Subject(cardName(name))} ist erst zu treffen, wenn kein anderer Feind mehr da ist.`,
  "no-stasis": ({ name }) =>
    `In diesem Spiel bekommt nur ein Feind einen Stasismarker, und ${the(name)} ist keiner.`,
  "cannot-be-resolved": ({ name }) =>
    `${Subject(cardName(name))} lässt sich nicht mit Würfeln bewältigen.`,
};

/** What is wrong with rows and saves, as the end of a sentence that begins with the field. */
export const FAULTS: Words["faults"] = {
  "not-kebab-case": "muss klein und mit Bindestrichen geschrieben sein",
  "amount-not-taken": "darf bei „{effect}“ keine Menge haben",
  "no-hp": "ist ein Ziel und braucht hp, außer es legt sich beim Aufdecken selbst ab",
  "hp-not-taken": "hat hp, ist aber kein Feind, auf den man schießen kann",
  "needs-not-taken": "hat needs, ist aber keine Gefahr an Bord",
  "lock-and-needs": "kann nicht zugleich einen Würfel festhalten und mit Würfeln bewältigt werden",
  "only-alone-not-taken": "hat onlyAlone, ist aber keine Gefahr von außen",
  "filler-too-rich": "ist eine harmlose Karte und darf nur id, name, kind und count haben",
  "no-symbol": "wird aktiv und braucht ein symbol",
  "locks-late": "kann einen Würfel nur beim Aufdecken festhalten",
  "frees-early": "kann den Würfel erst beim Aktivieren loslassen",
  "draws-early": "kann Karten erst beim Aktivieren ziehen",
  "regenerates-early": "kann sich erst beim Aktivieren erholen",
  "regenerates-nothing": "erholt sich und braucht dafür hp",
  "boss-discards-itself": "ist der Boss oder seine Barriere und kann sich nicht selbst ablegen",
  "discard-not-last": "darf sich erst als Letztes selbst ablegen",
  "boss-count": "ist der Boss, von dem es genau eine Karte gibt",
  "kills-when-drawn": "zerstört beim Ziehen jedes Schiff, sodass kein Spiel zu gewinnen wäre",
  "keeps-enemies-alive":
    "hält alle Feinde am Leben und verlässt das Spiel nie, sodass keines zu gewinnen wäre: Es braucht needs",
  "protect-each-other": ({ first, second }) =>
    `kann ${cardName(first)} und ${second === "" ? "noch eine davon" : cardName(second)} zugleich enthalten; keins wäre zu treffen, solange das andere da ist, sodass kein Spiel zu gewinnen wäre`,
  "duplicate-id": "hat mehr als eine Zeile „{id}“",
  "not-one-boss": "muss genau eine Zeile mit kind „boss“ haben, nicht {count}",
  "too-many-cards": "hat mehr als {max} Karten",
  "too-few-cards": "hat auf {difficulty} weniger als {min} Karten neben dem Boss",
  "cards-not-conserved": "muss jede Karte des Stapels genau einmal enthalten",
  "boss-not-last": "muss den Boss unter allen anderen Karten lassen, bis er gezogen wird",
  "wrong-hit-points": "muss jeder Karte im Spiel ihre Trefferpunkte und Marker geben",
  "die-out-of-place": "muss jeden Würfel dort haben, wo seine Seite und die Karten es zulassen",
  "wrong-phase": "muss Würfel und Gefahrenwürfel so haben, wie die Phase es verlangt",
  "wrong-ending": "muss genau dann zu Ende sein, wenn ein Spiel endet",
  "drawn-wrongly": "muss leer sein, solange der Gefahrenwürfel wartet",
  "not-a-card": "muss die id einer Karte sein, und „{id}“ ist keine",
  "no-more-copies": "nennt mehr Karten „{id}“, als es gibt",
  "not-on-a-card": "muss eine Karte im Spiel sein",
};
