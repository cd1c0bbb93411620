// Checks and damage: the digital tower in all its systems (rules 21-27).
import { die, type Luck } from "@games/core-rng";
import { cardId } from "../data/cards.js";
import type { CheckReason } from "../data/kinds.js";
import type { Sheet } from "../pack.js";
import type { Check, Config, DamageSystem, State } from "../types.js";
import type { Listener } from "./stages.js";

/** The level of the final pull: a common pull where a die decides, a major one in the other systems. */
const FINAL_LEVEL: Readonly<Record<DamageSystem, number>> = {
  hybrid: 1,
  odd: 1,
  "odd-and-aces": 1,
  danger: 2,
  fixed: 2,
  off: 0,
};

/** The level of the check that a card calls for; 0 when it calls for none. */
export function checkLevel(sheet: Sheet, config: Config, card: number): number {
  return sheet.levels[config.system][card] as number;
}

/** What the Aces seen so far take off damage; never clamped (R12). */
export function reductionOf(state: Readonly<State>): number {
  return state.bonusCounter * state.config.bonusPerAce;
}

/** What a roll costs. */
export function calculateDamage(
  config: Pick<Config, "system" | "severeBonus">,
  level: number,
  face: number,
  reduction: number,
): number {
  switch (config.system) {
    case "danger":
      return face >= 2 + level ? 0 : level; // R8
    case "fixed":
      return level; // R9
    case "off":
      return 0;
    default:
      return level === 2 && config.system === "hybrid"
        ? Math.max(face + config.severeBonus - reduction, 1) // R10
        : Math.max(face - reduction, 0);
  }
}

/** The check that the game waits for, or null. */
export function pendingCheck(sheet: Sheet, state: Readonly<State>): Check | null {
  const { config, stage, current } = state;
  if (stage !== "towerPull" && stage !== "finalPull") return null;
  const level = levelAtHand(sheet, state);
  const reason = stage === "finalPull" ? "final-pull" : reasonOf(config.system, level);
  return {
    card: stage === "finalPull" ? null : cardId(current),
    reason,
    level,
    dice: diceAtHand(state),
    reduction: reductionOf(state),
    plus: reason === "severe-card" ? config.severeBonus : 0,
  };
}

function levelAtHand(sheet: Sheet, { stage, config, current }: Readonly<State>): number {
  return stage === "finalPull" ? FINAL_LEVEL[config.system] : checkLevel(sheet, config, current);
}

function diceAtHand({ stage, config }: Readonly<State>): number {
  return stage === "finalPull" ? config.finalDice : 1;
}

function reasonOf(system: DamageSystem, level: number): CheckReason {
  if (system === "hybrid") return level === 2 ? "severe-card" : "pull-card";
  if (system === "danger") return "danger-level";
  return system === "fixed" ? "fixed-damage" : "odd-rank";
}

/** Tells of the check that waits, and why it happens. */
export function announceCheck(sheet: Sheet, state: Readonly<State>, emit: Listener): void {
  const check = emit && pendingCheck(sheet, state);
  if (!check) return;
  const { card, reason, reduction } = check;
  emit({ type: "check-called", card, reason, reduction });
}

/** Rolls the check that waits and takes the damage; true when the tower stands. */
export function takeCheck(sheet: Sheet, state: State, luck: Luck, emit: Listener): boolean {
  const faces: number[] = [];
  const damage = rollDamage(state, levelAtHand(sheet, state), luck, emit && faces);
  const integrity = Math.max(state.integrity - damage, 0); // rule 21: exactly 0 is lethal
  state.integrity = integrity;
  const check = emit && pendingCheck(sheet, state);
  if (check) {
    const { card, reason, reduction } = check;
    const happened = { card, reason, faces, reduction, damage, integrity };
    emit({ type: "damage-taken", ...happened, reveals: true });
  }
  return integrity > 0;
}

function rollDamage(
  state: Readonly<State>,
  level: number,
  luck: Luck,
  faces: number[] | undefined,
): number {
  const { config } = state;
  const dice = diceAtHand(state);
  let sum = 0;
  for (let i = 0; i < dice; i++) {
    const face = config.system === "fixed" ? 0 : die(luck);
    if (face > 0) faces?.push(face);
    sum += dieCost(config, level, face);
  }
  return totalDamage(config, level, sum, reductionOf(state));
}

/** Whether the dice of a check add up before the Aces take theirs off; otherwise each die costs by itself. */
function isSummed(system: DamageSystem): boolean {
  return system !== "danger" && system !== "fixed";
}

/** What one die adds to a check. */
export function dieCost(config: Config, level: number, face: number): number {
  return isSummed(config.system) ? face : calculateDamage(config, level, face, 0);
}

/** What a check costs, from what its dice add up to. */
export function totalDamage(config: Config, level: number, sum: number, reduction: number): number {
  return isSummed(config.system) ? calculateDamage(config, level, sum, reduction) : sum;
}
