// The rule book is covered: every rule 1-47 and every ruling R1-R44 is named by a test.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const here = import.meta.dirname;
const titles = readdirSync(here)
  .flatMap((file) => readFileSync(`${here}/${file}`, "utf8").split("\n"))
  .filter((line) => /^\s*it\($|^\s*it\("/.test(line))
  .join("\n");

it.each([
  ["rule ", 47],
  ["R", 44],
])("every %s1-%i has a test", (prefix, last) => {
  const missing = Array.from({ length: last }, (_, i) => i + 1).filter(
    (n) => !new RegExp(`\\b${prefix}${n}\\b`).test(titles),
  );
  expect(missing).toEqual([]);
});
