// The selection: which die is in hand, which order is looked at, and what dropping a die somewhere means.
import type { Preview, Session, Snapshot } from "@games/core-game";
import type { Dsd6 } from "@games/dsd6";
import { type Order, orderMeant, ordersOf, type Target, targetsOf } from "@games/dsd6/orders";
import { createContext, useContext, useMemo, useState } from "react";
import type { ScreenProps } from "../plugin.ts";

/** What the parts of the screen share. */
export interface Selection {
  /** The die in hand. */
  readonly die: number | undefined;
  /** The target to which the orders are narrowed. */
  readonly target: Target | undefined;
  /** The legal orders for the die in hand. */
  readonly orders: readonly Order[];
  /** What the order that is looked at would lead to. */
  readonly ahead: Preview<Dsd6> | undefined;
  /** The places where the die in hand can go. */
  readonly open: ReadonlySet<Target>;
  /** The place that the order looked at is about. */
  readonly aim: Target | undefined;
  readonly take: (die: number | undefined, target?: Target) => void;
  /** Puts a die on a target: plays the one order that fits, offers several, or tells why there is none. */
  readonly drop: (die: number, target: Target) => void;
  readonly showPreview: (order: Order | undefined) => void;
  /** As `showPreview`, for a die held over a place. */
  readonly hover: (die: number, target: Target | undefined) => void;
}

/** Where the parts of the screen find the selection. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** The selection, for anything inside the screen. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (selection === undefined) throw new Error("There is no selection around this component.");
  return selection;
}

interface Hand {
  /** What lay on the table when it was taken. */
  readonly on: Snapshot<Dsd6>;
  readonly die?: number | undefined;
  readonly target?: Target | undefined;
  readonly previewed?: Order | undefined;
}

/** What an action leads to where luck has no part in it; undefined where it has. */
export function foresee(
  { game, state }: Session<Dsd6>,
  action: Dsd6["action"],
): Preview<Dsd6> | undefined {
  const ahead = game.preview(state, action);
  return ahead.ok && !ahead.value.isOpen ? ahead.value : undefined;
}

/** Holds the die in hand; every change of the game empties the hand. */
export function useDieInHand({ session, snapshot, act }: ScreenProps<Dsd6>): Selection {
  const { legalActions, view } = snapshot;
  const on = snapshot;
  const [kept, keep] = useState<Hand>({ on });
  const { die, target, previewed }: Hand = kept.on === on ? kept : { on };
  const fitting = (dropped: number, place: Target) =>
    ordersOf(legalActions, dropped).filter((order) => targetsOf(order).includes(place));
  const orders = useMemo(
    () => (die === undefined ? [] : ordersOf(legalActions, die)),
    [legalActions, die],
  );
  const open = useMemo(() => new Set(orders.flatMap(targetsOf)), [orders]);
  const ahead = useMemo(
    () => (previewed === undefined ? undefined : foresee(session, previewed)),
    [session, previewed],
  );
  const take = (taken: number | undefined, place?: Target) =>
    keep({ on, die: taken, target: place });
  const showPreview = (order: Order | undefined) => keep({ on, die, target, previewed: order });
  const hover = (held: number, over: Target | undefined) => {
    const fit = over === undefined ? [] : fitting(held, over);
    keep({ on, die: held, previewed: fit.length === 1 ? fit[0] : undefined });
  };
  const drop = (dropped: number, place: Target) => {
    const fit = fitting(dropped, place);
    if (fit.length > 1) take(dropped, place);
    else act(fit[0] ?? orderMeant(view, dropped, place));
  };
  const aim = previewed === undefined ? undefined : targetsOf(previewed)[0];
  return { die, target, orders, ahead, open, aim, take, drop, showPreview, hover };
}

/** Marks an element as a place for dice; the styles show whether the die in hand can go there. */
export const placeProps = ({ open, aim }: Selection, target: Target) => ({
  "data-target": target,
  "data-open": open.has(target) || undefined,
  "data-aim": aim === target || undefined,
});
