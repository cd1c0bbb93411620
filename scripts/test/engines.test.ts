// The comparison of engines: everything frozen plays out here as recorded, and what differs, is missing, failed or was left
// out is never called the same.
import { describe, expect, test } from "vitest";
import { expectAll, type Item, playAll } from "../engines/play.js";
import { type Attempt, differences, hasFailure, tableOf } from "../engines/table.mjs";
import { frozenItems } from "../engines.mjs";
import { games } from "../workspace.mjs";

const FROZEN = ["core-rng", ...games().map(({ id }) => id)];
const items = frozenItems();
const expected = expectAll(items);

test("every frozen game and vector plays out here as recorded", () => {
  const packages = new Set(items.map(({ name }) => name.split("/")[0]));
  expect([...packages].sort()).toEqual(FROZEN.sort());
  expect(differences(expected, playAll(items))).toEqual([]);
});

test.each(FROZEN)("a game or a vector of %s with another seed is another one", (id) => {
  const { name, frozen } = items.find((item) => item.name.startsWith(`${id}/`)) as Item;
  const [planted] = playAll([{ name, frozen: { ...frozen, seed: "planted" } }]);
  expect(expected.find((one) => one.name === name)?.digest).not.toBe(planted?.digest);
});

describe("an engine", () => {
  const asked = [
    { name: "a", digest: "1" },
    { name: "b", digest: "2" },
  ];
  const ran = (played: typeof asked): Attempt => ({
    name: "Planted",
    core: "X",
    status: "ran",
    result: { played, ms: 1500, versions: { node: "1.2.3" } },
  });

  test("that came to the same is said to", () => {
    expect(tableOf([ran(asked)], asked)).toContain(
      "| Planted | 1.2.3 | X | 2 of 2 | all the same | 1.50 s |",
    );
    expect(hasFailure([ran(asked)], asked)).toBe(false);
  });

  test.each([
    ["another digest", [asked[0], { name: "b", digest: "3" }]],
    ["nothing at all for an item", [asked[0]]],
  ])("that came to %s is different", (_, played) => {
    const attempt = ran(played as typeof asked);
    expect(tableOf([attempt], asked)).toContain("DIFFERENT: b");
    expect(hasFailure([attempt], asked)).toBe(true);
  });

  test("that failed fails, and one that could not be had is left out, with the reason", () => {
    const failed: Attempt = { name: "P", core: "X", status: "failed", reason: "it fell" };
    const absent: Attempt = { name: "Q", core: "Y", status: "left-out", reason: "it is not here" };
    const table = tableOf([failed, absent], asked);
    expect(table).toContain("| P | – | X | – | FAILED: it fell | – |");
    expect(table).toContain("| Q | – | Y | – | left out: it is not here | – |");
    expect(hasFailure([absent], asked)).toBe(false);
    expect(hasFailure([failed], asked)).toBe(true);
  });
});
