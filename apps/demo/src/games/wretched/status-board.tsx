// The board on top: the day, what holds, the Kings, the tokens, the beacon and what helps.
import { type CardId, rankOf, type View } from "@games/wretched";
import { integrityBand, presence } from "@games/wretched/screen";
import { cardName, type Names } from "@games/wretched/text";
import type { ReactNode } from "react";
import { SuitSign } from "./cards.tsx";
import { nearnessOf } from "./presence.tsx";
import type { StoryGame } from "./stories.ts";
import { BAND_NAMES, Bands, Tower } from "./tower.tsx";

/** How much the last change cost, when it cost something. */
export interface Loss {
  readonly step: number;
  readonly damage: number;
}

/** Shows where the story stands. */
export function StatusBoard(props: {
  readonly view: View;
  readonly game: StoryGame;
  readonly loss: Loss | undefined;
}) {
  const { view, game, loss } = props;
  const { tracker, prose } = game.rows;
  const { names } = prose;
  const kings = view.visible.filter((card) => rankOf(card) === tracker);
  return (
    <section className="wr-board" aria-label="Where you stand">
      <p className="wr-day">
        Day <b>{view.day}</b>
      </p>
      <Integrity view={view} name={names.integrity} loss={loss} />
      <dl className="wr-counts">
        <Count name={capital(names.trackers)} value={kingsText(view)}>
          <Kings cards={kings} limit={view.config.trackerLimit} />
        </Count>
        <Count name={capital(names.beacon.replace(/^the /, ""))} value={beaconText(view, names)}>
          <Tokens count={view.config.tokens} lit={view.isBeaconActive ? view.tokens : 0} />
        </Count>
        <Count name="Aces seen" value={`${view.bonusCounter} of 4`} />
        <Count
          name={capital(names.tool.replace(/^the /, ""))}
          value={view.hasTool ? "at hand" : "not at hand"}
        />
        <Count name="Deck" value={`${view.deckSize} cards`} />
        <Count name="Out there" value={nearnessOf(presence(view))} />
      </dl>
    </section>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Integrity(props: {
  readonly view: View;
  readonly name: string;
  readonly loss: Loss | undefined;
}) {
  const { view, name, loss } = props;
  const band = integrityBand(view);
  return (
    <div className="wr-integrity" data-band={band} key={loss?.step}>
      <Tower view={view} />
      <div>
        <p className="wr-points">
          {`${capital(name)} `}
          <b>{view.integrity}</b>
          {` of ${view.config.integrity}`}
          {loss !== undefined && (
            <span className="wr-loss">
              <span aria-hidden="true">{`−${loss.damage}`}</span>
            </span>
          )}
        </p>
        <p className="wr-band">{BAND_NAMES[band]}</p>
        <Bands view={view} />
      </div>
    </div>
  );
}

function Count(props: {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.children}
        {props.value}
      </dd>
    </div>
  );
}

const kingsText = ({ kingsRevealed, config }: View) =>
  config.isNarrativeOnly ? `${kingsRevealed} seen` : `${kingsRevealed} of ${config.trackerLimit}`;

function beaconText({ isBeaconActive, tokens, config, isBoosted }: View, names: Names): string {
  const boost = isBoosted ? ", boosted" : "";
  if (!isBeaconActive) return `dark${boost}`;
  return `lit${boost}, ${tokens} of ${config.tokens} ${names.tokens} left`;
}

const numbers = (count: number) => Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** The trackers in sight, each with its suit, and the places of those to come. */
function Kings({ cards, limit }: { readonly cards: readonly CardId[]; readonly limit: number }) {
  return (
    <ul className="wr-kings" aria-label="In sight">
      {cards.map((card) => (
        <li key={card}>
          <SuitSign card={card} />
          <span className="visually-hidden">{cardName(card)}</span>
        </li>
      ))}
      {numbers(limit - cards.length).map((i) => (
        <li key={i} aria-hidden="true" />
      ))}
    </ul>
  );
}

const Tokens = ({ count, lit }: { readonly count: number; readonly lit: number }) => (
  <span className="wr-tokens" aria-hidden="true">
    {numbers(count).map((i) => (
      <span key={i} className={i < lit ? "full" : undefined} />
    ))}
  </span>
);
