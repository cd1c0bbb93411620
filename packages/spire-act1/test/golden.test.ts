// Frozen runs: these seeds, options and actions must lead to these states on every machine and in every release.
// A change of rules that alters them raises `rules` in game.ts and records them anew:
//   GOLDEN=write npx vitest run --project unit:spire-act1 golden && npx biome format --write packages/spire-act1/test/golden
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordGame } from "@games/core-game/testing";
import { unwrap } from "@games/core-rng";
import { expect, it } from "vitest";
import { bots } from "../src/bots/index.js";
import {
  type Options,
  PRINTED_ENCOUNTERS,
  PRINTED_FIRST_ENCOUNTERS,
  spireAct1,
} from "../src/index.js";
import { randomOptions } from "./random-runs.js";

const FOLDER = join(import.meta.dirname, "golden");
const PLAYERS = ["random", "random", "hasty", "planner"] as const;

/** One file for each of these options, with a run of each player. */
const VARIANTS: Readonly<Record<string, Options>> = {
  "as-planned": {},
  "ten-hp": { maxHp: 10 },
  "printed-encounters": { maxHp: 30, encounters: PRINTED_ENCOUNTERS },
  "first-encounters": { maxHp: 20, encounters: PRINTED_FIRST_ENCOUNTERS },
  "any-deck": randomOptions(1),
  "any-other-deck": randomOptions(3),
  bosses: { maxHp: 60, map: ["boss"], bosses: [["hexaghost", "slime_boss"], "the_guardian"] },
  "rare-deck": {
    maxHp: 40,
    deck: ["juggernaut", "barricade+", "corruption", "havoc+", "double_tap+", "whirlwind", "feed"],
  },
};

if (process.env.GOLDEN === "write") {
  for (const [name, options] of Object.entries(VARIANTS)) {
    const runs = PLAYERS.map((player, i) =>
      recordGame(spireAct1, { seed: `golden ${name} ${i}`, ...options }, bots[player]),
    );
    const lines = runs.map((run) => JSON.stringify(run)).join(",\n");
    writeFileSync(join(FOLDER, `${name}.json`), `[\n${lines}\n]\n`);
  }
}

it("there is a file for every variant", () => {
  const files = Object.keys(VARIANTS).map((name) => `${name}.json`);
  expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
});

it.each(Object.keys(VARIANTS))("%s", (name) => {
  const text = readFileSync(join(FOLDER, `${name}.json`), "utf8");
  const replays = JSON.parse(text) as { readonly hashes: readonly string[] }[];
  expect(replays).toHaveLength(PLAYERS.length);
  for (const replay of replays) {
    const { state, hash } = unwrap(spireAct1.replay(replay));
    expect(replay.hashes.at(-1)).toBe(hash);
    expect(spireAct1.outcome(state)).toBeDefined();
  }
});
