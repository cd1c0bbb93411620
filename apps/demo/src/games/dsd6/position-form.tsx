// Lays a real game out that is already under way: ship, dice, threats and discards, at the beginning of a turn.
import { type Dsd6, MAX_HULL, MAX_SHIELDS, type Place, type Threat } from "@games/dsd6";
import { threatName } from "@games/dsd6/text";
import { type ReactNode, useState } from "react";
import { CountField } from "../../play/count-field.tsx";
import type { PositionFormProps } from "../plugin.ts";
import "./position.css";
import { rules, words } from "./words.ts";

/** A card on the table. */
interface LaidCard {
  readonly threat: string;
  readonly hp: number;
  readonly stasis: number;
}

/** Where a die lies: a place, or the id of a card that holds it. */
type DieSpot = Extract<Place, "pool" | "scanners" | "infirmary"> | `on ${string}`;

/** The crew dice (rule 1). */
const CREW = 6;

const SPOTS = ["pool", "scanners", "infirmary"] as const;

const holdsDie = ({ reveal = [] }: Threat): boolean =>
  reveal.some(({ effect }) => effect === "lock-die");

/** The form; a default export because React.lazy asks for one. */
export default function PositionForm({ game, begin }: PositionFormProps<Dsd6>) {
  const rows = game.rows.threats;
  const says = words().position;
  const [ship, setShip] = useState({ turn: 1, hull: MAX_HULL, shields: MAX_SHIELDS });
  const [dice, setDice] = useState<readonly DieSpot[]>(() => Array(CREW).fill("pool"));
  const [laid, setLaid] = useState<readonly LaidCard[]>([]);
  const [gone, setGone] = useState<Readonly<Record<string, number>>>({});
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const holders = laid.filter(({ threat }) => {
    const row = rowOf(threat);
    return row !== undefined && holdsDie(row);
  });
  const copies = ({ id, count }: Threat): number =>
    (typeof count === "number" ? count : Math.max(...Object.values(count))) -
    laid.filter(({ threat }) => threat === id).length;
  const change = (at: number, card: Partial<LaidCard>) =>
    setLaid(laid.map((one, i) => (i === at ? { ...one, ...card } : one)));
  const start = () =>
    begin({
      ...ship,
      dice: dice.map((spot) =>
        spot.startsWith("on ") ? { place: "threat", card: spot.slice(3) } : { place: spot },
      ),
      threats: laid,
      discard: Object.entries(gone).flatMap(([threat, count]) =>
        rowOf(threat)?.kind === "boss" ? [] : Array.from({ length: count }, () => ({ threat })),
      ),
      isBossDestroyed: rows.some(({ id, kind }) => kind === "boss" && (gone[id] ?? 0) > 0),
    });
  return (
    <div className="ds-position">
      <p>{says.about}</p>
      <Part title={says.ship}>
        <CountField
          label={says.turn}
          value={ship.turn}
          min={1}
          max={999}
          set={(turn) => setShip({ ...ship, turn })}
        />
        <CountField
          label={words().ship.hull}
          value={ship.hull}
          min={1}
          max={MAX_HULL}
          set={(hull) => setShip({ ...ship, hull })}
        />
        <CountField
          label={words().ship.shields}
          value={ship.shields}
          min={0}
          max={MAX_SHIELDS}
          set={(shields) => setShip({ ...ship, shields })}
        />
      </Part>
      <Part title={says.threats}>
        {laid.map(({ threat, hp, stasis }, at) => {
          const row = rowOf(threat);
          const name = threatName(threat, game, rules());
          return (
            <div key={`${threat} ${at}`} className="ds-laid">
              <b>{name}</b>
              {row?.hp !== undefined && (
                <CountField
                  label={says.hitPoints(name)}
                  short={says.hp}
                  value={hp}
                  min={row.kind === "boss-barrier" ? 0 : 1}
                  max={row.hp}
                  set={(value) => change(at, { hp: value })}
                />
              )}
              <CountField
                label={says.stasisOn(name)}
                short={says.stasis}
                value={stasis}
                min={0}
                max={9}
                set={(value) => change(at, { stasis: value })}
              />
              <button
                type="button"
                className="plain"
                onClick={() => setLaid(laid.filter((_, i) => i !== at))}
              >
                {says.takeAway}
                <span className="visually-hidden">{name}</span>
              </button>
            </div>
          );
        })}
        <label>
          {says.add}
          <select
            value=""
            onChange={({ target }) => {
              const row = rowOf(target.value);
              if (row !== undefined)
                setLaid([...laid, { threat: row.id, hp: row.hp ?? 0, stasis: 0 }]);
            }}
          >
            <option value="">{says.choose}</option>
            {rows
              .filter((row) => row.kind !== "filler" && copies(row) > 0)
              .map(({ id }) => (
                <option key={id} value={id}>
                  {threatName(id, game, rules())}
                </option>
              ))}
          </select>
        </label>
      </Part>
      <Part title={says.crew}>
        {dice.map((spot, i) => (
          <label key={i}>
            {says.die(i + 1)}
            <select
              value={spot}
              onChange={({ target }) =>
                setDice(dice.map((one, at) => (at === i ? (target.value as DieSpot) : one)))
              }
            >
              {SPOTS.map((place) => (
                <option key={place} value={place}>
                  {rules().places[place]}
                </option>
              ))}
              {holders.map(({ threat }, at) => (
                <option key={`${threat} ${at}`} value={`on ${threat}`}>
                  {says.heldBy(threatName(threat, game, rules()))}
                </option>
              ))}
            </select>
          </label>
        ))}
      </Part>
      <details>
        <summary>{says.gone}</summary>
        <p className="quiet">{says.rest}</p>
        <div className="ds-part">
          {rows
            .filter(({ kind }) => kind !== "boss-barrier")
            .map((row) => (
              <CountField
                key={row.id}
                label={
                  row.kind === "boss"
                    ? says.destroyed(threatName(row.id, game, rules()))
                    : threatName(row.id, game, rules())
                }
                value={gone[row.id] ?? 0}
                min={0}
                max={Math.max(0, copies(row))}
                set={(value) => setGone({ ...gone, [row.id]: value })}
              />
            ))}
        </div>
      </details>
      <button type="button" className="primary" onClick={start}>
        {says.begin}
      </button>
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    <div className="ds-part">{children}</div>
  </fieldset>
);
