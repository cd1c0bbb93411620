// After a won fight: one of three cards, or none.
import type { SpireAct1 } from "@games/spire-act1";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { CardFace, cardWords } from "./card.tsx";
import { useTexts } from "./texts.ts";
import { words } from "./words.ts";

/** The reward on offer. */
export function Reward() {
  const { pending } = useGameContext<SpireAct1>().snapshot.view;
  const texts = useTexts();
  const says = words().rewards;
  const revealed = pending?.ask === "reward" ? pending.cards : [];
  return (
    <section className="sp-choice sp-reward" aria-labelledby="sp-reward-heading">
      <h2 id="sp-reward-heading" tabIndex={-1}>
        {says.victory}
      </h2>
      <p>{says.leadOfOne}</p>
      <ul className="sp-cards">
        {revealed.map((id, i) => (
          <li key={id}>
            <ActionButton<SpireAct1>
              action={{ type: "take", card: id }}
              label={says.take(cardWords({ id }, texts))}
              className="sp-card-button"
              hotkey={{ key: `${i + 1}`, label: says.take(texts.cardName(id)) }}
            >
              <CardFace id={id} />
            </ActionButton>
          </li>
        ))}
      </ul>
      <ActionButton<SpireAct1>
        action={{ type: "skip" }}
        className="plain"
        hotkey={{ key: "s", label: says.skipKey }}
      >
        {says.skip}
      </ActionButton>
    </section>
  );
}
