// A campfire: rest, or make one card better.
import type { Action, SpireAct1 } from "@games/spire-act1";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { CardFace, cardWords } from "./card.tsx";
import { Sign } from "./icons.tsx";
import { Fire } from "./scenery.tsx";
import { useTexts } from "./texts.ts";
import { words } from "./words.ts";

const REST: Action = { type: "rest" };

/** What there is to do at the fire. */
export function Campfire() {
  const { session, snapshot } = useGameContext<SpireAct1>();
  const { run } = snapshot.view;
  const says = words().campfire;
  const upgradable = snapshot.legalActions.flatMap((action) =>
    action.type === "smith" ? [action.card] : [],
  );
  const canLeave = snapshot.legalActions.some(({ type }) => type === "leave");
  const preview = session.game.preview(session.state, REST);
  const rested = preview.ok ? preview.value.view.run.hp : run.hp;
  return (
    <section className="sp-choice sp-campfire" aria-labelledby="sp-campfire-heading">
      <div className="sp-hearth">
        <Fire />
        <div>
          <h2 id="sp-campfire-heading" tabIndex={-1}>
            {says.heading}
          </h2>
          <p>{says.lead}</p>
          <ActionButton<SpireAct1>
            action={REST}
            className="primary"
            hotkey={{ key: "0", label: says.restKey }}
          >
            <Sign name="heart" />
            {rested === run.hp ? says.full : says.rest(run.hp, rested)}
          </ActionButton>
        </div>
      </div>
      {canLeave && (
        <ActionButton<SpireAct1>
          action={{ type: "leave" }}
          className="plain"
          hotkey={{ key: "s", label: says.leaveKey }}
        >
          {says.leave}
        </ActionButton>
      )}
      {upgradable.length > 0 && <h3>{says.smith}</h3>}
      <ul className="sp-cards">
        {upgradable.map((id, i) => (
          <li key={id}>
            <Anvil id={id} place={i} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card as it would be after the smith. */
function Anvil({ id, place }: { readonly id: string; readonly place: number }) {
  const texts = useTexts();
  const says = words().campfire;
  const upgraded = texts.cardOf(id).upgraded ?? id;
  const hotkey = { key: `${place + 1}`, label: says.upgrade(texts.cardName(id)) };
  return (
    <ActionButton<SpireAct1>
      action={{ type: "smith", card: id }}
      label={says.upgradeTo(texts.cardName(id), cardWords({ id: upgraded, was: id }, texts))}
      className="sp-card-button"
      {...(place < 9 ? { hotkey } : {})}
    >
      <CardFace id={upgraded} was={id} />
    </ActionButton>
  );
}
