// A planted package whose surface changes: the reports notice it, and a changeset is asked for.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runReports } from "../api.mjs";
import { recordSurface, surfaceProblem } from "../surface.mjs";
import { type Package, root } from "../workspace.mjs";

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
  const withEntries = (...basenames: string[]): Package => ({
    id: "planted",
    dir,
    manifest,
    entries: basenames.map(entry),
  });
  const planted = withEntries("index");
  const build = (basename: string, types: string) =>
    writeFileSync(join(dir, "dist", `${basename}.d.ts`), types);
  /** What is wrong with the surface when these lines are all the changesets there are. */
  const problemWith = (...lines: string[]) => {
    const text = `---\n${lines.join("\n")}\n---\n\nA sentence.\n`;
    rmSync(join(dir, ".changeset"), { recursive: true, force: true });
    mkdirSync(join(dir, ".changeset"));
    if (lines.length > 0) writeFileSync(join(dir, ".changeset/some.md"), text);
    return surfaceProblem(planted, dir);
  };

  beforeEach(() => {
    for (const method of ["log", "warn", "error"] as const)
      vi.spyOn(console, method).mockImplementation(() => undefined); // API Extractor talks
    rmSync(dir, { recursive: true });
    for (const folder of ["dist", "api"]) mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, "package.json"), JSON.stringify(manifest));
    const base = join(root, "scripts/base/api-extractor.json");
    writeFileSync(
      join(dir, "api-extractor.json"),
      JSON.stringify({ extends: base, projectFolder: "." }),
    );
    build("index", "export declare function roll(): number;\n");
  });

  test("has stale reports until they are written, and again when its surface changes", () => {
    expect(runReports(planted, false)).toBe(false);
    expect(runReports(planted, true)).toBe(true);
    expect(runReports(planted, false)).toBe(true);
    build("index", "export declare function roll(sides: number): number;\n");
    expect(runReports(planted, false)).toBe(false);
  });

  test("may not keep the report of an entry that is gone", () => {
    build("dice", "export declare const SIDES: 6;\n");
    expect(runReports(withEntries("index", "dice"), true)).toBe(true);
    expect(runReports(planted, false)).toBe(false);
    expect(runReports(planted, true)).toBe(true);
    expect(runReports(planted, false)).toBe(true);
  });

  test("that was not released asks for a changeset of its own, and not for a patch", async () => {
    runReports(planted, true);
    expect(await problemWith()).toMatch("no changeset names it");
    expect(await problemWith('"@games/other": major')).toMatch("no changeset names it");
    expect(await problemWith('"@games/planted": patch')).toMatch("a patch only");
    expect(await problemWith('"@games/planted": minor')).toBeUndefined();
    expect(await problemWith("'@games/planted': major")).toBeUndefined();
  });

  test("asks for none after its release until its surface changes", async () => {
    runReports(planted, true);
    recordSurface(planted);
    expect(await problemWith()).toBeUndefined();
    build("index", "/** Rolls. */\nexport declare function roll(): number;\n");
    runReports(planted, true);
    expect(await problemWith()).toBeUndefined(); // a comment is no part of it
    build("index", "export declare function roll(sides: number): number;\n");
    runReports(planted, true);
    expect(await problemWith()).toMatch("no changeset names it");
  });

  test("has another surface with an entry more, or under another name", async () => {
    runReports(planted, true);
    recordSurface(planted);
    build("dice", "export declare function roll(): number;\n");
    for (const entries of [["index", "dice"], ["dice"]]) {
      runReports(withEntries(...entries), true);
      expect(await problemWith()).toMatch("no changeset names it");
    }
  });
});
