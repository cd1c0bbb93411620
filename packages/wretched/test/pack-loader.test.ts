// Packs from Markdown and JSON: round trips, a fault for everything, and hostile files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARD_IDS } from "../src/index.js";
import {
  checkPack,
  type PackError,
  parsePackJson,
  parsePackMarkdown,
  writePackMarkdown,
} from "../src/pack-loader/index.js";
import { glasshouse, salvageShip } from "../src/packs/index.js";

const faultsOf = (result: ReturnType<typeof parsePackMarkdown>): PackError["faults"] =>
  result.ok ? [] : result.error.faults;

const markdown = writePackMarkdown(salvageShip);

describe("packs as Markdown", () => {
  it.each([salvageShip, glasshouse])("writing and reading is the identity ($id)", (pack) => {
    expect(parsePackMarkdown(writePackMarkdown(pack))).toEqual({ ok: true, value: pack });
  });

  it("reads other line ends, a byte order mark, comments and wrapped paragraphs", () => {
    const wrapped = markdown.replace("You put the headache", "You\nput the\nheadache");
    const text = `\uFEFF${wrapped.replace("## Introduction", "<!-- a note -->\n## Introduction")}`;
    expect(parsePackMarkdown(text.replaceAll("\n", "\r\n"))).toEqual({
      ok: true,
      value: salvageShip,
    });
  });

  it("keeps a line of prose that looks like a heading", () => {
    const pack = { ...salvageShip, introduction: "# one thing\n\n\\# another thing" };
    const read = parsePackMarkdown(writePackMarkdown(pack));
    expect(read.ok && read.value.introduction).toBe(pack.introduction);
  });

  it("names every fault at once, with its line or its field", () => {
    const text = markdown
      .replace("### H4\n", "### H4: push\n")
      .replace("system: ", "sistem: ")
      .replace(/### C9\n[^#]*/, "")
      .replace("## Sign-off", "## Signing");
    const faults = faultsOf(parsePackMarkdown(text));
    const lineOf = (part: string) => `line ${text.slice(0, text.indexOf(part)).split("\n").length}`;
    expect(faults).toContainEqual({
      path: lineOf("sistem"),
      message: "has the unknown field sistem",
    });
    expect(faults).toContainEqual({
      path: lineOf("## Signing"),
      message: 'has the unknown heading "Signing"',
    });
    expect(faults.map(({ path }) => path)).toEqual(
      expect.arrayContaining([lineOf("### H4"), "system", "signOff", "prompts.C9"]),
    );
  });

  it("names cards and fields that are given twice", () => {
    const text = `${markdown}\n### H4\n\nAnother prompt for a card.\n`.replace(
      "\nreturns: ",
      "\ntitle: again\nreturns: ",
    );
    expect(faultsOf(parsePackMarkdown(text)).map(({ message }) => message)).toEqual([
      "gives title twice",
      "gives H4 twice",
    ]);
  });

  it("the template of the README lacks nothing but the other endings and cards", () => {
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const template = /```markdown\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    const faults = faultsOf(parsePackMarkdown(template));
    expect(faults.filter(({ path }) => path.startsWith("endings."))).toHaveLength(5);
    expect(faults.filter(({ path }) => path.startsWith("prompts."))).toHaveLength(51);
    expect(faults).toHaveLength(56);
  });

  it("names all 52 prompts of an empty template", () => {
    const faults = faultsOf(parsePackMarkdown("---\nid: empty\n---\n"));
    const missing = faults.filter(({ path }) => path.startsWith("prompts."));
    expect(missing.map(({ path }) => path)).toEqual(CARD_IDS.map((id) => `prompts.${id}`));
  });

  it("never throws, whatever the text", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc
        .tuple(fc.nat(markdown.length), fc.nat(200), fc.string({ maxLength: 20 }))
        .map(([at, cut, put]) => markdown.slice(0, at) + put + markdown.slice(at + cut)),
    );
    const property = fc.property(text, (hostile) => {
      const result = parsePackMarkdown(hostile);
      if (!result.ok) expect(result.error.faults.length).toBeGreaterThan(0);
    });
    fc.assert(property, { numRuns: 200 });
  });
});

describe("packs as JSON", () => {
  it("reads what JSON writes", () => {
    expect(parsePackJson(JSON.stringify(glasshouse))).toEqual({ ok: true, value: glasshouse });
  });

  it.each([
    ["{", "not-json"],
    ["[]", "bad-pack"],
    ["null", "bad-pack"],
    ['{"__proto__":{"id":"x"}}', "bad-pack"],
    ["x".repeat(1_000_001), "too-large"],
  ])("refuses %.20j as %s", (text, code) => {
    const result = parsePackJson(text);
    expect(result.ok ? "" : result.error.code).toBe(code);
  });

  it("names unknown fields and cards, and too short prompts", () => {
    const pack = {
      ...glasshouse,
      extra: 1,
      prompts: { ...glasshouse.prompts, HX: "A prompt for no card.", H2: "short" },
    };
    const result = checkPack(pack);
    expect(result.ok ? [] : result.error.map(({ path }) => path)).toEqual([
      "prompts.H2",
      "prompts.HX",
      "extra",
    ]);
  });

  it("names what is wrong between the fields", () => {
    const result = checkPack({ ...glasshouse, returns: "HK" });
    expect(result.ok ? [] : result.error).toEqual([
      { path: "", message: "must return a tracker, not HK" },
    ]);
  });
});
