/**
 * Players that see the view alone: a random one, and a captain that weighs what each die is worth.
 *
 * @packageDocumentation
 */
import type { Policy } from "@games/core-game";
import { pick } from "@games/core-rng";
import { FACES, type Face } from "./data/vocabulary.js";
import type { Action, Dsd6, Effect, ThreatView, View } from "./types.js";

/** Plays any legal action. */
export const random: Policy<Dsd6> = (_, legalActions, luck) => pick(luck, legalActions);

/** Plays the action that is worth most by the captain's rules of thumb, and ends Assign when nothing is worth a die. */
export const captain: Policy<Dsd6> = (view, legalActions) => {
  const plan = survey(view);
  let best = legalActions[legalActions.length - 1] as Action;
  let most = 0;
  for (const action of legalActions) {
    const worth = worthOf(view, plan, action);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
};

/** Every player by name. */
export const bots = { random, captain };

// The worth of everything is measured in points of hull.

/** What it is worth to have a die back: the turns it will work before it is lost again. */
const A_DIE = 5;

/** What one activation of an effect costs. */
const HARM: Readonly<Record<Effect["effect"], number>> = {
  "hull-damage": 1,
  "shield-damage": 0.5,
  "shield-or-hull-damage": 1,
  "send-crew": 1.2,
  "send-pool": 3,
  "return-crew": -1,
  "lock-die": 0,
  "free-die": -1,
  "discard-self": 0,
  "shuffle-discards": 1,
  "draw-cards": 2,
  regenerate: 0.5,
};

/** What a passive costs each turn, in activations. */
const PASSIVE_HARM = { "no-recharge": 3, "no-commander": 3, "hp-floor": 3 } as const;

/** What the captain looks at before weighing actions. */
interface Plan {
  /** The turns a threat is expected to stay if nothing is done about it. */
  readonly horizon: number;
  readonly scanned: number;
  readonly hurt: number;
  /** How many dice in the pool show each face. */
  readonly pool: Readonly<Record<Face, number>>;
  /** Repairs that Engineering dice would make beyond those on the station already. */
  readonly damage: number;
}

function survey(view: View): Plan {
  const pool = Object.fromEntries(FACES.map((face) => [face, 0])) as Record<Face, number>;
  let scanned = 0;
  let hurt = 0;
  let engineers = 0;
  for (const { place, face } of view.dice) {
    if (place === "pool" && face !== null) pool[face]++;
    if (place === "scanners") scanned++;
    if (place === "infirmary") hurt++;
    if (place === "engineering") engineers++;
  }
  return { horizon: view.deckSize / 2 + 8, scanned, hurt, pool, damage: 8 - view.hull - engineers };
}

function harmOf(threat: ThreatView): number {
  const active = threat.activate.reduce(
    (sum, { effect, amount }) => sum + HARM[effect] * (amount ?? 1),
    0,
  );
  return active + (threat.passive === null ? 0 : PASSIVE_HARM[threat.passive]);
}

function worthOf(view: View, plan: Plan, action: Action): number {
  switch (action.type) {
    case "heal":
      return healWorth(plan, 0) * 10;
    case "resolve":
      return resolveWorth(view, plan, threatOf(view, action.target)) * 10;
    case "fire":
      return shotWorth(view, plan, threatOf(view, action.target));
    case "recharge":
      return 4 - view.shields;
    case "stasis":
      return stasisWorth(threatOf(view, action.target));
    case "repair":
      return plan.damage > 0 ? 1 : 0;
    case "change":
      return changeWorth(view, plan, view.dice[action.other]?.face ?? "threat", action.face) * 5;
    case "reroll":
      return rerollWorth(view, plan) * 5;
    default:
      return 0;
  }
}

function threatOf(view: View, card: number): ThreatView | undefined {
  return view.threats.find((threat) => threat.card === card);
}

function healWorth(plan: Plan, before: number): number {
  const healed = before === 0 ? plan.hurt : 0;
  return A_DIE * (healed + (plan.scanned > before ? 1 : 0));
}

/** A resolved card is worth the harm it would still do, when the dice for it are there. */
function resolveWorth(view: View, plan: Plan, threat: ThreatView | undefined): number {
  if (threat === undefined || threat.needs === null) return 0;
  const missing = threat.needs.count - threat.dice.length;
  if (plan.pool[threat.needs.face] < missing) return 0;
  return Math.max(0, (harmOf(threat) / 6) * plan.horizon) + (view.phase === "assign" ? 0 : 0);
}

function shotWorth(view: View, plan: Plan, threat: ThreatView | undefined): number {
  if (threat === undefined || threat.hp === 0) return 0;
  const hasFloor = view.threats.some(({ passive }) => passive === "hp-floor");
  if (hasFloor && threat.hp === 1) return 0;
  return 0.3 + ((harmOf(threat) / 6) * plan.horizon) / threat.hp;
}

function stasisWorth(threat: ThreatView | undefined): number {
  if (threat === undefined) return 0;
  const active = threat.activate.reduce(
    (sum, { effect, amount }) => sum + HARM[effect] * (amount ?? 1),
    0,
  );
  return active * 0.7 ** (threat.stasis + 1);
}

/** What the n-th die of a face is worth now. */
function faceWorth(view: View, plan: Plan, face: Face, before: number): number {
  const resolved = Math.max(
    0,
    ...view.threats.map((threat) => {
      if (threat.needs === null || threat.needs.face !== face) return 0;
      const missing = threat.needs.count - threat.dice.length;
      return missing === before + 1 ? (harmOf(threat) / 6) * plan.horizon : 0;
    }),
  );
  return resolved + stationWorth(view, plan, face, before);
}

function stationWorth(view: View, plan: Plan, face: Face, before: number): number {
  switch (face) {
    case "medical":
      return healWorth(plan, before);
    case "tactical": {
      const targets = view.threats.filter(({ shielded }) => shielded === null);
      const hp = targets.reduce((sum, threat) => sum + threat.hp, 0);
      if (hp <= before) return 0;
      return Math.max(0, ...targets.map((threat) => shotWorth(view, plan, threat)));
    }
    case "science": {
      const canRecharge = view.threats.every(({ passive }) => passive !== "no-recharge");
      const recharge = before === 0 && canRecharge ? 4 - view.shields : 0;
      return Math.max(recharge, ...view.threats.map((threat) => stasisWorth(threat)));
    }
    case "engineering":
      return plan.damage > before ? 1 : 0;
    default:
      return 0;
  }
}

function changeWorth(view: View, plan: Plan, from: Face, to: Face): number {
  if (from === to || to === "threat") return 0;
  const lost = from === "threat" ? 0 : faceWorth(view, plan, from, plan.pool[from] - 1);
  return faceWorth(view, plan, to, plan.pool[to]) - lost;
}

function rerollWorth(view: View, plan: Plan): number {
  const average =
    FACES.reduce(
      (sum, face) =>
        sum + (face === "threat" ? -A_DIE : faceWorth(view, plan, face, plan.pool[face])),
      0,
    ) / 6;
  let worth = 0;
  let isFirst = true;
  for (const { place, face } of view.dice) {
    if (place !== "pool" || face === null) continue;
    if (face === "commander" && isFirst) {
      isFirst = false;
      continue;
    }
    worth +=
      average -
      (face === "threat" ? 0 : faceWorth(view, plan, face, Math.max(0, plan.pool[face] - 1)));
  }
  return worth;
}
