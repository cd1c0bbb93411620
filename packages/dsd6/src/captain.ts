// The captain: rules of thumb that weigh what each die is worth.
import type { Policy } from "@games/core-game";
import {
  type EffectName,
  FACE,
  FACES,
  type Face,
  MAX_HULL,
  MAX_SHIELDS,
  SCANNERS_PER_CARD,
} from "./data/vocabulary.js";
import { HARM, PASSIVE_HARM, STASIS, WEIGHTS as W } from "./data/weights.js";
import type { Action, DieView, Dsd6, Effect, ThreatView, View } from "./types.js";

/** The order of things: cards while their dice can be used again, then crew, then the Commander, then the rest. */
const FIRST = 1000;
const EARLY = 100;
const SOON = 10;

/** Plays what is worth most: cards first, then crew, then the Commander, then what the dice show. */
export const captain: Policy<Dsd6> = (view, legalActions) => {
  let best = legalActions[legalActions.length - 1] as Action;
  if (legalActions.length === 1) return best;
  const plan = makePlan(view);
  let most = 0;
  for (let i = 0; i < legalActions.length; i++) {
    const action = legalActions[i] as Action;
    const worth = worthOf(plan, action);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
};

/** A threat as the captain weighs it. */
interface Threat {
  readonly card: number;
  /** What it will cost if it stays. */
  readonly danger: number;
  /** The face that resolves it and how many such dice are missing; null for a card that dice cannot resolve. */
  readonly face: Face | null;
  readonly missing: number;
  readonly shot: number;
  readonly stasis: number;
}

/** What the captain looks at before weighing actions; filled in one literal after the other, because spreads are slow. */
interface Plan {
  readonly threats: Threat[];
  /** What each die shows. */
  readonly faces: Face[];
  /** How many dice in the pool show each face, by the number of the face. */
  readonly pool: number[];
  /** Dice in the Scanners, in the Infirmary and at Engineering. */
  scanned: number;
  hurt: number;
  engineers: number;
  /** The hit points that can be shot at, and the best shot. */
  targets: number;
  bestShot: number;
  bestStasis: number;
  canCommand: boolean;
  canRecharge: boolean;
  /** What a repair, a recharge and a die freed from the Scanners are worth. */
  repair: number;
  recharge: number;
  freedDie: number;
  /** The repairs that are left to make. */
  repairs: number;
  readonly canReuse: boolean;
  /** Whether dice can wait on a card that is not resolved yet (R17). */
  readonly canWait: boolean;
  /** What one more die of each face would be worth, and what the last one in the pool is worth; made when asked for. */
  more: readonly number[] | undefined;
  own: readonly number[] | undefined;
}

function makePlan(view: View): Plan {
  const plan: Plan = {
    threats: [],
    faces: [],
    pool: [0, 0, 0, 0, 0, 0],
    scanned: 0,
    hurt: 0,
    engineers: 0,
    targets: 0,
    bestShot: 0,
    bestStasis: 0,
    canCommand: true,
    canRecharge: true,
    repair: 0,
    recharge: 0,
    freedDie: 0,
    repairs: 0,
    canReuse: view.config.resolvedDice === "reusable",
    canWait: view.config.unfinishedDice === "stay",
    more: undefined,
    own: undefined,
  };
  countCrew(plan, view);
  surveyThreats(plan, view);
  weighShip(plan, view);
  return plan;
}

function countCrew(plan: Plan, { dice }: View): void {
  for (let i = 0; i < dice.length; i++) {
    const { place, face } = dice[i] as DieView;
    plan.faces.push(face ?? "threat");
    if (place === "scanners") plan.scanned++;
    else if (place === "infirmary") plan.hurt++;
    else if (place === "engineering") plan.engineers++;
    else if (place === "pool" && face !== null) (plan.pool[FACE[face]] as number)++;
  }
}

function weighShip(plan: Plan, { hull, shields, deckSize }: View): void {
  const { scanned } = plan;
  const isDrawing = scanned > 0 && scanned % SCANNERS_PER_CARD === 0;
  plan.repairs = MAX_HULL - hull - plan.engineers;
  plan.repair = W.repair + W.urgentRepair * Math.max(0, MAX_HULL / 2 - hull);
  plan.recharge = plan.canRecharge ? W.shield * (MAX_SHIELDS - shields) : 0;
  plan.freedDie = W.freed + W.freedPerCard * deckSize + (isDrawing ? W.freedDraws : 0);
}

function surveyThreats(plan: Plan, { threats, deckSize }: View): void {
  let hasFloor = false;
  for (let i = 0; i < threats.length; i++) {
    const { passive } = threats[i] as ThreatView;
    if (passive === "hp-floor") hasFloor = true;
    else if (passive === "no-recharge") plan.canRecharge = false;
    else if (passive === "no-commander") plan.canCommand = false;
  }
  const activations = W.activations + W.activationsPerCard * deckSize;
  for (let i = 0; i < threats.length; i++) {
    const view = threats[i] as ThreatView;
    const threat = weighThreat(view, activations, hasFloor);
    plan.threats.push(threat);
    plan.bestStasis = Math.max(plan.bestStasis, threat.stasis);
    if (threat.shot === 0) continue;
    plan.targets += view.hp;
    plan.bestShot = Math.max(plan.bestShot, threat.shot);
  }
}

function weighThreat(view: ThreatView, activations: number, hasFloor: boolean): Threat {
  const { activate, passive, needs } = view;
  const lasting = passive === null ? 0 : PASSIVE_HARM[passive];
  const danger = (sumOf(activate, HARM) + lasting) * activations;
  const stopped = Math.max(0, sumOf(activate, STASIS));
  return {
    card: view.card,
    danger,
    face: needs === null ? null : needs.face,
    missing: needs === null ? 0 : needs.count - view.dice.length,
    shot: view.targetRefusal === null ? shotWorth(view.hp, danger, hasFloor) : 0,
    stasis: stopped === 0 ? 0 : stopped * W.stasisAgain ** view.stasis,
  };
}

function sumOf(effects: readonly Effect[], table: Readonly<Record<EffectName, number>>): number {
  let sum = 0;
  for (let i = 0; i < effects.length; i++) {
    const { effect, amount } = effects[i] as Effect;
    sum += table[effect] * (amount ?? 1);
  }
  return sum;
}

function shotWorth(hp: number, danger: number, hasFloor: boolean): number {
  if (hp !== 1) return W.shot + danger / hp;
  return hasFloor ? W.safety : W.shot + W.kill + danger;
}

function worthOf(plan: Plan, action: Action): number {
  switch (action.type) {
    case "heal":
      return EARLY * healWorth(plan, 0) + W.safety;
    case "resolve":
      return resolveWorth(plan, threatOf(plan, action.target));
    case "change":
      return SOON * changeWorth(plan, plan.faces[action.other] ?? "threat", action.face);
    case "reroll":
      return SOON * rerollWorth(plan);
    case "fire":
      return threatOf(plan, action.target)?.shot ?? W.safety;
    case "recharge":
      return plan.recharge + W.safety;
    case "stasis":
      return (threatOf(plan, action.target)?.stasis ?? 0) + W.safety;
    case "repair":
      return repairWorth(plan, 0) + W.safety;
    default:
      return 0;
  }
}

function threatOf({ threats }: Plan, card: number): Threat | undefined {
  for (let i = 0; i < threats.length; i++) if (threats[i]?.card === card) return threats[i];
  return undefined;
}

/** What a Medical die is worth after some others. */
function healWorth(plan: Plan, before: number): number {
  const healed = before === 0 ? W.hurt * plan.hurt : 0;
  return healed + (plan.scanned > before ? plan.freedDie : 0);
}

/** What an Engineering die is worth after some others. */
function repairWorth(plan: Plan, before: number): number {
  return plan.repairs > before ? plan.repair : 0;
}

/** What a die on a card is worth: where the pool cannot resolve it now, it can at most wait there for others. */
function resolveWorth(plan: Plan, threat: Threat | undefined): number {
  if (threat === undefined || threat.face === null) return 0;
  const { danger, missing } = threat;
  if (missing <= (plan.pool[FACE[threat.face]] as number))
    return (plan.canReuse ? FIRST : SOON) * danger;
  return plan.canWait ? (W.waiting * danger) / missing : 0;
}

/** What a die of a face is worth after some others of the same face. */
function faceWorth(plan: Plan, face: Face, before: number): number {
  const { threats } = plan;
  let worth = 0;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats[i] as Threat;
    if (threat.face === face && threat.missing === before + 1)
      worth = Math.max(worth, threat.danger);
  }
  return worth + stationWorth(plan, face, before);
}

function stationWorth(plan: Plan, face: Face, before: number): number {
  switch (face) {
    case "commander":
      return commandWorth(plan, before);
    case "tactical":
      return plan.targets > before ? plan.bestShot : 0;
    case "medical":
      return healWorth(plan, before);
    case "science":
      return Math.max(before === 0 ? plan.recharge : 0, plan.bestStasis);
    case "engineering":
      return repairWorth(plan, before);
    case "threat":
      return 0;
  }
}

/** A Commander die is worth most when there are more dice to free than Medical dice: it turns the freed one to Medical. */
function commandWorth(plan: Plan, before: number): number {
  const isNeeded = plan.canCommand && plan.scanned > (plan.pool[FACE.medical] as number) + before;
  return isNeeded ? Math.max(W.command, W.commandShare * plan.freedDie) : W.command;
}

/** What one more die of a face would be worth. */
function moreWorth(plan: Plan, face: Face): number {
  plan.more ??= FACES.map((each) => faceWorth(plan, each, plan.pool[FACE[each]] as number));
  return plan.more[FACE[face]] as number;
}

/** What a die in the pool is worth as it lies. */
function ownWorth(plan: Plan, face: Face): number {
  plan.own ??= FACES.map((each) =>
    faceWorth(plan, each, Math.max(0, (plan.pool[FACE[each]] as number) - 1)),
  );
  return plan.own[FACE[face]] as number;
}

function changeWorth(plan: Plan, from: Face, to: Face): number {
  if (from === to || to === "threat") return 0;
  return moreWorth(plan, to) - ownWorth(plan, from);
}

/** What the other dice in the pool gain on average; one Commander die is spent on it. */
function rerollWorth(plan: Plan): number {
  let average = -plan.freedDie;
  for (const face of FACES) average += moreWorth(plan, face);
  average /= FACES.length;
  let worth = ownWorth(plan, "commander") - average;
  for (const face of FACES)
    worth += (plan.pool[FACE[face]] as number) * (average - ownWorth(plan, face));
  return worth;
}
