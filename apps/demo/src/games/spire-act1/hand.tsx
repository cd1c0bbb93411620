// The hand: each card with what it costs and does as things are now.
import {
  type ActionPreview,
  type CombatView,
  type HandCard,
  previewCard,
  type SpireAct1,
} from "@games/spire-act1";
import { forecastOf } from "@games/spire-act1/text";
import { useMemo } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { CardFace, cardWords } from "./card.tsx";
import { useTexts } from "./texts.ts";
import { words } from "./words.ts";

interface HandProps {
  readonly combat: CombatView;
  /** Shows on the stage what a card would do. */
  readonly showPreview: (previews: readonly ActionPreview[]) => void;
}

/** The cards of the hand as buttons. */
export function Hand({ combat, showPreview }: HandProps) {
  const { session, snapshot } = useGameContext<SpireAct1>();
  const { hand } = combat;
  const isFree = snapshot.view.pending?.ask === "turn";
  const previews = useMemo(() => {
    const { hand: held } = snapshot.view.combat ?? { hand: [] };
    const ids = new Set(held.map(({ card }) => card));
    return new Map([...ids].map((id) => [id, previewCard(session.game, session.state, id)]));
  }, [session, snapshot]);
  if (hand.length === 0) return <p className="sp-empty">{words().battle.emptyHand}</p>;
  return (
    <ul className="sp-hand" aria-label={words().battle.hand} tabIndex={-1}>
      {withKeys(hand).map(({ key, held }, i) => (
        <HeldCard
          key={key}
          name={key}
          held={held}
          hotkey={isFree && i < 10 ? `${(i + 1) % 10}` : undefined}
          previews={previews.get(held.card) ?? []}
          showPreview={showPreview}
        />
      ))}
    </ul>
  );
}

/** Equal cards are told apart by counting, so that each keeps its place on the page. */
function withKeys(hand: readonly HandCard[]): { readonly key: string; readonly held: HandCard }[] {
  const counts = new Map<string, number>();
  return hand.map((held) => {
    const count = counts.get(held.card) ?? 0;
    counts.set(held.card, count + 1);
    return { key: `${held.card} ${count}`, held };
  });
}

interface HeldProps extends Pick<HandProps, "showPreview"> {
  readonly name: string;
  readonly held: HandCard;
  readonly hotkey: string | undefined;
  readonly previews: readonly ActionPreview[];
}

function HeldCard({ name, held, hotkey, previews, showPreview }: HeldProps) {
  const { card: id, cost } = held;
  const texts = useTexts();
  const face = { id, cost, forecast: forecastOf(previews) };
  return (
    <li data-card={name}>
      <ActionButton<SpireAct1>
        action={{ type: "play", card: id }}
        label={cardWords(face, texts)}
        className="sp-card-button"
        onPreview={(isPreviewed) => showPreview(isPreviewed ? previews : [])}
        {...(hotkey === undefined
          ? {}
          : { hotkey: { key: hotkey, label: words().battle.play(texts.cardName(id)) } })}
      >
        <CardFace {...face} />
      </ActionButton>
    </li>
  );
}
