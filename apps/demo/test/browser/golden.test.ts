// The frozen games of every engine, played again inside the browser: every hash is the one that Node wrote.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unwrap } from "@games/core-game";
import { beforeAll, expect, test } from "vitest";
import { games } from "../../../../scripts/workspace.mjs";
import { bundle } from "./bundle.ts";
import { type Frozen, gameOf } from "./golden-entry.ts";
import { openApp } from "./page.ts";

/** The frozen games of an engine, one on each line. */
function frozenOf({ dir }: { readonly dir: string }): Frozen[] {
  const folder = join(dir, "test/golden");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as Frozen);
}

/** A frozen game with the hash of every step, as Node finds them; the last is the one that was frozen. */
function withHashes(frozen: Frozen): Frozen {
  const { options, seed, actions, hashes } = frozen;
  const replay = unwrap(gameOf(frozen).record({ ...options, seed: seed ?? "" }, actions));
  expect(replay.hashes.at(-1)).toBe(hashes.at(-1));
  return replay;
}

let script = "";

beforeAll(async () => {
  script = await bundle("golden-entry.ts", "golden");
});

test("at least a hundred frozen games hash in the browser as they do in Node", async () => {
  const frozen = games().flatMap(frozenOf).map(withHashes);
  expect(frozen.length).toBeGreaterThanOrEqual(100);
  for (const { hashes, actions } of frozen) expect(hashes.length).toBe(actions.length + 1);
  const page = await openApp("", { bypassCSP: true });
  await page.addScriptTag({ content: script });
  const faults = await page.evaluate((replays) => {
    const { golden } = window as unknown as { golden: typeof import("./golden-entry.ts") };
    return replays.flatMap((replay, i) => {
      const fault = golden.play(replay);
      return fault === undefined ? [] : [`${replay.game} ${i}: ${fault}`];
    });
  }, frozen);
  expect(faults).toEqual([]);
});
