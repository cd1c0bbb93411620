// The stations of the ship, the Scanners and the Infirmary, each with the dice that are there.
import type { Face, Place, View } from "@games/dsd6";
import { FACE_NAMES, PLACE_NAMES } from "@games/dsd6/text";
import type { ReactNode } from "react";
import { LyingDie } from "./die.tsx";
import { Icon } from "./icons.tsx";
import { placeProps, useSelection } from "./selection.ts";

const STATIONS = [
  { face: "commander", does: "Reroll the pool or turn a die" },
  { face: "tactical", does: "Fire at an enemy" },
  { face: "engineering", does: "Repair the hull" },
  { face: "medical", does: "Heal crew, free a Scanner die" },
  { face: "science", does: "Recharge shields or set stasis" },
] as const satisfies readonly { readonly face: Face; readonly does: string }[];

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
            <h3>
              <Icon sign={face} />
              {FACE_NAMES[face]}
            </h3>
            <p>{does}</p>
            <DiceAt view={view} place={face} />
          </li>
        ))}
        <Bay name={PLACE_NAMES.scanners} place="scanners" view={view}>
          <ScannerNote view={view} />
        </Bay>
        <Bay name={PLACE_NAMES.infirmary} place="infirmary" view={view}>
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
      <h3>{name}</h3>
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
    <ul className="ds-lying" aria-label={`Dice: ${PLACE_NAMES[place]}`}>
      {dice.map(({ die, i }) => (
        <li key={i} {...placeProps(selection, `die:${i}`)}>
          <LyingDie die={i} view={die} />
        </li>
      ))}
    </ul>
  );
}
