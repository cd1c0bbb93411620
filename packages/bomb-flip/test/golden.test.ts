// Frozen games: a seed, its options and its actions must lead to the same states on every machine and in every release.
// A change of rules that alters them raises `rulesVersion` in game.ts and records them again:
//   GOLDEN=write npx vitest run golden
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkGolden, goldenLine } from "@games/core-game/testing";
import { describe, expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { bombFlip, type Options, presets } from "../src/index.js";

const FOLDER = join(import.meta.dirname, "golden");
const GAMES_EACH = 5;

/** One file for each of these options, with games of several seeds. */
const VARIANTS: Readonly<Record<string, Options>> = {
  "as-written": {},
  calibrated: presets.calibrated,
  "one-life": { lives: 1, bestTotalScore: 50 },
  "many-jokers": { jokerChance: 0.6, scramblerCharges: 3, jammerLength: 5 },
  "shields-ignored": { jokerChance: 0.5, jokerWeights: { shield: 5 }, shieldOverflow: "ignored" },
  "steep-bombs": { bombBase: 0.05, bombSlope: 0.2, bombCap: 0.9, jammerStrength: 0.4 },
  "easy-trophies": { trophies: { bronze: 4, silver: 20, gold: 50 }, fullSetBonus: 0 },
};

if (process.env.GOLDEN === "write") {
  for (const [name, options] of Object.entries(VARIANTS)) {
    const lines = Array.from({ length: GAMES_EACH }, (_, i) =>
      goldenLine(bombFlip, { seed: `golden ${name} ${i}`, ...options }, bots.random),
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
    expect(checkGolden(bombFlip, readFileSync(join(FOLDER, file), "utf8"))).toBe(GAMES_EACH);
  });
});
