// What enemies are about to do, and what they do besides.

import { capitalize, count, listWords } from "@games/core-game/text";
import type { EnemyId } from "../data/ids.js";
import type { EnemyAction } from "../vocabulary.js";
import { cardName, type GameWithNames } from "./names.js";

const STATUSES = ["daze", "burn", "slimed"] as const;

/** An enemy's action as the end of a sentence that begins with the enemy. */
export function describeIntent(action: EnemyAction, game: GameWithNames): string {
  const deeds = [
    hitsText(action),
    gains(action.block, "block"),
    gains(action.strength, "Strength"),
    gives(action.vulnerable, "Vulnerable"),
    gives(action.weak, "Weak"),
    ...STATUSES.map((id) => gives(action[id], cardName(id, game))),
    action.summon === undefined ? "" : "calls for help",
    action.leave ? "leaves" : "",
  ].filter((deed) => deed !== "");
  return deeds.length === 0 ? "does nothing" : listWords(deeds);
}

function hitsText({ hit, times = 1 }: EnemyAction): string {
  if (hit === undefined) return "";
  return `hits for ${hit}${times === 1 ? "" : `, ${count(times, "time")}`}`;
}

function gains(amount: number | undefined, what: string): string {
  return amount === undefined ? "" : `gains ${amount} ${what}`;
}

function gives(amount: number | undefined, what: string): string {
  return amount === undefined ? "" : `gives you ${amount} ${what}`;
}

/** What an enemy does besides its actions, a sentence each; nothing for one that the game does not have. */
export function describeTraits(id: EnemyId, { content }: GameWithNames): string[] {
  const number = content.enemyNumbers.get(id);
  const row = number === undefined ? undefined : content.enemies[number]?.row;
  if (row === undefined) return [];
  const { curlUp, angry, spores, split, punish } = row;
  return [
    curlUp === undefined ? "" : `Gains ${curlUp} block after the first damage to it.`,
    angry === undefined ? "" : `Gains ${angry} Strength whenever a hit gets through.`,
    spores === undefined ? "" : `Gives you ${spores} Vulnerable when it dies.`,
    split === undefined ? "" : `When it dies, ${split.length} others come.`,
    punish === undefined
      ? ""
      : `At times, each ${capitalize(punish.type)} you play costs you ${punish.damage} damage.`,
  ].filter((trait) => trait !== "");
}
