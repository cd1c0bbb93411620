// Why an order is worth its die, or is not.
import { type Face, MAX_HULL, MAX_SHIELDS } from "./data/vocabulary.js";
import { ENGLISH, type Words } from "./english.js";
import { threatName, type WithCards } from "./names.js";
import type { Action, ThreatView, View } from "./types.js";

/** Why an order would change nothing but where its die lies, as a sentence; undefined when it does something (E2). */
export function uselessReason(
  view: View,
  action: Action,
  { useless }: Words = ENGLISH,
): string | undefined {
  switch (action.type) {
    case "repair":
      return view.hull + view.repairs >= MAX_HULL ? useless.repair : undefined;
    case "recharge":
      return view.shields === MAX_SHIELDS ? useless.recharge : undefined;
    case "heal": {
      const isHurt = view.dice.some(({ place }) => place === "infirmary");
      return isHurt || action.freed !== null ? undefined : useless.heal;
    }
    case "change":
      return view.dice[action.other]?.face === action.face ? useless.change : undefined;
    case "fire": {
      const isKept = view.threats.some(({ passive }) => passive === "hp-floor");
      return isKept && findThreat(view, action.target)?.hp === 1 ? useless.fire : undefined;
    }
    default:
      return undefined;
  }
}

/** Why a good player would take an action, in a sentence or two. */
export function describeReason(
  view: View,
  action: Action,
  game: WithCards,
  words: Words = ENGLISH,
): string {
  const { reasons } = words;
  const useless = uselessReason(view, action, words);
  if (useless !== undefined) return reasons.useless(useless);
  switch (action.type) {
    case "roll":
    case "reroll":
    case "continue":
      return reasons[action.type];
    case "change":
      return reasons.change(action.face, namesAsking(view, action.face, game, words));
    case "heal":
      return healReason(view, action.freed, words);
    case "recharge":
      return reasons.recharge(view.shields);
    case "repair":
      return reasons.repair(view.hull);
    case "end-assign":
      return hasIdleDie(view) ? reasons.idle : reasons.allUsed;
    default:
      return threatReason(view, action, game, words);
  }
}

function findThreat(view: View, card: number): ThreatView | undefined {
  return view.threats.find((threat) => threat.card === card);
}

/** The reason for an order that is about a threat: what becomes of it, and what that prevents. */
function threatReason(
  view: View,
  { type, target }: Extract<Action, { readonly target: number }>,
  game: WithCards,
  words: Words,
): string {
  const threat = findThreat(view, target);
  if (threat === undefined) return "";
  const { reasons } = words;
  const { hp, needs, dice } = threat;
  const name = threatName(threat.threat, game, words);
  const done = {
    fire: () => reasons.fire(name, hp),
    stasis: () => reasons.stasis(name),
    resolve: () => reasons.resolve(name, (needs?.count ?? 1) - dice.length - 1),
  }[type]();
  return [done, ...dangersOf(threat, words)].join(" ");
}

/** What a threat does when its symbol is rolled, and what it does all the time. */
function dangersOf({ symbol, activate, passive }: ThreatView, words: Words): string[] {
  const { effects, passives, reasons } = words;
  const told = activate.map(({ effect, amount = 1 }) => effects[effect](amount)).join(" ");
  return [
    ...(symbol === null || told === "" ? [] : [reasons.danger(symbol, told)]),
    ...(passive === null ? [] : [reasons.always(passives[passive])]),
  ];
}

function healReason(view: View, freed: number | null, { reasons }: Words): string {
  const hurt = view.dice.filter(({ place }) => place === "infirmary").length;
  const scanned = view.dice.filter(({ place }) => place === "scanners").length;
  return [
    ...(hurt === 0 ? [] : [reasons.healed(hurt)]),
    ...(freed === null ? [] : [reasons.freed(freed, scanned)]),
  ].join(" ");
}

/** The threats on board that ask for a face, by name. */
function namesAsking(view: View, face: Face, game: WithCards, words: Words): readonly string[] {
  const asking = view.threats.filter(({ needs }) => needs?.face === face);
  return asking.map(({ threat }) => threatName(threat, game, words));
}

function hasIdleDie({ dice }: View): boolean {
  return dice.some(({ place, face }) => place === "pool" && face !== "threat");
}
