// Bomb flip in a terminal.
import type { View } from "@games/bomb-flip";
import { count } from "@games/core-game/text";
import type { Screen, Shown } from "../../study.js";

/** From which chance on a bomb is likely. */
const LIKELY = 0.3;

/** What the player sees. */
export function bombFlipScreen(view: View): Screen {
  const { lives, totalScore, streak, payout, bonusBank, bombChance, turns, trophyTier } = view;
  const numbers = view.runUniques.map((number) => ({ text: `${number}` }));
  const pays = payout > 0 ? `banking pays ${count(payout, "point")}` : "nothing to bank yet";
  return {
    title: `Bomb flip, turn ${turns + 1}`,
    parts: [
      { name: "Lives", items: [{ text: `${lives}`, tone: lives === 1 ? "bad" : "good" }] },
      {
        name: "Score",
        items: [{ text: `${totalScore}` }, { text: trophyTier, tone: "minor" }],
      },
      {
        name: "This run",
        items: [{ text: count(streak, "treasure") }, { text: pays, tone: "good" }],
      },
      { name: "Numbers", items: numbers },
      { name: "Jokers", items: jokersOf(view, bonusBank) },
      {
        name: "Chance of a bomb",
        items: [
          {
            text: `${(100 * bombChance).toFixed(1)}%`,
            tone: bombChance >= LIKELY ? "bad" : "careful",
          },
        ],
      },
    ],
  };
}

function jokersOf({ runHasShield, scramblerCharges, jammerTurns }: View, bonus: number): Shown[] {
  const jokers: Shown[] = [];
  if (runHasShield) jokers.push({ text: "a shield is up", tone: "good" });
  if (scramblerCharges > 0) {
    jokers.push({ text: `Scrambler with ${count(scramblerCharges, "charge")}`, tone: "good" });
  }
  if (jammerTurns > 0)
    jokers.push({ text: `Jammer for ${count(jammerTurns, "turn")}`, tone: "good" });
  if (bonus > 0) jokers.push({ text: `${count(bonus, "point")} more at the next bank` });
  return jokers;
}

/** What the words of the screen mean. */
export const BOMB_FLIP_LEGEND: readonly string[] = [
  "A bomb costs a life. A number that comes twice ends the run without points. Banking keeps its points.",
];
