// What the player may know: what lies in the draw pile but not in which order, and what enemies intend.
import { describe, expect, it } from "vitest";
import { spireAct1 } from "../src/index.js";
import { Arena, lab, type Setting } from "./arena.js";

/** The fight as its player sees it. */
function seen(setting: Setting, ...lines: string[]) {
  const { combat, resolving, pending } = lab.view(new Arena(setting).do(...lines).state);
  if (combat === null) throw new Error("The fight is over.");
  return { ...combat, resolving, pending };
}

describe("the draw pile", () => {
  it("shows what is in it, and nothing on top that nobody has seen", () => {
    const piles = [1, 2, 3].map((seed) => {
      const deck = ["bash", "anger", "cleave", "flex", "rage", "clash", "havoc"];
      const state = spireAct1.create({ seed, deck });
      const enter = spireAct1.apply(state, { type: "proceed" });
      if (!enter.ok) throw new Error(enter.error.message);
      const { drawPile, hand } = spireAct1.view(enter.value.state).combat ?? {};
      expect(
        [...(drawPile?.rest ?? []), ...(hand ?? []).map(({ card }) => card)].toSorted(),
      ).toEqual(deck.toSorted());
      return drawPile;
    });
    for (const pile of piles) {
      expect(pile?.top).toEqual([]);
      expect(pile?.rest).toHaveLength(2);
    }
  });

  it("lists cards in one order, however they came there", () => {
    const shuffled = (discard: readonly string[]) =>
      seen({ hand: ["pommel_strike"], draw: [], discard, cards: [0] }, "play pommel_strike");
    const one = shuffled(["flex", "bash", "rage", "bash"]);
    const other = shuffled(["bash", "rage", "bash", "flex"]);
    expect(one.drawPile.top).toEqual([]);
    expect(one.drawPile).toEqual(other.drawPile);
  });

  it("shows cards that are known to lie on top, the next one first", () => {
    const draw = ["cleave", "flex"];
    expect(seen({ hand: ["anger"], draw }, "play anger").drawPile.top).toEqual(["anger", ...draw]);
    const put = seen(
      { hand: ["headbutt"], draw, discard: ["bash", "rage"] },
      "play headbutt",
      "card rage",
    );
    expect(put.drawPile.top).toEqual(["rage", ...draw]);
  });

  it("forgets what was on top when it is shuffled", () => {
    const view = seen(
      { hand: ["pommel_strike"], draw: [], discard: ["bash", "flex"], cards: [1] },
      "play pommel_strike",
    );
    expect(view.drawPile).toEqual({ top: [], rest: ["bash"], bottom: [] });
  });
});

describe("what enemies intend", () => {
  it.each([
    [1, { hit: 3, block: 1 }, { size: 3, times: 1 }],
    [2, { hit: 3, block: 1 }, { size: 3, times: 1 }],
    [3, { hit: 4 }, { size: 4, times: 1 }],
    [4, { hit: 4 }, { size: 4, times: 1 }],
    [5, { block: 2, strength: 1 }, null],
    [6, { block: 2, strength: 1 }, null],
  ])("the Jaw Worm at a %i: %o", (die, intent, attack) => {
    expect(seen({ enemies: ["jaw_worm"], die }).enemies[0]).toMatchObject({ intent, attack });
  });

  it("is the slot of a track", () => {
    const actions = [0, 1, 2].map((slot) => {
      const [boss] = seen({ enemies: ["slime_boss"], foes: [{ slot }] }).enemies;
      return boss?.intent;
    });
    expect(actions).toEqual([{ slimed: 3 }, { hit: 3, slimed: 2 }, { hit: 6 }]);
  });

  it.each([
    ["Strength", { strength: 2 }, {}, 6],
    ["Weak", { weak: 1 }, {}, 3],
    ["Vulnerable", {}, { vulnerable: 1 }, 8],
    ["Weak and Vulnerable", { weak: 1 }, { vulnerable: 1 }, 4],
    ["Strength and Vulnerable", { strength: 1 }, { vulnerable: 2 }, 10],
  ])("%s counts in the size of its hits", (_, foe, player, size) => {
    const [worm] = seen({ enemies: ["jaw_worm"], die: 3, foes: [foe], player }).enemies;
    expect(worm?.attack).toEqual({ size, times: 1 });
  });

  it("the Guardian will not hit when its block is gone and it is about to shift", () => {
    const guardian = (block: number) =>
      seen({ enemies: ["the_guardian"], foes: [{ slot: 1, block }] }).enemies[0]?.attack;
    expect(guardian(1)).toEqual({ size: 6, times: 1 });
    expect(guardian(0)).toBeNull();
  });

  it("the dead intend nothing", () => {
    const [dead, other] = seen(
      { enemies: ["weakling", "jabber"], hand: ["strike_r"] },
      "play strike_r",
      "enemy 0",
    ).enemies;
    expect(dead).toMatchObject({ hp: 0, intent: null, attack: null });
    expect(other?.intent).toEqual({ hit: 1 });
  });
});

it("shows what is resolved and asked in the middle of a card", () => {
  const view = seen({ hand: ["bash", "anger", "true_grit"] }, "play true_grit");
  expect(view.resolving.map((one) => ("card" in one ? one.card : one.kind))).toEqual([
    "node",
    "fight",
    "true_grit",
  ]);
  expect(view.pending).toEqual({
    ask: "card",
    by: "true_grit",
    from: "hand",
    to: "exhaust",
    cards: ["bash", "anger"],
    max: 1,
    canStop: false,
  });
});
