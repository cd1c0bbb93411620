// The state: its copy, its readers, and the set of unique numbers.
import { cloneRng } from "@games/core-rng";
import { type Config, NUMBERS, type Parameters, type State, type TrophyTier } from "./types.js";

/** All seven numbers, as bits. */
export const FULL_SET: number = (1 << NUMBERS) - 1;

/** An independent copy. */
export function clone(state: Readonly<State>): State {
  const { rng } = state;
  return {
    config: state.config,
    lives: state.lives,
    totalScore: state.totalScore,
    bonusBank: state.bonusBank,
    streak: state.streak,
    runUniques: state.runUniques,
    runHasShield: state.runHasShield,
    scramblerCharges: state.scramblerCharges,
    jammerTurns: state.jammerTurns,
    turns: state.turns,
    banks: state.banks,
    busts: state.busts,
    bombs: state.bombs,
    rng: { source: rng.source, cards: cloneRng(rng.cards), loot: cloneRng(rng.loot) },
  };
}

/** Whether the last life is lost. */
export function isOver(state: Readonly<State>): boolean {
  return state.lives === 0;
}

/** The chance that one of the two cards is a bomb: R3, and R4 while a jammer is on. */
export function bombChance(state: Readonly<State>): number {
  const { config } = state;
  let chance = config.bombBase + config.bombSlope * state.streak;
  if (chance > config.bombCap) chance = config.bombCap;
  if (state.jammerTurns === 0) return chance;
  return chance > config.jammerStrength ? chance - config.jammerStrength : 0;
}

/** Whether a number is among the uniques of the run. */
export function hasNumber(state: Readonly<State>, number: number): boolean {
  return (state.runUniques & (1 << (number - 1))) !== 0;
}

/** Adds a number to the uniques of the run, in place; returns true if it is new. */
export function addNumber(state: State, number: number): boolean {
  const before = state.runUniques;
  const after = before | (1 << (number - 1));
  state.runUniques = after;
  return after !== before;
}

/** How many unique numbers the run has: the bits are added in pairs, fours and all at once, because players ask at every turn. */
export function countUniques(state: Readonly<State>): number {
  const pairs = state.runUniques - ((state.runUniques >> 1) & 0x55);
  const fours = (pairs & 0x33) + ((pairs >> 2) & 0x33);
  return (fours + (fours >> 4)) & 0x0f;
}

/** The unique numbers of the run in ascending order. */
export function listUniques(state: Readonly<State>): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= NUMBERS; number++) {
    if (hasNumber(state, number)) numbers.push(number);
  }
  return numbers;
}

/** What a bank of n unique numbers pays, without the bonus that waits for it: R14. It is 0 unless n is 1 to 7. */
export function pointsFor(config: Parameters, uniques: number): number {
  const points = config.bankPoints[uniques - 1] ?? 0;
  return uniques === NUMBERS ? points + config.fullSetBonus : points;
}

/** What a bank pays for the uniques of the run, without the bonus that waits for it: R14. */
export function bankPoints(state: Readonly<State>): number {
  return pointsFor(state.config, countUniques(state));
}

/** What banking now would pay; 0 when there is nothing to bank. */
export function payout(state: Readonly<State>): number {
  return state.runUniques === 0 ? 0 : bankPoints(state) + state.bonusBank;
}

/** The highest trophy that a total score wins. */
export function tierOf(trophies: Config["trophies"], totalScore: number): TrophyTier {
  if (totalScore >= trophies.gold) return "gold";
  if (totalScore >= trophies.silver) return "silver";
  return totalScore >= trophies.bronze ? "bronze" : "none";
}

/** The highest trophy won so far. */
export function trophyTier(state: Readonly<State>): TrophyTier {
  return tierOf(state.config.trophies, state.totalScore);
}

/** The best total score so far, this game included. */
export function bestTotalScore(state: Readonly<State>): number {
  return Math.max(state.config.bestTotalScore, state.totalScore);
}
