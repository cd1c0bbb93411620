// The table of Sample game: the rounds, the pot, the score, and what to do next.
import { BANK, ROLL, type SampleGame } from "@games/sample-game";
import { ActionButton } from "../../play/action-button.tsx";
import type { ScreenProps } from "../plugin.ts";
import { words } from "./words.ts";
import "./sample-game.css";

/** Everything between the bar and the log. */
export function Screen({ snapshot }: ScreenProps<SampleGame>) {
  const { roundsLeft, pot, score, config } = snapshot.view;
  const says = words();
  return (
    <section className="sample-game" aria-label={says.table}>
      <dl className="sample-game-figures">
        <Figure name={says.roundsLeft} value={says.of(roundsLeft, config.rounds)} />
        <Figure name={says.pot} value={`${pot}`} />
        <Figure name={says.score} value={says.of(score, config.target)} />
      </dl>
      <div className="sample-game-actions">
        <ActionButton<SampleGame> action={ROLL} hotkey={{ key: "1", label: says.roll }}>
          {says.roll}
        </ActionButton>
        <ActionButton<SampleGame> action={BANK} hotkey={{ key: "b", label: says.bank }}>
          {says.bank}
        </ActionButton>
      </div>
    </section>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
