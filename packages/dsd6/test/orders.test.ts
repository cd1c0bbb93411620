// Orders for screens: nothing legal is out of reach, and whatever is refused has a reason.
import type { ReadonlyState } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { expect, test } from "vitest";
import { random } from "../src/bots.js";
import { type Dsd6, dsd6, FACES } from "../src/index.js";
import {
  closedOrders,
  isOrder,
  orderMeant,
  ordersOf,
  orderTried,
  type Target,
  targetsOf,
} from "../src/orders.js";
import { describePreview, describeReason, orderTitle } from "../src/text.js";

/** The states of some games of a player that tries everything. */
function* states(): Generator<ReadonlyState<Dsd6>> {
  const luck = seeded("orders");
  for (const seed of ["a", "b", "c"]) {
    let state = dsd6.create({ seed });
    while (dsd6.outcome(state) === undefined) {
      yield state;
      const played = dsd6.apply(state, random(dsd6.view(state), dsd6.legalActions(state), luck));
      if (!played.ok) throw new Error(played.error.message);
      state = played.value.state;
    }
  }
}

const DICE = [0, 1, 2, 3, 4, 5] as const;

test("every legal order belongs to a die, has a name, and can be dropped somewhere", () => {
  for (const state of states()) {
    const legal = dsd6.legalActions(state);
    expect(DICE.flatMap((die) => ordersOf(legal, die))).toHaveLength(legal.filter(isOrder).length);
    for (const order of legal.filter(isOrder)) {
      expect(targetsOf(order).length).toBeGreaterThan(0);
      expect(orderTitle(order, dsd6)).toMatch(/\S$/);
    }
  }
});

test("every legal order tells what it would do before it is done", () => {
  for (const state of states())
    for (const order of dsd6.legalActions(state).filter(isOrder))
      expect(describePreview(dsd6, state, order), JSON.stringify(order)).toMatch(/\S\.$/);
});

test("every legal action has a reason to take it, in sentences", () => {
  for (const state of states()) {
    const view = dsd6.view(state);
    for (const action of dsd6.legalActions(state)) {
      const reason = describeReason(view, action, dsd6);
      expect(reason, JSON.stringify(action)).toMatch(/^[A-Z\d].*\w\.$/);
      expect(reason).not.toMatch(/undefined|NaN|\b1 dice\b| {2}/);
    }
  }
});

test("an order that is refused foretells nothing", () => {
  const state = dsd6.clone(dsd6.create({ seed: "a" }));
  expect(describePreview(dsd6, state, { type: "repair", die: 0 })).toBe("");
});

test("dropping a die anywhere is either a legal order or refused with a sentence", () => {
  for (const state of states()) {
    const view = dsd6.view(state);
    const places: readonly Target[] = [
      ...FACES.flatMap((face): Target[] => (face === "threat" ? [] : [`station:${face}`])),
      ...view.threats.map(({ card }): Target => `card:${card}`),
      ...DICE.map((die): Target => `die:${die}`),
    ];
    for (const die of DICE) {
      const legal = ordersOf(dsd6.legalActions(state), die);
      for (const place of places) {
        if (legal.some((order) => targetsOf(order).includes(place))) continue;
        expect(dsd6.check(state, orderMeant(view, die, place))?.message).toMatch(/\.$/);
      }
      if (legal.length === 0) expect(dsd6.check(state, orderTried(view, die))).toBeDefined();
    }
  }
});

test("shots that are shown as closed are those the engine refuses", () => {
  for (const state of states()) {
    const view = dsd6.view(state);
    for (const die of DICE)
      for (const order of closedOrders(view, die))
        if (order.type === "fire") expect(dsd6.check(state, order)).toBeDefined();
  }
});
