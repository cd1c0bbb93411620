// The coach marks of a first run: gifts, the map, and the first fight.
import type { SpireAct1 } from "@games/spire-act1";
import type { CoachMoment, CoachStep } from "../plugin.ts";

type Moment = CoachMoment<SpireAct1>;

const asks =
  (...asked: readonly string[]) =>
  ({ view }: Moment): boolean =>
    asked.includes(view.pending?.ask ?? "");
const did =
  (...types: readonly string[]) =>
  ({ action }: Moment): boolean =>
    types.includes(action?.type ?? "");
const isTurn = asks("turn");

/** The steps, each shown when what it is about is there. */
export const coach: readonly CoachStep<SpireAct1>[] = [
  {
    title: "A card to begin with",
    text: "Take one of these cards into your deck: click it, or press its number. You may also leave them.",
    anchor: ".sp-rewards .sp-cards",
    isDue: ({ view }) => view.pending?.ask === "rewards" && view.run.combatCount === 0,
    isDone: did("claim", "leave"),
  },
  {
    title: "A gift for the whole run",
    text: "Choose one of three. What each would change stands under it; words with a dotted line explain themselves.",
    anchor: ".sp-options",
    isDue: ({ view }) => view.phase === "neow" && view.pending?.ask === "room",
    isDone: did("choose-option"),
  },
  {
    title: "The way up",
    text: "Paths lead to the boss. Bright rooms can be entered now. Under the map stands what lies ahead. Fights give cards and gold, campfires heal, the horned sign is an elite: hard, with a relic.",
    anchor: ".sp-board",
    isDue: asks("path"),
    isDone: did("move"),
  },
  {
    title: "What they are about to do",
    text: "Above each enemy stands its intent. Swords are a hit, with its size. It happens when you end your turn. Press Next.",
    anchor: ".sp-enemies",
    isDue: isTurn,
  },
  {
    title: "Play a card",
    text: "You have 3 energy each turn; the orange number is the cost. The numbers at the foot of a card are what it does now. Click a card or press its number; then choose the enemy.",
    anchor: ".sp-hand",
    isDue: isTurn,
    isDone: did("play"),
  },
  {
    title: "End your turn",
    text: "Beside the button stands what ending the turn would cost you. Block takes hits until your next turn. Play what you can pay for, then press E.",
    anchor: ".sp-end",
    isDue: isTurn,
    isDone: did("end-turn"),
  },
  {
    title: "The die of the round",
    text: "One die tells all enemies what to do, and sets off relics with its number. Press it, or O, to see every face.",
    anchor: ".sp-die-button",
    isDue: isTurn,
  },
  {
    title: "Potions",
    text: "Drink or throw one in a fight; it costs no energy. Press P to see what you carry.",
    anchor: ".sp-potions",
    isDue: ({ view }) => view.run.potions.length > 0 && view.combat !== null,
  },
  {
    title: "Your reward",
    text: "Take gold, potions and one card, in any order. A card is in every hand to come: take none that makes your deck worse.",
    anchor: ".sp-rewards",
    isDue: ({ view }) => view.pending?.ask === "rewards" && view.run.combatCount > 0,
    isDone: did("leave"),
  },
];
