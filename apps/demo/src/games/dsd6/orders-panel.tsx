// The orders for the die in hand: every one with what it would do, and those that are closed with the reason.
import type { Dsd6, Face, View } from "@games/dsd6";
import { closedOrders, type Order, type Target, targetsOf } from "@games/dsd6/orders";
import { describeAction, describePreview, orderTitle, uselessReason } from "@games/dsd6/text";
import { useEffect, useMemo, useRef } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { useHotkey } from "../../play/hotkeys.tsx";
import { dieName } from "./die.tsx";
import { Icon } from "./icons.tsx";
import { type Selection, useSelection } from "./selection.ts";
import { useChance } from "./use-chance.ts";
import { rules, words } from "./words.ts";

/** Keys for the orders in turn; those of the turn and of the bar have their own meaning. */
const KEYS = "abcdgijklyz";
/** The faces have other keys than the orders, so that a key pressed twice does not turn a die at once. */
const FACE_KEYS: Readonly<Record<Face, string>> = {
  commander: "o",
  tactical: "p",
  medical: "q",
  science: "v",
  engineering: "w",
  threat: "x",
};

const keyOf = (line: Line, place: number): string | undefined =>
  line.kind === "order" && line.order.type === "change" ? FACE_KEYS[line.order.face] : KEYS[place];

/** One line of the list: an order, or a die to turn that leads to six of them. */
type Line =
  | { readonly kind: "order"; readonly order: Order }
  | { readonly kind: "turn"; readonly other: number };

/** What would change nothing comes last. */
function linesOf({ orders, target }: Selection, view: View): readonly Line[] {
  const isUseless = (order: Order) => uselessReason(view, order, rules()) !== undefined;
  const fitting = orders
    .filter((one) => target === undefined || targetsOf(one).includes(target))
    .toSorted((a, b) => Number(isUseless(a)) - Number(isUseless(b)));
  const isTurning = target?.startsWith("die:") ?? false;
  const turned = fitting.flatMap((order) => (order.type === "change" ? [order.other] : []));
  return [
    ...fitting
      .filter(({ type }) => isTurning || type !== "change")
      .map((order) => ({ kind: "order", order }) as const),
    ...(isTurning ? [] : [...new Set(turned)].map((other) => ({ kind: "turn", other }) as const)),
  ];
}

/** The list of orders. */
export function OrdersPanel({ die, view }: { readonly die: number; readonly view: View }) {
  const selection = useSelection();
  const { refusalOf } = useGameContext<Dsd6>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { target, take } = selection;
  const dieView = view.dice[die];
  const lines = linesOf(selection, view);
  const closed =
    target === undefined
      ? closedOrders(view, die).filter((order) => refusalOf(order) !== undefined)
      : [];
  useHotkey("Escape", words().orders.putDieBack, () => take(undefined));
  useEffect(() => {
    if (target !== undefined) heading.current?.focus({ preventScroll: true });
  }, [target]);
  if (dieView === undefined) return null;
  return (
    <section className="ds-orders" aria-labelledby="ds-orders-heading">
      <div className="ds-orders-head">
        <h3
          id="ds-orders-heading"
          ref={heading}
          tabIndex={-1}
        >{`${dieName(die, dieView)}${headingOf(target)}`}</h3>
        <p className="visually-hidden" role="status">
          {words().orders.count(dieName(die, dieView), lines.length)}
        </p>
        <button type="button" className="plain" onClick={() => take(undefined)}>
          {words().orders.putBack}
          <span className="key" aria-hidden="true">
            esc
          </span>
        </button>
      </div>
      <div className="ds-order-list">
        {lines.map((line, i) =>
          line.kind === "order" ? (
            <OrderButton
              key={JSON.stringify(line.order)}
              order={line.order}
              hotkey={keyOf(line, i)}
            />
          ) : (
            <TurnButton key={line.other} other={line.other} view={view} hotkey={keyOf(line, i)} />
          ),
        )}
        {closed.map((order) => (
          <OrderButton key={JSON.stringify(order)} order={order} hotkey={undefined} />
        ))}
      </div>
    </section>
  );
}

const headingOf = (target: Target | undefined): string =>
  target?.startsWith("die:") ? words().orders.other(Number(target.slice(4)) + 1) : "";

interface OrderProps {
  readonly order: Order;
  readonly hotkey: string | undefined;
}

function OrderButton({ order, hotkey }: OrderProps) {
  const { showPreview } = useSelection();
  const { session, snapshot } = useGameContext<Dsd6>();
  const { game } = session;
  const useless = uselessReason(snapshot.view, order, rules());
  const effect = useEffectOf(order);
  const key =
    hotkey === undefined
      ? {}
      : { hotkey: { key: hotkey, label: describeAction(order, game, rules()) } };
  return (
    <div className="ds-order" data-useless={useless !== undefined || undefined}>
      <ActionButton<Dsd6>
        action={order}
        onPreview={(isPreviewed) => showPreview(isPreviewed ? order : undefined)}
        {...key}
      >
        {order.type === "change" && <Icon sign={order.face} />}
        <span className="ds-order-text">
          <b>{orderTitle(order, game, rules())}</b>
          {useless === undefined ? (
            effect !== "" && <small>{effect}</small>
          ) : (
            <small className="ds-useless">{words().orders.useless(useless)}</small>
          )}
          {order.type === "reroll" && <RerollChance order={order} />}
        </span>
      </ActionButton>
    </div>
  );
}

function TurnButton(props: {
  readonly other: number;
  readonly view: View;
  readonly hotkey: string | undefined;
}) {
  const { other, view, hotkey } = props;
  const { die, take } = useSelection();
  const otherView = view.dice[other];
  const press = () => take(die, `die:${other}`);
  useHotkey(hotkey, words().orders.turn(other + 1), press);
  return (
    <div className="ds-order">
      <button type="button" onClick={press} aria-keyshortcuts={hotkey}>
        {otherView?.face && <Icon sign={otherView.face} />}
        <span className="ds-order-text">
          <b>{words().orders.turnTo(other + 1)}</b>
          <small>{otherView === undefined ? "" : dieName(other, otherView)}</small>
        </span>
        {hotkey !== undefined && (
          <span className="key" aria-hidden="true">
            {hotkey}
          </span>
        )}
      </button>
    </div>
  );
}

/** The chance of a reroll; its line is there before its figure is. */
function RerollChance({ order }: { readonly order: Order }) {
  const { refusalOf } = useGameContext<Dsd6>();
  const chance = useChance(order, "none-scanned");
  if (refusalOf(order) !== undefined) return null;
  return <small>{words().orders.noneScanned(chance ?? "…")}</small>;
}

/** What an order would do, in sentences. */
function useEffectOf(order: Order): string {
  const { session } = useGameContext<Dsd6>();
  const told = rules();
  // Every change of the game empties the hand and takes this list away, so that the state is the same throughout.
  return useMemo(
    () => describePreview(session.game, session.state, order, told),
    [session, order, told],
  );
}
