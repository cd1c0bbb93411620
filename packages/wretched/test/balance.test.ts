// What the presets really give, on 20,000 seeded games each, beside what the design documents claim (rules 45, 51; R28, R43-R50).
// The expected shares are an independent model's; a share of n games may stray by four standard deviations.
// The table in README.md: BALANCE_GAMES=200000 npx vitest run balance
import { describe, expect, it } from "vitest";
import {
  DEFEAT_REASONS,
  DIFFICULTIES,
  type Difficulty,
  type Options,
  PRESETS,
  wretched,
} from "../src/index.js";
import { glasshouse, nightExchange, whiteMeridian } from "../src/packs/index.js";
import { mean, type Simulated, share, simulateGames } from "./documents/simulate.js";
import { gameOf } from "./table.js";

const GAMES = 20_000;

const isWon = ({ status }: Simulated) => status === "victory";
const endedBy = (reason: string) => (game: Simulated) => game.reason === reason;

function expectShare(measured: number, expected: number, games = GAMES): void {
  const spread = Math.sqrt((expected * (1 - expected)) / games);
  expect(measured).toBeGreaterThan(expected - 4 * spread - 0.002);
  expect(measured).toBeLessThan(expected + 4 * spread + 0.002);
}

describe("calibrated", () => {
  const normal = simulateGames(GAMES, { preset: "calibrated" });

  it.each<[Difficulty, number]>([
    ["easy", 0.305],
    ["normal", 0.141],
    ["hard", 0.051],
    ["nightmare", 0.0099],
  ])("rule 45: %s is won in a share of %f", (difficulty, expected) => {
    const games = simulateGames(GAMES, { preset: "calibrated", difficulty });
    expectShare(share(games, isWon), expected);
  });

  it("rule 51: wins are within 10 to 20%, days above 10, four-Kings defeats near 15%", () => {
    expect(share(normal, isWon)).toBeGreaterThan(0.1);
    expect(share(normal, isWon)).toBeLessThan(0.2);
    expect(mean(normal, ({ days }) => days)).toBeGreaterThan(10);
    const defeats = normal.filter(({ status }) => status === "defeat");
    const kings = share(defeats, endedBy("four_kings"));
    expect(kings).toBeGreaterThan(0.13); // R49: of defeats
    expect(kings).toBeLessThan(0.22);
  });

  it("rule 51: a rescued ship has 10 to 20 left on average", () => {
    const left = mean(normal.filter(isWon), ({ integrity }) => integrity);
    expect(left).toBeGreaterThan(10);
    expect(left).toBeLessThan(20);
  });

  it("R28: removing a King makes an exhausted deck possible", () => {
    expectShare(share(normal, endedBy("deck_exhausted")), 0.041);
  });

  it("R50: an early beacon is won in 39.4%", () => {
    expectShare(
      share(simulateGames(GAMES, { preset: "calibrated", hasEarlyBeacon: true }), isWon),
      0.394,
    );
  });
});

describe("the framework's own system", () => {
  it("R55: integrity 26 and two final dice give 13.99% victories, 62.9% falls, Kings 15.7% of defeats", () => {
    const row: Options = { preset: "calibrated", system: "odd", integrity: 26, finalDice: 2 };
    const games = simulateGames(GAMES, row);
    expectShare(share(games, isWon), 0.1399);
    expectShare(share(games, endedBy("ship_destroyed")), 0.629);
    const defeats = games.filter(({ status }) => status === "defeat");
    expectShare(share(defeats, endedBy("four_kings")), 0.157, defeats.length);
  });
});

describe("stories with a balance of their own", () => {
  it.each([
    { ...nightExchange, min: 8, max: 12 },
    { ...whiteMeridian, min: 13, max: 18 },
  ])("R56: $id calibrated is won in 10 to 20%, in its own length", ({ min, max, ...pack }) => {
    const games = simulateGames(4000, { preset: "calibrated" }, gameOf(pack));
    expect(share(games, isWon)).toBeGreaterThan(0.1);
    expect(share(games, isWon)).toBeLessThan(0.2);
    const days = mean(games, (game) => game.days);
    expect(days).toBeGreaterThan(min);
    expect(days).toBeLessThan(max);
  });

  it.each([nightExchange, whiteMeridian])("R56: the modes of $id are in order", (pack) => {
    const won = DIFFICULTIES.map((difficulty) =>
      share(simulateGames(3000, { preset: "calibrated", difficulty }, gameOf(pack)), isWon),
    );
    expect(won).toEqual(won.slice().sort((a, b) => b - a));
  });
});

describe("as written", () => {
  const games = simulateGames(GAMES, {});

  it("R43, R48: a win is about one in ten thousand, not 10 to 20%", () => {
    expect(share(games, isWon)).toBeLessThan(0.001);
  });

  it("R23, R46: the tower falls in 58.2% and the Kings end 41.8%; hardly a game gets to its final pull", () => {
    expectShare(share(games, endedBy("ship_destroyed")), 0.582);
    expectShare(share(games, endedBy("four_kings")), 0.418);
    expect(share(games, endedBy("final_pull_failed"))).toBeLessThan(0.001);
  });

  it("R28: the deck never runs out before the last King", () => {
    expect(games.some(endedBy("deck_exhausted"))).toBe(false);
  });

  it("R47: a game lasts 10.1 days on average", () => {
    expect(mean(games, ({ days }) => days)).toBeCloseTo(10.1, 0);
  });

  it("R50: the short game is a longer one, 11.8 days", () => {
    const early = simulateGames(GAMES, { hasEarlyBeacon: true });
    expect(mean(early, ({ days }) => days)).toBeCloseTo(11.75, 0);
    expect(share(early, isWon)).toBeLessThan(0.003);
  });

  it("R40: no difficulty row changes that", () => {
    for (const difficulty of DIFFICULTIES)
      expect(share(simulateGames(2000, { difficulty }), isWon)).toBeLessThan(0.005);
  });

  it("R45: by odd ranks the tower hardly ever falls: 1.3%", () => {
    const odd: Options = { system: "odd" };
    expectShare(share(simulateGames(GAMES, odd), endedBy("ship_destroyed")), 0.013);
  });
});

/** Every row of the table in README.md, printed on demand. */
function printTable(count: number): void {
  const winter = gameOf(glasshouse);
  const rows: [string, Options, typeof wretched][] = PRESETS.flatMap((preset) => [
    ...DIFFICULTIES.map((difficulty): [string, Options, typeof wretched] => [
      `ship, ${preset}, ${difficulty}`,
      { preset, difficulty },
      wretched,
    ]),
    [`ship, ${preset}, early beacon`, { preset, hasEarlyBeacon: true }, wretched],
    [`glasshouse, ${preset}, normal`, { preset }, winter],
    ...[nightExchange, whiteMeridian].flatMap((pack) =>
      DIFFICULTIES.map((difficulty): [string, Options, typeof wretched] => [
        `${pack.id}, ${preset}, ${difficulty}`,
        { preset, difficulty },
        gameOf(pack),
      ]),
    ),
  ]);
  const percent = (games: readonly Simulated[], holds: (game: Simulated) => boolean) =>
    `${(100 * share(games, holds)).toFixed(3)}%`;
  for (const [name, options, game] of rows) {
    const games = simulateGames(count, options, game);
    const ends = DEFEAT_REASONS.map((reason) => percent(games, endedBy(reason)));
    const days = mean(games, (one) => one.days).toFixed(2);
    console.log(`| ${[name, percent(games, isWon), ...ends, days].join(" | ")} |`);
  }
}

if (process.env.BALANCE_GAMES !== undefined) printTable(Number(process.env.BALANCE_GAMES));
