// How examples are found in documents, and that there is one for every function.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { games, libraries } from "../../scripts/workspace.mjs";
import { examplesIn } from "../site/examples.mjs";
import { usages } from "../site/usage.mjs";

const document = [
  "# Title",
  "```ts run",
  'console.log("a"); // → a',
  "console.log(1 + 1); // → 2",
  "```",
  "```ts",
  "this is not run",
  "```",
  "```ts run",
  "const quiet = 1;",
  "```",
].join("\n");

test("only the fences marked `ts run` are examples, each with its line", () => {
  expect(examplesIn("README.md", document).map(({ line, code }) => [line, code])).toEqual([
    [2, 'console.log("a"); // → a\nconsole.log(1 + 1); // → 2\n'],
    [9, "const quiet = 1;\n"],
  ]);
});

test("arrow comments say what an example prints", () => {
  expect(examplesIn("README.md", document).map(({ prints }) => prints)).toEqual([["a", "2"], []]);
});

test("a continued fence goes on with the example before it", () => {
  const parts = ["```ts run", "const a = 1;", "```", "and", "```ts run continued"];
  const text = [...parts, "console.log(a); // → 1", "```"].join("\n");
  expect(examplesIn("docs/a.md", text)).toEqual([
    {
      file: "docs/a.md",
      line: 1,
      code: "const a = 1;\nconsole.log(a); // → 1\n",
      prints: ["1"],
    },
  ]);
});

test("every function that a main entry exports has an example that runs", () => {
  const shown = usages();
  const without = [...games(), ...libraries().filter(({ id }) => id.startsWith("core-"))].flatMap(
    ({ dir, manifest: { name } }) => {
      const report = readFileSync(join(dir, "api/index.api.md"), "utf8");
      return Array.from(report.matchAll(/^export function (\w+)/gm), ([, exported]) => exported)
        .filter((exported) => !shown.has(`${name} ${exported}`))
        .map((exported) => `${name} ${exported}`);
    },
  );
  expect(without).toEqual([]);
});
