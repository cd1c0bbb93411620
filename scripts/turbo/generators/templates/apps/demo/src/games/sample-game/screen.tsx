// The table of Sample game: the rounds, the pot, the score, and what to do next.
import { BANK, ROLL, type SampleGame } from "@games/sample-game";
import { ActionButton } from "../../play/action-button.tsx";
import type { ScreenProps } from "../plugin.ts";
import "./sample-game.css";

/** Everything between the bar and the log. */
export function Screen({ snapshot }: ScreenProps<SampleGame>) {
  const { roundsLeft, pot, score, config } = snapshot.view;
  return (
    <section className="sample-game" aria-label="Table">
      <dl className="sample-game-figures">
        <Figure name="Rounds left" value={`${roundsLeft} of ${config.rounds}`} />
        <Figure name="Pot" value={`${pot}`} />
        <Figure name="Score" value={`${score} of ${config.target}`} />
      </dl>
      <div className="sample-game-actions">
        <ActionButton<SampleGame> action={ROLL} hotkey={{ key: "1", label: "Roll the die" }}>
          Roll the die
        </ActionButton>
        <ActionButton<SampleGame> action={BANK} hotkey={{ key: "b", label: "Bank the pot" }}>
          Bank the pot
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
