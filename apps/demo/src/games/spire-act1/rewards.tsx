// A reward of several parts: each can be taken, in any order, or left.
import type { Action, Offer, SpireAct1 } from "@games/spire-act1";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { CardFace, cardWords } from "./card.tsx";
import { Happened } from "./happened.tsx";
import { ItemButton } from "./item.tsx";
import { Chest } from "./scenery.tsx";
import { useTexts } from "./texts.ts";
import { WordList } from "./word-list.tsx";
import { words } from "./words.ts";

/** What is on the table after a fight, in a treasure room, or from an event. */
export function Rewards() {
  const { pending, run } = useGameContext<SpireAct1>().snapshot.view;
  const texts = useTexts();
  const title = useTitle();
  const says = words().rewards;
  const offers = pending?.ask === "rewards" ? pending.offers : [];
  const cards = offers.flatMap((offer) => (offer.part === "card" ? offer.cards : []));
  const isTreasure = run.map.nodes[run.map.currentNode]?.type === "treasure";
  let keys = 0;
  return (
    <section className="sp-choice sp-rewards" aria-labelledby="sp-rewards-heading">
      <div className="sp-scene">
        {isTreasure && <Chest />}
        <div>
          <h2 id="sp-rewards-heading" tabIndex={-1}>
            {title}
          </h2>
          <p>{says.lead}</p>
          <Happened />
        </div>
      </div>
      {offers.map((offer, part) => {
        const first = keys;
        keys += choicesOf(offer);
        return (
          <Part key={`${part} ${JSON.stringify(offer)}`} offer={offer} part={part} first={first} />
        );
      })}
      <WordList texts={cards.map((id) => texts.describeCard(texts.cardOf(id)))} />
      <ActionButton<SpireAct1>
        action={{ type: "leave" }}
        className="plain"
        hotkey={{ key: "s", label: says.leaveKey }}
      >
        {offers.length === 0 ? says.goOn : says.leave}
      </ActionButton>
    </section>
  );
}

/** Where the reward comes from. */
function useTitle(): string {
  const { session, snapshot } = useGameContext<SpireAct1>();
  const { nameOf } = useTexts();
  const { resolving, run } = snapshot.view;
  const says = words().rewards;
  const item = resolving.findLast((frame) => frame.kind === "item");
  if (item?.kind === "item") {
    const source = session.game.content.act.items[item.of][item.row];
    if (source !== undefined) return nameOf(source.id);
  }
  switch (run.map.nodes[run.map.currentNode]?.type) {
    case "treasure":
      return says.treasure;
    case "boss":
      return says.bossBeaten;
    case "encounter":
    case "elite":
      return says.victory;
    default:
      return says.reward;
  }
}

function choicesOf(offer: Offer): number {
  if (offer.part === "card") return offer.cards.length;
  return offer.part === "relic" ? offer.relics.length : 1;
}

interface PartProps {
  readonly offer: Offer;
  readonly part: number;
  /** How many choices come before it, for the keys. */
  readonly first: number;
}

function Part({ offer, part, first }: PartProps) {
  const claim = (choice: number): Action => ({ type: "claim", part, choice });
  const keyOf = (choice: number) => (first + choice < 9 ? `${first + choice + 1}` : undefined);
  const says = words().rewards;
  switch (offer.part) {
    case "gold":
      return (
        <ActionButton<SpireAct1>
          action={claim(0)}
          label={says.take(says.gold(offer.amount))}
          className="plain sp-item sp-gold"
          hotkey={{ key: keyOf(0) ?? "", label: says.take(says.gold(offer.amount)) }}
        >
          <span className="sp-coin" aria-hidden="true" />
          <b aria-hidden="true">{says.gold(offer.amount)}</b>
        </ActionButton>
      );
    case "potion":
      return (
        <div className="sp-items">
          <ItemButton
            kind="potion"
            id={offer.potion}
            action={claim(0)}
            does={says.take}
            hotkey={keyOf(0)}
          />
        </div>
      );
    case "relic":
      return (
        <div>
          {offer.relics.length > 1 && <h3>{says.relics}</h3>}
          <div className="sp-items">
            {offer.relics.map((id, choice) => (
              <ItemButton
                key={id}
                kind="relic"
                id={id}
                action={claim(choice)}
                does={says.take}
                hotkey={keyOf(choice)}
              />
            ))}
          </div>
        </div>
      );
    case "card":
      return <CardPart offer={offer} claim={claim} keyOf={keyOf} />;
  }
}

interface CardPartProps {
  readonly offer: Extract<Offer, { readonly part: "card" }>;
  readonly claim: (choice: number) => Action;
  readonly keyOf: (choice: number) => string | undefined;
}

function CardPart({ offer, claim, keyOf }: CardPartProps) {
  const says = words().rewards;
  const texts = useTexts();
  return (
    <div>
      <h3>{offer.cards.length === 1 ? says.card : says.cards}</h3>
      <ul className="sp-cards">
        {offer.cards.map((id, choice) => {
          const key = keyOf(choice);
          return (
            <li key={`${id} ${choice}`}>
              <ActionButton<SpireAct1>
                action={claim(choice)}
                label={says.take(cardWords({ id }, texts))}
                className="sp-card-button"
                {...(key === undefined
                  ? {}
                  : { hotkey: { key, label: says.take(texts.cardName(id)) } })}
              >
                <CardFace id={id} />
              </ActionButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
