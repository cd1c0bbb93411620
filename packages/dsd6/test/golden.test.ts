// Frozen games: these seeds, options and actions must lead to these states on every machine and in every release.
// A change of rules that alters them raises `rulesVersion` in game.ts and records them again:
//   GOLDEN=write npx vitest run --project unit:dsd6 golden
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkGolden, goldenLine } from "@games/core-game/testing";
import { expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { dsd6, type Options, PRINTED_GAME } from "../src/index.js";

const FOLDER = join(import.meta.dirname, "golden");

/** One file for each of these options: two games of the captain and one of random choices. */
const VARIANTS: Readonly<Record<string, Options>> = {
  normal: {},
  easy: { difficulty: "easy" },
  hard: { difficulty: "hard" },
  graded: { difficulty: "easy", difficultyModel: "graded" },
  printed: PRINTED_GAME,
  "spent-and-staying": { resolvedDice: "spent", unfinishedDice: "stay" },
  "released-scanners": { scannerDice: "release" },
  "either-medical": { medical: "either" },
  "short-stasis": { stasis: "one-turn", barrier: "returns" },
  "concentrated-once": {
    tactical: "concentrated",
    engineering: "concentrated",
    stationUse: "once",
  },
};

if (process.env.GOLDEN === "write") {
  for (const [name, options] of Object.entries(VARIANTS)) {
    const lines = (["captain", "captain", "random"] as const).map((bot, i) =>
      goldenLine(dsd6, { seed: `golden ${name} ${i}`, ...options }, bots[bot]),
    );
    writeFileSync(join(FOLDER, `${name}.jsonl`), `${lines.join("\n")}\n`);
  }
}

it("there is a file for every variant", () => {
  const files = Object.keys(VARIANTS).map((name) => `${name}.jsonl`);
  expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
});

it.each(readdirSync(FOLDER))("the games of %s play out as they did", (file) => {
  expect(checkGolden(dsd6, readFileSync(join(FOLDER, file), "utf8"))).toBe(3);
});
