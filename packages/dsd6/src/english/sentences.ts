// What is done and what happens, in English.
import { capitalize, count, listWords, type Sentences } from "@games/core-game/text";
import type { Order } from "../orders.js";
import type { ActionTexts } from "../tell-action.js";
import type { Action, Event, Outcome } from "../types.js";
import { FACES, SYMBOLS } from "./names.js";

const die = (index: number): string => `die ${index + 1}`;
/** The same at the beginning of a sentence. */
export const capitalDie = (index: number): string => capitalize(die(index));

/** What an action is. */
export const ACTIONS: ActionTexts<Action> = {
  roll: () => "Roll the crew dice.",
  reroll: (action) => `Commander: use ${die(action.die)} to reroll the other dice in the pool.`,
  change: (action) =>
    `Commander: use ${die(action.die)} to turn ${die(action.other)} to ${FACES[action.face]}.`,
  fire: (action, target) => `Tactical: fire ${die(action.die)} at ${target}.`,
  heal: (action) =>
    action.freed === null
      ? `Medical: use ${die(action.die)} to heal the crew.`
      : `Medical: use ${die(action.die)} and free ${die(action.freed)} from the Scanners.`,
  recharge: (action) => `Science: use ${die(action.die)} to recharge the shields.`,
  stasis: (action, target) => `Science: use ${die(action.die)} to put ${target} in stasis.`,
  repair: (action) => `Engineering: use ${die(action.die)} to repair the hull.`,
  resolve: (action, target) => `Put ${die(action.die)} on ${target}.`,
  "end-assign": () => "End the assignments and draw.",
  continue: () => "Continue.",
};

/** A few words for the button of an order. */
export const ORDERS: ActionTexts<Order> = {
  reroll: () => "Reroll the rest of the pool",
  change: ({ face }) => FACES[face],
  fire: (_, target) => `Fire at ${target}`,
  heal: ({ freed }) => (freed === null ? "Heal the crew" : `Free ${die(freed)}`),
  recharge: () => "Recharge the shields",
  stasis: (_, target) => `Stasis on ${target}`,
  repair: () => "Repair the hull",
  resolve: (_, target) => `Work on ${target}`,
};

/** How the game ended. */
export const RESULTS: Record<Outcome["result"], string> = {
  won: "Every enemy is destroyed and help arrives.",
  "hull-lost": "The hull gives way and the ship is lost.",
  "crew-lost": "Nobody is left to fly the ship.",
};

/** What happened, told with the name of the card that the event is about. */
export const EVENTS: Sentences<Event, string> = {
  "crew-rolled": ({ rolls }) =>
    rolls.length === 0
      ? "There is no crew to roll."
      : `The crew rolled ${rolls.map(({ face }) => FACES[face]).join(", ")}.`,
  "die-scanned": (event) => `${capitalDie(event.die)} is locked in the Scanners.`,
  "die-assigned": (event) => `${capitalDie(event.die)} takes the ${FACES[event.station]} station.`,
  "die-changed": ({ die: changed, face, before }) =>
    `${capitalDie(changed)} ${before === face ? "still" : "now"} shows ${FACES[face]}.`,
  "threat-hit": ({ damage, hp }, name) =>
    damage === 0
      ? `The hit on ${name} is wasted; it keeps ${hp} HP.`
      : `${name} takes ${damage} damage and has ${hp} HP left.`,
  "threat-destroyed": (_, name) => `${name} is destroyed.`,
  "crew-healed": ({ dice }) =>
    dice.length === 0
      ? "Nobody was in the Infirmary."
      : `The Infirmary discharges ${listWords(dice.map(die))}.`,
  "scanner-freed": (event) => `${capitalDie(event.die)} leaves the Scanners.`,
  "shields-recharged": ({ shields, amount }) =>
    amount === 0 ? "The shields were full already." : `The shields are back at ${shields}.`,
  "stasis-placed": ({ tokens }, name) =>
    `${name} is in stasis for ${tokens === 1 ? "its next activation" : `${tokens} activations`}.`,
  "die-put-on-threat": (event, name) =>
    `${capitalDie(event.die)} works on ${name}: ${event.count} of ${event.needed}.`,
  "threat-resolved": (_, name) => `${name} is resolved.`,
  "hull-repaired": ({ amount, hull }) =>
    amount === 0 ? "There was nothing to repair." : `The hull is repaired to ${hull}.`,
  "card-drawn": (_, name) => `${name} is drawn.`,
  "card-discarded": (_, name) => `${name} is discarded.`,
  "threat-die-rolled": ({ symbol }) => `The threat die shows ${SYMBOLS[symbol]}.`,
  "stasis-used": (_, name) => `Stasis holds ${name} back.`,
  "threat-activated": (_, name) => `${name} activates.`,
  "ship-damaged": ({ shieldsLost, hullLost }, name) => {
    const shields = shieldsLost > 0 ? [count(shieldsLost, "shield")] : [];
    const hull = hullLost > 0 ? [`${hullLost} hull`] : [];
    return `${name} costs ${listWords([...shields, ...hull]) || "nothing: there are no shields to damage"}.`;
  },
  "crew-sent": (event, name) => `${name} sends ${die(event.die)} to the Infirmary.`,
  "crew-returned": (event, name) => `${name} brings ${die(event.die)} back from the Infirmary.`,
  "die-locked": (event, name) => `${name} holds ${die(event.die)}.`,
  "die-unlocked": (event, name) => `${name} lets ${die(event.die)} go.`,
  "discards-shuffled": ({ cards }, name) =>
    `${name} shuffles ${count(cards.length, "card")} back into the deck.`,
  "threat-regenerated": ({ hp }, name) => `${name} is back at ${hp} HP.`,
  "turn-started": ({ turn }) => `Turn ${turn} begins.`,
  "game-ended": ({ outcome }) => RESULTS[outcome.result],
};
