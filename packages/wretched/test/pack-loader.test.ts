// Packs from files: the package's own Markdown and JSON, with a fault and a line for everything, at a cost that is linear.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "@games/core-rng";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARD_IDS, type CardEffect, type CardId, ENDINGS, NAMES, SUITS } from "../src/index.js";
import {
  checkPack,
  type FileError,
  openPack,
  packSchema,
  packTemplate,
  parsePackJson,
  parsePackMarkdown,
  writePackMarkdown,
} from "../src/pack-loader/index.js";
import { glasshouse, salvageShip } from "../src/packs/index.js";
import { ENGLISH } from "../src/text.js";
import { gameOf } from "./table.js";

const faultsOf = (result: Result<unknown, FileError>): FileError["faults"] =>
  result.ok ? [] : result.error.faults;

const markdown = writePackMarkdown(salvageShip);
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split("\n").length;

describe("packs as Markdown", () => {
  it.each([salvageShip, glasshouse])("writing and reading is the identity ($id)", (pack) => {
    expect(parsePackMarkdown(writePackMarkdown(pack))).toEqual({ ok: true, value: pack });
  });

  it("reads other line ends, a byte order mark, comments and wrapped paragraphs", () => {
    const wrapped = markdown.replace("You put the headache", "You\nput the\nheadache");
    const comment = "<!-- a note\n\n## Introduction\n\nover several lines -->\n## Introduction";
    const text = `\uFEFF${wrapped.replace("## Introduction", comment)}`;
    expect(parsePackMarkdown(text.replaceAll("\n", "\r\n"))).toEqual({
      ok: true,
      value: salvageShip,
    });
  });

  it("keeps quotes, lists, verse and paragraphs", () => {
    const body = `First, a verse:  
its second line,\\
and its third.

- one
- two
  goes on
    - nested

> Somebody said
> this.
>
> And this.

~~~
indented
   as it was
~~~`;
    const text = markdown.replace(salvageShip.prose.introduction, body);
    const read = parsePackMarkdown(text);
    expect(read.ok && read.value.prose.introduction).toBe(
      "First, a verse:\nits second line,\nand its third.\n\n- one\n- two goes on\n- nested\n\n> Somebody said this.\n>\n> And this.\n\nindented\nas it was",
    );
  });

  it("keeps emphasis as it is written", () => {
    const text = markdown.replace(salvageShip.prose.introduction, "It is *very* **cold** here.");
    const read = parsePackMarkdown(text);
    expect(read.ok && read.value.prose.introduction).toBe("It is *very* **cold** here.");
  });

  it("names faults in the order of the file, each with its line", () => {
    const text = markdown
      .replace("### H4\n", "### H4: push\n")
      .replace("system: ", "sistem: ")
      .replace("## Sign-off", "## Signing")
      .replace(
        `### D2: pull, danger 1, damage 1\n\n${salvageShip.prose.prompts.D2}`,
        "### D2: pull\n\nShort",
      );
    const faults = faultsOf(parsePackMarkdown(text));
    expect(faults.map(({ path, message }) => `${path} ${message}`)).toEqual([
      `line ${lineOf(text, "sistem")} has the unknown field "sistem"`,
      `line ${lineOf(text, "## Signing")} has the unknown heading "Signing"`,
      expect.stringContaining(`line ${lineOf(text, "### H4")} must mark H4 as`),
      `line ${lineOf(text, "### D2")}: D2 must be text of 11 to 5000 characters`,
    ]);
    expect(faults.every(({ line }) => line !== undefined)).toBe(true);
  });

  it("says what is missing when something is missing", () => {
    const said = (text: string) =>
      faultsOf(parsePackMarkdown(text)).map((f) => `${f.path} ${f.message}`);
    expect(said(markdown.replace(/### C9\n[^#]*/, ""))).toEqual(["prompts are missing: C9"]);
    expect(said(markdown.replace(/(### C9\n)[^#]*/, "$1\n<!-- later -->\n\n"))).toEqual([
      "prompts are missing: C9",
    ]);
    expect(said("---\nid: empty\n---\n")).toEqual([
      "title is missing; every story needs one",
      "win is missing: one Ace must have the role win",
      "prompts are missing: HA, H2, H3, H4, H5, H6, H7, H8, H9, H10, HJ, HQ, …",
    ]);
  });

  it("names at most a screenful of faults", () => {
    const text = `${markdown}${"\n## What is this\n\ntext\n".repeat(60)}`;
    const faults = faultsOf(parsePackMarkdown(text));
    expect(faults).toHaveLength(20);
    expect(faults[0]?.line).toBe(lineOf(text, "## What is this"));
  });

  it("names cards, fields, headings and endings that are given twice", () => {
    const text = `${markdown}
### H4

Another prompt for a card.

## Advice

- Another piece of advice

## Ending victory: Again

Rescue comes a second time.
`;
    expect(faultsOf(parsePackMarkdown(text)).map(({ message }) => message)).toEqual([
      "gives H4 twice",
      "gives Advice twice",
      "gives Ending victory twice",
    ]);
    const twice = markdown.replace("\ntracker: ", "\ntitle: again\ntracker: ");
    expect(faultsOf(parsePackMarkdown(twice))[0]?.message).toContain("duplicated mapping key");
  });

  it.each([
    [
      "text before the first heading",
      "\n---\n\n## Introduction",
      "\n---\n\nlost\n\n## Introduction",
      "lost",
    ],
    ["a comment that is not closed", "### CK", "<!-- open\n\n### CK", "<!-- open"],
    ["front matter that is not YAML", "\ntracker: ", "\nwhat: [is this\ntracker: ", "tracker: "],
    ["lists that are too deep", "### CK", `${"> ".repeat(12)}deep\n\n### CK`, "> > >"],
  ])("nothing is dropped silently: %s", (_, part, put, at) => {
    const text = markdown.replace(part, put);
    const faults = faultsOf(parsePackMarkdown(text));
    expect(faults[0]?.line).toBe(lineOf(text, at));
  });

  it("only the title, the prompts and the win card are required", () => {
    const cards = CARD_IDS.map((id) => `### ${id}\n\n${glasshouse.prose.prompts[id]}\n`).join("\n");
    const opened = openPack(`---\ntitle: Ice, and après\nace.clubs: win\n---\n\n${cards}`);
    if (!opened.ok) throw new Error(opened.error.message);
    const { pack, assumed, format } = opened.value;
    expect(format).toBe("markdown");
    expect(pack).toMatchObject({ id: "ice-and-apres", system: "odd", tracker: "K" });
    expect(pack.aces).toEqual({ hearts: "none", diamonds: "none", clubs: "win", spades: "none" });
    expect(assumed.map(({ message }) => message)).toContain(
      'id: not given; "ice-and-apres" was assumed.',
    );
    expect(gameOf(pack).create({ seed: 1 }).config.integrity).toBe(54);
  });

  it("carries licence, credits, version, link, subtitle, words, balance, towers and modifier cards", () => {
    const text = markdown
      .replace(
        "\nsystem: ",
        '\nsubtitle: S\nlicense: CC BY 4.0\nversion: 1.10\nlink: https://example.org/x\ntower: dice\nbalance: { calibrated: { finalDice: 2, canSkipFinalPull: false, modes: { easy: { initialDamage: null } } } }\nwords:\n  "heading.day": "Watch {day}"\nsystem: ',
      )
      .replace("## Introduction", "## Credits\n\n- A friend\n\n## Introduction")
      .replace("### H4\n", "### H4: repair 2\n")
      .replace("### H5: pull,", "### H5: peek, pull,");
    const read = parsePackMarkdown(text);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value).toMatchObject({
      tower: "dice",
      balance: {
        calibrated: {
          finalDice: 2,
          canSkipFinalPull: false,
          modes: { easy: { initialDamage: null } },
        },
      },
      effects: { H4: { kind: "repair", amount: 2 }, H5: { kind: "peek", amount: 1 } },
      prose: {
        subtitle: "S",
        license: "CC BY 4.0",
        version: "1.10",
        credits: ["A friend"],
        words: { "heading.day": "Watch {day}" },
      },
    });
    expect(parsePackMarkdown(writePackMarkdown(read.value))).toEqual(read);
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
      openPack(hostile);
    });
    fc.assert(property, { numRuns: 100 });
  });
});

/** Lines and signs that Markdown would take for something else. */
const PIECES = [
  "# one",
  "## two ##",
  "---",
  "***",
  "- item",
  "* item",
  "+ item",
  "1. first",
  "12) twelfth",
  "> quoted",
  ">",
  "```",
  "~~~ js",
  "<!-- note -->",
  "<!--",
  "-->",
  "\\# kept",
  "\\",
  "a\\",
  "a\\\\",
  "    indented",
  "\tTab",
  "verse  ",
  "===",
  "*emphasis*",
  "__strong__",
  "***",
  "[a]: b",
  "<div>",
  "| a | b |",
  "&amp;",
  "\u00a0x",
  "ordinary words",
  "end #",
  "\\<!--",
  "{name}",
  "\u2028",
  "\r\n",
  "\r",
  "\n",
  "\n\n",
  "\n\n\n",
  " ",
  "\u0000",
  "é",
  "漢字",
  "\ud83d\ude00",
  '"quoted"',
  "'",
  ": colon",
  "%",
];
const hostile = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom("\n", "\n\n", " ", "")), {
    maxLength: 12,
  })
  .map((parts) => `${parts.flat().join("")} and enough of it`);
const line = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 4 })
  .map((parts) => `${parts.join("")}x`)
  .filter((text) => text.trim() !== "");

const prose = fc.record({
  language: fc.constantFrom("en", "pt-BR"),
  title: line,
  subtitle: fc.option(line, { nil: undefined }),
  credits: fc.option(fc.array(line, { maxLength: 3 }), { nil: undefined }),
  summary: hostile,
  suits: fc.record(Object.fromEntries(SUITS.map((suit) => [suit, line]))),
  names: fc.record(Object.fromEntries(NAMES.map((name) => [name, line]))),
  introduction: hostile,
  openingLog: hostile,
  dayLog: hostile,
  signOff: hostile,
  closingLog: hostile,
  endings: fc.record(
    Object.fromEntries(ENDINGS.map((name) => [name, fc.record({ title: line, text: hostile })])),
  ),
  safety: fc.record({
    contentNotes: fc.array(line, { maxLength: 3 }),
    advice: fc.array(line, { maxLength: 3 }),
    debrief: fc.array(line, { maxLength: 3 }),
  }),
  words: fc.option(fc.constant({ "heading.day": 'Watch "{day}": # <!--' }), { nil: undefined }),
});

const effect = fc.constantFrom<CardEffect>(
  { kind: "repair", amount: 7 },
  { kind: "tool", amount: 1 },
);

describe("writing and reading", () => {
  it("are inverse for every pack that is accepted, whatever its texts are", () => {
    const packs = fc
      .tuple(prose, fc.array(hostile, { minLength: 52, maxLength: 52 }), effect)
      .map(([told, texts, card]) => ({
        ...glasshouse,
        effects: { H4: card },
        prose: {
          ...told,
          prompts: Object.fromEntries(CARD_IDS.map((id, i) => [id, texts[i]])),
        },
      }));
    const property = fc.property(packs, (value) => {
      const checked = checkPack(JSON.parse(JSON.stringify(value)));
      if (!checked.ok) throw new Error(JSON.stringify(checked.error));
      expect(checkPack(checked.value)).toEqual(checked); // normal form is normal
      expect(parsePackMarkdown(writePackMarkdown(checked.value))).toEqual(checked);
    });
    fc.assert(property, { numRuns: 60 });
  });
});

describe("the cost of a file", () => {
  const CARD: CardId = "H2";
  it.each<[string, (n: number) => string]>([
    ["a line of spaces", (n) => " ".repeat(n)],
    ["brackets", (n) => "[".repeat(n)],
    ["emphasis that never closes", (n) => "*a_ ".repeat(n / 4)],
    ["quotes in quotes", (n) => "> ".repeat(n / 2)],
    ["lists in lists", (n) => "- ".repeat(n / 2)],
    ["items", (n) => "- a\n".repeat(n / 4)],
    ["headings", (n) => "# a\n".repeat(n / 4)],
    ["comments", (n) => "<!-- a -->\n".repeat(n / 11)],
    ["open comments", (n) => "<!--".repeat(n / 4)],
    ["fences", (n) => "```\n".repeat(n / 4)],
    ["quotes that go on", (n) => `> > > > a\n${"a\n".repeat(n / 2)}`],
    ["backslashes", (n) => "\\".repeat(n)],
  ])(
    "is linear: %s",
    (_, make) => {
      const cost = (n: number) => {
        const text = `---\ntitle: A story\nace.hearts: win\n---\n\n### ${CARD}\n\n${make(n)}`;
        const from = process.cpuUsage(); // other work on the machine hardly changes it
        parsePackMarkdown(text);
        const { user, system } = process.cpuUsage(from);
        return (user + system) / 1000;
      };
      cost(20_000);
      const small = Math.min(cost(50_000), cost(50_000));
      const large = Math.min(cost(400_000), cost(400_000));
      // Eight times the text: a quadratic reader takes 64 times as long.
      expect(large).toBeLessThan(Math.max(small, 4) * 30);
    },
    60_000,
  );

  it.each(["{", "["])("front matter of %s ends at its depth limit", (sign) => {
    const faults = faultsOf(parsePackMarkdown(`---\na: ${sign.repeat(100_000)}\n---\n`));
    expect(faults[0]).toMatchObject({ line: 2, code: "bad-yaml" });
  });

  it("a file beyond the limit is refused at once", () => {
    const read = parsePackMarkdown("x".repeat(1_000_001));
    expect(read.ok ? "" : read.error.code).toBe("too-large");
  });
});

describe("packs as JSON", () => {
  it("reads what JSON writes", () => {
    expect(parsePackJson(JSON.stringify(glasshouse))).toEqual({ ok: true, value: glasshouse });
    const named = JSON.stringify({ $schema: "pack.schema.json", ...glasshouse });
    expect(parsePackJson(named)).toEqual({ ok: true, value: glasshouse });
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

  it("names unknown fields, cards and words, and too short prompts", () => {
    const prompts = { ...glasshouse.prose.prompts, HX: "A prompt for no card.", H2: "short" };
    const result = checkPack({ ...glasshouse, extra: 1, prose: { ...glasshouse.prose, prompts } });
    expect(result.ok ? [] : result.error.map(({ path }) => path)).toEqual([
      "prose.prompts.H2",
      "prose.prompts.HX",
      "extra",
    ]);
    const words = checkPack({
      ...glasshouse,
      prose: { ...glasshouse.prose, words: { "event.nothing": "" } },
    });
    expect(words.ok ? [] : words.error.map(({ path }) => path)).toEqual([
      "prose.words.event.nothing",
    ]);
  });

  it("names what is wrong between the fields, and prose that is missing", () => {
    const wrong = checkPack({ ...glasshouse, returnableKing: "HK" });
    expect(wrong.ok ? [] : wrong.error).toMatchObject([
      { path: "", message: "must return a tracker, not HK" },
    ]);
    const { prose: _, ...rules } = glasshouse;
    const bare = checkPack(rules);
    expect(bare.ok ? [] : bare.error).toMatchObject([{ code: "no-prose" }]);
  });
});

describe("the template and the schema", () => {
  it("a template lacks nothing but its prompts", () => {
    const read = openPack(packTemplate("My “first” story: #1"));
    expect(faultsOf(read).map(({ path, message }) => `${path} ${message}`)).toEqual([
      "prompts are missing: HA, H2, H3, H4, H5, H6, H7, H8, H9, H10, HJ, HQ, …",
    ]);
    const written = packTemplate("Mine").replace(/<!-- (\w+ of \w+)[^>]*-->/g, "$1: what happens?");
    expect(openPack(written).ok).toBe(true);
  });

  it("the published schema is the one that is made from the tables", () => {
    const file = join(import.meta.dirname, "../pack.schema.json");
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(
      JSON.parse(JSON.stringify(packSchema())),
    );
  });

  it("the schema knows every word that can be replaced", () => {
    expect(JSON.stringify(packSchema())).toContain(`"${Object.keys(ENGLISH.templates).at(-1)}"`);
  });
});
