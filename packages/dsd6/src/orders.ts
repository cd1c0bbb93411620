/**
 * Orders for screens: what a die can be told to do, where on the table an order points, and which order somebody means who
 * puts a die somewhere.
 *
 * @packageDocumentation
 */
import type { Face } from "./data/vocabulary.js";
import type { Action, ThreatView, View } from "./types.js";

/** A place that a die can be put on: a station, a card by its number, or another die. */
export type Target = `station:${Exclude<Face, "threat">}` | `card:${number}` | `die:${number}`;

/** An action that uses a die. */
export type Order = Extract<Action, { readonly die: number }>;

/** Whether an action uses a die. */
export function isOrder(action: Action): action is Order {
  return "die" in action;
}

/** The legal orders for a die. */
export function ordersOf(legalActions: readonly Action[], die: number): readonly Order[] {
  return legalActions.filter(isOrder).filter((order) => order.die === die);
}

/** Where an order can be dropped; the first is the place it is about. */
export function targetsOf(order: Order): readonly Target[] {
  switch (order.type) {
    case "reroll":
      return ["station:commander"];
    case "change":
      return [`die:${order.other}`, "station:commander"];
    case "fire":
      return [`card:${order.target}`, "station:tactical"];
    case "heal":
      return order.freed === null ? ["station:medical"] : [`die:${order.freed}`, "station:medical"];
    case "recharge":
      return ["station:science"];
    case "stasis":
      return [`card:${order.target}`, "station:science"];
    case "repair":
      return ["station:engineering"];
    case "resolve":
      return [`card:${order.target}`];
  }
}

/** The order that somebody who drops a die there has in mind; `check` says why when nothing there is legal. */
export function orderMeant(view: View, die: number, target: Target): Order {
  const [kind, name = ""] = target.split(":");
  const face = view.dice[die]?.face;
  if (kind === "station") return stationOrder(view, die, name as Face);
  if (kind === "die")
    return face === "medical"
      ? { type: "heal", die, freed: Number(name) }
      : { type: "change", die, other: Number(name), face: "commander" };
  const card = Number(name);
  if (face === "science") return { type: "stasis", die, target: card };
  const isInside = view.threats.find((threat) => threat.card === card)?.kind === "internal";
  return { type: isInside ? "resolve" : "fire", die, target: card };
}

function isEnemy({ targetRefusal }: ThreatView): boolean {
  return targetRefusal !== "not-an-enemy";
}

/** The plainest order at the station of a face; without an enemy a shot at any card is refused for that reason. */
function stationOrder({ threats }: View, die: number, station: Face): Order {
  switch (station) {
    case "commander":
      return { type: "reroll", die };
    case "tactical":
      return { type: "fire", die, target: threats.find(isEnemy)?.card ?? 0 };
    case "medical":
      return { type: "heal", die, freed: null };
    case "science":
      return { type: "recharge", die };
    default:
      return { type: "repair", die };
  }
}

/** Orders that may be refused now and are worth showing with the reason. */
export function closedOrders(view: View, die: number): readonly Order[] {
  switch (view.dice[die]?.face) {
    case "commander":
      return [{ type: "reroll", die }];
    case "science":
      return [{ type: "recharge", die }];
    case "tactical":
      return view.threats
        .filter((threat) => isEnemy(threat) && threat.targetRefusal !== null)
        .map(({ card }) => ({ type: "fire", die, target: card }));
    default:
      return [];
  }
}

/** The order whose refusal says why a die can do nothing. */
export function orderTried(view: View, die: number): Order {
  const face = view.dice[die]?.face ?? "engineering";
  const [closed] = closedOrders(view, die);
  return closed ?? stationOrder(view, die, face);
}
