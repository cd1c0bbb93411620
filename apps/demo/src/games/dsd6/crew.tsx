// The crew: six dice in fixed order; those in the pool can be taken, the others tell where they are.
import type { DieView, Dsd6, Face, View } from "@games/dsd6";
import { ordersOf, orderTried } from "@games/dsd6/orders";
import { threatName } from "@games/dsd6/text";
import { useId } from "react";
import { useGameContext } from "../../play/game-context.ts";
import { useHotkey } from "../../play/hotkeys.tsx";
import { Cube, faceName } from "./die.tsx";
import { useReading } from "./reading.ts";
import { placeProps, useSelection } from "./selection.ts";
import { rules, words } from "./words.ts";

/** The six dice. */
export function Crew({ view }: { readonly view: View }) {
  return (
    <ul className="ds-crew" aria-label={words().deck.crewDice} tabIndex={-1}>
      {view.dice.map((die, i) => (
        <li key={i}>
          {die.place === "pool" ? (
            <PoolDie die={i} dieView={die} />
          ) : (
            <AwayDie die={i} dieView={die} view={view} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PoolDie({ die, dieView }: { readonly die: number; readonly dieView: DieView }) {
  const { snapshot, act, refusalOf, hint } = useGameContext<Dsd6>();
  const { rolled, step } = useReading();
  const selection = useSelection();
  const reasonId = useId();
  const order = orderTried(snapshot.view, die);
  const canAct = ordersOf(snapshot.legalActions, die).length > 0;
  const reason = canAct ? undefined : refusalOf(order);
  const isHinted = hint !== undefined && "die" in hint.action && hint.action.die === die;
  const isHeld = selection.die === die;
  const press = () => {
    if (canAct) selection.take(isHeld ? undefined : die);
    else act(order);
  };
  useHotkey(String(die + 1), words().dice.take(die + 1), press);
  return (
    <span className="action">
      <button
        type="button"
        className={isHinted ? "ds-die hinted" : "ds-die"}
        data-handle={canAct ? die : undefined}
        onClick={press}
        aria-pressed={isHeld}
        aria-disabled={!canAct}
        aria-describedby={reason === undefined ? undefined : reasonId}
        aria-keyshortcuts={String(die + 1)}
        {...placeProps(selection, `die:${die}`)}
      >
        <Cube die={die} view={dieView} rolled={rolled.has(die) ? step : undefined} />
        <span>
          <span className="visually-hidden">{words().dice.shows(die + 1)}</span>
          {faceName(dieView)}
        </span>
      </button>
      {reason !== undefined && (
        <span id={reasonId} className="reason" role="tooltip">
          {reason}
        </span>
      )}
    </span>
  );
}

function AwayDie(props: { readonly die: number; readonly dieView: DieView; readonly view: View }) {
  const { die, dieView, view } = props;
  const { game } = useGameContext<Dsd6>().session;
  const threat = view.threats.find(({ card }) => card === dieView.card)?.threat;
  const place =
    dieView.place in rules().faces
      ? rules().faces[dieView.place as Face]
      : rules().places[dieView.place];
  return (
    <span className="ds-away">
      <span className="visually-hidden">{words().dice.lies(die + 1)}</span>
      <b aria-hidden="true">{die + 1}</b>
      <span>{threat === undefined ? place : threatName(threat, game, rules())}</span>
    </span>
  );
}
