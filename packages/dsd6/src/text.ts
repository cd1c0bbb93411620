/**
 * English names and sentences for screens and logs.
 *
 * @packageDocumentation
 */
import type {
  Difficulty,
  EffectName,
  Face,
  Passive,
  Phase,
  Place,
  ThreatSymbol,
} from "./data/vocabulary.js";
import type { Action, Effect, Event, Outcome, View } from "./types.js";

/** The crew faces by name. */
export const FACE_NAMES: Readonly<Record<Face, string>> = {
  commander: "Commander",
  tactical: "Tactical",
  medical: "Medical",
  science: "Science",
  engineering: "Engineering",
  threat: "Threat",
};

/** The symbols of the threat die by name. */
export const SYMBOL_NAMES: Readonly<Record<ThreatSymbol, string>> = {
  skull: "Skull",
  lightning: "Lightning",
  alien: "Alien",
  warning: "Warning",
  hazard: "Hazard",
  nova: "Nova",
};

/** The symbols of crew and threat dice as single characters. */
export const ICONS: Readonly<Record<Face | ThreatSymbol, string>> = {
  commander: "★",
  tactical: "✦",
  medical: "✚",
  science: "◈",
  engineering: "⚙",
  threat: "!",
  skull: "☠",
  lightning: "⚡",
  alien: "👾",
  warning: "⚠",
  hazard: "☢",
  nova: "✺",
};

/** The places of a die by name. */
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  pool: "Pool",
  commander: "Commander station",
  tactical: "Tactical station",
  medical: "Medical station",
  science: "Science station",
  engineering: "Engineering station",
  scanners: "Scanners",
  infirmary: "Infirmary",
  spent: "Spent",
  threat: "On a threat",
};

/** The phases by name. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  roll: "Roll",
  assign: "Assign",
  draw: "Draw",
  activate: "Activate",
  over: "Game over",
};

/** The difficulties by name. */
export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = {
  easy: "Easy",
  normal: "Normal",
  hard: "Hard",
};

/** The passives as sentences. */
export const PASSIVE_TEXTS: Readonly<Record<Passive, string>> = {
  "no-recharge": "Shields cannot be recharged.",
  "no-commander": "The Commander station is off, and a Don't Panic card brings another card.",
  "hp-floor": "Enemies keep their last hit point.",
};

/** The names of cards whose id does not spell them. */
const SPECIAL_NAMES: Readonly<Record<string, string>> = {
  "spore-infestation": "Spore: Infestation",
  "dont-panic": "Don't Panic",
};

/** The name of a card, also of one of your own: its id in words. */
export function threatName(id: string): string {
  if (Object.hasOwn(SPECIAL_NAMES, id)) return SPECIAL_NAMES[id] as string;
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function crew(amount: number): string {
  return amount === 1 ? "1 crew" : `${amount} crew`;
}

const EFFECT_TEXTS: Readonly<Record<EffectName, (amount: number) => string>> = {
  "hull-damage": (amount) => `Deals ${amount} damage, to the shields first.`,
  "shield-damage": (amount) => `Deals ${amount} damage to the shields alone.`,
  "shield-or-hull-damage": (amount) =>
    `Deals ${amount} damage to the shields, or to the hull when they are down.`,
  "send-crew": (amount) => `Sends ${crew(amount)} to the Infirmary.`,
  "send-pool": () => "Sends every die in the pool to the Infirmary.",
  "return-crew": (amount) => `Returns ${crew(amount)} from the Infirmary.`,
  "lock-die": () => "Holds a die from the pool.",
  "free-die": () => "Lets its die go.",
  "discard-self": () => "Is discarded.",
  "shuffle-discards": (amount) => `Shuffles the ${amount} newest discards into the deck.`,
  "draw-cards": (amount) => (amount === 1 ? "Draws another card." : `Draws ${amount} more cards.`),
  regenerate: () => "Is back at full hit points.",
};

/** An effect of a threat as a sentence. */
export function describeEffect({ effect, amount }: Effect): string {
  return EFFECT_TEXTS[effect](amount ?? 1);
}

/** Dice are numbered from 1 for people. */
function die(number: number): string {
  return `die ${number + 1}`;
}

function dice(numbers: readonly number[]): string {
  const names = numbers.map((number) => String(number + 1));
  if (names.length === 1) return `die ${names[0]}`;
  return `dice ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function target(card: number, view: View | undefined): string {
  const threat = view?.threats.find((one) => one.card === card);
  return threat === undefined ? `card ${card}` : threatName(threat.threat);
}

/** What an action is, as a sentence; with the view it names the cards. */
export function describeAction(action: Action, view?: View): string {
  switch (action.type) {
    case "roll":
      return "Roll the crew dice.";
    case "reroll":
      return `Commander: use ${die(action.die)} to reroll the other dice in the pool.`;
    case "change":
      return `Commander: use ${die(action.die)} to turn ${die(action.other)} to ${FACE_NAMES[action.face]}.`;
    case "fire":
      return `Tactical: fire ${die(action.die)} at ${target(action.target, view)}.`;
    case "heal":
      return action.frees === null
        ? `Medical: use ${die(action.die)} to heal the crew.`
        : `Medical: use ${die(action.die)} and free ${die(action.frees)} from the Scanners.`;
    case "recharge":
      return `Science: use ${die(action.die)} to recharge the shields.`;
    case "stasis":
      return `Science: use ${die(action.die)} to put ${target(action.target, view)} in stasis.`;
    case "repair":
      return `Engineering: use ${die(action.die)} to repair the hull.`;
    case "resolve":
      return `Put ${die(action.die)} on ${target(action.target, view)}.`;
    case "end-assign":
      return "End the assignments and draw.";
    case "continue":
      return "Continue.";
  }
}

/** The sentences of events, by type. */
const EVENT_TEXTS: {
  readonly [K in Event["type"]]: (event: Extract<Event, { type: K }>) => string;
} = {
  "crew-rolled": ({ rolls }) =>
    rolls.length === 0
      ? "There is no crew to roll."
      : `The crew rolled ${rolls.map(({ face }) => FACE_NAMES[face]).join(", ")}.`,
  "die-scanned": (event) => `${capital(die(event.die))} is locked in the Scanners.`,
  "die-assigned": (event) =>
    `${capital(die(event.die))} takes the ${FACE_NAMES[event.station]} station.`,
  "die-changed": (event) => `${capital(die(event.die))} now shows ${FACE_NAMES[event.face]}.`,
  "threat-hit": ({ threat, damage, hp }) =>
    damage === 0
      ? `The hit on ${threatName(threat)} is wasted; it keeps ${hp} HP.`
      : `${threatName(threat)} takes ${damage} damage and has ${hp} HP left.`,
  "threat-destroyed": ({ threat }) => `${threatName(threat)} is destroyed.`,
  "crew-healed": (event) =>
    event.dice.length === 0
      ? "Nobody was in the Infirmary."
      : `The Infirmary discharges ${dice(event.dice)}.`,
  "scanner-freed": (event) => `${capital(die(event.die))} leaves the Scanners.`,
  "shields-recharged": ({ shields, amount }) =>
    amount === 0 ? "The shields were full already." : `The shields are back at ${shields}.`,
  "stasis-placed": ({ threat, tokens }) =>
    `${threatName(threat)} is in stasis for ${tokens === 1 ? "its next activation" : `${tokens} activations`}.`,
  "die-put-on-threat": (event) =>
    `${capital(die(event.die))} works on ${threatName(event.threat)}: ${event.count} of ${event.needed}.`,
  "threat-resolved": ({ threat }) => `${threatName(threat)} is resolved.`,
  "hull-repaired": ({ amount, hull }) =>
    amount === 0 ? "There was nothing to repair." : `The hull is repaired to ${hull}.`,
  "card-drawn": ({ threat }) => `${threatName(threat)} is drawn.`,
  "card-discarded": ({ threat }) => `${threatName(threat)} is discarded.`,
  "threat-die-rolled": ({ symbol }) => `The threat die shows ${SYMBOL_NAMES[symbol]}.`,
  "stasis-used": ({ threat }) => `Stasis holds ${threatName(threat)} back.`,
  "threat-activated": ({ threat }) => `${threatName(threat)} activates.`,
  "ship-damaged": ({ threat, shieldsLost, hullLost }) =>
    `${threatName(threat)} costs ${shieldsLost} shields and ${hullLost} hull.`,
  "crew-sent": (event) => `${threatName(event.threat)} sends ${die(event.die)} to the Infirmary.`,
  "crew-returned": (event) =>
    `${threatName(event.threat)} brings ${die(event.die)} back from the Infirmary.`,
  "die-locked": (event) => `${threatName(event.threat)} holds ${die(event.die)}.`,
  "die-unlocked": (event) => `${threatName(event.threat)} lets ${die(event.die)} go.`,
  "discards-shuffled": ({ threat, cards }) =>
    `${threatName(threat)} shuffles ${cards.length === 1 ? "1 card" : `${cards.length} cards`} back into the deck.`,
  "threat-regenerated": ({ threat, hp }) => `${threatName(threat)} is back at ${hp} HP.`,
  "turn-started": ({ turn }) => `Turn ${turn} begins.`,
  "game-ended": ({ result }) => RESULT_TEXTS[result],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What happened, as a sentence. */
export function describeEvent(event: Event): string {
  const describe = EVENT_TEXTS[event.type] as (event: Event) => string;
  return describe(event);
}

const RESULT_TEXTS: Readonly<Record<Outcome["result"], string>> = {
  won: "Every enemy is destroyed and help arrives.",
  "hull-lost": "The hull gives way and the ship is lost.",
  "crew-lost": "Nobody is left to fly the ship.",
};

/** How the game ended, in sentences. */
export function describeOutcome(outcome: Outcome): string {
  const { result, turns, hull, difficulty, killer, isStalemate } = outcome;
  const cause = isStalemate
    ? " Nothing on board could change any more."
    : killer === null
      ? ""
      : ` The last blow came from ${threatName(killer)}.`;
  const count = turns === 1 ? "1 turn" : `${turns} turns`;
  return `${RESULT_TEXTS[result]}${cause} ${DIFFICULTY_NAMES[difficulty]}, ${count}, hull ${hull}.`;
}
