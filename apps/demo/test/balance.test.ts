// What the options of bomb flip promise is what its balance report found.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRESET_NAMES } from "@games/bomb-flip";
import { ENGLISH, GOLD_CHANCES } from "@games/bomb-flip/text";
import { expect, test } from "vitest";

const report = readFileSync(
  join(import.meta.dirname, "../../../docs/balance/bomb-flip.md"),
  "utf8",
);

test.each(PRESET_NAMES)("the figures of %s, by the number of lives", (name) => {
  const gold = GOLD_CHANCES[name].map((chance) => `${chance}%`);
  const { text } = ENGLISH.presets[name];
  const [, section = ""] = report.split(`## ${name}: best play by the number of lives`);
  const rows = section.split("\n").filter((line) => /^\| \d \|/.test(line));
  const cells = rows.slice(0, 5).map((row) => row.split("|").map((cell) => cell.trim()));
  expect(cells.map((row) => row[5])).toEqual(gold);
  // The sentence is about three lives: the points, and the chance of gold.
  expect(text).toContain(`${cells[2]?.[2]} points`);
  expect(text).toContain(`gold in ${cells[2]?.[5]} of games`);
});
