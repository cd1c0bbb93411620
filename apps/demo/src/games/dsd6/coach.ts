// A first game with a hand on the shoulder: each mark waits for the moment it is about.
import type { Dsd6 } from "@games/dsd6";
import type { CoachMoment, CoachStep } from "../plugin.ts";
import { rules } from "./words.ts";

type Moment = CoachMoment<Dsd6>;

const isIn =
  (phase: Dsd6["view"]["phase"]) =>
  ({ view }: Moment): boolean =>
    view.phase === phase;

/** The marks in order. */
export const coach: readonly CoachStep<Dsd6>[] = [
  {
    title: "The distress call",
    text: `${rules().distressCall.at(-1)} Lost hull is a lost ship; the shields take damage first.`,
    anchor: ".ds-ship",
    isDone: ({ action }) => action !== undefined,
  },
  {
    title: "What is coming",
    text: "Two threats are there already. The symbol on a card says when it acts: once a turn the threat die is rolled, and every card with its symbol does what its text says.",
    anchor: ".ds-threats",
    isDone: ({ action }) => action !== undefined,
  },
  {
    title: "Roll the crew",
    text: "Six dice are your crew. Roll them with the button or the key N.",
    anchor: ".ds-next li:nth-child(1)",
    isDue: isIn("roll"),
    isDone: ({ action }) => action?.type === "roll",
  },
  {
    title: "Give an order",
    text: "Tap a die, press its number, or drag it to a station or a card. Every order says what it would do; some would change nothing, and say why.",
    anchor: ".ds-crew",
    isDue: isIn("assign"),
    isDone: ({ action }) => action !== undefined && "die" in action,
  },
  {
    title: "The Scanners",
    text: "A die that shows Threat is locked here. Every three of them draw one more card each turn, and only Medical frees them: do not let them pile up.",
    anchor: '[data-place="scanners"]',
    isDue: ({ view }) => view.dice.some(({ place }) => place === "scanners"),
  },
  {
    title: "Use every die, then end",
    text: "Dice that are left do nothing. When all is done, end the assignments (key E): the hull is repaired and a card is drawn.",
    anchor: ".ds-next li:nth-child(2)",
    isDue: isIn("assign"),
    isDone: ({ action }) => action?.type === "end-assign",
  },
  {
    title: "A card was drawn",
    text: "It is marked as new. Now roll the threat die (key T): cards with its symbol light up.",
    anchor: ".ds-next li:nth-child(3)",
    isDue: isIn("draw"),
    isDone: ({ events }) => events.some(({ type }) => type === "threat-die-rolled"),
  },
  {
    title: "Face it",
    text: "What lights up acts now; arrows beside hull, shields and hit points show what it will cost. Then the dice come back and the next turn begins (key F).",
    anchor: ".ds-next li:nth-child(4)",
    isDue: isIn("activate"),
    isDone: ({ events }) => events.some(({ type }) => type === "turn-started"),
  },
  {
    title: "How it is won",
    text: "When the deck is empty and no enemy is left, help arrives. Ouroboros lies at the bottom, behind its Barrier. Ask for a hint (key H) whenever you do not know what to do.",
    anchor: ".ds-piles",
  },
];
