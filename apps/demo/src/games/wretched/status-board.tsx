// The board on top: the day, what holds, the Kings, the tokens, the beacon and what helps.
import { capitalize } from "@games/core-game/text";
import { type CardId, rankOf, type View } from "@games/wretched";
import { describePresence, integrityBand } from "@games/wretched/screen";
import {
  cardName,
  describeBand,
  type Facts,
  type TemplateKey,
  wordingOf,
} from "@games/wretched/text";
import type { ReactNode } from "react";
import { Term } from "../../play/glossary/term.tsx";
import { SuitSign } from "./cards.tsx";
import { words } from "./screen-words.ts";
import type { StoryGame } from "./stories.ts";
import { Bands, Tower } from "./tower.tsx";
import { rules } from "./words.ts";

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
  const { tracker } = game.rows;
  const say = (key: TemplateKey, facts?: Facts) => wordingOf(game, rules()).say(key, facts);
  const kings = view.visible.filter((card) => rankOf(card) === tracker);
  return (
    <section className="wr-board" aria-label={words().board.heading}>
      <p className="wr-day">
        {say("board.day")} <b>{view.day}</b>
      </p>
      <Integrity view={view} game={game} loss={loss} />
      <dl className="wr-counts">
        <Count
          term="tracker"
          name={capitalize(wordingOf(game, rules()).names.trackers)}
          value={kingsText(view, game)}
        >
          <Kings cards={kings} limit={view.config.trackerLimit} game={game} />
        </Count>
        <Count term="beacon" name={say("term.beacon")} value={beaconText(view, game)}>
          <Tokens count={view.config.tokens} lit={view.isBeaconActive ? view.tokens : 0} />
        </Count>
        <Count
          term="ace"
          name={say("board.aces")}
          value={say("board.of", { n: view.bonusCounter, all: 4 })}
        />
        <Count
          term="tool"
          name={say("term.tool")}
          value={say(view.hasTool ? "board.at-hand" : "board.not-at-hand")}
        />
        <Count
          term="deck"
          name={say("board.deck")}
          value={wordingOf(game, rules()).count("cards", view.deckSize)}
        />
        <Count
          term="presence"
          name={say("board.out-there")}
          value={describePresence(view, game, rules())}
        />
      </dl>
    </section>
  );
}

function Integrity(props: {
  readonly view: View;
  readonly game: StoryGame;
  readonly loss: Loss | undefined;
}) {
  const { view, game, loss } = props;
  const say = (key: TemplateKey, facts?: Facts) => wordingOf(game, rules()).say(key, facts);
  const band = integrityBand(view);
  return (
    <div className="wr-integrity" data-band={band} key={loss?.step}>
      <Tower view={view} />
      <div>
        <p className="wr-points">
          <Term id="integrity">{say("term.integrity")}</Term> <b>{view.integrity}</b>
          {words().board.of(view.config.integrity)}
          {loss !== undefined && (
            <span className="wr-loss">
              <span aria-hidden="true">{`−${loss.damage}`}</span>
            </span>
          )}
        </p>
        <p className="wr-band">{describeBand(band, game, rules())}</p>
        <Bands view={view} game={game} />
      </div>
    </div>
  );
}

function Count(props: {
  readonly term?: string;
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}) {
  return (
    <div>
      <dt>{props.term === undefined ? props.name : <Term id={props.term}>{props.name}</Term>}</dt>
      <dd>
        {props.children}
        {props.value}
      </dd>
    </div>
  );
}

function kingsText({ kingsRevealed: n, config }: View, game: StoryGame): string {
  return config.isNarrativeOnly
    ? wordingOf(game, rules()).say("board.seen", { n })
    : wordingOf(game, rules()).say("board.of", { n, all: config.trackerLimit });
}

function beaconText(view: View, game: StoryGame): string {
  const { isBeaconActive, tokens: n, config, isBoosted } = view;
  const facts = { n, all: config.tokens };
  const state = wordingOf(game, rules()).say(isBeaconActive ? "board.lit" : "board.dark", facts);
  return isBoosted ? wordingOf(game, rules()).say("board.boosted", { state }) : state;
}

const numbers = (count: number) => Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** The trackers in sight, each with its suit, and the places of those to come. */
function Kings(props: {
  readonly cards: readonly CardId[];
  readonly limit: number;
  readonly game: StoryGame;
}) {
  const { cards, limit, game } = props;
  return (
    <ul className="wr-kings" aria-label={words().board.inSight}>
      {cards.map((card) => (
        <li key={card}>
          <SuitSign card={card} />
          <span className="visually-hidden">{cardName(card, game, rules())}</span>
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
