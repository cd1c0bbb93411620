// Frozen games: these seeds, options and actions must lead to these states on every machine and in every release.
// A change of rules that alters them raises `rules` in game.ts and records them anew:
//   GOLDEN=write npx vitest run --project unit:dsd6 golden
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordGame } from "@games/core-game/testing";
import { unwrap } from "@games/core-rng";
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
    const games = (["captain", "captain", "random"] as const).map((bot, i) =>
      recordGame(dsd6, { seed: `golden ${name} ${i}`, ...options }, bots[bot]),
    );
    const lines = games.map((game) => JSON.stringify(game)).join(",\n");
    writeFileSync(join(FOLDER, `${name}.json`), `[\n${lines}\n]\n`);
  }
}

it("there is a file for every variant", () => {
  const files = Object.keys(VARIANTS).map((name) => `${name}.json`);
  expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
});

it.each(readdirSync(FOLDER))("the games of %s play out as they did", (file) => {
  const replays: unknown[] = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
  expect(replays).toHaveLength(3);
  for (const replay of replays) {
    const { hashes } = replay as { hashes: string[] };
    const played = unwrap(dsd6.replay(replay));
    expect(played.hash).toBe(hashes.at(-1));
    expect(dsd6.outcome(played.state)).toBeDefined();
  }
});
