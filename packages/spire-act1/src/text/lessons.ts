// What a newcomer needs to know, a part at a time.
import type { Lesson } from "@games/core-game/text";
import { ENGLISH, type Words } from "../english/index.js";
import type { RuleSet } from "../types.js";

/** What a newcomer needs to know of a set of rules. */
export function lessons(ruleSet: RuleSet, words: Words = ENGLISH): readonly Lesson[] {
  const { run, map, turn, block, die, tokens, powers, ...printed } = words.lessons;
  const shared = [turn, block, die, tokens, powers];
  if (ruleSet === "plan") return [run, ...shared];
  const { relics, change, potions, rewards, order } = printed;
  return [map, ...shared, relics, change, potions, rewards, order];
}
