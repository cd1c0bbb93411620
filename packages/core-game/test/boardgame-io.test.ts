// The adapter for boardgame.io, without boardgame.io: what it would be told, and what clients would be sent. Its own client
// and server play in apps/examples/test/boardgame-io.test.ts.
import { expect, test } from "vitest";
import { toBoardgameIo, toBoardgameIoBot } from "../src/boardgame-io.js";
import { firstPolicy } from "../src/index.js";
import { toy } from "./toy.js";

const adapted = toBoardgameIo(toy, { drawSeed: () => "drawn" });
const { act, begin } = adapted.moves;
const waiting = adapted.setup({}, { lamps: 2 });
const first = toy.create({ seed: "drawn", lamps: 2 });

test("setup draws nothing, because every client is sent the first G as it is", () => {
  expect(waiting).toEqual({ options: { lamps: 2 } });
  expect(adapted.setup({})).toEqual({ options: {} });
  expect(adapted.playerView({ G: waiting })).toEqual({ view: undefined, legalActions: [] });
  expect(act.move({ G: waiting }, { type: "dig" })).toBe("INVALID_MOVE");
});

test("begin deals with the drawn seed, or with the one that was asked for", () => {
  expect(begin.move({ G: waiting })).toEqual(first);
  const asked = adapted.setup({}, { seed: "asked", lamps: 2 });
  expect(begin.move({ G: asked })).toEqual(toy.create({ seed: "asked", lamps: 2 }));
  expect(begin.move({ G: first })).toBe("INVALID_MOVE");
});

test("a match with wrong options is not created", () => {
  expect(adapted.validateSetupData()).toBeUndefined();
  expect(adapted.validateSetupData({ lamps: 2 })).toBeUndefined();
  expect(adapted.validateSetupData({ lamps: "many" })).toMatch(/lamps/);
  expect(adapted.validateSetupData("many")).toMatch(/object/);
});

test("act plays what the game allows and nothing else, without a change to what it was given", () => {
  const before = JSON.stringify(first);
  const applied = toy.apply(first, { type: "mark" });
  expect(act.move({ G: first }, { type: "mark" })).toEqual(applied.ok && applied.value.state);
  for (const wrong of [undefined, "mark", { type: ["mark"] }, { type: "open", by: "foot" }])
    expect(act.move({ G: first }, wrong)).toBe("INVALID_MOVE");
  expect(JSON.stringify(first)).toBe(before);
});

test("a client sees the view and what it can do, however often it asks", () => {
  const shown = adapted.playerView({ G: first });
  expect(shown).toEqual({ view: toy.view(first), legalActions: toy.legalActions(first) });
  expect(adapted.playerView({ G: shown })).toBe(shown);
  expect(act.move({ G: shown }, { type: "mark" })).toBe("INVALID_MOVE");
  expect(begin.move({ G: shown })).toBe("INVALID_MOVE");
});

test("a bot is asked with what a player sees, and plays a game to its end", async () => {
  const Bot = toBoardgameIoBot(toy, firstPolicy);
  const bot = new Bot({ seed: 1 });
  let G = waiting;
  let moves = 0;
  for (; adapted.endIf({ G }) === undefined && moves < 100; moves++) {
    const { action } = await bot.play({ G: adapted.playerView({ G }) }, "0");
    const { type, args } = action.payload;
    const listed = adapted.ai.enumerate(G);
    expect(listed).toContainEqual({ move: type, args });
    G = adapted.moves[type].move({ G }, args[0]) as typeof G;
  }
  expect(adapted.endIf({ G })).toHaveProperty("result");
  expect(adapted.ai.enumerate(G)).toEqual([]);
});
