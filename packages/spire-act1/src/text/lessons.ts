// What a newcomer needs to know, a part at a time.
import type { RuleSet } from "../types.js";

/** A part of the rules in a few sentences. */
export interface Lesson {
  readonly title: string;
  readonly text: string;
}

/** The parts that every run has. */
const SHARED: readonly Lesson[] = [
  {
    title: "Your turn",
    text: "You draw five cards and have 3 energy. Play cards while you have the energy for them, then end your turn. Cards you do not play are discarded.",
  },
  {
    title: "Hits and block",
    text: "Enemies show what they are about to do. Block takes their hits; what it does not take costs HP. Block lasts until your next turn begins.",
  },
  {
    title: "The die",
    text: "Each round one die is rolled for all enemies. Those with a track follow it instead, step by step.",
  },
  {
    title: "Tokens",
    text: "Strength makes each hit bigger. Vulnerable doubles the hits of one attack, Weak makes them smaller; each attack uses up one of them.",
  },
  {
    title: "Exhaust and Powers",
    text: "Exhausted cards are gone until the fight is over. Powers stay in play and work for the whole fight.",
  },
];

const PLAN: readonly Lesson[] = [
  {
    title: "The run",
    text: "Ten nodes in a line lead to the boss. After each fight you may take one of three cards. At a campfire you rest or upgrade a card.",
  },
];

const PRINTED: readonly Lesson[] = [
  {
    title: "The map",
    text: "Choose your path from room to room: fights, elites, events, merchants, treasure and campfires. The boss waits at the top, and you know from the start which one it is.",
  },
  {
    title: "Relics",
    text: "A relic works for the rest of the run. Die relics go off on certain faces, others once per fight or once per room when you say so.",
  },
  {
    title: "Changing the die",
    text: "Some relics and one potion change the die. You are asked right after the roll, before anything else happens.",
  },
  {
    title: "Potions",
    text: "You can carry three. Drinking one costs no energy. A Fairy in a Bottle works by itself when your HP reach 0.",
  },
  {
    title: "Rewards and gold",
    text: "Take any part of a reward in any order, or leave it. Merchants sell cards, relics and potions, and remove a card from your deck.",
  },
  {
    title: "Order",
    text: "When several things happen at once and their order matters, you choose it.",
  },
];

/** What a newcomer needs to know, by set of rules. */
export const LESSONS: Readonly<Record<RuleSet, readonly Lesson[]>> = {
  plan: [...PLAN, ...SHARED],
  printed: [PRINTED[0] as Lesson, ...SHARED, ...PRINTED.slice(1)],
};
