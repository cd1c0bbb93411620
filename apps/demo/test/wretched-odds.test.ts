// The odds that the form of Wretched & Alone shows, beside a fresh series of games. Written by the laboratory, in minutes:
// WRITE_ODDS=1 npx vitest run --project unit:demo wretched-odds
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyStudy, simulate, solveProblem, studyWith } from "@games/lab";
import { wretchedStudy } from "@games/lab/studies";
import { type Options, wretched } from "@games/wretched";
import { glasshouse, nightExchange, whiteMeridian } from "@games/wretched/packs";
import { describe, expect, test } from "vitest";
import { ODDS, type Share } from "../src/games/wretched/odds.ts";

const FILE = join(import.meta.dirname, "../src/games/wretched/odds.json");
const PRESETS = { calibrated: "calibrated", asWritten: "as-written" } as const;
type Preset = keyof typeof PRESETS;

/** What is measured: by the exact solver, or where a story has too many kinds of cards for it, by so many games. */
const SUBJECTS: readonly {
  readonly pack: string;
  readonly game: string;
  readonly options: Options;
  readonly games?: number;
}[] = [
  { pack: "salvage-ship", game: "easy", options: { difficulty: "easy" } },
  { pack: "salvage-ship", game: "normal", options: {} },
  { pack: "salvage-ship", game: "hard", options: { difficulty: "hard" } },
  { pack: "salvage-ship", game: "nightmare", options: { difficulty: "nightmare" } },
  { pack: "salvage-ship", game: "early beacon", options: { hasEarlyBeacon: true } },
  { pack: "glasshouse", game: "easy", options: { difficulty: "easy" } },
  { pack: "glasshouse", game: "normal", options: {} },
  { pack: "glasshouse", game: "hard", options: { difficulty: "hard" } },
  { pack: "glasshouse", game: "nightmare", options: { difficulty: "nightmare" } },
  ...modesOf("white-meridian"),
  ...modesOf("night-exchange", 200_000),
];

function modesOf(pack: string, games?: number) {
  return [
    { game: "easy", options: { difficulty: "easy" } },
    { game: "normal", options: {} },
    { game: "hard", options: { difficulty: "hard" } },
    { game: "nightmare", options: { difficulty: "nightmare" } },
    { game: "early beacon", options: { hasEarlyBeacon: true } },
  ].map((mode) => ({ pack, ...mode, ...(games && { games }) }) as (typeof SUBJECTS)[number]);
}

const STUDIES: Readonly<Record<string, AnyStudy>> = {
  "salvage-ship": wretchedStudy,
  glasshouse: studyWith(wretchedStudy, glasshouse),
  "white-meridian": studyWith(wretchedStudy, whiteMeridian),
  "night-exchange": studyWith(wretchedStudy, nightExchange),
};

function studyOf(pack: string): AnyStudy {
  const study = STUDIES[pack];
  if (study === undefined) throw new Error(`There is no study of ${pack}.`);
  return study;
}

/** The share of games that are won in a series. */
function play(pack: string, preset: Preset, options: Options, games: number, seed: string): Share {
  const experiment = {
    study: "wretched",
    preset: PRESETS[preset],
    options: { ...options },
    player: "prudent",
    seed,
    games,
  };
  const { outcomes } = simulate(studyOf(pack), experiment);
  const won = outcomes.find(({ result }) => result === "victory");
  return { won: won?.share ?? 0, games };
}

/** The share of games that are won, worked out. */
function measure(pack: string, preset: Preset, options: Options, games?: number): Share {
  if (games !== undefined) return play(pack, preset, options, games, "odds");
  const problem = { study: "wretched", preset: PRESETS[preset], options: { ...options } };
  return { won: solveProblem(studyOf(pack), problem).figures.victory ?? Number.NaN, games: null };
}

if (process.env.WRITE_ODDS !== undefined)
  test("the odds are written", { timeout: 1_200_000 }, () => {
    const rows = SUBJECTS.map(({ pack, game, options, games }) => ({
      pack,
      game,
      calibrated: measure(pack, "calibrated", options, games),
      asWritten: measure(pack, "asWritten", options, games),
    }));
    writeFileSync(FILE, `${JSON.stringify({ rules: wretched.rulesVersion, rows }, null, 2)}\n`);
  });

/** Wins of the rules as written are too rare for any short series to see. */
const GAMES = { calibrated: 1500, asWritten: 300 } as const;

describe.each(SUBJECTS)("$pack, $game", ({ pack, game, options }) => {
  test.each(["calibrated", "asWritten"] as const)(
    "%s: a series agrees with what is shown",
    (preset) => {
      const shown = ODDS.rows.find((row) => row.pack === pack && row.game === game)?.[preset];
      if (shown === undefined) throw new Error("Nothing is shown.");
      const { won } = play(pack, preset, options, GAMES[preset], "fresh");
      // Five standard deviations and one game: a wrong digit shows, chance does not.
      const spread =
        5 * Math.sqrt((shown.won * (1 - shown.won)) / GAMES[preset]) + 1 / GAMES[preset];
      expect(Math.abs(won - shown.won)).toBeLessThan(spread);
    },
  );
});

test("the odds are those of the rules at hand, and of nothing else", () => {
  expect(ODDS.rules).toBe(wretched.rulesVersion);
  expect(ODDS.rows.map(({ pack, game }) => [pack, game])).toEqual(
    SUBJECTS.map(({ pack, game }) => [pack, game]),
  );
});
