// Checks and damage: the digital tower in all its systems (rules 21-27).
import { diceAbout, die } from "@games/core-rng";
import type { Content } from "../content.js";
import { cardId } from "../data/cards.js";
import type { CheckReason } from "../data/stages.js";
import { type DamageSystem, LEVEL } from "../pack.js";
import { type Check, type Config, MAX_DICE, type Play, type State } from "../types.js";
import { countOnes } from "./tower.js";

const DAMAGE_DICE = /* @__PURE__ */ diceAbout("damage-die", MAX_DICE);

/** The level of the final pull in the systems where dice do not add up (E1). */
const FINAL_LEVEL = 2;

/** The level of the check that a card calls for; 0 when it calls for none. */
export function checkLevel(config: Config, content: Content, card: number): number {
  return content.levels[config.system][card] as number;
}

/** What the Aces seen so far take off damage; never clamped (R12), and nothing off a tower (E5). */
export function reductionOf({ bonusCounter, config }: Readonly<State>): number {
  return config.tower === "integrity" ? bonusCounter * config.bonusPerAce : 0;
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
      return level === LEVEL.severe && config.system === "hybrid"
        ? Math.max(face + config.severeBonus - reduction, 1) // R10
        : Math.max(face - reduction, 0);
  }
}

/** The check that the game waits for, or null. */
export function pendingCheck(state: Readonly<State>, content: Content): Check | null {
  const { stage } = state;
  return stage === "towerPull" || stage === "finalPull" ? currentCheck(state, content) : null;
}

/** The check that waits: that of a card, or the final pull, at which no card waits. */
function currentCheck(state: Readonly<State>, content: Content): Check {
  const { config, current } = state;
  const level = currentLevel(state, content);
  const reason = current === null ? "final-pull" : reasonOf(config.system, level);
  return {
    card: current === null ? null : cardId(current),
    reason,
    level,
    dice: diceCount(state),
    reduction: reductionOf(state),
    plus: reason === "severe-card" && config.tower === "integrity" ? config.severeBonus : 0,
  };
}

function currentLevel({ config, current }: Readonly<State>, content: Content): number {
  if (current !== null) return checkLevel(config, content, current);
  return isSummed(config.system) ? LEVEL.common : FINAL_LEVEL;
}

function diceCount({ config, current }: Readonly<State>): number {
  return current === null ? config.finalDice : 1;
}

function reasonOf(system: DamageSystem, level: number): CheckReason {
  if (system === "hybrid") return level === LEVEL.severe ? "severe-card" : "pull-card";
  if (system === "danger") return "danger-level";
  return system === "fixed" ? "fixed-damage" : "odd-rank";
}

/** Announces the check that waits, and why it happens. */
export function announceCheck({ state, content, emit }: Play): void {
  if (emit === undefined) return;
  const { card, reason, reduction } = currentCheck(state, content);
  emit({ type: "check-called", card, reason, reduction });
}

/** Rolls the check that waits and takes the damage; returns true if the tower stands. */
export function takeCheck(play: Play): boolean {
  const { state } = play;
  const faces: number[] | undefined = play.emit && [];
  const damage = rollDamage(play, faces);
  state.integrity = Math.max(state.integrity - damage, 0); // rule 21: exactly 0 is lethal
  if (faces !== undefined) announceDamage(play, faces, damage);
  return state.integrity > 0;
}

function announceDamage({ state, content, emit }: Play, faces: number[], damage: number): void {
  const { card, reason, reduction } = currentCheck(state, content);
  const { day, bonusCounter, integrity, config } = state;
  const rolled = { faces, bonusCounter, reduction, damage, integrity };
  const check = { tower: config.tower, day, card, reason };
  emit?.({ type: "damage-taken", ...check, ...rolled, reveals: true });
}

/** Says what became of a real tower. */
export function announceTower({ state, content, emit }: Play, hasStood: boolean): void {
  if (emit === undefined) return;
  const { card, reason } = currentCheck(state, content);
  if (hasStood) emit({ type: "tower-stood", card, reason });
  else emit({ type: "tower-fell", card, reason });
}

function rollDamage(play: Play, faces: number[] | undefined): number {
  const { state, content, luck } = play;
  const { config } = state;
  if (config.tower === "dice") return rollTower(play);
  const level = currentLevel(state, content);
  const dice = diceCount(state);
  const about = DAMAGE_DICE[dice - 1];
  let sum = 0;
  for (let i = 0; i < dice; i++) {
    const face = isRolled(config) ? die(luck.dice, 6, about) : 0;
    if (face > 0) faces?.push(face);
    sum += dieCost(config, level, face);
  }
  return totalDamage(config, level, sum, reductionOf(state));
}

/** Rolls what is left of a dice tower, as often as the check says; returns how many dice showed 1 in all. */
function rollTower({ state, luck }: Play): number {
  let left = state.integrity;
  for (let i = diceCount(state); i > 0 && left > 0; i--) left -= countOnes(luck.dice, left);
  return state.integrity - left;
}

/** Whether the dice of a check add up before the Aces take theirs off; otherwise each die costs by itself. */
function isSummed(system: DamageSystem): boolean {
  return system !== "danger" && system !== "fixed";
}

/** Whether a check is rolled: every one but a fixed price. */
function isRolled({ tower, system }: Config): boolean {
  return tower === "countdown" || system !== "fixed";
}

/** What one die adds to a check; a countdown takes the die as it falls, whatever the card (E5). */
export function dieCost(config: Config, level: number, face: number): number {
  if (config.tower === "countdown" || isSummed(config.system)) return face;
  return calculateDamage(config, level, face, 0);
}

/** What a check costs, from what its dice add up to. */
export function totalDamage(config: Config, level: number, sum: number, reduction: number): number {
  if (config.tower === "countdown" || !isSummed(config.system)) return sum;
  return calculateDamage(config, level, sum, reduction);
}
