// The stations of the ship, the Scanners and the Infirmary, each with the dice that are there.

import { count } from "@games/core-game/text";
import { type Face, MAX_HULL, MAX_SHIELDS, type Place, type View } from "@games/dsd6";
import type { ReactNode } from "react";
import { Term } from "../../play/glossary/term.tsx";
import { LyingDie } from "./die.tsx";
import { Icon } from "./icons.tsx";
import { placeProps, useSelection } from "./selection.ts";
import { StationArt } from "./station-art.tsx";
import { rules } from "./words.ts";

const STATIONS = [
  { face: "commander", does: "Reroll the pool or turn a die" },
  { face: "tactical", does: "Fire at an enemy" },
  { face: "engineering", does: "Repair the hull" },
  { face: "medical", does: "Heal crew, free a Scanner die" },
  { face: "science", does: "Recharge shields or set stasis" },
] as const satisfies readonly { readonly face: Face; readonly does: string }[];

/** What a station would find to do now, so that nobody sends a die there for nothing. */
function stateOf(view: View, face: (typeof STATIONS)[number]["face"]): string {
  const { hull, shields, repairs, threats, dice } = view;
  const at = (place: Place) => dice.filter((die) => die.place === place).length;
  switch (face) {
    case "commander":
      return threats.some(({ passive }) => passive === "no-commander") ? "Comms are offline" : "";
    case "tactical": {
      const reached = threats.filter(({ targetRefusal }) => targetRefusal === null).length;
      return reached === 0 ? "No enemy in reach" : `${count(reached, "enemy", "enemies")} in reach`;
    }
    case "engineering": {
      const missing = MAX_HULL - hull - repairs;
      return missing <= 0 ? "Nothing left to repair" : `${missing} of ${MAX_HULL} to repair`;
    }
    case "medical":
      return at("infirmary") + at("scanners") === 0
        ? "Nobody needs it now"
        : `${at("infirmary")} hurt, ${at("scanners")} in the Scanners`;
    case "science":
      return shields === MAX_SHIELDS
        ? "The shields are full"
        : `Shields ${shields} of ${MAX_SHIELDS}`;
  }
}

/** Everywhere on board that a die can be. */
export function Stations({ view }: { readonly view: View }) {
  const selection = useSelection();
  return (
    <section aria-labelledby="ds-stations-heading">
      <h2 id="ds-stations-heading">Stations</h2>
      <ul className="ds-stations">
        {STATIONS.map(({ face, does }) => (
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
            <p>{does}</p>
            <p className="ds-state">{stateOf(view, face)}</p>
            <DiceAt view={view} place={face} />
          </li>
        ))}
        <Bay name={rules().places.scanners} place="scanners" view={view}>
          <ScannerNote view={view} />
        </Bay>
        <Bay name={rules().places.infirmary} place="infirmary" view={view}>
          Hurt crew waits for Medical
        </Bay>
      </ul>
    </section>
  );
}

function ScannerNote({ view }: { readonly view: View }) {
  const { scannerCards } = view;
  if (scannerCards === 0) return "Threat faces lock here";
  return (
    <b className="ds-alarm">
      {scannerCards === 1 ? "1 extra card at the draw" : `${scannerCards} extra cards at the draw`}
    </b>
  );
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
    <ul className="ds-lying" aria-label={`Dice: ${rules().places[place]}`}>
      {dice.map(({ die, i }) => (
        <li key={i} {...placeProps(selection, `die:${i}`)}>
          <LyingDie die={i} view={die} />
        </li>
      ))}
    </ul>
  );
}
