// The rule book is covered: RULES.md has every rule 1-47, ruling R1-R45 and E1-E8, and the test files it points at name each of them.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const rows = readFileSync(join(root, "RULES.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| [RE]?\d+ \|/.test(line));
const numbers = rows.map((row) => row.split(" ")[1] ?? "");
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

/** The titles of the tests in a file, which begin with the numbers they stand for. */
function titlesOf(file: string): string {
  const text = readFileSync(join(root, file), "utf8");
  return Array.from(text.matchAll(/\bit\(\s*"([^"]*)"/g), ([, title]) => title).join("\n");
}

it("RULES.md has every rule and every ruling once", () => {
  const rulings = [...upTo(49).map((n) => `R${n}`), ...upTo(9).map((n) => `E${n}`)];
  expect(numbers).toEqual([...upTo(47).map(String), ...rulings]);
});

it.each(rows.map((row, i) => [numbers[i] ?? "", row]))(
  "the files and tests of %s exist and name it",
  (number, row) => {
    const links = Array.from(row.matchAll(/\]\(([^)]+)\)/g), ([, link = ""]) => link);
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
    const name = /^[RE]/.test(number) ? number : `rule ${number}`;
    const tests = links.filter((link) => link.startsWith("test/"));
    const silent = tests.filter((test) => !new RegExp(`\\b${name}\\b`).test(titlesOf(test)));
    expect(tests.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  },
);
