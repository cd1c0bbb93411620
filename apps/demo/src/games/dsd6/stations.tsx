// The stations of the ship, the Scanners and the Infirmary, each with the dice that are there.

import { MAX_HULL, type Place, type View } from "@games/dsd6";
import type { ReactNode } from "react";
import { Term } from "../../play/glossary/term.tsx";
import { LyingDie } from "./die.tsx";
import { Icon } from "./icons.tsx";
import { placeProps, useSelection } from "./selection.ts";
import { StationArt } from "./station-art.tsx";
import { rules, words } from "./words.ts";

const STATIONS = ["commander", "tactical", "engineering", "medical", "science"] as const;

/** What a station would find to do now, so that nobody sends a die there for nothing. */
function stateOf(view: View, face: (typeof STATIONS)[number]): string {
  const { hull, shields, repairs, threats, dice } = view;
  const at = (place: Place) => dice.filter((die) => die.place === place).length;
  const says = words().stations;
  switch (face) {
    case "commander":
      return threats.some(({ passive }) => passive === "no-commander") ? says.commsOffline : "";
    case "tactical":
      return says.inReach(threats.filter(({ targetRefusal }) => targetRefusal === null).length);
    case "engineering":
      return says.toRepair(MAX_HULL - hull - repairs);
    case "medical":
      return says.hurt(at("infirmary"), at("scanners"));
    case "science":
      return says.shields(shields);
  }
}

/** Everywhere on board that a die can be. */
export function Stations({ view }: { readonly view: View }) {
  const selection = useSelection();
  const says = words().stations;
  return (
    <section aria-labelledby="ds-stations-heading">
      <h2 id="ds-stations-heading">{says.heading}</h2>
      <ul className="ds-stations">
        {STATIONS.map((face) => (
          <li
            key={face}
            className="ds-station"
            data-face={face}
            {...placeProps(selection, `station:${face}`)}
          >
            <span className="ds-station-art">
              <StationArt station={face} />
            </span>
            <h3>
              <Icon sign={face} />
              {rules().faces[face]}
            </h3>
            <p>{says.does[face]}</p>
            <p className="ds-state">{stateOf(view, face)}</p>
            <DiceAt view={view} place={face} />
          </li>
        ))}
        <Bay name={rules().places.scanners} place="scanners" view={view}>
          <ScannerNote view={view} />
        </Bay>
        <Bay name={rules().places.infirmary} place="infirmary" view={view}>
          {says.infirmary}
        </Bay>
      </ul>
    </section>
  );
}

function ScannerNote({ view }: { readonly view: View }) {
  const { scannerCards } = view;
  if (scannerCards === 0) return words().stations.scanners;
  return <b className="ds-alarm">{words().stations.extraCards(scannerCards)}</b>;
}

function Bay(props: {
  readonly name: string;
  readonly place: "scanners" | "infirmary";
  readonly view: View;
  readonly children: ReactNode;
}) {
  const { name, place, view, children } = props;
  return (
    <li className="ds-station ds-bay" data-place={place}>
      <span className="ds-station-art">
        <StationArt station={place} />
      </span>
      <h3>
        <Term id={place}>{name}</Term>
      </h3>
      <p>{children}</p>
      <DiceAt view={view} place={place} />
    </li>
  );
}

/** The dice at a place; each of them can be a target itself. */
function DiceAt({ view, place }: { readonly view: View; readonly place: Place }) {
  const selection = useSelection();
  const dice = view.dice.flatMap((die, i) => (die.place === place ? [{ die, i }] : []));
  if (dice.length === 0) return null;
  return (
    <ul className="ds-lying" aria-label={words().dice.at(rules().places[place])}>
      {dice.map(({ die, i }) => (
        <li key={i} {...placeProps(selection, `die:${i}`)}>
          <LyingDie die={i} view={die} />
        </li>
      ))}
    </ul>
  );
}
