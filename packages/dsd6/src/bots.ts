/**
 * Policies that read the view alone: a random one, and a captain who weighs what each die is worth.
 *
 * @packageDocumentation
 */
import { type Policy, randomPolicy } from "@games/core-game";
import {
  type EffectName,
  FACES,
  type Face,
  MAX_HULL,
  MAX_SHIELDS,
  type Passive,
  SYMBOLS,
} from "./data/vocabulary.js";
import type { Action, Dsd6, ThreatView, View } from "./types.js";

/** Plays any legal action, each equally likely. */
export const random: Policy<Dsd6> = randomPolicy;

/** Plays what is worth most: cards first, then crew, then the Commander, then what the dice show. */
export const captain: Policy<Dsd6> = (view, legalActions) => {
  const plan = makePlan(view);
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

/** The policies by name. */
export const bots: Readonly<Record<"random" | "captain", Policy<Dsd6>>> =
  /* @__PURE__ */ Object.freeze({ random, captain });

// Worth is measured in repairs of the hull, roughly. The numbers were found by playing many thousand games.

/** What one more activation of an effect costs. */
const HARM: Readonly<Record<EffectName, number>> = {
  "hull-damage": 0.7,
  "shield-damage": 0.1,
  "shield-or-hull-damage": 0.7,
  "send-crew": 1.2,
  "send-pool": 4.5,
  "return-crew": -3,
  "lock-die": 0,
  "free-die": -1,
  "discard-self": 0,
  "shuffle-discards": 1,
  "draw-cards": 0.8,
  regenerate: 0.5,
};
const PASSIVE_HARM: Readonly<Record<Passive, number>> = {
  "no-recharge": 1.4,
  "no-commander": 1.4,
  "hp-floor": 2,
};
/** A die in the Scanners draws cards and is hard to get back; one in the Infirmary waits for any Medical die. */
const SCANNED_DIE = 7.5;
const HURT_DIE = 3;
const REPAIR = 1.1;
const SHIELD = 0.9;
const SHOT = 0.9;
const STASIS = 0.3;
const COMMAND = 0.3;
/** A trifle for assigning a die that does nothing: on a station it is out of reach of Pandemic. */
const SAFETY = 0.01;
/** The order of things: cards while their dice can be used again, then crew, then the Commander, then the rest. */
const FIRST = 1000;
const EARLY = 100;
const SOON = 10;

/** What the captain looks at before weighing actions. */
interface Plan {
  /** How often a threat that stays will activate. */
  readonly activations: number;
  readonly scanned: number;
  readonly hurt: number;
  /** How many dice in the pool show each face. */
  readonly pool: Readonly<Record<Face, number>>;
  /** The repairs that are left to make. */
  readonly repairs: number;
  readonly passives: ReadonlySet<Passive | null>;
}

function makePlan(view: View): Plan {
  const pool = { commander: 0, tactical: 0, medical: 0, science: 0, engineering: 0, threat: 0 };
  for (const { place, face } of view.dice) if (place === "pool" && face !== null) pool[face]++;
  const count = (wanted: string) => view.dice.filter(({ place }) => place === wanted).length;
  return {
    activations: (0.45 * view.deckSize + 3) / SYMBOLS.length,
    scanned: count("scanners"),
    hurt: count("infirmary"),
    pool,
    repairs: MAX_HULL - view.hull - count("engineering"),
    passives: new Set(view.threats.map(({ passive }) => passive)),
  };
}

function worthOf(view: View, plan: Plan, action: Action): number {
  const rank = view.config.resolvedDice === "spent" ? SOON : FIRST;
  switch (action.type) {
    case "heal":
      return EARLY * healWorth(plan, 0) + SAFETY;
    case "resolve":
      return rank * resolveWorth(plan, threatOf(view, action.target));
    case "change":
      return SOON * changeWorth(view, plan, view.dice[action.other]?.face ?? "threat", action.face);
    case "reroll":
      return SOON * rerollWorth(view, plan);
    case "fire":
      return shotWorth(plan, threatOf(view, action.target));
    case "recharge":
      return SHIELD * (MAX_SHIELDS - view.shields) + SAFETY;
    case "stasis":
      return stasisWorth(threatOf(view, action.target)) + SAFETY;
    case "repair":
      return repairWorth(plan, 0) + SAFETY;
    default:
      return 0;
  }
}

function threatOf(view: View, card: number): ThreatView | undefined {
  return view.threats.find((threat) => threat.card === card);
}

/** What one activation of a threat costs. */
function harmOf({ activate }: ThreatView): number {
  return activate.reduce((sum, { effect, amount }) => sum + HARM[effect] * (amount ?? 1), 0);
}

/** What a threat will cost if it stays. */
function dangerOf(plan: Plan, threat: ThreatView): number {
  const lasting = threat.passive === null ? 0 : PASSIVE_HARM[threat.passive];
  return (harmOf(threat) + lasting) * plan.activations;
}

/** What a Medical die is worth after some others. */
function healWorth(plan: Plan, before: number): number {
  const healed = before === 0 ? HURT_DIE * plan.hurt : 0;
  return healed + (plan.scanned > before ? SCANNED_DIE : 0);
}

/** What an Engineering die is worth after some others. */
function repairWorth(plan: Plan, before: number): number {
  return plan.repairs > before ? REPAIR : 0;
}

function shotWorth(plan: Plan, threat: ThreatView | undefined): number {
  if (threat === undefined || (threat.hp === 1 && plan.passives.has("hp-floor"))) return SAFETY;
  return SHOT + dangerOf(plan, threat) / threat.hp;
}

function stasisWorth(threat: ThreatView | undefined): number {
  return threat === undefined ? 0 : (STASIS * Math.max(0, harmOf(threat))) / 3 ** threat.stasis;
}

/** Nothing, unless the pool has the dice to resolve the card now. */
function resolveWorth(plan: Plan, threat: ThreatView | undefined): number {
  if (threat === undefined || missing(threat) > plan.pool[threat.needs?.face ?? "threat"]) return 0;
  return dangerOf(plan, threat);
}

function missing({ needs, dice }: ThreatView): number {
  return (needs?.count ?? 0) - dice.length;
}

/** What a die of a face is worth after some others of the same face. */
function faceWorth(view: View, plan: Plan, face: Face, before: number): number {
  let worth = 0;
  for (const threat of view.threats) {
    if (threat.needs?.face === face && missing(threat) === before + 1)
      worth = Math.max(worth, dangerOf(plan, threat));
  }
  return worth + stationWorth(view, plan, face, before);
}

function stationWorth(view: View, plan: Plan, face: Face, before: number): number {
  switch (face) {
    case "commander":
      return COMMAND;
    case "tactical":
      return tacticalWorth(view, plan, before);
    case "medical":
      return healWorth(plan, before);
    case "science":
      return scienceWorth(view, plan, before);
    case "engineering":
      return repairWorth(plan, before);
    case "threat":
      return 0;
  }
}

function tacticalWorth(view: View, plan: Plan, before: number): number {
  let points = 0;
  let worth = 0;
  for (const threat of view.threats) {
    if (threat.targetRefusal !== null) continue;
    points += threat.hp;
    worth = Math.max(worth, shotWorth(plan, threat));
  }
  return points > before ? worth : 0;
}

function scienceWorth(view: View, plan: Plan, before: number): number {
  const canRecharge = before === 0 && !plan.passives.has("no-recharge");
  const recharged = canRecharge ? SHIELD * (MAX_SHIELDS - view.shields) : 0;
  return Math.max(recharged, ...view.threats.map(stasisWorth));
}

/** What a die in the pool is worth as it lies. */
function ownWorth(view: View, plan: Plan, face: Face): number {
  return faceWorth(view, plan, face, Math.max(0, plan.pool[face] - 1));
}

function changeWorth(view: View, plan: Plan, from: Face, to: Face): number {
  if (from === to || to === "threat") return 0;
  return faceWorth(view, plan, to, plan.pool[to]) - ownWorth(view, plan, from);
}

/** What the other dice in the pool gain on average; one Commander die is spent on it. */
function rerollWorth(view: View, plan: Plan): number {
  let average = -SCANNED_DIE;
  for (const face of FACES) average += faceWorth(view, plan, face, plan.pool[face]);
  average /= FACES.length;
  let worth = ownWorth(view, plan, "commander") - average;
  for (const face of FACES) worth += plan.pool[face] * (average - ownWorth(view, plan, face));
  return worth;
}
