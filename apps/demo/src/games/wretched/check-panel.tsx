// A check before it happens: why, with what, and what can come of it, as the engine reckons it.
import type { Check, View } from "@games/wretched";
import { damageChances, survivalChance } from "@games/wretched/screen";
import { describeEvent } from "@games/wretched/text";
import { percent } from "./odds.ts";
import type { StoryGame } from "./stories.ts";

const DICE_WORDS: Readonly<Record<number, string>> = {
  0: "No die is rolled.",
  1: "One die is rolled.",
};

/** What is done about a check. */
function diceWords({ config, integrity }: View, dice: number): string {
  if (config.tower === "real") return "Pull from your own tower, and say whether it stood or fell.";
  if (config.tower === "dice")
    return `All ${integrity} dice are rolled${dice > 1 ? ` ${dice} times` : ""}, and those that show 1 are lost.`;
  return DICE_WORDS[dice] ?? `${dice} dice are added up.`;
}

/** Everything that decides the check that waits. */
export function CheckPanel(props: {
  readonly view: View;
  readonly check: Check;
  readonly game: StoryGame;
}) {
  const { view, check, game } = props;
  const { card, reason, reduction, dice, plus } = check;
  const chances = damageChances(view.config, check, view.integrity);
  const holds = survivalChance(view);
  const most = Math.max(...chances);
  const rows = chances.map((chance, damage) => ({ chance, damage }));
  return (
    <div className="wr-check">
      <p>{describeEvent({ type: "check-called", card, reason, reduction }, game)}</p>
      <p className="quiet">
        {diceWords(view, dice)}
        {plus > 0 && ` A severe card adds ${plus}.`}
        {holds !== null && ` The chance that it holds is ${percent(holds)}.`}
      </p>
      {rows.length > 0 && (
        <table className="wr-chances">
          <caption>{`What can be lost of ${view.integrity} ${game.rows.prose.names.integrity}`}</caption>
          <tbody>
            {rows
              .filter(({ chance }) => chance > 0)
              .map(({ chance, damage }) => (
                <tr key={damage} className={damage >= view.integrity ? "fatal" : undefined}>
                  <th scope="row">{damage >= view.integrity ? `${damage}, the end` : damage}</th>
                  <td>
                    <span
                      className="wr-bar"
                      style={{ inlineSize: `${(100 * chance) / most}%` }}
                      aria-hidden="true"
                    />
                    <span>{percent(chance)}</span>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
