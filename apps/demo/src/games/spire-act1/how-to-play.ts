// The Ironclad's Act 1 in a few sentences.
import type { Lesson } from "../plugin.ts";
import { TOKEN_NOTES } from "./names.ts";

/** What a newcomer needs to know. */
export const howToPlay: readonly Lesson[] = [
  {
    title: "The aim",
    text: "Climb the map to the boss and beat it. At 0 HP the run is over. It is a hard climb.",
  },
  {
    title: "A fight",
    text: "Each round brings 3 energy and five cards. Play what you can pay for, then end the turn; the rest of the hand is discarded.",
  },
  {
    title: "Intents",
    text: "Above each enemy stands what it will do when the turn ends. Its numbers, and those on your cards, already contain everything that changes them.",
  },
  { title: "Block", text: `${TOKEN_NOTES.block} It is gone when your next round begins.` },
  {
    title: "Tokens",
    text: `${TOKEN_NOTES.strength} ${TOKEN_NOTES.vulnerable} ${TOKEN_NOTES.weak}`,
  },
  {
    title: "Between fights",
    text: "A won fight heals a little and offers one of three cards; take it or leave it. At a campfire you rest or make one card better.",
  },
];
