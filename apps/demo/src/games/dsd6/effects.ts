// What an order would do, in sentences: the engine's preview, and what is rolled where luck decides.
import type { Game } from "@games/core-game";
import { type Dsd6, preview } from "@games/dsd6";
import { describeEvent } from "@games/dsd6/text";
import type { Order } from "./orders.ts";

/** The effect of an order; empty when it cannot be given. */
export function effectOf(game: Game<Dsd6>, state: Dsd6["state"], order: Order): string {
  if (game.check(state, order) !== undefined) return "";
  const ahead = preview(game, state, order);
  if (ahead === undefined) return luckyEffect(game.view(state), order);
  if (order.type === "repair") return `Repairs when Assign ends: ${ahead.view.repairs} hull.`;
  return ahead.events
    .filter(({ type }) => type !== "die-assigned")
    .map(describeEvent)
    .join(" ");
}

/** Only a reroll is left to luck; its dice are the others in the pool. */
function luckyEffect({ dice }: Dsd6["view"], { die }: Order): string {
  const count = dice.filter(({ place }, i) => place === "pool" && i !== die).length;
  return count === 1 ? "1 die is rolled again." : `${count} dice are rolled again.`;
}
