// The site: how pages are made of the files of the repository, what the check of links finds, and that the reference leads
// to examples.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  alea,
  createDeck,
  die,
  drawCard,
  scripted,
  seeded,
  seededStreams,
  seedStreams,
} from "@games/core-rng";
import { describe, expect, it, test } from "vitest";
import { exportName, games, libraries, root } from "../../scripts/workspace.mjs";
import { sidebar } from "../.vitepress/sidebar.mjs";
import { GAMES } from "../site/games.mjs";
import { faultsOf } from "../site/links.mjs";
import { allPages, createPages, sectionOf, slug } from "../site/pages.mjs";
import { withFewHeadings } from "../site/reference.mjs";
import { staleDocuments, withTables } from "../site/tables.mjs";
import { usages, withUsages } from "../site/usage.mjs";

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

  it("shows pictures where they stand on the site", () => {
    const { page } = render("![a](../../docs/img/game-dsd6.svg)", "packages/dsd6/README.md");
    expect(page).toBe("![a](../../img/game-dsd6.svg)");
    expect(render("![a](../img/game-dsd6.svg)", "docs/guides/react.md").page).toBe(
      "![a](../img/game-dsd6.svg)",
    );
  });

  it("includes sections of documents and files of code", () => {
    const options = render(
      "[o](../../packages/bomb-flip/README.md#refusals) <!-- include -->",
    ).page;
    expect(options).toContain("| `nothing-to-bank` |");
    expect(options).not.toContain("## Events");
    expect(render("[c](../../scripts/base/tsup.ts) <!-- include -->").page).toBe(
      `<p class="code-file">scripts/base/tsup.ts</p>\n\n\`\`\`ts\n${readFileSync(join(root, "scripts/base/tsup.ts"), "utf8").trimEnd()}\n\`\`\``,
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

describe("the pictures", () => {
  test.each(libraries().map(({ id, dir }) => [id, dir] as const))(
    "%s: its README opens with one, described and small",
    (_, dir) => {
      const readme = readFileSync(join(dir, "README.md"), "utf8");
      const [, alt = "", file = ""] = /^# .*\n\n!\[(.*)\]\((.*)\)\n/.exec(readme) ?? [];
      expect(alt).toMatch(/\w+ \w+/);
      expect(statSync(join(dir, file)).size).toBeLessThan(100_000);
    },
  );

  it("tell the truth about luck", () => {
    const picture = readFileSync(join(root, "docs/img/core-rng.svg"), "utf8");
    const shown = Array.from(
      picture.matchAll(/<text x="[\d.]+" y="(?:315|369)">(\w+)</g),
      ([, text]) => text,
    );
    const names = ["deck", "dice"] as const;
    const luck = seededStreams(alea, names, seedStreams(alea, names, "tuesday"));
    const deck = createDeck(["ace", "king", "queen", "jack"]);
    const cards = Array.from({ length: 4 }, () => drawCard(deck, luck.deck));
    const rolls = Array.from({ length: 6 }, () => `${die(luck.dice)}`);
    expect(shown).toEqual([...cards, ...rolls]);
    expect(picture).toContain(`>${die(seeded("tuesday"))}, on every machine`);
    expect(picture).toContain(`>${die(scripted([4]))}, since answers count from 0`);
  });
});

test("the list of documents names every page of docs/", () => {
  const list = readFileSync(join(root, "docs/README.md"), "utf8");
  const pages = allPages()
    .map(({ file }) => file)
    .filter((file) => file.startsWith("docs/") && !/^docs\/(index|balance\/.*)\.md$/.test(file))
    .map((file) => file.replace("docs/", ""));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !list.includes(`](${page})`))).toEqual([]);
});

describe("a reader who installs what a page says", () => {
  /** The packages of ours in some text. */
  const ours = (text: string, where: RegExp) =>
    Array.from(text.matchAll(where)).flatMap(([all]) => all.match(/@games\/[\w-]+/g) ?? []);
  const installs = (text: string) => ours(text, /npm install[^\n`]*/g);
  const imports = (text: string) => ours(text, /(from|import|import\(|require\() ?"@games[^"]*"/g);
  const { render } = createPages();
  const pageOf = (file: string) => render(file, readFileSync(join(root, file), "utf8"));
  const first = installs(pageOf("docs/guides/getting-started.md"));

  /** What the code of a page uses and nothing that it says installs; a page begins where Getting started ends. */
  const missing = (page: string, more: readonly string[] = []) => {
    const begun = page.includes("npm create") ? [] : first;
    const there = new Set([...begun, ...more, ...installs(page)]);
    return [...new Set(imports(page))].filter((name) => !there.has(name));
  };

  it("is told of what is missing", () => {
    expect(first).toEqual(["@games/bomb-flip", "@games/core-game", "@games/core-rng"]);
    expect(missing('```ts\nimport("@games/dsd6/text")\n```')).toEqual(["@games/dsd6"]);
    expect(missing('npm create vite\nimport { a } from "@games/bomb-flip";')).toEqual([
      "@games/bomb-flip",
    ]);
  });

  it.each(allPages().map(({ file }) => [file] as const))(
    "%s: has every package that its code uses",
    (file) => {
      const ownDependencies = libraries()
        .filter(({ id }) => file === `packages/${id}/README.md`)
        .flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
      expect(missing(pageOf(file), ownDependencies)).toEqual([]);
    },
  );
});

test("the sidebar leads to every guide", () => {
  const links = JSON.stringify(sidebar());
  const guides = allPages().filter(({ page }) => /^(guides\/)?[\w-]+\.md$/.test(page));
  expect(guides.length).toBeGreaterThan(30);
  const unlisted = guides.filter(({ page }) => !links.includes(`"/${page.replace(".md", "")}"`));
  expect(unlisted.map(({ file }) => file)).toEqual(["docs/index.md"]);
});

test("what assistants read leads to pages of the site", () => {
  const pages = [...allPages().map(({ page }) => page.replace(/md$/, "html")), "api/index.html"];
  const text = readFileSync(join(root, "docs/public/llms.txt"), "utf8");
  const links = Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !pages.includes(link))).toEqual([]);
});

describe("the lists of packages and games", () => {
  it("have every game that there is", () => {
    expect(GAMES.map(({ id }) => id).sort()).toEqual(games().map(({ id }) => id));
  });

  it("are what `npm run tables` writes", () => {
    expect(staleDocuments().map(({ file }) => file)).toEqual([]);
  });

  it("are written between their marks, and nothing else is changed", () => {
    const block = (rows: string) =>
      `# A\n\n<!-- table: packages -->\n\n${rows}\n<!-- end of table -->\n\nB\n`;
    const written = withTables(block("| old |\n"));
    expect(written.split("\n").filter((line) => line.startsWith("| [`"))).toHaveLength(
      libraries().length,
    );
    expect(written.replace(/(\n\|.*)+\n/, "\n| old |\n")).toBe(block("| old |\n"));
    expect(() => withTables("<!-- table: nothing -->\n<!-- end of table -->")).toThrow("nothing");
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

describe("the reference", () => {
  const found = usages();

  it.each([
    "@games/core-rng seeded",
    "@games/core-rng scripted",
    "@games/core-rng enumerate",
    "@games/core-rng createDeck",
    "@games/core-game defineGame",
    "@games/core-game Session",
    "@games/core-game parse",
    "@games/core-game replaceRows",
    "@games/core-game translate",
    "@games/core-game/fair verifyFairGame",
    "@games/core-game/testing conformance",
    "@games/wretched/pack-loader parsePackMarkdown",
    "@games/lab simulate",
    "@games/lab defineStudy",
    ...games().map(({ id, manifest }) => `${manifest.name} ${exportName(id)}`),
  ])("has an example of %s", (name) => {
    expect(found.get(name)?.link).toMatch(
      /^\/(packages|guides|writing|formats)[\w/-]*\.md#[\w-]+$/,
    );
  });

  it("leads to it from its heading", () => {
    const link = found.get("@games/core-game parse")?.link;
    expect(withUsages("### parse()\n\nText.\n\n### other\n", "@games/core-game", found)).toBe(
      `### parse()\n\n*Example: [@games/core-game](${link})*\n\nText.\n\n### other\n`,
    );
    expect(link).toBe("/packages/core-game/index.md#shapes");
  });

  it("has headings for what can be imported, lines for fields, and the anchors that TypeDoc leads to", () => {
    const page =
      "## Variables\n\n### ENGLISH\n\n##### names\n\n## Interfaces\n\n### Names\n\n##### do()\n";
    expect(withFewHeadings(page)).toBe(
      '## Variables\n\n### ENGLISH\n\n<a id="names"></a>**names**\n\n## Interfaces\n\n### Names {#names-1}\n\n##### do()\n',
    );
  });
});
