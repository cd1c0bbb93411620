// What an enemy is about to do.
import type { EnemyAction } from "../vocabulary.js";
import { counted, listed } from "./words.js";

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
