// What a card would do is known before it is played, from the rules themselves.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { previewCard } from "../src/index.js";
import { Arena, lab, type Setting } from "./arena.js";

const stand = (setting: Setting) => new Arena(setting).state;

describe("preview", () => {
  it("shows exactly what actions without luck lead to, and leaves the state alone", () => {
    const state = stand({ hand: ["bash", "defend_r", "true_grit"], enemies: ["dummy", "brute"] });
    const before = JSON.stringify(state);
    for (const action of lab.legalActions(state)) {
      if (action.type === "end-turn") continue;
      const { state: next, events } = unwrap(lab.apply(state, action));
      expect(unwrap(lab.preview(state, action))).toEqual({
        view: lab.view(next),
        events,
        isOpen: false,
      });
    }
    expect(JSON.stringify(state)).toBe(before);
  });

  it("goes as far as nothing depends on luck: the enemies' turn, up to the cards that are drawn", () => {
    // Two hits of 2 on 3 block cost 1 HP.
    const state = stand({ enemies: ["brute"], discard: ["bash", "anger"], player: { block: 3 } });
    const ahead = unwrap(lab.preview(state, { type: "end-turn" }));
    expect(ahead.isOpen).toBe(true);
    expect(ahead.view.combat?.player.hp).toBe(10);
    expect(ahead.events.some(({ type }) => type === "card-drawn")).toBe(false);
  });

  it("goes through several actions, and shows nothing when one of them is refused", () => {
    const state = stand({ hand: ["bash"], enemies: ["dummy", "dummy"] });
    const bash = { type: "play", card: "bash" } as const;
    const second = unwrap(lab.preview(state, bash, { type: "choose-enemy", enemy: 1 }));
    // Bash hits for 2.
    expect(second.view.combat?.enemies.map(({ hp }) => hp)).toEqual([99, 97]);
    expect(lab.preview(state, bash, { type: "choose-enemy", enemy: 2 })).toMatchObject({
      ok: false,
      error: { code: "no-such-choice" },
    });
  });
});

describe("previewCard", () => {
  it("aims at each enemy with the tokens that lie there", () => {
    const state = stand({
      hand: ["strike_r"],
      enemies: ["dummy", "dummy"],
      foes: [{}, { vulnerable: 1 }],
      player: { strength: 1 },
    });
    // A Strike hits for 1, Strength makes it 2, Vulnerable doubles it.
    expect(
      previewCard(lab, state, "strike_r").map(({ target, view }) => [
        target,
        view.combat?.enemies.map(({ hp }) => hp),
      ]),
    ).toEqual([
      [0, [97, 99]],
      [1, [99, 95]],
    ]);
  });

  it("does not ask for energy, and has nothing to show for a card that cannot be played", () => {
    const state = stand({ hand: ["defend_r", "injury"], player: { energy: 0 } });
    const [defend] = previewCard(lab, state, "defend_r");
    expect(defend?.target).toBe(null);
    expect(defend?.view.combat?.player.block).toBe(1);
    expect(previewCard(lab, state, "injury")).toEqual([]);
    expect(previewCard(lab, state, "bash")).toEqual([]);
  });

  it("shows a hit that ends the fight, up to the reward", () => {
    const [won] = previewCard(
      lab,
      stand({ hand: ["strike_r"], enemies: ["weakling"] }),
      "strike_r",
    );
    expect(won?.events.map(({ type }) => type)).toContain("fight-won");
    expect(won?.view.combat).toBe(null);
  });
});
