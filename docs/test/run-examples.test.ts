// Every example of the documents runs, and prints what it says it prints.
import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { allExamples, moduleName } from "../site/examples.mjs";

const examples = allExamples();
const show = (value: unknown) =>
  typeof value === "string" ? value : inspect(value, { breakLength: Number.POSITIVE_INFINITY });

test("there are examples", () => expect(examples.length).toBeGreaterThan(50));

test.each(examples.map((example) => [`${example.file}, line ${example.line}`, example] as const))(
  "%s",
  async (_where, example) => {
    const printed: string[] = [];
    vi.spyOn(console, "log").mockImplementation((...values) => {
      printed.push(values.map(show).join(" "));
    });
    await import(`../.examples/${moduleName(example)}.ts`);
    vi.restoreAllMocks();
    if (example.prints.length > 0) expect(printed).toEqual(example.prints);
  },
);
