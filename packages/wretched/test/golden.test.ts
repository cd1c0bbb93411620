// Frozen games: these seeds, options and actions must lead to these states on every machine and in every release.
// A change of rules that alters them raises `rulesVersion` in game.ts and records them again:
//   GOLDEN=write npx vitest run golden
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkGolden, goldenLine } from "@games/core-game/testing";
import { describe, expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { type Options, wretched } from "../src/index.js";
import { glasshouse, nightExchange, whiteMeridian } from "../src/packs/index.js";
import { gameOf } from "./table.js";

const FOLDER = join(import.meta.dirname, "golden");
const GAMES_EACH = 3;
const winter = gameOf(glasshouse);
const night = gameOf(nightExchange);
const salt = gameOf(whiteMeridian);

/** One file for each of these: a story and its options. */
const VARIANTS: Readonly<Record<string, readonly [typeof wretched, Options]>> = {
  "as-written": [wretched, {}],
  easy: [wretched, { difficulty: "easy" }],
  "nightmare-odd-and-aces": [wretched, { difficulty: "nightmare", system: "odd-and-aces" }],
  calibrated: [wretched, { preset: "calibrated" }],
  "calibrated-early": [wretched, { preset: "calibrated", hasEarlyBeacon: true }],
  "calibrated-hard": [wretched, { preset: "calibrated", difficulty: "hard" }],
  danger: [wretched, { system: "danger", trackerLimit: 5, rescueBase: 4, rescueBoosted: 3 }],
  fixed: [wretched, { system: "fixed", finalDice: 2, rescueBase: 2, rescueBoosted: 2 }],
  off: [wretched, { system: "off", tokens: 3, rescueBase: 4, rescueBoosted: 4 }],
  narrative: [wretched, { isNarrativeOnly: true, tokens: 1 }],
  glasshouse: [winter, {}],
  "glasshouse-calibrated": [winter, { preset: "calibrated" }],
  "countdown-tower": [wretched, { tower: "countdown", integrity: 60 }],
  "real-tower": [wretched, { tower: "real" }],
  "night-exchange": [night, { preset: "calibrated" }],
  "white-meridian": [salt, { preset: "calibrated" }],
};

if (process.env.GOLDEN === "write") {
  for (const [name, [game, options]] of Object.entries(VARIANTS)) {
    const lines = Array.from({ length: GAMES_EACH }, (_, i) =>
      goldenLine(game, { seed: `golden ${name} ${i}`, ...options }, bots.random),
    );
    writeFileSync(join(FOLDER, `${name}.jsonl`), `${lines.join("\n")}\n`);
  }
}

describe("golden replays", () => {
  it("cover every variant", () => {
    const names = Object.keys(VARIANTS).map((name) => `${name}.jsonl`);
    expect(readdirSync(FOLDER).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(VARIANTS))("%s", (name, [game]) => {
    const text = readFileSync(join(FOLDER, `${name}.jsonl`), "utf8");
    expect(checkGolden(game, text)).toBe(GAMES_EACH);
  });
});
