// Deep Space D-6 in a few sentences.
import type { Lesson } from "../plugin.ts";

/** What a newcomer needs to know. */
export const howToPlay: readonly Lesson[] = [
  {
    title: "The aim",
    text: "Outlast the deck: win when it is empty and no enemy is left. The ship is lost without hull, or with the whole crew in the Infirmary.",
  },
  {
    title: "Roll",
    text: "Six crew dice are rolled. A Threat face locks in the Scanners, and every three dice there draw one more card each turn.",
  },
  {
    title: "Assign",
    text: "Tap a die, or drag it, and choose: Tactical fires, Engineering repairs the hull, Medical brings the Infirmary back and frees a Scanner die, Science recharges the shields or holds a threat in stasis, Commander rerolls or turns dice.",
  },
  {
    title: "Threats on board",
    text: "They leave when the dice they ask for have worked on them. Enemies outside leave when their hit points are shot away.",
  },
  {
    title: "Draw and activate",
    text: "Then a card is drawn and the threat die rolled: every threat with that symbol acts. Look at the marks on the cards to see what is likely.",
  },
];
