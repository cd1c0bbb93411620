// Orders for screens, one table at a time: what is meant by a drop, what is shown closed, and where an order points.
import { describe, expect, it } from "vitest";
import { dsd6 } from "../src/index.js";
import {
  closedOrders,
  isOrder,
  orderMeant,
  ordersOf,
  orderTried,
  type Target,
  targetsOf,
} from "../src/orders.js";
import { card, lay } from "./position.js";

const SCOUT = card("scout");
const NEBULA = card("nebula");
/** Die 0 shows Commander, 1 Tactical, 2 Medical, 3 Science, 4 Engineering, 5 Threat. */
const state = lay({
  dice: ["C", "T", "M", "S", "E", "E"],
  play: ["scout", "nebula", "orbital-cannon"],
});
const view = dsd6.view(state);

describe("what somebody means who drops a die", () => {
  it.each([
    [0, "station:commander", { type: "reroll" }],
    [1, "station:tactical", { type: "fire", target: SCOUT }],
    [2, "station:medical", { type: "heal", freed: null }],
    [3, "station:science", { type: "recharge" }],
    [4, "station:engineering", { type: "repair" }],
    [4, "station:commander", { type: "reroll" }],
    [0, "die:3", { type: "change", other: 3, face: "commander" }],
    [2, "die:5", { type: "heal", freed: 5 }],
    [1, `card:${SCOUT}`, { type: "fire", target: SCOUT }],
    [3, `card:${SCOUT}`, { type: "stasis", target: SCOUT }],
    [3, `card:${NEBULA}`, { type: "stasis", target: NEBULA }],
    [1, `card:${NEBULA}`, { type: "resolve", target: NEBULA }],
    [4, `card:${NEBULA}`, { type: "resolve", target: NEBULA }],
    [4, `card:${SCOUT}`, { type: "fire", target: SCOUT }],
    [1, "card:99", { type: "fire", target: 99 }],
  ] as const)("%d on %s", (die, target, order) => {
    expect(orderMeant(view, die, target as Target)).toEqual({ die, ...order });
  });

  it("a die that does not exist means what any die would", () => {
    expect(orderMeant(view, 9, "die:1")).toEqual({
      type: "change",
      die: 9,
      other: 1,
      face: "commander",
    });
  });

  it("a shot is at the first enemy, and at any card when there is none", () => {
    const inside = dsd6.view(lay({ dice: ["T"], play: ["nebula", "scout"] }));
    expect(orderMeant(inside, 0, "station:tactical")).toMatchObject({ target: SCOUT });
    const none = dsd6.view(lay({ dice: ["T"], play: ["nebula"] }));
    expect(orderMeant(none, 0, "station:tactical")).toMatchObject({ target: 0 });
  });
});

describe("orders that are shown with the reason why they are closed", () => {
  it.each([
    [0, [{ type: "reroll", die: 0 }]],
    [1, [{ type: "fire", die: 1, target: card("orbital-cannon") }]],
    [2, []],
    [3, [{ type: "recharge", die: 3 }]],
    [4, []],
    [9, []],
  ])("of die %d", (die, orders) => {
    expect(closedOrders(view, die)).toEqual(orders);
  });

  it("the first of them says why a die can do nothing, or its own station does", () => {
    expect(orderTried(view, 1)).toEqual({ type: "fire", die: 1, target: card("orbital-cannon") });
    expect(orderTried(view, 2)).toEqual({ type: "heal", die: 2, freed: null });
    expect(orderTried(view, 4)).toEqual({ type: "repair", die: 4 });
    expect(orderTried(view, 9)).toEqual({ type: "repair", die: 9 });
  });
});

describe("where an order points", () => {
  it.each([
    [{ type: "reroll", die: 0 }, ["station:commander"]],
    [{ type: "change", die: 0, other: 4, face: "science" }, ["die:4", "station:commander"]],
    [{ type: "fire", die: 0, target: 7 }, ["card:7", "station:tactical"]],
    [{ type: "heal", die: 0, freed: null }, ["station:medical"]],
    [{ type: "heal", die: 0, freed: 0 }, ["die:0", "station:medical"]],
    [{ type: "recharge", die: 0 }, ["station:science"]],
    [{ type: "stasis", die: 0, target: 7 }, ["card:7", "station:science"]],
    [{ type: "repair", die: 0 }, ["station:engineering"]],
    [{ type: "resolve", die: 0, target: 7 }, ["card:7"]],
  ] as const)("%j", (order, targets) => {
    expect(targetsOf(order)).toEqual(targets);
  });

  it("only actions with a die are orders, each of its own die", () => {
    const legal = dsd6.legalActions(state);
    expect(isOrder({ type: "end-assign" })).toBe(false);
    expect(ordersOf(legal, 4)).toEqual([{ type: "repair", die: 4 }]);
    expect(ordersOf([{ type: "roll" }, ...legal], 4)).toHaveLength(1);
  });
});
