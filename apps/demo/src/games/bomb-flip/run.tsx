// The run: the numbers it holds, what it pays, and the jokers that help it.
import { type BombFlip, NUMBERS, pointsFor } from "@games/bomb-flip";
import { Term } from "../../play/glossary/term.tsx";
import { JokerDrawing } from "./faces.tsx";
import { rules, words } from "./words.ts";

type View = BombFlip["view"];

const ALL: readonly number[] = Array.from({ length: NUMBERS }, (_, i) => i + 1);

/** Everything about the run that is under way. */
export function Run({ view }: { readonly view: View }) {
  const { streak, nextBank, numbers } = words().run;
  return (
    <div className="bf-run">
      <p className="bf-streak">
        <Term id="streak">{streak}</Term> <b>{view.streak}</b>
        {view.bonusBank > 0 && <span>{nextBank(view.bonusBank)}</span>}
      </p>
      <ul className="bf-slots" aria-label={numbers}>
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
    <span className="visually-hidden">
      {isHeld ? words().run.collected(number) : words().run.missing(number)}
    </span>
  </li>
);

/** What a bank pays for one number, for two, and so on; the step of this run is marked. */
function Pay({ view }: { readonly view: View }) {
  const held = view.runUniques.length;
  const { pays, steps } = words().run;
  return (
    <div className="bf-pay">
      <p id="bf-pay-heading">
        {pays.start}
        <Term id="run">{pays.run}</Term>
        {pays.end}
      </p>
      <ol aria-labelledby="bf-pay-heading">
        {ALL.map((count) => (
          <li key={count} aria-current={count === held ? "step" : undefined}>
            <span className="bf-pay-count">
              {count}
              <span className="visually-hidden">{steps(count)}</span>
            </span>{" "}
            <b>{pointsFor(view.config, count)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Jokers({ view }: { readonly view: View }) {
  const { jokers } = rules();
  const says = words().run;
  const held = [
    { joker: "shield", isHeld: view.runHasShield, words: says.up },
    {
      joker: "scrambler",
      isHeld: view.scramblerCharges > 0,
      words: says.left(view.scramblerCharges),
    },
    { joker: "jammer", isHeld: view.jammerTurns > 0, words: says.left(view.jammerTurns) },
  ] as const;
  return (
    <ul className="bf-jokers" aria-label={says.jokers}>
      {held.map(({ joker, isHeld, words: left }) => (
        <li key={joker} className={isHeld ? "held" : undefined}>
          <span aria-hidden="true">
            <JokerDrawing joker={joker} />
          </span>
          <span>
            <Term id={joker}>{jokers[joker]}</Term>
            {`: ${isHeld ? left : says.none}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
