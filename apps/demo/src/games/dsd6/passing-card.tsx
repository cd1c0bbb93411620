// A card that was drawn this turn and is not in play any more: what it was and what it did.
import type { Dsd6, OfCard, Threat } from "@games/dsd6";
import { describeEffect, threatName } from "@games/dsd6/text";
import { useGameContext } from "../../play/game-context.ts";
import { Art } from "./art.tsx";
import { rules, words } from "./words.ts";

/** What a card does by being drawn. */
function effectOf({ kind, reveal = [] }: Threat, isGraded: boolean): string {
  if (kind !== "filler") return reveal.map((effect) => describeEffect(effect, rules())).join(" ");
  return isGraded ? words().threats.freesScanners : words().threats.nothing;
}

/** The card, as it lay there for a moment. */
export function PassingCard({ card, threat }: OfCard) {
  const { session, snapshot } = useGameContext<Dsd6>();
  const row = session.game.content.cards[card]?.row;
  if (row === undefined) return null;
  const isGraded = snapshot.view.config.difficultyModel === "graded";
  return (
    <li className="ds-card ds-passing" data-kind={row.kind}>
      <div className="ds-card-head">
        <Art threat={threat} kind={row.kind} />
        <div>
          <h3>{threatName(threat, session.game, rules())}</h3>
          <p className="ds-kind">
            {row.kind === "filler" ? words().threats.harmless : words().threats.gone}
          </p>
        </div>
      </div>
      <p className="ds-effect">{effectOf(row, isGraded)}</p>
    </li>
  );
}
