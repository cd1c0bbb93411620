// Wretched & Alone in a few sentences.
import type { Lesson } from "@games/core-game/text";

/** What a newcomer needs to know. */
export const howToPlay: readonly Lesson[] = [
  {
    title: "The aim",
    text: "Tell the story of someone left alone, and perhaps bring them home. Most games are lost; the log is what stays.",
  },
  {
    title: "A day",
    text: "A die says how many cards the day has. Turn them one by one, read the prompt, and think about what happens. In the evening you write or speak the log, a line or a page, as you like.",
  },
  {
    title: "The tower",
    text: "Some cards ask for a pull: a die takes that much from what holds you together. At nothing the story ends. Aces make pulls gentler.",
  },
  {
    title: "Kings",
    text: "Each King stays in sight. The fourth one ends the story.",
  },
  {
    title: "A way out",
    text: "One Ace lights the beacon. From then on a die each evening may bring rescue a token nearer; when the last token is gone, one final pull decides.",
  },
  {
    title: "Kindness",
    text: "Any prompt can be softened or left out. Danger can be made smaller on the form, or switched off.",
  },
];
