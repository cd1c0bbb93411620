import { expect, test } from "vitest";
import { examplesIn } from "../examples.mjs";

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
