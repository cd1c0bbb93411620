// The chances of every roll in a configuration of Wretched & Alone, worked out once.
import type { Config, DamageSystem } from "@games/wretched";
import { type Check, checkOf, rescueOdds } from "./chances.js";
import type { DeckClasses } from "./classes.js";

/** The chances of the rolls that come up again and again. */
export interface RollOdds {
  /** What a check of each level of the deck does, by the number of Aces seen. */
  readonly pulls: readonly (readonly Check[])[];
  /** What the final pull does, by the number of Aces seen. */
  readonly finals: readonly Check[];
  /** How many cards a new day has, by the number of cards in the deck up to the faces of the die. */
  readonly mornings: readonly Float64Array[];
  /** How many tokens a rescue removes, without and with the boost, by dice and by tokens. */
  readonly rescues: readonly (readonly (readonly number[])[])[][];
  /** The most tokens there can be. */
  readonly maxTokens: number;
}

const upTo = <V>(most: number, make: (n: number) => V): V[] =>
  Array.from({ length: most + 1 }, (_, n) => make(n));

/** How likely each number of cards is on a new day with a number left in the deck. */
function morningOf(dayDie: number, left: number): Float64Array {
  const odds = new Float64Array(dayDie + 1);
  for (let face = 1; face <= dayDie; face++) {
    const cards = Math.min(face, left);
    odds[cards] = (odds[cards] as number) + 1 / dayDie;
  }
  return odds;
}

/** The level of the final pull, in the systems where dice add up and in the others (E1 of the rules). */
function finalLevel(system: DamageSystem): number {
  return system === "danger" || system === "fixed" ? 2 : 1;
}

/** Modifier cards lay out no more tokens than these (E6 of the rules). */
const MAX_TOKENS = 30;

/** The chances for games with the cards of a deck. */
export function rollOdds(config: Config, deck: DeckClasses): RollOdds {
  const { levels, aces } = deck;
  const { dayDie, finalDice, rescueBase, rescueBoosted } = config;
  const maxTokens = Math.min(config.tokens + addedTokens(deck), MAX_TOKENS);
  return {
    pulls: upTo(aces.length, (bonus) => levels.map((level) => checkOf(config, level, bonus))),
    finals: upTo(aces.length, (bonus) =>
      checkOf(config, finalLevel(config.system), bonus, finalDice),
    ),
    mornings: upTo(dayDie, (left) => morningOf(dayDie, left)),
    rescues: [rescueBase, rescueBoosted].map((need) =>
      upTo(Math.max(1, aces.length), (dice) =>
        upTo(maxTokens, (left) => rescueOdds(dice, (7 - need) / 6, left)),
      ),
    ),
    maxTokens,
  };
}

/** How many tokens the modifier cards of a deck can add in all. */
function addedTokens({ classes, counts, aces }: DeckClasses): number {
  let added = 0;
  [...classes, ...aces].forEach(({ effect }, i) => {
    if (effect?.kind === "add-tokens") added += effect.amount * (counts[i] ?? 1);
  });
  return added;
}
