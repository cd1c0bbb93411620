/**
 * Policies that read the view alone: a random one, some that bank at a fixed count, and one that weighs each flip; and a
 * searcher that improves any of them.
 *
 * @packageDocumentation
 */
import { type Game, type Policy, randomPolicy, type Searcher } from "@games/core-game";
import { createSearcher } from "@games/core-game/search";
import { BANK, FLIP_LEFT } from "./actions.js";
import { pointsFor } from "./state.js";
import { type BombFlip, type Config, NUMBERS, type View } from "./types.js";

/** Any legal action, each equally likely. */
export const random: Policy<BombFlip> = randomPolicy;

/** Flips until the run has n unique numbers, then banks. */
export function bankAt(n: number): Policy<BombFlip> {
  return (view) => (view.runUniques.length >= n ? BANK : FLIP_LEFT);
}

/** Banks every number at once. */
export const cautious: Policy<BombFlip> = /* @__PURE__ */ bankAt(1);

/** Flips until the run has four unique numbers, which the design document calls skilled play. */
export const bold: Policy<BombFlip> = /* @__PURE__ */ bankAt(4);

/** Banks unless one more flip, with a bank right after it, is worth more on average. */
export const weigher: Policy<BombFlip> = (view) => {
  if (view.runUniques.length === 0) return FLIP_LEFT;
  const life = lifeValue(view.config);
  return flipValue(view, life) > view.payout + life ? FLIP_LEFT : BANK;
};

/** How a searcher works. */
export interface SearcherOptions {
  /** The policy it improves (default: the weigher). */
  readonly base?: Policy<BombFlip>;
  /** How many rollouts a decision may take (default: 1,000, about 3 ms). */
  readonly rollouts?: number;
}

/** A searcher that plays for points: rollouts decide whether to leave its base, which plays them to the end of the game. */
export function searcherFor(
  game: Game<BombFlip>,
  { base = weigher, rollouts = 1000 }: SearcherOptions = {},
): Searcher<BombFlip> {
  return createSearcher(game, {
    base,
    rollouts,
    value: ({ totalScore }) => totalScore,
    // A run has the same luck however many flips the one before it took.
    period: ({ banks, busts, lives, config }) => banks + busts + config.lives - lives,
    nameOf: ({ type }) => type, // the two cards are alike
  });
}

/** The policies by name. */
export const bots: Readonly<Record<"random" | "cautious" | "bold" | "weigher", Policy<BombFlip>>> =
  { random, cautious, bold, weigher };

/** What is left on average after a flip: the life, unless a bomb takes it, and what can be banked then. */
function flipValue(run: View, life: number): number {
  const kept = run.payout + life;
  const bomb = run.bombChance / 2;
  const bombed = run.runHasShield ? kept : 0;
  const { jokerChance } = run.config;
  const treasure = jokerChance * kept + (1 - jokerChance) * numberValue(run, life);
  return bomb * bombed + (1 - bomb) * treasure;
}

/** What is left on average after a number was drawn. */
function numberValue(run: View, life: number): number {
  const uniques = run.runUniques.length;
  const added = pointsFor(run.config, uniques + 1) + run.bonusBank + life;
  const duplicate = uniques / NUMBERS;
  if (run.runHasShield) return (1 - duplicate) * added + duplicate * (run.payout + life);
  let bust = duplicate; // multiplied step by step, because engines may round powers differently
  for (let reroll = 0; reroll < run.scramblerCharges; reroll++) bust *= duplicate;
  return (1 - bust) * added + bust * life;
}

/**
 * What a life earns before a bomb takes it, estimated without jokers: the best of banking at 1, 2, … 7 numbers,
 * where each run either comes to its bank, busts, or costs the life.
 */
function lifeValue(config: Config): number {
  let best = 0;
  let alive = 1;
  let bombed = 0;
  for (let uniques = 0; uniques < NUMBERS; uniques++) {
    const chance = config.bombBase + config.bombSlope * uniques;
    const bomb = Math.min(chance, config.bombCap) / 2;
    bombed += alive * bomb;
    alive *= (1 - bomb) * (1 - uniques / NUMBERS);
    if (bombed > 0) best = Math.max(best, (alive * pointsFor(config, uniques + 1)) / bombed);
  }
  return best;
}
