// The board on top: the day, what holds, the Kings, the tokens, the beacon and what helps.
import type { View } from "@games/wretched";
import { integrityBand, presence } from "@games/wretched/screen";
import type { Names } from "@games/wretched/text";
import type { ReactNode } from "react";
import { nearnessOf } from "./presence.tsx";
import { BAND_NAMES, Bands, Tower } from "./tower.tsx";

/** How much the last change cost, when it cost something. */
export interface Loss {
  readonly step: number;
  readonly damage: number;
}

/** Shows where the story stands. */
export function StatusBoard(props: {
  readonly view: View;
  readonly names: Names;
  readonly loss: Loss | undefined;
}) {
  const { view, names, loss } = props;
  return (
    <section className="wr-board" aria-label="Where you stand">
      <p className="wr-day">
        Day <b>{view.day}</b>
      </p>
      <Integrity view={view} name={names.integrity} loss={loss} />
      <dl className="wr-counts">
        <Count name={capital(names.trackers)} value={kingsText(view)}>
          <Sockets count={view.config.trackerLimit} filled={view.kingsRevealed} kind="king" />
        </Count>
        <Count name={capital(names.beacon.replace(/^the /, ""))} value={beaconText(view, names)}>
          <Sockets
            count={view.config.tokens}
            filled={view.beaconActive ? view.tokens : 0}
            kind="token"
          />
        </Count>
        <Count name="Aces seen" value={`${view.bonusCounter} of 4`} />
        <Count
          name={capital(names.tool.replace(/^the /, ""))}
          value={view.toolAvailable ? "at hand" : "not at hand"}
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
  config.narrativeOnly ? `${kingsRevealed} seen` : `${kingsRevealed} of ${config.trackerLimit}`;

function beaconText({ beaconActive, tokens, config, boosted }: View, names: Names): string {
  const boost = boosted ? ", boosted" : "";
  if (!beaconActive) return `dark${boost}`;
  return `lit${boost}, ${tokens} of ${config.tokens} ${names.tokens} left`;
}

function Sockets(props: {
  readonly count: number;
  readonly filled: number;
  readonly kind: "king" | "token";
}) {
  const { count, filled, kind } = props;
  const sockets = Array.from({ length: count }, (_, i) => i);
  return (
    <span className="wr-sockets" data-kind={kind} aria-hidden="true">
      {sockets.map((i) => (
        <span key={i} className={i < filled ? "full" : undefined} />
      ))}
    </span>
  );
}
