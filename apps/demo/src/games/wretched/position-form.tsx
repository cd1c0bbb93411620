// Lays a real game out that is already under way, on the morning of a day: the counters, the tool, and the cards that have come.

import { CARD_IDS, type CardId, SUITS, suitOf, type Wretched } from "@games/wretched";
import { cardName, cardSign, wordingOf } from "@games/wretched/text";
import { useState } from "react";
import { CountField } from "../../play/count-field.tsx";
import type { PositionFormProps } from "../plugin.ts";
import { words } from "./screen-words.ts";
import { rules } from "./words.ts";
import "./position.css";

/** The form; a default export because React.lazy asks for one. */
export default function PositionForm({ game, begin }: PositionFormProps<Wretched>) {
  const { config } = game.view(game.create({ seed: "position" }));
  const [counts, setCounts] = useState({
    day: 2,
    integrity: config.integrity,
    tokens: config.tokens,
  });
  const says = words().position;
  const [hasTool, setTool] = useState(false);
  const [discard, setDiscard] = useState<readonly CardId[]>([]);
  const toggle = (card: CardId) =>
    setDiscard(discard.includes(card) ? discard.filter((one) => one !== card) : [...discard, card]);
  return (
    <div className="wr-position">
      <p>{says.explained}</p>
      <CountField
        label={says.day}
        value={counts.day}
        min={2}
        max={999}
        set={(day) => setCounts({ ...counts, day })}
      />
      <CountField
        label={says.integrity}
        value={counts.integrity}
        min={1}
        max={config.integrity}
        set={(integrity) => setCounts({ ...counts, integrity })}
      />
      <CountField
        label={says.tokens}
        value={counts.tokens}
        min={0}
        max={30}
        set={(tokens) => setCounts({ ...counts, tokens })}
      />
      <label className="toggle">
        <input
          type="checkbox"
          checked={hasTool}
          onChange={({ target }) => setTool(target.checked)}
        />
        {says.tool}
      </label>
      <fieldset>
        <legend>{says.cards(discard.length)}</legend>
        {SUITS.map((suit) => (
          <div key={suit} className="wr-suit">
            <p>{wordingOf(game, rules()).say(`suit.${suit}`)}</p>
            {CARD_IDS.filter((card) => suitOf(card) === suit).map((card) => (
              <button
                key={card}
                type="button"
                className="plain"
                aria-pressed={discard.includes(card)}
                onClick={() => toggle(card)}
              >
                <span aria-hidden="true">{cardSign(card, rules())}</span>
                <span className="visually-hidden">{cardName(card, game, rules())}</span>
              </button>
            ))}
          </div>
        ))}
      </fieldset>
      <button
        type="button"
        className="primary"
        onClick={() => begin({ ...counts, hasTool, discard })}
      >
        {says.begin}
      </button>
    </div>
  );
}
