// Frozen games: these seeds, options and actions must lead to these states on every machine and in every release.
// A change of rules that alters them raises `rules` in game.ts and records them anew:
//   GOLDEN=write npx vitest run --project unit:wretched golden && npx biome format --write packages/wretched/test/golden
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordGame } from "@games/core-game/testing";
import { unwrap } from "@games/core-rng";
import { expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { createWretchedGame, type Options, wretched } from "../src/index.js";
import { glasshouse } from "../src/packs/index.js";

const FOLDER = join(import.meta.dirname, "golden");
const GAMES_EACH = 3;
const winter = createWretchedGame(glasshouse);

/** One file for each of these: a story and its options. */
const VARIANTS: Readonly<Record<string, readonly [typeof wretched, Options]>> = {
  "as-written": [wretched, {}],
  easy: [wretched, { difficulty: "easy" }],
  "nightmare-odd-and-aces": [wretched, { difficulty: "nightmare", system: "odd-and-aces" }],
  calibrated: [wretched, { preset: "calibrated" }],
  "calibrated-early": [wretched, { preset: "calibrated", earlyBeacon: true }],
  "calibrated-hard": [wretched, { preset: "calibrated", difficulty: "hard" }],
  danger: [wretched, { system: "danger", trackerLimit: 5, rescueBase: 4, rescueBoosted: 3 }],
  fixed: [wretched, { system: "fixed", finalDice: 2, rescueBase: 2, rescueBoosted: 2 }],
  off: [wretched, { system: "off", tokens: 3, rescueBase: 4, rescueBoosted: 4 }],
  narrative: [wretched, { narrativeOnly: true, tokens: 1 }],
  glasshouse: [winter, {}],
  "glasshouse-calibrated": [winter, { preset: "calibrated" }],
};

if (process.env.GOLDEN === "write") {
  for (const [name, [game, options]] of Object.entries(VARIANTS)) {
    const replays = Array.from({ length: GAMES_EACH }, (_, i) =>
      JSON.stringify(recordGame(game, { seed: `golden ${name} ${i}`, ...options }, bots.random)),
    );
    writeFileSync(join(FOLDER, `${name}.json`), `[\n${replays.join(",\n")}\n]\n`);
  }
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));

it("there is a file for every variant", () => {
  expect(files.toSorted()).toEqual(
    Object.keys(VARIANTS)
      .map((name) => `${name}.json`)
      .toSorted(),
  );
});

it.each(Object.entries(VARIANTS))("%s", (name, [game]) => {
  const replays = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as {
    readonly hashes: readonly string[];
  }[];
  expect(replays).toHaveLength(GAMES_EACH);
  for (const replay of replays) {
    const { state, hash } = unwrap(game.replay(replay));
    expect(hash).toBe(replay.hashes.at(-1));
    expect(game.outcome(state)).toBeDefined();
  }
});
