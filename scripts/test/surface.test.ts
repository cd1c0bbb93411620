// A planted package whose surface changes: the reports notice it, and a changeset is asked for.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { staleReports, writeReports } from "../api.mjs";
import {
  bumpsOf,
  checkSurfaces,
  fingerprint,
  recordSurfaces,
  surfaceProblem,
} from "../surface.mjs";
import type { Package } from "../workspace.mjs";

const changeset = (...lines: string[]) => `---\n${lines.join("\n")}\n---\n\nA sentence.\n`;

describe("a fingerprint", () => {
  const report = "```ts\n// @public\nexport function roll(): number;\n```\n";

  test("is the same whatever the comments are", () => {
    const other = report.replace("// @public", "// (undocumented)");
    expect(fingerprint({ "index.api.md": other })).toBe(fingerprint({ "index.api.md": report }));
  });

  test.each([
    ["another type", { "index.api.md": report.replace("number", "string") }],
    ["another name of an entry", { "dice.api.md": report }],
    ["an entry more", { "index.api.md": report, "dice.api.md": report }],
    ["no entry", {}],
  ])("is another one with %s", (_, reports) => {
    expect(fingerprint(reports)).not.toBe(fingerprint({ "index.api.md": report }));
  });
});

test("changesets name packages in either kind of quotes, each with its kind of release", () => {
  const bumps = bumpsOf([
    changeset('"@games/a": minor', "'@games/b': patch"),
    changeset('"@games/b": major'),
    'no front matter, only "@games/c": major',
  ]);
  expect([...bumps]).toEqual([
    ["@games/a", ["minor"]],
    ["@games/b", ["patch", "major"]],
  ]);
});

describe("a surface that is not the released one", () => {
  const problem = (...changesets: string[]) =>
    surfaceProblem("@games/a", "new", "old", bumpsOf(changesets));

  test("is refused without a changeset of its own", () => {
    expect(problem()).toMatch("no changeset names it");
    expect(problem(changeset('"@games/b": major'))).toMatch("no changeset names it");
  });
  test("is refused as a patch", () => {
    expect(problem(changeset('"@games/a": patch'))).toMatch("a patch only");
  });
  test("is let through as a minor or a major release", () => {
    expect(problem(changeset('"@games/a": minor'))).toBeUndefined();
    expect(problem(changeset('"@games/a": patch'), changeset('"@games/a": major'))).toBeUndefined();
  });
  test("is also that of a package that was never released", () => {
    expect(surfaceProblem("@games/a", "new", undefined, bumpsOf([]))).toMatch("no changeset");
  });
});

describe("a package", () => {
  const dir = mkdtempSync(join(tmpdir(), "surface-"));
  afterAll(() => rmSync(dir, { recursive: true }));

  const entry = (basename: string) => ({
    basename,
    subpath: "",
    specifier: "",
    source: "",
    isForNode: false,
  });
  const manifest = { name: "@games/planted", version: "1.2.3" };
  const withEntries = (...basenames: string[]): Package[] => [
    { id: "planted", dir, manifest, entries: basenames.map(entry) },
  ];
  const build = (basename: string, types: string) => {
    mkdirSync(join(dir, "dist"), { recursive: true });
    writeFileSync(join(dir, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(dir, "dist", `${basename}.d.ts`), types);
  };

  test("is asked for reports and a changeset as its surface changes, and again after a release", () => {
    const planted = withEntries("index");
    build("index", "export declare function roll(): number;\n");
    expect(staleReports(planted)).toEqual([join(dir, "api/index.api.md")]);
    writeReports(planted);
    expect(staleReports(planted)).toEqual([]);
    expect(checkSurfaces(planted, [])).toHaveLength(1);
    expect(checkSurfaces(planted, [changeset('"@games/planted": minor')])).toEqual([]);

    recordSurfaces(planted);
    expect(checkSurfaces(planted, [])).toEqual([]);

    build("index", "export declare function roll(sides: number): number;\n");
    expect(staleReports(planted)).toEqual([join(dir, "api/index.api.md")]);
    writeReports(planted);
    expect(checkSurfaces(planted, [])).toHaveLength(1);
  });

  test("may not keep the report of an entry that is gone", () => {
    build("dice", "export declare const SIDES: 6;\n");
    writeReports(withEntries("index", "dice"));
    expect(staleReports(withEntries("index", "dice"))).toEqual([]);
    expect(staleReports(withEntries("index"))).toEqual([join(dir, "api/dice.api.md")]);
  });
});
