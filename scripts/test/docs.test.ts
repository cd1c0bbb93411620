// The site: how pages are made of the files of the repository, what the check of links finds, and that the page of every
// game names all that its engine has.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it, test } from "vitest";
import { faultsOf } from "../docs/links.mjs";
import { createPages, sectionOf, slug } from "../docs/pages.mjs";
import { root } from "../workspace.mjs";

describe("a page of the site", () => {
  const render = (text: string, file = "docs/guides/some.md") => {
    const { faults, render: renderPage } = createPages();
    return { page: renderPage(file, text), faults };
  };

  it("leads to other pages by their place on the site", () => {
    const { page, faults } = render(
      "[a](../architecture.md#the-packages) [b](../../packages/dsd6/RULES.md) [c](../../README.md) [d](../balance/README.md)",
    );
    expect(page).toBe(
      "[a](/architecture.md#the-packages) [b](/packages/dsd6/rules.md) [c](/) [d](/balance/index.md)",
    );
    expect(faults).toEqual([]);
  });

  it("names files that are no pages, and leaves other links and code alone", () => {
    const code = "```md\n[x](nowhere.md)\n```";
    const { page, faults } = render(
      `[licence](../../LICENSE) [w](https://example.org) [h](#here)\n${code}`,
    );
    expect(page).toBe(
      `<span class="file" title="LICENSE">licence</span> [w](https://example.org) [h](#here)\n${code}`,
    );
    expect(faults).toEqual([]);
  });

  it("reports what is not there", () => {
    expect(render("[x](nowhere.md) ![y](no.svg) [z](../testing.md#no-such)").faults).toEqual([
      "docs/guides/some.md leads to nowhere.md, which is not there.",
      "docs/guides/some.md leads to no.svg, which is not there.",
      "docs/guides/some.md leads to ../testing.md#no-such, where there is no such heading.",
    ]);
    expect(render("[x](../../packages/dsd6/README.md#nothing) <!-- include -->").faults).toEqual([
      "docs/guides/some.md includes ../../packages/dsd6/README.md#nothing, which is not there.",
    ]);
  });

  it("includes sections of documents and files of code", () => {
    const options = render(
      "[o](../../packages/bomb-flip/README.md#refusals) <!-- include -->",
    ).page;
    expect(options).toContain("| `nothing-to-bank` |");
    expect(options).not.toContain("## Events");
    expect(render("[c](../../scripts/build.mjs) <!-- include -->").page).toBe(
      `<p class="code-file">scripts/build.mjs</p>\n\n\`\`\`mjs\n${readFileSync(join(root, "scripts/build.mjs"), "utf8").trimEnd()}\n\`\`\``,
    );
  });

  it("resolves the links of an included section from where it came", () => {
    const { page } = render(
      "[x](../../packages/wretched/README.md#speed-and-size) <!-- include -->",
    );
    expect(page).toContain("[RULES.md](/packages/wretched/rules.md)");
  });

  it("takes a section up to the next heading of its rank", () => {
    const text = "# A\n\n## B b?\nx\n```sh\n# no heading\n```\n### C\ny\n## D\nz";
    expect(sectionOf(text, "b-b")).toBe("x\n```sh\n# no heading\n```\n### C\ny");
    expect(sectionOf(text, "d")).toBe("z");
    expect(sectionOf(text, "e")).toBeUndefined();
    expect(slug("R4.2: What is new, and why?")).toBe("r42-what-is-new-and-why");
  });
});

describe("the check of links", () => {
  const site = (body: string, more: [string, string][] = []) =>
    new Map([
      ["index.html", body],
      ["a/b.html", '<h1 id="top"></h1><a href="../index.html">'],
      ...more,
    ]);
  const good = '<a href="/a/b.html#top">';

  it("passes a site that is in order, under any base", () => {
    expect(faultsOf(site(`${good}<a href="https://example.org">`))).toEqual([]);
    expect(faultsOf(site('<a href="/docs/a/b.html">'), "/docs/")).toEqual([]);
  });

  it.each([
    ['<a href="/a/c.html">', "index.html leads to /a/c.html, which is not there."],
    [
      '<a href="/a/b.html#nowhere">',
      "index.html leads to /a/b.html#nowhere, where there is no such anchor.",
    ],
    ['<img alt="" src="x.svg">', "index.html leads to x.svg, which is not there."],
    [
      '<script src="https://example.org/x.js">',
      "index.html loads https://example.org/x.js from elsewhere.",
    ],
    [
      '<link rel="stylesheet" href="//example.org/x.css">',
      "index.html loads //example.org/x.css from elsewhere.",
    ],
  ])("finds %s", (body, fault) => {
    expect(faultsOf(site(good + body))).toEqual([fault]);
  });

  it("finds pages that no page leads to, and styles from elsewhere", () => {
    expect(faultsOf(site(""))).toEqual(["a/b.html is not linked from any page."]);
    expect(
      faultsOf(site(good, [["s.css", "@font-face { src: url(https://example.org/f) }"]])),
    ).toEqual(["s.css loads url(https://example.org/f from elsewhere."]);
  });

  it("says once what many pages share", () => {
    const same = '<a href="/gone.html">';
    expect(faultsOf(site(good + same, [["c.html", `${same}<a href="c.html">`]]))).toContain(
      "index.html leads to /gone.html, which is not there, and so do 1 more.",
    );
  });
});

const GAMES = ["bomb-flip", "wretched", "dsd6", "spire-act1"];

/** The names that the types of an engine have: fields of its options, and the kinds of its actions, events and refusals. */
const vocabularyOf = (() => {
  const files = GAMES.map((game) => join(root, "packages", game, "src/index.ts"));
  const config = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const literals = (type: ts.Type): string[] =>
    type.isUnion() ? type.types.flatMap(literals) : type.isStringLiteral() ? [type.value] : [];
  return (game: string) => {
    const file = program.getSourceFile(join(root, "packages", game, "src/index.ts"));
    const exported = checker.getExportsOfModule(
      checker.getSymbolAtLocation(file as ts.Node) as ts.Symbol,
    );
    const typeOf = (name: string) => {
      const symbol = exported.find((one) => one.name === name) as ts.Symbol;
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return checker.getDeclaredTypeOfSymbol(target);
    };
    const kinds = (name: string) => {
      const property = checker.getPropertyOfType(typeOf(name), "type") as ts.Symbol;
      return literals(checker.getTypeOfSymbol(property));
    };
    return {
      options: checker.getPropertiesOfType(typeOf("Options")).map(({ name }) => name),
      actions: kinds("Action"),
      events: kinds("Event"),
      codes: [...literals(typeOf("RefusalCode")), "not-an-action"],
    };
  };
})();

const SECTIONS = {
  options: "options",
  actions: "actions",
  events: "events",
  codes: "refusal-codes",
} as const;

/** Whether a table or a list names it: in code, alone or with its fields. */
const names = (section: string, name: string) =>
  new RegExp(`\`(\\{ type: ")?${name}(?![\\w-])[^\`]*\``).test(section);

describe.each(GAMES)("the page of %s", (game) => {
  const file = `docs/games/${game}.md`;
  const page = createPages().render(file, readFileSync(join(root, file), "utf8"));
  const vocabulary = vocabularyOf(game);

  test.each(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])(
    "names all %s of the engine",
    (what) => {
      const section = sectionOf(page, SECTIONS[what]) ?? "";
      expect(vocabulary[what].length).toBeGreaterThan(1);
      expect(vocabulary[what].filter((name) => !names(section, name))).toEqual([]);
    },
  );

  it("shows the flow of a turn, in words too, and leads to the rules and the report", () => {
    expect(page).toContain(`../img/flow-${game}.svg`);
    expect(page).toContain("The picture in words");
    expect(page).toContain(`(/packages/${game}/rules.md)`);
    expect(page).toContain(`(/balance/${game}.md)`);
  });
});
