// What a newcomer needs to know, and what each Ascension changes.

/** The parts of the rules. */
export const LESSONS = {
  run: {
    title: "The run",
    text: "Ten nodes in a line lead to the boss. After each fight you may take one of three cards. At a campfire you rest or upgrade a card.",
  },
  map: {
    title: "The map",
    text: "Choose your path from room to room: fights, elites, events, merchants, treasure and campfires. The boss waits at the top, and you know from the start which one it is.",
  },
  turn: {
    title: "Your turn",
    text: "You draw five cards and have 3 energy. Play cards while you have the energy for them, then end your turn. Cards you do not play are discarded.",
  },
  block: {
    title: "Hits and block",
    text: "Enemies show what they are about to do. Block takes their hits; what it does not take costs HP. Block lasts until your next turn begins.",
  },
  die: {
    title: "The die",
    text: "Each round one die is rolled for all enemies. Those with a track follow it instead, step by step.",
  },
  tokens: {
    title: "Tokens",
    text: "Strength makes each hit bigger. Vulnerable doubles the hits of one attack, Weak makes them smaller; each attack uses up one of them.",
  },
  powers: {
    title: "Exhaust and Powers",
    text: "Exhausted cards are gone until the fight is over. Powers stay in play and work for the whole fight.",
  },
  relics: {
    title: "Relics",
    text: "A relic works for the rest of the run. Die relics go off on certain faces, others once per fight or once per room when you say so.",
  },
  change: {
    title: "Changing the die",
    text: "Some relics and one potion change the die. You are asked right after the roll, before anything else happens.",
  },
  potions: {
    title: "Potions",
    text: "You can carry three. Drinking one costs no energy. A Fairy in a Bottle works by itself when your HP reaches 0.",
  },
  rewards: {
    title: "Rewards and gold",
    text: "Take any part of a reward in any order, or leave it. Merchants sell cards, relics and potions, and remove a card from your deck.",
  },
  order: {
    title: "Order",
    text: "When several things happen at once and their order matters, you choose it.",
  },
};

/** What each Ascension adds to the one below it. */
export const ASCENSIONS = {
  1: "Elites are harder.",
  2: "You have 1 HP less.",
  3: "Six more events, some of them fights.",
  4: "You can carry only two potions.",
  5: "Your deck has Ascender's Bane, a Curse that cannot be removed.",
  6: "Nothing in this act.",
  7: "Three encounters are harder.",
  8: "Removing a card costs 4 gold.",
  9: "You start with 1 HP less than you can have.",
  10: "The bosses are harder and pay less.",
  12: "Elites are harder still.",
};
