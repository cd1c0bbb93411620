// Every word of the game, in alphabetical order.

import { MAX_BLOCK, MAX_ENERGY, MAX_STRENGTH, MAX_TOKENS, SUPPLY_SIZES } from "../data/act1.js";

/** The words that cards, relics and enemies use, each explained in a sentence or two. */
export const GLOSSARY = {
  attack: {
    term: "Attack",
    text: "A card that hits. Strength, Weak and Vulnerable change its hits.",
  },
  block: {
    term: "Block",
    text: `Each point takes one point of damage. You lose what is left at the start of your turn, enemies at the start of theirs. You can have at most ${MAX_BLOCK}.`,
  },
  burn: {
    term: "Burn",
    text: "A Status that cannot be played. At the end of your turn, if it is in your hand, it deals 1 damage to you.",
  },
  colorless: {
    term: "Colorless card",
    text: "A card that belongs to no character. Merchants sell them and some rewards offer them.",
  },
  copy: {
    term: "Played twice",
    text: "A copy of the card is resolved first, free and with its own target, then the card itself. A copy is never copied, and one card is never played more than twice.",
  },
  "curl-up": {
    term: "Curl Up",
    text: "The first time this enemy loses HP it gains block, as soon as the card that hurt it is done.",
  },
  curse: {
    term: "Curse",
    text: "A card you did not want. It stays in your deck until something removes it.",
  },
  damage: {
    term: "Damage",
    text: "Block takes it first, the rest costs HP. Damage that is not a hit is not changed by Strength, Weak or Vulnerable.",
  },
  daze: {
    term: "Daze",
    text: `A Status that goes on top of your draw pile. It is Ethereal and cannot be played. There are ${SUPPLY_SIZES.daze} of them.`,
  },
  die: {
    term: "The die",
    text: "One die is rolled each round, after you draw. Enemies without a track act by it, and die relics go off by it. What changes the die is used before anything else happens.",
  },
  energy: {
    term: "Energy",
    text: `What cards cost. You have 3 each turn and can have at most ${MAX_ENERGY}; what is left over is lost.`,
  },
  enraged: {
    term: "Enraged",
    text: "After you play a Skill, this enemy deals 1 damage to you.",
  },
  ethereal: {
    term: "Ethereal",
    text: "If the card is in your hand at the end of your turn, it is exhausted.",
  },
  exhaust: {
    term: "Exhaust",
    text: "The card goes to the exhaust pile and is back in your deck after the fight. A Status returns to its supply.",
  },
  "golden-ticket": {
    term: "Golden Ticket",
    text: "When a reward shows one, the top card of the rare deck joins the choice.",
  },
  hit: {
    term: "Hit",
    text: "One blow of an Attack or of an enemy. Strength adds to it, Weak takes 1 from it, Vulnerable doubles it.",
  },
  hp: {
    term: "HP",
    text: "At 0 HP the run is lost. What makes you lose HP is not stopped by block.",
  },
  intent: {
    term: "Intent",
    text: "What an enemy will do this round, as the die or its track says.",
  },
  "mode-shift": {
    term: "Mode Shift",
    text: "If the Guardian has no block when this action comes up, it does not attack and changes its mode.",
  },
  poison: {
    term: "Poison",
    text: `Makes an enemy lose HP each round, past its block. At most ${MAX_TOKENS.poison}.`,
  },
  potion: {
    term: "Potion",
    text: "Used once, then it is gone. You can carry three. Most work only in a fight.",
  },
  power: {
    term: "Power",
    text: "A card that stays in play until the end of the fight.",
  },
  relic: {
    term: "Relic",
    text: "Helps you for the rest of the run: all the time, at certain moments, on certain faces of the die, or once per fight or room.",
  },
  retain: {
    term: "Retain",
    text: "The card is not discarded at the end of your turn. An Ethereal card is exhausted even so.",
  },
  scry: {
    term: "Scry",
    text: "Look at that many cards on top of your draw pile. Discard any of them; the others stay there in the same order.",
  },
  "sharp-hide": {
    term: "Sharp Hide",
    text: "After you play an Attack, this enemy deals 1 damage to you.",
  },
  skill: {
    term: "Skill",
    text: "A card that does not hit: it gives block, draws cards or puts tokens on enemies.",
  },
  slimed: {
    term: "Slimed",
    text: "A Status. Playing it costs 1 energy and exhausts it.",
  },
  split: {
    term: "Split",
    text: "When this enemy dies, others arrive at the start of the next round. The fight is not over before they are beaten.",
  },
  "spore-cloud": {
    term: "Spore Cloud",
    text: "When this enemy dies, it puts Vulnerable on you.",
  },
  starter: {
    term: "Starter card",
    text: "A Strike or Defend of the deck you start with.",
  },
  status: {
    term: "Status",
    text: "A card that enemies put into your piles for the length of the fight.",
  },
  strength: {
    term: "Strength",
    text: `Adds 1 to each of your hits for every token. It lasts for the fight, unless it says otherwise. At most ${MAX_STRENGTH}.`,
  },
  transform: {
    term: "Transform",
    text: "Remove a card that is not a Curse from your deck and add the top card of your rewards deck.",
  },
  unplayable: {
    term: "Unplayable",
    text: "The card cannot be played, whatever your energy.",
  },
  upgrade: {
    term: "Upgrade",
    text: "Turn a card into its better version, which has a + in its name. A card can be upgraded once.",
  },
  vulnerable: {
    term: "Vulnerable",
    text: `The next attack against it deals double hits, then one token goes. At most ${MAX_TOKENS.vulnerable}. A Weak attacker and a Vulnerable target cancel each other.`,
  },
  weak: {
    term: "Weak",
    text: `Each hit of its next attack is 1 smaller, then one token goes. At most ${MAX_TOKENS.weak}.`,
  },
};
