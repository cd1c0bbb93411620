// The advisor: what each choice is worth here if all that follows is played perfectly, for those who ask.
import type { BombFlip } from "@games/bomb-flip";
import type { Snapshot } from "@games/core-game";
import type { Choices } from "@games/lab/bomb-flip";
import { useState } from "react";
import { AIMS, type Aim, useAdvice } from "./advice.ts";

const percent = (chance: number) => `${Number((chance * 100).toPrecision(3))}%`;

interface AimWords {
  readonly title: string;
  /** What the figures are. */
  readonly caption: string;
  readonly figure: (value: number) => string;
  readonly reached: string;
}

const WORDS: Readonly<Record<Aim, AimWords>> = {
  score: {
    title: "For the most points",
    caption: "Points at the end of the game, on average",
    figure: (value) => value.toFixed(1),
    reached: "",
  },
  gold: {
    title: "For gold",
    caption: "Chance that the game ends with gold",
    figure: percent,
    reached: "Gold is won already.",
  },
};

/** The panel; the thinking begins when it is opened. */
export function AdvisorPanel({ snapshot }: { readonly snapshot: Snapshot<BombFlip> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel bf-advisor" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Ask the advisor</summary>
      {isOpen && <AdviceList snapshot={snapshot} />}
    </details>
  );
}

function AdviceList({ snapshot }: { readonly snapshot: Snapshot<BombFlip> }) {
  const advice = useAdvice(snapshot);
  return (
    <>
      <div className="bf-aims" role="status" aria-label="Advice">
        {AIMS.map((aim) => (
          <section key={aim} aria-label={WORDS[aim].title}>
            <h3>{WORDS[aim].title}</h3>
            {advice.has(aim) ? (
              <Worth words={WORDS[aim]} choices={advice.get(aim)} />
            ) : (
              <p className="quiet">The game is being solved, which takes a few seconds …</p>
            )}
          </section>
        ))}
      </div>
      <p className="quiet">
        Exact figures: every position of the game is solved, and all that follows is played
        perfectly. Left or right makes no difference.
      </p>
    </>
  );
}

function Worth({ words, choices }: { words: AimWords; choices: Choices | undefined }) {
  if (choices === undefined) return <p>{words.reached}</p>;
  const { bank, flip } = choices;
  const best = Math.max(flip, bank ?? 0);
  const isBank = bank !== undefined && bank >= flip;
  const rows = [
    { name: "Flip", value: flip, isBest: !isBank },
    ...(bank === undefined ? [] : [{ name: "Bank", value: bank, isBest: isBank }]),
  ];
  return (
    <>
      <p className="bf-verdict">{isBank ? "Bank the run." : "Flip a card."}</p>
      <table className="bf-worth">
        <caption>{words.caption}</caption>
        <tbody>
          {rows.map(({ name, value, isBest }) => (
            <tr key={name} data-best={isBest || undefined}>
              <th scope="row">{name}</th>
              <td>
                <span
                  className="bf-worth-bar"
                  style={{ inlineSize: `${best === 0 ? 0 : (100 * value) / best}%` }}
                  aria-hidden="true"
                />
              </td>
              <td>{words.figure(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
