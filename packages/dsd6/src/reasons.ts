// Why an order is worth its die, or is not.
import { count, listWords } from "@games/core-game/text";
import { MAX_HULL, MAX_SHIELDS, SCANNERS_PER_CARD, SYMBOLS } from "./data/vocabulary.js";
import {
  describeEffect,
  FACE_NAMES,
  PASSIVE_TEXTS,
  SYMBOL_NAMES,
  threatName,
  type WithCards,
} from "./names.js";
import type { Action, ThreatView, View } from "./types.js";

/** Why an order would change nothing but where its die lies, as a sentence; undefined when it does something (E2). */
export function uselessReason(view: View, action: Action): string | undefined {
  switch (action.type) {
    case "repair": {
      const isWhole = view.hull + view.repairs >= MAX_HULL;
      return isWhole ? "The hull will be whole without it." : undefined;
    }
    case "recharge":
      return view.shields === MAX_SHIELDS ? "The shields are full." : undefined;
    case "heal": {
      const isHurt = view.dice.some(({ place }) => place === "infirmary");
      return isHurt || action.freed !== null ? undefined : "Nobody is in the Infirmary.";
    }
    case "change":
      return view.dice[action.other]?.face === action.face ? "It shows that face." : undefined;
    case "fire": {
      const isKept = view.threats.some(({ passive }) => passive === "hp-floor");
      const target = view.threats.find(({ card }) => card === action.target);
      return isKept && target?.hp === 1 ? "It keeps its last hit point." : undefined;
    }
    default:
      return undefined;
  }
}

/** Why a good player would take an action, in a sentence or two. */
export function describeReason(view: View, action: Action, game: WithCards): string {
  const useless = uselessReason(view, action);
  if (useless !== undefined) return `Nothing better is left for this die. ${useless}`;
  switch (action.type) {
    case "roll":
      return "The turn begins with the roll.";
    case "reroll":
      return "The other dice in the pool are worth less as they lie than new ones are on average.";
    case "change":
      return `As ${FACE_NAMES[action.face]} the die is worth more than what it shows now${turnedFor(view, action.face, game)}.`;
    case "fire":
      return fireReason(view, action.target, game);
    case "heal":
      return healReason(view, action.freed);
    case "recharge":
      return `The shields are down to ${view.shields} of ${MAX_SHIELDS}, and one die brings all of them back.`;
    case "stasis":
      return `${nameOf(view, action.target, game)} then sleeps through its next activation. ${dangerOf(view, action.target)}`;
    case "repair":
      return `The hull is at ${view.hull} of ${MAX_HULL}.`;
    case "resolve":
      return resolveReason(view, action.target, game);
    case "end-assign":
      return idleReason(view);
    case "continue":
      return "There is nothing to decide in this phase.";
  }
}

function findThreat(view: View, card: number): ThreatView | undefined {
  return view.threats.find((threat) => threat.card === card);
}

function nameOf(view: View, card: number, game: WithCards): string {
  return threatName(findThreat(view, card)?.threat ?? "", game);
}

/** What a threat does when its symbol is rolled, and what it does all the time. */
function dangerOf(view: View, card: number): string {
  const threat = findThreat(view, card);
  if (threat === undefined) return "";
  const { symbol, activate, passive } = threat;
  const effects = activate.map(describeEffect).join(" ");
  const sixth =
    symbol === null || effects === ""
      ? ""
      : `On ${SYMBOL_NAMES[symbol]}, 1 in ${SYMBOLS.length} each turn: ${effects}`;
  return [sixth, passive === null ? "" : `As long as it is there: ${PASSIVE_TEXTS[passive]}`]
    .filter(Boolean)
    .join(" ");
}

function fireReason(view: View, card: number, game: WithCards): string {
  const hp = findThreat(view, card)?.hp ?? 0;
  const name = nameOf(view, card, game);
  const first =
    hp === 1
      ? `This destroys ${name}.`
      : `${name} has ${hp} HP left; each shot brings its end nearer.`;
  return `${first} ${dangerOf(view, card)}`.trim();
}

function resolveReason(view: View, card: number, game: WithCards): string {
  const threat = findThreat(view, card);
  const missing = (threat?.needs?.count ?? 1) - (threat?.dice.length ?? 0) - 1;
  const name = nameOf(view, card, game);
  const first =
    missing <= 0 ? `This resolves ${name}.` : `With ${missing} more this resolves ${name}.`;
  return `${first} ${dangerOf(view, card)}`.trim();
}

function healReason(view: View, freed: number | null): string {
  const hurt = view.dice.filter(({ place }) => place === "infirmary").length;
  const scanned = view.dice.filter(({ place }) => place === "scanners").length;
  const lines = [
    hurt === 0 ? "" : `${count(hurt, "die comes", "dice come")} back from the Infirmary.`,
    freed === null
      ? ""
      : `Die ${freed + 1} leaves the Scanners, where ${count(scanned, "die is", "dice are")} locked; every ${SCANNERS_PER_CARD} draw one more card each turn.`,
  ];
  return lines.filter((line) => line !== "").join(" ");
}

/** What a die would be turned for, where a threat on board asks for the face. */
function turnedFor(view: View, face: string, game: WithCards): string {
  const asking = view.threats.filter(({ needs }) => needs?.face === face);
  const names = asking.map(({ threat }) => threatName(threat, game));
  return names.length === 0
    ? ""
    : `; ${listWords(names)} ${names.length === 1 ? "asks" : "ask"} for it`;
}

function idleReason(view: View): string {
  const isIdle = view.dice.some(({ place, face }) => place === "pool" && face !== "threat");
  return isIdle
    ? "The dice that are left would change nothing that matters now."
    : "Every die has been used.";
}
