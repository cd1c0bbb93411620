// What enemies are about to do, and what they do besides.
import { capitalize, count, listWords } from "@games/core-game/text";
import type { CardType } from "../vocabulary.js";
import { sayVerbsOnce } from "./deeds.js";

const gains = (what: string) => (n: number) => `gains ${n} ${what}`;
const gives = (what: string) => (n: number) => `gives you ${n} ${what}`;

/** What an enemy does in its action, as ends of a sentence that begins with the enemy. */
export const INTENTS = {
  hit: (size: number, times: number) =>
    `hits for ${size}${times === 1 ? "" : `, ${count(times, "time")}`}`,
  block: gains("block"),
  strength: gains("Strength"),
  vulnerable: gives("Vulnerable"),
  weak: gives("Weak"),
  /** Status cards. */
  cards: (n: number, card: string) => gives(card)(n),
  summon: "calls for help",
  leave: "leaves",
  nothing: "does nothing",
  all: (deeds: readonly string[]) => listWords(sayVerbsOnce(deeds, /^(gains|gives you) /)),
};

/** What an enemy does besides its actions. */
export const TRAITS = {
  curlUp: (block: number) => `Gains ${block} block after the first damage to it.`,
  angry: (strength: number) => `Gains ${strength} Strength whenever a hit gets through.`,
  spores: (tokens: number) => `Gives you ${tokens} Vulnerable when it dies.`,
  split: (others: number) => `When it dies, ${others} others come.`,
  punish: (type: CardType, damage: number) =>
    `At times, each ${capitalize(type)} you play costs you ${damage} damage.`,
};
