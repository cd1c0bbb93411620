// The strength of a searcher by its thinking time: printed, written with its plot and data, and refused where there is none.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { say } from "./built.js";

const dir = mkdtempSync(join(tmpdir(), "strength-"));
afterAll(() => rmSync(dir, { recursive: true }));

const run = (...args: string[]) => say("strength", ...args);

describe("games-lab strength", () => {
  it("writes a page, its plot and its data, the same each time", async () => {
    const args = ["wretched", "--games", "2", "--out", dir];
    expect(await run(...args)).toMatchObject({ code: 0 });
    const files = readdirSync(dir).sort();
    expect(files).toEqual([
      "wretched-strength-1-1.svg",
      "wretched-strength.json",
      "wretched-strength.md",
    ]);
    const page = readFileSync(join(dir, "wretched-strength.md"), "utf8");
    expect(page).toContain("percentage points won");
    const data: unknown = JSON.parse(readFileSync(join(dir, "wretched-strength.json"), "utf8"));
    expect(data).toHaveLength(5); // one entry for each number of rollouts
    await run(...args);
    expect(readFileSync(join(dir, "wretched-strength.md"), "utf8")).toBe(page);
  });

  it("measures the planner of Spire, who thinks as hard as it is told", async () => {
    const { code, out } = await run("spire-act1", "--games", "2");
    expect(code).toBe(0);
    for (const rollouts of [6, 24, 60, 150, 600]) expect(out).toContain(`| ${rollouts} |`);
  });

  it("says when a game has no searcher to measure", async () => {
    const { code, err } = await run(join(import.meta.dirname, "cellar.ts"));
    expect(code).toBe(2);
    expect(err).toContain("says nothing of the strength");
  });
});
