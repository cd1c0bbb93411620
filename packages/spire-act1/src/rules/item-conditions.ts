// The conditions that only rows of the printed act depend on.
import { cardOf, combatOf } from "../state.js";
import type { Checks } from "./amounts.js";

/** The conditions of items, events and Neow cards. */
export const ITEM_CHECKS: Checks = {
  exhausted: (n) => (_, frame) => frame.exhausted >= n,
  "no-block": () => (play) => combatOf(play).player.block === 0,
  hurt: () => (play) => combatOf(play).player.isHurt,
  shuffled: () => (play) => combatOf(play).hasShuffled,
  "no-attack-played": () => (play) => combatOf(play).player.attacksPlayed === 0,
  "power-played": () => (play) => combatOf(play).player.powersPlayed > 0,
  rolled:
    (n, { to = n }) =>
    (_, frame) => {
      const rolled = frame.kind === "item" ? frame.rolled : null;
      return rolled !== null && rolled >= n && rolled <= to;
    },
  removed:
    (_, { of }) =>
    ({ content }, frame) => {
      const removed = frame.kind === "item" ? frame.removed : null;
      if (removed === null) return false;
      const { rarity, type } = cardOf(content, removed).card;
      return rarity === of || type === of;
    },
};
