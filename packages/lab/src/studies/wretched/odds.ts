// The chances of every roll in a configuration of Wretched & Alone, worked out once.
import type { Config } from "@games/wretched";
import { type Band, bandsOf, damageOdds, isSummed, rescueOdds } from "./chances.js";
import type { DeckClasses } from "./classes.js";

/** The chances of the rolls that come up again and again. */
export interface RollOdds {
  /** What a check of each level of the deck does, by the number of Aces seen. */
  readonly pulls: readonly (readonly Band[])[][];
  /** What the final pull does, by the number of Aces seen. */
  readonly finals: readonly (readonly Band[])[];
  /** How many cards a new day has, by the number of cards in the deck up to the faces of the die. */
  readonly mornings: readonly Float64Array[];
  /** How many tokens a rescue removes, without and with the boost, by dice and by tokens. */
  readonly rescues: readonly (readonly (readonly number[])[])[][];
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
const FINAL_LEVEL = { summed: 1, single: 2 } as const;

/** The chances for games with the cards of a deck. */
export function rollOdds(
  config: Config,
  { levels, aces: { length: aces } }: DeckClasses,
): RollOdds {
  const final = FINAL_LEVEL[isSummed(config.system) ? "summed" : "single"];
  const { dayDie, finalDice, rescueBase, rescueBoosted, tokens } = config;
  return {
    pulls: upTo(aces, (bonus) => levels.map((level) => bandsOf(damageOdds(config, level, bonus)))),
    finals: upTo(aces, (bonus) => bandsOf(damageOdds(config, final, bonus, finalDice))),
    mornings: upTo(dayDie, (left) => morningOf(dayDie, left)),
    rescues: [rescueBase, rescueBoosted].map((need) =>
      upTo(Math.max(1, aces), (dice) =>
        upTo(tokens, (left) => rescueOdds(dice, (7 - need) / 6, left)),
      ),
    ),
  };
}
