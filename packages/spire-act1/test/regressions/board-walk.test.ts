// On a board a cleared node led to the next one of the list instead of along the paths, so that a run went through every
// place of the board, and nobody ever chose a path. Found with the seed "s1" and random play.
import { seeded } from "@games/core-rng";
import { expect, it } from "vitest";
import { bots } from "../../src/bots/index.js";
import { spireAct1 } from "../../src/index.js";
import { readBoard } from "../printed/model.js";

it("a run on a board follows its paths, one node of each level, and offers every path", () => {
  let bosses = 0;
  for (let seed = 0; seed < 6; seed++) {
    const state = spireAct1.clone(
      spireAct1.create({ seed, ruleSet: "printed", maxHp: 99, hp: 99 }),
    );
    const play = spireAct1.open(state);
    const luck = seeded(seed, "player");
    const { places, ways } = readBoard(state.run.map.board ?? -1);
    const walk: string[] = [];
    while (spireAct1.outcome(state) === undefined) {
      const { map } = state.run;
      const legal = spireAct1.legalActions(state);
      const moves = legal.flatMap((one) => (one.type === "move" ? [one.node] : []));
      const { relics } = spireAct1.view(state).run;
      const isFree = relics.some(({ relic }) => relic === "wing_boots"); // they leave the paths
      if (moves.length > 0 && walk.length > 0 && !isFree) {
        expect(moves.map((node) => places[node])).toEqual(ways.get(walk.at(-1) ?? ""));
      }
      const action = bots.random(spireAct1.view(state), legal, luck);
      if (action.type === "move") walk.push(places[action.node] ?? "");
      expect(map.nodes.filter(({ cleared }) => cleared).length).toBeLessThanOrEqual(walk.length);
      spireAct1.step(play, action);
    }
    walk.forEach((place, level) => {
      expect(place.split(":")[0]).toBe(`${level}`);
    });
    if (walk.length === 13) bosses++;
  }
  expect(bosses).toBeGreaterThan(0);
});
