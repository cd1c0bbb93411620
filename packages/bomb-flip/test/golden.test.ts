// Frozen games: a seed, its options and its actions must lead to the same states on every machine and in every release.
// A change of rules that alters them raises `rules` in game.ts and records them anew:
//   GOLDEN=write npx vitest run --project unit:bomb-flip golden && npx biome format --write packages/bomb-flip/test/golden
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordGame } from "@games/core-game/testing";
import { unwrap } from "@games/core-rng";
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

function writeGolden(): void {
  for (const [name, options] of Object.entries(VARIANTS)) {
    const replays = Array.from({ length: GAMES_EACH }, (_, i) =>
      recordGame(bombFlip, { seed: `golden ${name} ${i}`, ...options }, bots.random),
    );
    writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(replays));
  }
}

if (process.env.GOLDEN === "write") writeGolden();

describe("golden replays", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));

  it("cover every variant", () => {
    expect(files.sort()).toEqual(
      Object.keys(VARIANTS)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  it.each(files)("%s", (file) => {
    const replays = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as unknown[];
    expect(replays).toHaveLength(GAMES_EACH);
    for (const replay of replays) {
      const { state, hash } = unwrap(bombFlip.replay(replay));
      expect((replay as { hashes: string[] }).hashes.at(-1)).toBe(hash);
      expect(bombFlip.outcome(state)).toBeDefined();
    }
  });
});
