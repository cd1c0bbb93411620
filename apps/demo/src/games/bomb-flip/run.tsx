// The run: the numbers it holds, what it pays, and the jokers that help it.
import { type BombFlip, NUMBERS, pointsFor } from "@games/bomb-flip";
import { JOKER_NAMES } from "@games/bomb-flip/text";
import { Term } from "../../play/glossary/term.tsx";
import { JokerDrawing } from "./faces.tsx";

type View = BombFlip["view"];

const ALL: readonly number[] = Array.from({ length: NUMBERS }, (_, i) => i + 1);

/** Everything about the run that is under way. */
export function Run({ view }: { readonly view: View }) {
  return (
    <div className="bf-run">
      <p className="bf-streak">
        <Term id="streak">Streak</Term> <b>{view.streak}</b>
        {view.bonusBank > 0 && <span>{` · next bank +${view.bonusBank}`}</span>}
      </p>
      <ul className="bf-slots" aria-label="Numbers of this run">
        {ALL.map((number) => (
          <Slot key={number} number={number} isHeld={view.runUniques.includes(number)} />
        ))}
      </ul>
      <Pay view={view} />
      <Jokers view={view} />
    </div>
  );
}

const Slot = ({ number, isHeld }: { readonly number: number; readonly isHeld: boolean }) => (
  <li className={isHeld ? "held" : undefined}>
    <span aria-hidden="true">{number}</span>
    <span className="visually-hidden">{isHeld ? `${number} collected` : `${number} missing`}</span>
  </li>
);

/** What a bank pays for one number, for two, and so on; the step of this run is marked. */
function Pay({ view }: { readonly view: View }) {
  const held = view.runUniques.length;
  return (
    <div className="bf-pay">
      <p id="bf-pay-heading">
        What a <Term id="run">run</Term> pays
      </p>
      <ol aria-labelledby="bf-pay-heading">
        {ALL.map((count) => (
          <li key={count} aria-current={count === held ? "step" : undefined}>
            <span className="bf-pay-count">
              {count}
              <span className="visually-hidden">{count === 1 ? " number:" : " numbers:"}</span>
            </span>{" "}
            <b>{pointsFor(view.config, count)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Jokers({ view }: { readonly view: View }) {
  const held = [
    { joker: "shield", isHeld: view.runHasShield, words: "up" },
    {
      joker: "scrambler",
      isHeld: view.scramblerCharges > 0,
      words: `${view.scramblerCharges} left`,
    },
    { joker: "jammer", isHeld: view.jammerTurns > 0, words: `${view.jammerTurns} left` },
  ] as const;
  return (
    <ul className="bf-jokers" aria-label="Jokers">
      {held.map(({ joker, isHeld, words }) => (
        <li key={joker} className={isHeld ? "held" : undefined}>
          <span aria-hidden="true">
            <JokerDrawing joker={joker} />
          </span>
          <span>
            <Term id={joker}>{JOKER_NAMES[joker]}</Term>
            {`: ${isHeld ? words : "none"}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
