// What an order would do, in sentences: the engine's preview, and what is rolled where luck decides.
import type { Game } from "@games/core-game";
import type { Dsd6 } from "@games/dsd6";
import { describeEvent } from "@games/dsd6/text";
import type { Order } from "./orders.ts";

/** The effect of an order; empty when it cannot be given. */
export function effectOf(game: Game<Dsd6>, state: Dsd6["state"], order: Order): string {
  const ahead = game.preview(state, order);
  if (!ahead.ok) return "";
  const { view, events, isOpen } = ahead.value;
  if (isOpen) return luckyEffect(game.view(state), order);
  if (order.type === "repair") return `Repairs when Assign ends: ${view.repairs} hull.`;
  return events
    .filter(({ type }) => type !== "die-assigned")
    .flatMap((event) => describeEvent(event, game) ?? [])
    .join(" ");
}

/** Only a reroll is left to luck; its dice are the others in the pool. */
function luckyEffect({ dice }: Dsd6["view"], { die }: Order): string {
  const count = dice.filter(({ place }, i) => place === "pool" && i !== die).length;
  return count === 1 ? "1 die is rolled again." : `${count} dice are rolled again.`;
}
