// A run under way, as the form tells it and as the engine lays it out.
import { unwrap } from "@games/core-game";
import { spireAct1 } from "@games/spire-act1";
import { expect, test } from "vitest";
import {
  countsOf,
  draftOf,
  enemiesOf,
  freshEnemy,
  type Laid,
  layStart,
  leftToDraw,
} from "../src/games/spire-act1/position.ts";

const { content } = spireAct1;
const PRINTED = { ruleSet: "printed" } as const;

/** The view of a position that the form tells. */
function viewOf(laid: Laid, config: typeof PRINTED | Record<string, never>) {
  const draft = draftOf(laid, content, "ruleSet" in config);
  return spireAct1.view(unwrap(spireAct1.position({ config, ...draft })));
}

test("a fight of the printed act lies as it was told, with the rest of the deck in the draw pile", () => {
  const start = layStart(spireAct1, PRINTED);
  const [cultist, louse] = enemiesOf("cultist_louse", content);
  if (cultist === undefined || louse === undefined) throw new Error("The encounter has two.");
  const laid: Laid = {
    ...start,
    hp: 7,
    gold: 4,
    fights: 2,
    deck: countsOf(["bash", "strike_r", "strike_r", "defend_r", "inflame"]),
    potions: { fire_potion: 1 },
    relics: { ...start.relics, wing_boots: 1 },
    charges: { wing_boots: 1 },
    map: { ...start.map, board: 1, node: 4, boss: "the_guardian" },
    fight: {
      ...start.fight,
      encounter: "cultist_louse",
      turn: 3,
      die: 5,
      player: { energy: 2, block: 1, strength: 1, vulnerable: 1, weak: 0 },
      enemies: [
        { ...cultist, hp: 3, weak: 1 },
        { ...louse, hp: 0 },
      ],
      piles: {
        hand: { strike_r: 1, daze: 1 },
        discard: { bash: 1 },
        exhaust: {},
        powers: { inflame: 1 },
      },
      drawn: { slimed: 1 },
    },
  };
  expect(leftToDraw(laid)).toEqual({ strike_r: 1, defend_r: 1 });
  const { run, combat, pending } = viewOf(laid, PRINTED);
  expect(run).toMatchObject({
    hp: 7,
    gold: 4,
    combatCount: 2,
    boss: "the_guardian",
    potions: ["fire_potion"],
  });
  expect(run.relics).toContainEqual({ relic: "wing_boots", charges: 1, used: 0 });
  expect(run.map).toMatchObject({ board: 1, currentNode: 4 });
  expect(combat).toMatchObject({ encounter: "cultist_louse", turn: 3, die: 5 });
  expect(combat?.player).toMatchObject({
    hp: 7,
    energy: 2,
    block: 1,
    strength: 1,
    vulnerable: 1,
    weak: 0,
  });
  expect(combat?.enemies).toMatchObject([
    { id: "cultist", hp: 3, weak: 1 },
    { id: "green_louse", hp: 0 },
  ]);
  expect(combat?.hand.map(({ card }) => card)).toEqual(["strike_r", "daze"]);
  expect(combat?.discardPile).toEqual(["bash"]);
  expect(combat?.powers).toMatchObject([{ card: "inflame" }]);
  expect(combat?.drawPile.rest.toSorted()).toEqual(["defend_r", "slimed", "strike_r"]);
  expect(pending).toEqual({ ask: "turn" });
});

test("between rooms the next ones can be entered, and tokens are what they were told to be", () => {
  const start = layStart(spireAct1, PRINTED);
  const [dark = 0] = content.act.boards[0]?.slots.dark ?? [];
  const map = { ...start.map, node: 1, tokens: { [dark]: "elite" } as const };
  const { run, pending } = viewOf({ ...start, isFight: false, map }, PRINTED);
  expect(run.map.nodes[dark]?.type).toBe("elite");
  expect(pending).toEqual({ ask: "path", nodes: content.act.boards[0]?.paths[1] });
  const before = viewOf({ ...start, isFight: false, map: { ...map, node: undefined } }, PRINTED);
  expect(before.pending).toEqual({ ask: "path", nodes: [0] });
});

test("the short run is at its node, with its own deck and HP", () => {
  const start = layStart(spireAct1, {});
  const fight = { ...start.fight, enemies: [freshEnemy("cultist", content)] };
  const { run, combat } = viewOf({ ...start, node: 3, fight }, {});
  expect(run.map).toMatchObject({ board: null, currentNode: 3 });
  expect(combat?.drawPile.rest).toHaveLength(10);
});
