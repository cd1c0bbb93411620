import { expect, test } from "vitest";
import { examplesIn } from "../site/examples.mjs";

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
