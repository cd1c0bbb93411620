// What an enemy is about to do.
import type { EnemyAction, EnemyRow } from "../vocabulary.js";
import { capital, counted, listed } from "./words.js";

/** An enemy's action as the end of a sentence that begins with the enemy. */
export function describeIntent(action: EnemyAction): string {
  const deeds = [
    hitsText(action),
    gains(action.block, "block"),
    gains(action.strength, "Strength"),
    gives(action.vulnerable, "Vulnerable"),
    gives(action.weak, "Weak"),
    gives(action.daze, "Daze"),
    gives(action.burn, "Burn"),
    gives(action.slimed, "Slimed"),
    action.summon === undefined ? "" : "calls for help",
    action.leave ? "leaves" : "",
  ].filter((deed) => deed !== "");
  return deeds.length === 0 ? "does nothing" : listed(deeds);
}

function hitsText({ hit, times = 1 }: EnemyAction): string {
  if (hit === undefined) return "";
  return `hits for ${hit}${times === 1 ? "" : `, ${counted(times, "time")}`}`;
}

function gains(amount: number | undefined, what: string): string {
  return amount === undefined ? "" : `gains ${amount} ${what}`;
}

function gives(amount: number | undefined, what: string): string {
  return amount === undefined ? "" : `gives you ${amount} ${what}`;
}

/** What an enemy does besides its actions, a sentence each. */
export function describeTraits({ curlUp, angry, spores, split, punish }: EnemyRow): string[] {
  return [
    curlUp === undefined ? "" : `Gains ${curlUp} block after the first damage to it.`,
    angry === undefined ? "" : `Gains ${angry} Strength whenever a hit gets through.`,
    spores === undefined ? "" : `Gives you ${spores} Vulnerable when it dies.`,
    split === undefined ? "" : `When it dies, ${split.length} others come.`,
    punish === undefined
      ? ""
      : `At times, each ${capital(punish.type)} you play costs you ${punish.damage} damage.`,
  ].filter((trait) => trait !== "");
}
