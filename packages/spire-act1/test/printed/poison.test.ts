// Rule 36: poison as printed, beside the plan's.
import { describe, expect, it } from "vitest";
import { lab } from "../arena.js";

/** HP and poison of the enemies after a turn in which the first card of the deck was played at the first of them. */
function afterTurn(ruleSet: "plan" | "printed") {
  const state = lab.clone(
    lab.create({
      seed: 1,
      ruleSet,
      maxHp: 50,
      map: ["encounter"],
      encounters: [["dummy", "dummy"]],
      deck: ["poison_5"],
      ...(ruleSet === "printed" ? { hasNeow: false, relics: [] } : {}),
    }),
  );
  const play = lab.open(state);
  lab.step(play, lab.legalActions(state)[0] ?? { type: "leave" });
  if (state.combat !== null) (state.combat.enemies[1] ?? { poison: 0 }).poison = 27;
  lab.step(play, { type: "play", card: "poison_5" });
  lab.step(play, { type: "choose-enemy", enemy: 0 });
  lab.step(play, { type: "end-turn" });
  return state.combat?.enemies.map(({ hp, poison }) => [hp, poison]);
}

describe("poison", () => {
  it("plan: 30 on each enemy, one less after each turn", () => {
    expect(afterTurn("plan")).toEqual([
      [94, 4],
      [72, 26],
    ]);
  });

  it("printed: 30 on all enemies together, and it stays", () => {
    expect(afterTurn("printed")).toEqual([
      [96, 3],
      [72, 27],
    ]);
  });
});
