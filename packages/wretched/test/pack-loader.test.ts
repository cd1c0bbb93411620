// Packs from Markdown and JSON: round trips, a fault for everything, and hostile files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARD_IDS, ENDINGS } from "../src/index.js";
import {
  checkPack,
  type FileError,
  parsePackJson,
  parsePackMarkdown,
  writePackMarkdown,
} from "../src/pack-loader/index.js";
import { glasshouse, salvageShip } from "../src/packs/index.js";

const faultsOf = (result: ReturnType<typeof parsePackMarkdown>): FileError["faults"] =>
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
    const introduction = "# one thing\n\n\\# another thing";
    const pack = { ...salvageShip, prose: { ...salvageShip.prose, introduction } };
    const read = parsePackMarkdown(writePackMarkdown(pack));
    expect(read.ok && read.value.prose.introduction).toBe(introduction);
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
      code: "unknown-name",
      params: { name: "sistem" },
      message: 'has the unknown field "sistem"',
    });
    expect(faults).toContainEqual({
      path: lineOf("## Signing"),
      code: "unknown-heading",
      params: { heading: "Signing" },
      message: 'has the unknown heading "Signing"',
    });
    expect(faults.map(({ path }) => path)).toEqual(
      expect.arrayContaining([lineOf("### H4"), "system", "prose.signOff", "prose.prompts.C9"]),
    );
  });

  it("names cards, fields, headings and endings that are given twice", () => {
    const text = `${markdown}
### H4

Another prompt for a card.

## Advice

- Another piece of advice

## Ending victory: Again

Rescue comes a second time.
`.replace("\nreturnable-king: ", "\ntitle: again\neasy-integrity: 7\nreturnable-king: ");
    expect(faultsOf(parsePackMarkdown(text)).map(({ message }) => message)).toEqual([
      "gives title twice",
      "gives easy-integrity twice",
      "gives H4 twice",
      "gives Advice twice",
      "gives Ending victory: Again twice",
    ]);
  });

  it("names a line of the front matter that is not a field", () => {
    const text = markdown.replace("\ntracker: ", "\nwhat is this\ntracker: ");
    expect(faultsOf(parsePackMarkdown(text)).map(({ message }) => message)).toEqual([
      'has the unknown field "what is this"',
    ]);
  });

  it("the template of the README lacks nothing but the other endings and cards", () => {
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const template = /```markdown\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    const cards = CARD_IDS.slice(1).map(
      (id) => `### ${id}\n\n${salvageShip.prose.prompts[id]}\n\n`,
    );
    const faults = faultsOf(parsePackMarkdown(template + cards.join("")));
    expect(faults.map(({ path }) => path)).toEqual(
      ENDINGS.slice(1).map((ending) => `prose.endings.${ending}`),
    );
    const withoutCards = faultsOf(parsePackMarkdown(template)).slice(5);
    const missing = CARD_IDS.slice(1, 1 + withoutCards.length);
    expect(withoutCards.map(({ path }) => path)).toEqual(
      missing.map((id) => `prose.prompts.${id}`),
    );
  });

  it("names at most fifty faults, the first ones first", () => {
    const faults = faultsOf(parsePackMarkdown("---\nid: empty\n---\n"));
    expect(faults).toHaveLength(50);
    expect(faults.slice(0, 4).map(({ path }) => path)).toEqual([
      "system",
      "easyIntegrity",
      "tracker",
      "returnableKing",
    ]);
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
    const prompts = { ...glasshouse.prose.prompts, HX: "A prompt for no card.", H2: "short" };
    const result = checkPack({ ...glasshouse, extra: 1, prose: { ...glasshouse.prose, prompts } });
    expect(result.ok ? [] : result.error.map(({ path }) => path)).toEqual([
      "prose.prompts.H2",
      "prose.prompts.HX",
      "extra",
    ]);
  });

  it("names what is wrong between the fields, and prose that is missing", () => {
    const wrong = checkPack({ ...glasshouse, returnableKing: "HK" });
    expect(wrong.ok ? [] : wrong.error).toMatchObject([
      { path: "", message: "must return a tracker, not HK" },
    ]);
    const { prose, ...rules } = glasshouse;
    const bare = checkPack(rules);
    expect(bare.ok ? [] : bare.error).toMatchObject([{ code: "no-prose" }]);
  });
});
