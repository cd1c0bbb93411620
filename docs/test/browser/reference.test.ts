// The reference as it is read on the built site: pages of a bearable length, and what matters most before the rest.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../scripts/workspace.mjs";

const folder = join(root, "docs/.site/api");
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => ({ file, html: readFileSync(join(folder, file), "utf8") }));
const pageOf = (file: string) => pages.find((page) => page.file === join(file))?.html ?? "";

test("no page has more than 300 headings or 700 kB", () => {
  expect(pages.length).toBeGreaterThan(30);
  const long = pages.filter(
    ({ html }) => (html.match(/<h\d/g) ?? []).length > 300 || html.length > 700_000,
  );
  expect(long.map(({ file }) => file)).toEqual([]);
});

test("a class has its constructor and its methods before its accessors, and classes come before types", () => {
  const html = pageOf("core-game/main.html");
  const places = ["session", "constructor-1", "do", "canundo", "functions", "interfaces"].map(
    (id) => html.indexOf(`id="${id}"`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("a parameter of a named type is shown by its name", () => {
  const [parameters = ""] =
    /id="describeaction"[\s\S]*?<\/table>/.exec(pageOf("dsd6/text.html")) ?? [];
  expect(parameters).toMatch(/words[\s\S]*#words/);
  expect(parameters).not.toContain("words.");
});

test("members of a union begin with what tells them apart", () => {
  const [union = ""] = /id="action"[\s\S]*?<\/pre>/.exec(pageOf("bomb-flip/main.html")) ?? [];
  const text = union.replace(/<[^>]*>/g, "");
  expect(text.match(/\{\s*\w+/g)?.map((first) => first.replace(/\W/g, ""))).toEqual([
    "type",
    "type",
  ]);
});
