// The words that cards, relics and enemies use, each explained in a sentence or two.
import { MAX_BLOCK, MAX_ENERGY, MAX_STRENGTH, MAX_TOKENS, SUPPLY_SIZES } from "../data/act1.js";

/** A word of the game and what it means. */
export interface GlossaryEntry {
  /** The word in lower case with hyphens, to look it up by. */
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

/** The words of the game in alphabetical order. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    id: "attack",
    term: "Attack",
    text: "A card that hits. Strength, Weak and Vulnerable change its hits.",
  },
  {
    id: "block",
    term: "Block",
    text: `Each point takes one point of damage. You lose what is left at the start of your turn, enemies at the start of theirs. You can have at most ${MAX_BLOCK}.`,
  },
  {
    id: "burn",
    term: "Burn",
    text: "A Status that cannot be played. At the end of your turn, if it is in your hand, it deals 1 damage to you.",
  },
  {
    id: "colorless",
    term: "Colorless card",
    text: "A card that belongs to no character. Merchants sell them and some rewards offer them.",
  },
  {
    id: "copy",
    term: "Played twice",
    text: "A copy of the card is resolved first, free and with its own target, then the card itself. A copy is never copied, and one card is never played more than twice.",
  },
  {
    id: "curl-up",
    term: "Curl Up",
    text: "The first time this enemy loses HP it gains block, as soon as the card that hurt it is done.",
  },
  {
    id: "curse",
    term: "Curse",
    text: "A card you did not want. It stays in your deck until something removes it.",
  },
  {
    id: "damage",
    term: "Damage",
    text: "Block takes it first, the rest costs HP. Damage that is not a hit is not changed by Strength, Weak or Vulnerable.",
  },
  {
    id: "daze",
    term: "Daze",
    text: `A Status that goes on top of your draw pile. It is Ethereal and cannot be played. There are ${SUPPLY_SIZES.daze} of them.`,
  },
  {
    id: "die",
    term: "The die",
    text: "One die is rolled each round, after you draw. Enemies without a track act by it, and die relics go off by it. What changes the die is used before anything else happens.",
  },
  {
    id: "energy",
    term: "Energy",
    text: `What cards cost. You have 3 each turn and can have at most ${MAX_ENERGY}; what is left over is lost.`,
  },
  {
    id: "enraged",
    term: "Enraged",
    text: "After you play a Skill, this enemy deals 1 damage to you.",
  },
  {
    id: "ethereal",
    term: "Ethereal",
    text: "If the card is in your hand at the end of your turn, it is exhausted.",
  },
  {
    id: "exhaust",
    term: "Exhaust",
    text: "The card goes to the exhaust pile and is back in your deck after the fight. A Status returns to its supply.",
  },
  {
    id: "golden-ticket",
    term: "Golden Ticket",
    text: "When a reward shows one, the top card of the rare deck joins the choice.",
  },
  {
    id: "hit",
    term: "Hit",
    text: "One blow of an Attack or of an enemy. Strength adds to it, Weak takes 1 from it, Vulnerable doubles it.",
  },
  {
    id: "hp",
    term: "HP",
    text: "At 0 HP the run is lost. What makes you lose HP is not stopped by block.",
  },
  {
    id: "intent",
    term: "Intent",
    text: "What an enemy will do this round, as the die or its track says.",
  },
  {
    id: "mode-shift",
    term: "Mode Shift",
    text: "If the Guardian has no block when this action comes up, it does not attack and changes its mode.",
  },
  {
    id: "poison",
    term: "Poison",
    text: `Makes an enemy lose HP each round, past its block. At most ${MAX_TOKENS.poison}.`,
  },
  {
    id: "potion",
    term: "Potion",
    text: "Used once, then it is gone. You can carry three. Most work only in a fight.",
  },
  {
    id: "power",
    term: "Power",
    text: "A card that stays in play until the end of the fight.",
  },
  {
    id: "relic",
    term: "Relic",
    text: "Helps you for the rest of the run: all the time, at certain moments, on certain faces of the die, or once per fight or room.",
  },
  {
    id: "retain",
    term: "Retain",
    text: "The card is not discarded at the end of your turn. An Ethereal card is exhausted even so.",
  },
  {
    id: "scry",
    term: "Scry",
    text: "Look at that many cards on top of your draw pile. Discard any of them; the others stay there in the same order.",
  },
  {
    id: "sharp-hide",
    term: "Sharp Hide",
    text: "After you play an Attack, this enemy deals 1 damage to you.",
  },
  {
    id: "skill",
    term: "Skill",
    text: "A card that does not hit: it gives block, draws cards or puts tokens on enemies.",
  },
  {
    id: "slimed",
    term: "Slimed",
    text: "A Status. Playing it costs 1 energy and exhausts it.",
  },
  {
    id: "split",
    term: "Split",
    text: "When this enemy dies, others arrive at the start of the next round. The fight is not over before they are beaten.",
  },
  {
    id: "spore-cloud",
    term: "Spore Cloud",
    text: "When this enemy dies, it puts Vulnerable on you.",
  },
  {
    id: "starter",
    term: "Starter card",
    text: "A Strike or Defend of the deck you start with.",
  },
  {
    id: "status",
    term: "Status",
    text: "A card that enemies put into your piles for the length of the fight.",
  },
  {
    id: "strength",
    term: "Strength",
    text: `Adds 1 to each of your hits for every token. It lasts for the fight, unless it says otherwise. At most ${MAX_STRENGTH}.`,
  },
  {
    id: "transform",
    term: "Transform",
    text: "Remove a card that is not a Curse from your deck and add the top card of your rewards deck.",
  },
  {
    id: "unplayable",
    term: "Unplayable",
    text: "The card cannot be played, whatever your energy.",
  },
  {
    id: "upgrade",
    term: "Upgrade",
    text: "Turn a card into its better version, which has a + in its name. A card can be upgraded once.",
  },
  {
    id: "vulnerable",
    term: "Vulnerable",
    text: `The next attack against it deals double hits, then one token goes. At most ${MAX_TOKENS.vulnerable}. A Weak attacker and a Vulnerable target cancel each other.`,
  },
  {
    id: "weak",
    term: "Weak",
    text: `Each hit of its next attack is 1 smaller, then one token goes. At most ${MAX_TOKENS.weak}.`,
  },
];

/** The words of the game that a text uses, in the order of the glossary; those it has of itself, such as HP, left out. */
export function wordsIn(text: string): GlossaryEntry[] {
  return GLOSSARY.filter(({ id, term }) => {
    if (PLAIN.includes(id)) return false;
    return new RegExp(`\\b${term}s?\\b`, "i").test(text);
  });
}

/** Words that are known after the first turn, or mean something else in a sentence. */
const PLAIN: readonly string[] = [
  "attack",
  "skill",
  "power",
  "hit",
  "damage",
  "hp",
  "die",
  "energy",
  "potion",
  "relic",
];
