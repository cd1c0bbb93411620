// Frozen runs: a seed, its options and its actions must lead to the same states on every machine and in every release.
// A change of rules that alters them raises `rulesVersion` in game.ts and records them again:
//   GOLDEN=write npx vitest run golden
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkGolden, goldenLine } from "@games/core-game/testing";
import { describe, expect, it } from "vitest";
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
  printed: { ruleSet: "printed" },
  "printed-rich": { ruleSet: "printed", maxHp: 60, gold: 60 },
  "printed-ascension": { ruleSet: "printed", maxHp: 40, ascension: 12 },
  "printed-relics": {
    ruleSet: "printed",
    maxHp: 40,
    relics: ["loaded_die", "dollys_mirror", "nilrys_codex", "necronomicon", "ice_cream", "omamori"],
    potions: ["distilled_chaos", "gamblers_brew", "fairy_in_a_bottle"],
  },
};

if (process.env.GOLDEN === "write") {
  for (const [name, options] of Object.entries(VARIANTS)) {
    const lines = PLAYERS.map((player, i) =>
      goldenLine(spireAct1, { seed: `golden ${name} ${i}`, ...options }, bots[player]),
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
    expect(checkGolden(spireAct1, readFileSync(join(FOLDER, file), "utf8"))).toBe(PLAYERS.length);
  });
});
