// The advisor: what each choice is worth here if all that follows is played perfectly, for those who ask.
import type { BombFlip } from "@games/bomb-flip";
import type { Snapshot } from "@games/core-game";
import type { Choices } from "@games/lab/bomb-flip";
import { useState } from "react";
import { AIMS, type Aim, useAdvice } from "./advice.ts";
import { words } from "./words.ts";

/** The panel; the thinking begins when it is opened. */
export function AdvisorPanel({ snapshot }: { readonly snapshot: Snapshot<BombFlip> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel bf-advisor" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words().advisor.ask}</summary>
      {isOpen && <AdviceList snapshot={snapshot} />}
    </details>
  );
}

function AdviceList({ snapshot }: { readonly snapshot: Snapshot<BombFlip> }) {
  const advice = useAdvice(snapshot);
  const { advisor } = words();
  return (
    <>
      <div className="bf-aims" role="status" aria-label={advisor.advice}>
        {AIMS.map((aim) => (
          <section key={aim} aria-label={advisor[aim].title}>
            <h3>{advisor[aim].title}</h3>
            {advice.has(aim) ? (
              <Worth aim={aim} choices={advice.get(aim)} />
            ) : (
              <p className="quiet">{advisor.solving}</p>
            )}
          </section>
        ))}
      </div>
      <p className="quiet">{advisor.exact}</p>
    </>
  );
}

function Worth({ aim, choices }: { aim: Aim; choices: Choices | undefined }) {
  const { advisor } = words();
  const { caption, figure, reached } = advisor[aim];
  if (choices === undefined) return <p>{reached}</p>;
  const { bank, flip } = choices;
  const best = Math.max(flip, bank ?? 0);
  const isBank = bank !== undefined && bank >= flip;
  const rows = [
    { name: advisor.flip, value: flip, isBest: !isBank },
    ...(bank === undefined ? [] : [{ name: advisor.bank, value: bank, isBest: isBank }]),
  ];
  return (
    <>
      <p className="bf-verdict">{advisor.verdicts[isBank ? "bank" : "flip"]}</p>
      <table className="bf-worth">
        <caption>{caption}</caption>
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
              <td>{figure(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
