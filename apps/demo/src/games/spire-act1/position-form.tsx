// Lays a real run out that is already under way: in the player's turn of a fight, or between rooms.
import { potionLimit, type SpireAct1 } from "@games/spire-act1";
import { useState } from "react";
import { CountField } from "../../play/count-field.tsx";
import type { PositionFormProps } from "../plugin.ts";
import { chargesOf, draftOf, type Laid, layStart, listOf } from "./position.ts";
import { FightPart } from "./position-fight.tsx";
import { MapPart, type PartProps } from "./position-map.tsx";
import { CountedList, countsWith, Part } from "./position-parts.tsx";
import { createTexts } from "./texts.ts";
import { words } from "./words.ts";
import "./position.css";

/** The most that the form offers; nobody comes near. */
const MAX_HP = 99;
const MAX_CARDS = 99;

/** The form; a default export because React.lazy asks for one. Other rules begin with another deck and HP. */
export default function PositionForm(props: PositionFormProps<SpireAct1>) {
  return <Form key={JSON.stringify(props.options)} {...props} />;
}

function Form({ game, options, begin }: PositionFormProps<SpireAct1>) {
  const [laid, setLaid] = useState(() => layStart(game, options));
  const change = (part: Partial<Laid>) => setLaid({ ...laid, ...part });
  const { content } = game;
  const isPrinted = options.ruleSet === "printed";
  const says = words().position;
  const texts = createTexts(game);
  const { hp, maxHp, gold, fights, deck } = laid;
  return (
    <div className="sp-position">
      <p>{says.lead}</p>
      <Part title={says.where}>
        {([true, false] as const).map((isFight) => (
          <label key={`${isFight}`} className="toggle">
            <input
              type="radio"
              name="sp-where"
              checked={laid.isFight === isFight}
              onChange={() => change({ isFight })}
            />
            {isFight ? says.inFight : says.between}
          </label>
        ))}
      </Part>
      <Part title={words().run.run}>
        <CountField
          label={words().run.hp}
          value={hp}
          min={1}
          max={maxHp}
          set={(value) => change({ hp: value })}
        />
        <CountField
          label={says.maxHp}
          value={maxHp}
          min={1}
          max={MAX_HP}
          set={(value) => change({ maxHp: value, hp: Math.min(hp, value) })}
        />
        <CountField
          label={says.fights}
          value={fights}
          min={0}
          max={99}
          set={(value) => change({ fights: value })}
        />
        {isPrinted && (
          <CountField
            label={says.gold}
            value={gold}
            min={0}
            max={99}
            set={(value) => change({ gold: value })}
          />
        )}
      </Part>
      <MapPart laid={laid} change={change} game={game} options={options} />
      <CountedList
        title={words().piles.deck.name}
        counts={deck}
        choices={content.cards.filter(({ supply }) => supply === null).map(({ id }) => id)}
        nameOf={texts.cardName}
        add={says.addCard}
        maxOf={() => MAX_CARDS}
        change={(id, n) => change({ deck: countsWith(deck, id, n) })}
      />
      {isPrinted && <Items laid={laid} change={change} game={game} options={options} />}
      {laid.isFight && <FightPart laid={laid} change={change} game={game} options={options} />}
      <button
        type="button"
        className="primary"
        onClick={() => begin(draftOf(laid, content, isPrinted))}
      >
        {says.begin}
      </button>
    </div>
  );
}

/** Relics with their charges, and potions. */
function Items({ laid, change, game, options }: PartProps) {
  const { content } = game;
  const { relic: allRelics, potion: allPotions } = content.act.items;
  const { relics, charges, potions } = laid;
  const says = words().position;
  const texts = createTexts(game);
  const limited = Object.keys(relics).filter((id) => chargesOf(id, content) > 0);
  const potionsOf = (id: string) =>
    potionLimit(options) - listOf(potions).length + (potions[id] ?? 0);
  return (
    <>
      <CountedList
        title={words().belt.relics}
        counts={relics}
        choices={allRelics.map(({ id }) => id)}
        nameOf={(id) => texts.itemName("relic", id)}
        add={says.addRelic}
        maxOf={() => 1}
        change={(id, n) => change({ relics: countsWith(relics, id, n) })}
      />
      {limited.length > 0 && (
        <Part title={says.charges}>
          {limited.map((id) => (
            <CountField
              key={id}
              label={texts.itemName("relic", id)}
              value={charges[id] ?? chargesOf(id, content)}
              min={0}
              max={chargesOf(id, content)}
              set={(left) => change({ charges: { ...charges, [id]: left } })}
            />
          ))}
        </Part>
      )}
      <CountedList
        title={words().merchant.shelves.potions}
        counts={potions}
        choices={allPotions.map(({ id }) => id)}
        nameOf={(id) => texts.itemName("potion", id)}
        add={says.addPotion}
        maxOf={potionsOf}
        change={(id, n) => change({ potions: countsWith(potions, id, n) })}
      />
    </>
  );
}
