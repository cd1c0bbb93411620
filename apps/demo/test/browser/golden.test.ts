// The frozen games of every engine, played again inside the browser: every hash is the one that Node wrote.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, test } from "vitest";
import { openApp } from "./page.ts";

const PACKAGES = join(import.meta.dirname, "../../../../packages");
const ENGINES = ["bomb-flip", "wretched", "dsd6", "spire-act1"] as const;

interface Frozen {
  readonly content?: string;
  readonly actions: readonly object[];
  readonly hashes: readonly string[];
}

/** The frozen games of an engine; those of stories that only the engine's own tests know are left to these. */
function frozenOf(engine: string): Frozen[] {
  const folder = join(PACKAGES, engine, "test/golden");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Frozen[])
    .filter(({ content }) => content === undefined || content.startsWith("salvage-ship:"));
}

let script = "";

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: "golden-entry.ts", formats: ["iife"], name: "golden", fileName: "golden" },
    },
  })) as Rolldown.RolldownOutput[];
  script = built[0]?.output[0].code ?? "";
});

test("at least a hundred frozen games hash in the browser as they do in Node", async () => {
  const games = ENGINES.flatMap((engine) => frozenOf(engine).map((replay) => ({ engine, replay })));
  expect(games.length).toBeGreaterThanOrEqual(100);
  for (const { replay } of games) expect(replay.hashes.length).toBe(replay.actions.length + 1);
  const page = await openApp("", { bypassCSP: true });
  await page.addScriptTag({ content: script });
  const faults = await page.evaluate((frozen) => {
    const { golden } = window as unknown as { golden: typeof import("./golden-entry.ts") };
    return frozen.flatMap(({ engine, replay }, i) => {
      const fault = golden.play(engine, replay);
      return fault === undefined ? [] : [`${engine} ${i}: ${fault}`];
    });
  }, games);
  expect(faults).toEqual([]);
});
