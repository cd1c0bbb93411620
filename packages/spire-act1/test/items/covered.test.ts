// No relic and no potion is without a test: each is named in one, wherever that is.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { spireAct1 } from "../../src/index.js";

const FOLDERS = [import.meta.dirname, join(import.meta.dirname, "../printed")];
const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")),
).join("\n");

it("every relic and potion is named in a test", () => {
  const { relics = [], potions = [] } = spireAct1.rows;
  const missing = [...relics, ...potions].filter(({ id }) => !tests.includes(id));
  expect(missing.map(({ id }) => id)).toEqual([]);
});
