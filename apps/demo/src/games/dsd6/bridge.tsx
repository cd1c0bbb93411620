// The head of the table: the turn, its phases, and the two piles with what is in them.
import type { Dsd6, OfCard, View } from "@games/dsd6";
import { threatName } from "@games/dsd6/text";
import { useGameContext } from "../../play/game-context.ts";
import { TURN } from "./steps.ts";
import { rules, words } from "./words.ts";

/** Turn, phases and piles. */
export function Bridge({ view }: { readonly view: View }) {
  const says = words().bridge;
  return (
    <section className="ds-bridge" aria-label={says.heading}>
      <p className="ds-turn">
        {says.turn}
        <b>{view.turn}</b>
        <span>{rules().difficulties[view.config.difficulty]}</span>
      </p>
      <ol className="ds-phases" aria-label={says.phases}>
        {TURN.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? "step" : undefined}>
            {rules().phases[phase]}
          </li>
        ))}
      </ol>
      <div className="ds-piles">
        <Pile {...says.deck} cards={view.deck} />
        <Pile {...says.discard} cards={view.discard.toReversed()} />
      </div>
    </section>
  );
}

interface PileProps {
  readonly name: string;
  readonly cards: readonly OfCard[];
  readonly note: string;
}

function Pile({ name, cards, note }: PileProps) {
  const { game } = useGameContext<Dsd6>().session;
  const counts = new Map<string, number>();
  for (const { threat } of cards) counts.set(threat, (counts.get(threat) ?? 0) + 1);
  return (
    <details className="ds-pile">
      <summary>
        {`${name} `}
        <b>{cards.length}</b>
      </summary>
      <div className="ds-pile-cards">
        <p className="quiet">{cards.length === 0 ? words().bridge.noCards : note}</p>
        <ul>
          {[...counts].map(([threat, count]) => (
            <li
              key={threat}
            >{`${threatName(threat, game, rules())}${count === 1 ? "" : ` × ${count}`}`}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
