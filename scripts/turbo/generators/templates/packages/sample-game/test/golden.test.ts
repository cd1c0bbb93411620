// Frozen games: a seed, its options and its actions must lead to the same states on every machine and in every release.
// A change of rules that alters them raises `rulesVersion` in game.ts and records them again:
//   GOLDEN=write npx vitest run golden
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkGolden, goldenLine } from "@games/core-game/testing";
import { describe, expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { type Options, sampleGame } from "../src/index.js";

const FOLDER = join(import.meta.dirname, "golden");
const GAMES_EACH = 5;

/** One file for each of these options, with games of several seeds. */
const VARIANTS: Readonly<Record<string, Options>> = {
  standard: {},
  "one-round": { rounds: 1, target: 6 },
};

if (process.env.GOLDEN === "write") {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, options] of Object.entries(VARIANTS)) {
    const lines = Array.from({ length: GAMES_EACH }, (_, i) =>
      goldenLine(sampleGame, { seed: `golden ${name} ${i}`, ...options }, bots.random),
    );
    writeFileSync(join(FOLDER, `${name}.jsonl`), `${lines.join("\n")}\n`);
  }
}

describe("golden replays", () => {
  const files = readdirSync(FOLDER);

  it("cover every variant", () => {
    const names = Object.keys(VARIANTS).map((name) => `${name}.jsonl`);
    expect(files.sort()).toEqual(names.sort());
  });

  it.each(files)("%s", (file) => {
    expect(checkGolden(sampleGame, readFileSync(join(FOLDER, file), "utf8"))).toBe(GAMES_EACH);
  });
});
