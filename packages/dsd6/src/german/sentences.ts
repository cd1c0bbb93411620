// What is done and what happens, in German.
import { capitalize } from "@games/core-game/text";
import type { Words } from "../english.js";
import {
  at,
  CARDS,
  count,
  DAMAGE,
  FACES,
  list,
  number,
  object,
  Subject,
  SYMBOLS,
} from "./names.js";

const SHIELDS = { one: "Schild", other: "Schilde" };
const HULL_POINTS = { one: "Rumpfpunkt", other: "Rumpfpunkte" };

/** What people call a die. */
export const die = (index: number): string => `Würfel ${index + 1}`;

/** A number of hull points. */
export const hullPoints = (points: number): string => count(points, HULL_POINTS);

/** What an action is. */
export const ACTIONS: Words["actions"] = {
  roll: () => "Mit der Crew würfeln.",
  reroll: (action) => `Kommando: mit ${die(action.die)} die anderen Würfel im Vorrat neu werfen.`,
  change: (action) =>
    `Kommando: ${die(action.other)} mit ${die(action.die)} auf ${FACES[action.face]} drehen.`,
  fire: (action, target) => `Taktik: mit ${die(action.die)} auf ${object(target)} feuern.`,
  heal: (action) =>
    action.freed === null
      ? `Medizin: mit ${die(action.die)} die Crew heilen.`
      : `Medizin: mit ${die(action.die)} heilen und ${die(action.freed)} aus den Scannern befreien.`,
  recharge: (action) => `Forschung: mit ${die(action.die)} die Schilde aufladen.`,
  stasis: (action, target) =>
    `Forschung: ${object(target)} mit ${die(action.die)} in Stasis versetzen.`,
  repair: (action) => `Technik: mit ${die(action.die)} den Rumpf reparieren.`,
  resolve: (action, target) => `${die(action.die)} auf ${object(target)} legen.`,
  "end-assign": () => "Den Einsatz beenden und ziehen.",
  continue: () => "Weiter.",
};

/** A few words for the button of an order. */
export const ORDERS: Words["orders"] = {
  reroll: () => "Den übrigen Vorrat neu werfen",
  change: ({ face }) => FACES[face],
  fire: (_, target) => `Auf ${object(target)} feuern`,
  heal: ({ freed }) => (freed === null ? "Die Crew heilen" : `${die(freed)} befreien`),
  recharge: () => "Die Schilde aufladen",
  stasis: (_, target) => `${capitalize(object(target))} in Stasis versetzen`,
  repair: () => "Den Rumpf reparieren",
  resolve: (_, target) => `${capitalize(at(target))} arbeiten`,
};

/** How the game ended. */
export const RESULTS: Words["results"] = {
  won: "Alle Feinde sind zerstört, und Hilfe trifft ein.",
  "hull-lost": "Der Rumpf gibt nach, und das Schiff ist verloren.",
  "crew-lost": "Niemand ist mehr da, der das Schiff fliegen könnte.",
};

/** What happened, told with the name of the card that the event is about. */
export const EVENTS: Words["events"] = {
  "crew-rolled": ({ rolls }) =>
    rolls.length === 0
      ? "Es ist keine Crew da, die würfeln könnte."
      : `Die Crew würfelt ${rolls.map(({ face }) => FACES[face]).join(", ")}.`,
  "die-scanned": (event) => `${die(event.die)} hängt in den Scannern fest.`,
  "die-assigned": (event) => `${die(event.die)} geht an die Station ${FACES[event.station]}.`,
  "die-changed": ({ die: changed, face, before }) =>
    `${die(changed)} zeigt ${before === face ? "weiterhin" : "jetzt"} ${FACES[face]}.`,
  "threat-hit": ({ damage, hp }, name) =>
    damage === 0
      ? `Der Treffer auf ${object(name)} verpufft: ${number(hp)} TP bleiben.`
      : `${Subject(name)} erleidet ${count(damage, DAMAGE)} und hat noch ${number(hp)} TP.`,
  "threat-destroyed": (_, name) => `${Subject(name)} ist zerstört.`,
  "crew-healed": ({ dice }) =>
    dice.length === 0
      ? "Auf der Krankenstation war niemand."
      : `Die Krankenstation entlässt ${list(dice.map(die))}.`,
  "scanner-freed": (event) => `${die(event.die)} verlässt die Scanner.`,
  "shields-recharged": ({ shields, amount }) =>
    amount === 0
      ? "Die Schilde waren schon voll."
      : `Die Schilde stehen wieder bei ${number(shields)}.`,
  "stasis-placed": ({ tokens }, name) =>
    `${Subject(name)} ist in Stasis: ${tokens === 1 ? "Die nächste Aktivierung fällt" : `Die nächsten ${number(tokens)} Aktivierungen fallen`} aus.`,
  "die-put-on-threat": (event, name) =>
    `${die(event.die)} arbeitet ${at(name)}: ${event.count} von ${event.needed}.`,
  "threat-resolved": (_, name) => `${Subject(name)} ist bewältigt.`,
  "hull-repaired": ({ amount, hull }) =>
    amount === 0
      ? "Es gab nichts zu reparieren."
      : `Der Rumpf ist repariert und steht bei ${number(hull)}.`,
  "card-drawn": (_, name) => `${Subject(name)} wird gezogen.`,
  "card-discarded": (_, name) => `${Subject(name)} wird abgelegt.`,
  "threat-die-rolled": ({ symbol }) => `Der Gefahrenwürfel zeigt ${SYMBOLS[symbol]}.`,
  "stasis-used": (_, name) => `Die Stasis hält ${object(name)} zurück.`,
  "threat-activated": (_, name) => `${Subject(name)} wird aktiv.`,
  "ship-damaged": ({ shieldsLost, hullLost }, name) => {
    const shields = shieldsLost > 0 ? [count(shieldsLost, SHIELDS)] : [];
    const hull = hullLost > 0 ? [hullPoints(hullLost)] : [];
    const lost = [...shields, ...hull];
    return lost.length === 0
      ? `${Subject(name)} richtet nichts an: Es sind keine Schilde mehr da.`
      : `${Subject(name)} kostet ${list(lost)}.`;
  },
  "crew-sent": (event, name) =>
    `${Subject(name)} schickt ${die(event.die)} auf die Krankenstation.`,
  "crew-returned": (event, name) =>
    `${Subject(name)} holt ${die(event.die)} von der Krankenstation zurück.`,
  "die-locked": (event, name) => `${Subject(name)} hält ${die(event.die)} fest.`,
  "die-unlocked": (event, name) => `${Subject(name)} lässt ${die(event.die)} los.`,
  "discards-shuffled": ({ cards }, name) =>
    `${Subject(name)} mischt ${count(cards.length, CARDS)} zurück in den Stapel.`,
  "threat-regenerated": ({ hp }, name) => `${Subject(name)} hat wieder ${number(hp)} TP.`,
  "turn-started": ({ turn }) => `Runde ${number(turn)} beginnt.`,
  "game-ended": ({ outcome }) => RESULTS[outcome.result],
};
