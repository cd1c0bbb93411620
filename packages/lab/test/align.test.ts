// Tables on a terminal.
import { expect, it } from "vitest";
import { alignTables } from "../src/cli/align.js";

it("pads the columns of tables and leaves other text alone", () => {
  const text = [
    "| result | games | share |",
    "|---|--:|--:|",
    "| hull-lost | 1039 | 51.9% |",
    "| a \\| b | 9 | 0.030% |",
    "",
    "2000 games | seed",
    "| one |",
    "|---|",
  ].join("\n");
  expect(alignTables(text)).toBe(
    [
      "| result    | games |  share |",
      "| --------- | ----: | -----: |",
      "| hull-lost |  1039 |  51.9% |",
      "| a \\| b    |     9 | 0.030% |",
      "",
      "2000 games | seed",
      "| one |",
      "| --- |",
    ].join("\n"),
  );
});

it("changes nothing that is aligned already", () => {
  const once = alignTables("| a | bbbb |\n|---|--:|\n| cccccc | 1 |");
  expect(alignTables(once)).toBe(once);
});
