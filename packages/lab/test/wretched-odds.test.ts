// The odds that the text of Wretched & Alone has, beside a fresh series of games. Written by the laboratory, in minutes:
// WRITE_ODDS=1 npx vitest run --project unit:lab wretched-odds
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Options, type Preset, wretched } from "@games/wretched";
import { glasshouse, nightExchange, whiteMeridian } from "@games/wretched/packs";
import { ODDS, type OddsOf, type Share } from "@games/wretched/text";
import { describe, expect, test } from "vitest";
import { type AnyStudy, simulate, solveProblem, studyWith } from "../src/index.js";
import { wretchedStudy } from "../src/studies/index.js";

const FILE = join(import.meta.dirname, "../../wretched/src/data/odds.ts");

/** What is measured: by the exact solver, or where a story has too many kinds of cards for it, by so many games. */
const SUBJECTS: readonly {
  readonly pack: string;
  readonly game: OddsOf;
  readonly options: Options;
  readonly games?: number;
}[] = [
  { pack: "salvage-ship", game: "easy", options: { difficulty: "easy" } },
  { pack: "salvage-ship", game: "normal", options: {} },
  { pack: "salvage-ship", game: "hard", options: { difficulty: "hard" } },
  { pack: "salvage-ship", game: "nightmare", options: { difficulty: "nightmare" } },
  { pack: "salvage-ship", game: "early-beacon", options: { hasEarlyBeacon: true } },
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
    { game: "early-beacon", options: { hasEarlyBeacon: true } },
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
    preset,
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
  const problem = { study: "wretched", preset, options: { ...options } };
  return { won: solveProblem(studyOf(pack), problem).figures.victory ?? Number.NaN, games: null };
}

if (process.env.WRITE_ODDS !== undefined)
  test("the odds are written", { timeout: 1_200_000 }, () => {
    const say = ({ won, games }: Share) =>
      `{ won: ${Number(won.toPrecision(6))}, games: ${games} }`;
    const rows = SUBJECTS.map(({ pack, game, options, games }) =>
      [
        "    {",
        `      pack: "${pack}",`,
        `      game: "${game}",`,
        `      calibrated: ${say(measure(pack, "calibrated", options, games))},`,
        `      "as-written": ${say(measure(pack, "as-written", options, games))},`,
        "    },",
      ].join("\n"),
    );
    const written = readFileSync(FILE, "utf8")
      .replace(/(?<= rulesVersion: )\d+/, String(wretched.rulesVersion))
      .replace(/(?<= rows: \[\n)[\s\S]*(?=\n {2}\],)/, rows.join("\n"));
    writeFileSync(FILE, written);
  });

/** Wins of the rules as written are too rare for any short series to see. */
const GAMES = { calibrated: 1500, "as-written": 300 } as const;

describe.each(SUBJECTS)("$pack, $game", ({ pack, game, options }) => {
  test.each(["calibrated", "as-written"] as const)(
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
  expect(ODDS.rulesVersion).toBe(wretched.rulesVersion);
  expect(ODDS.rows.map(({ pack, game }) => [pack, game])).toEqual(
    SUBJECTS.map(({ pack, game }) => [pack, game]),
  );
});
