// The command: what it answers, how it ends, what it says to wrong requests and to those who ask for help.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bombFlip, FLIP_LEFT } from "@games/bomb-flip";
import { unwrap } from "@games/core-rng";
import { CARD_IDS, wretched } from "@games/wretched";
import { openPack, writePackMarkdown } from "@games/wretched/pack-loader";
import { salvageShip } from "@games/wretched/packs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { say } from "./built.js";

const dir = mkdtempSync(join(tmpdir(), "cli-"));
const good = join(dir, "good.json");
const broken = join(dir, "broken.json");
beforeAll(() => {
  const replay = unwrap(bombFlip.record({ seed: "cli" }, [FLIP_LEFT, FLIP_LEFT]));
  writeFileSync(good, JSON.stringify(replay));
  writeFileSync(broken, "{");
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Figures of bomb flip with few kinds of runs, so that they are solved at once. */
const SMALL = JSON.stringify({
  lives: 1,
  jokerChance: 0,
  bombBase: 0.5,
  bombSlope: 0,
  bombCap: 0.5,
  trophies: { bronze: 1, silver: 2, gold: 8 },
});
const TEN = ["--games", "10", "--threads", "1"];

describe("a wrong request ends with 2 and says why:", () => {
  it.each([
    [["simulate", "chess"], "There is no game"],
    [["simulate", "./nothing.js"], "cannot be loaded"],
    [["simulate", "bomb-flip", "--player", "nobody"], "There is no player"],
    [["simulate", "bomb-flip", "--preset", "easy"], "There is no preset"],
    [["simulate", "bomb-flip", "--options", '{"lives":-1}'], "lives"],
    [["simulate", "bomb-flip", "--options", '{"lifes":1}'], "lifes"],
    [["simulate", "bomb-flip", "--options", "[1]"], "JSON object"],
    [["simulate", "bomb-flip", "--games", "many"], "whole number"],
    [["simulate", "bomb-flip", "--redis", "redis://127.0.0.1:1"], "There is no Redis"],
    [["simulate", "bomb-flip", "--game", "10"], "unknown option"],
    [["simulate"], "missing required argument"],
    [["solve", "chess"], "There is no game"],
    [["solve", "dsd6"], "cannot be solved exactly"],
    [["solve", "bomb-flip", "--options", '{"lives":0}'], "lives"],
    [["solve", "bomb-flip", "--options", '{"bombSlope":0.0001}'], "too many to solve"],
    [["compare", "bomb-flip"], "--grid"],
    [["compare", "bomb-flip", "--grid", '{"lives":3}'], "must be a list"],
    [["compare", "bomb-flip", "--grid", "{}"], "The grid is empty"],
    [["compare", "bomb-flip", "--grid", '{"lives":[]}'], "has no values to try"],
    [["compare", "bomb-flip", "--grid", '{"lives":[1]}', "--figure", "luck"], "There is no figure"],
    [["simulate", "bomb-flip", "--width", "1"], "--figure"],
    [["simulate", "bomb-flip", "--redis"], "GAMES_LAB_REDIS"],
    [["simulate", "bomb-flip", "--content", dir], "it is not a file"],
    [["verify", dir], "it is not a file"],
    [["report", "bomb-flip", "--out", good], "cannot be written"],
    [["calibrate", "bomb-flip"], "--grid or --known"],
    [["calibrate", "bomb-flip", "--grid", '{"lives":[3]}'], "--target"],
    [["calibrate", "bomb-flip", "--known", "luck"], "There is no known calibration"],
    [
      [
        "calibrate",
        "bomb-flip",
        ...TEN,
        "--grid",
        '{"lives":[1]}',
        "--target",
        '{"x":{"value":1}}',
      ],
      "There is no figure",
    ],
    [["report", "chess", "--out", dir], "There is no game"],
    [["report", "bomb-flip", "--formats", "pdf"], "There is no format"],
    [["play", "chess"], "There is no game"],
    [["content", "bomb-flip"], "has no content"],
    [["simulate", "bomb-flip", "--content", "nothing.json"], "cannot be read"],
    [["simulate", "bomb-flip", "--content", broken], "not a JSON object"],
    [["simulate", "bomb-flip", "--content", good], "has no content"],
    [["play", "bomb-flip", "--options", '{"lives":0}'], "lives"],
    [["replay", "nothing.json"], "cannot be read"],
    [["verify", "nothing.json"], "cannot be read"],
    [["verify", broken], "cannot be read"],
    [["worker"], "Please say --redis with an address, or set GAMES_LAB_REDIS"],
    [["worker", "--redis", "redis://127.0.0.1:1"], "There is no Redis"],
    [["fly"], "unknown command"],
  ])("%j", async (args, message) => {
    const { code, out, err } = await say(...args);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(out).toBe("");
  });
});

describe("the version", () => {
  it("is that of the package", async () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
    expect(await say("--version")).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" });
  });
});

describe("help", () => {
  it("names every game with its presets and players", async () => {
    const { code, out } = await say("--help");
    expect(code).toBe(0);
    for (const word of ["bomb-flip", "calibrated", "captain", "Exit codes"]) {
      expect(out).toContain(word);
    }
  });

  it.each([
    "simulate",
    "solve",
    "compare",
    "calibrate",
    "report",
    "content",
    "play",
    "replay",
    "verify",
    "worker",
  ])("of %s shows how it is used", async (name) => {
    const { code, out } = await say(name, "--help");
    expect(code).toBe(0);
    expect(out).toContain(`\n  games-lab ${name} `);
  });
});

describe("games-lab simulate", () => {
  it("prints tables, or JSON alone", async () => {
    const args = ["simulate", "bomb-flip", "--options", SMALL, "--seed", "s", ...TEN];
    const text = await say(...args);
    expect(text.code).toBe(0);
    expect(text.out).toContain("| score |");
    expect(text.out).toContain('10 games, seed "s".');
    const json = await say(...args, "--json");
    expect(json.err).toBe("");
    expect(JSON.parse(json.out).summary.games).toBe(10);
  });
});

describe("games-lab solve", () => {
  it("prints exact figures, as a table and as JSON", async () => {
    const text = await say("solve", "bomb-flip", "--options", SMALL);
    expect(text.code).toBe(0);
    expect(text.out).toContain("| figure | value | off by at most |");
    const json = await say("solve", "bomb-flip", "--options", SMALL, "--json");
    // A flip is a bomb with 1/4, so banking at one earns 4 three times. Going on at one would come to
    // 3/4 · (6/7 · (10 + 12) + 1/7 · 12) = 15.4 instead of 4 + 12: banking at one is best.
    const { bestScore, bankAtOneShare } = JSON.parse(json.out).figures;
    expect(bestScore).toBeCloseTo(12, 9);
    expect(bankAtOneShare).toBeCloseTo(1, 9);
  });
});

describe("games-lab compare and calibrate", () => {
  it("compare options", async () => {
    const grid = ["--grid", '{"lives":[1,2]}'];
    const { code, out } = await say("compare", "bomb-flip", ...TEN, ...grid);
    expect(code).toBe(0);
    expect(out).toContain('| {"lives":1} |');
    expect(out).toContain(
      "| options | score | difference from the first | 95% interval | p (Holm) |",
    );
    expect(out).toContain("share:gold"); // which nobody reaches in ten games: 0 is a count
  });

  it("find exact figures too, the nearest first", async () => {
    const grid = ["--grid", '{"lives":[1,2,3]}', "--exact", "--json", "--options", SMALL];
    const target = ["--target", '{"bestScore":{"value":0,"scale":1}}'];
    const { code, out } = await say("calibrate", "bomb-flip", ...grid, ...target);
    expect(code).toBe(0);
    const found = JSON.parse(out);
    expect(found.map(({ point }: { point: object }) => point)).toEqual([
      { lives: 1 },
      { lives: 2 },
      { lives: 3 },
    ]);
  });
});

describe("games-lab replay and verify", () => {
  it("print and check a replay", async () => {
    const printed = await say("replay", good);
    expect(printed.code).toBe(0);
    expect(printed.out).toMatch(/^> /);
    const checked = await say("verify", good, good, "--json");
    const lines = checked.out.trim().split("\n");
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ game: "bomb-flip", steps: 2 });
  });

  it("end with 1 when a replay was tampered with", async () => {
    const file = join(dir, "wrong.json");
    writeFileSync(file, readFileSync(good, "utf8").replace('"cli"', '"other"'));
    const { code, err } = await say("verify", file);
    expect(code).toBe(1);
    expect(err).toContain(file);
  });
});

describe("story packs", () => {
  const file = join(dir, "story.md");
  const SHORT = { tokens: 1, modes: { normal: { integrity: 5, initialDamage: null } } };
  const balance = { "as-written": SHORT, calibrated: SHORT };

  it("a new file lacks nothing but its prompts, and is not written over", async () => {
    const written = await say("pack", "new", file, "--title", "Mine");
    expect([written.code, written.out]).toEqual([
      0,
      `${file} is ready: write a prompt below each card, then run npx games-lab pack check ${file}\n`,
    ]);
    const unwritten = await say("pack", "check", file);
    expect([unwritten.code, unwritten.err]).toEqual([
      2,
      "games-lab: This pack has faults:\n  prompts are missing: HA, H2, H3, H4, H5, H6, H7, H8, H9, H10, HJ, HQ, …\n",
    ]);
    expect((await say("pack", "new", file)).err).toContain("exists already");
  });

  it("a written one is told its reading time, what was assumed, and its odds", async () => {
    const text = readFileSync(file, "utf8").replace(
      /<!-- (\w+ of \w+)[^>]*-->/g,
      "$1: what happens?",
    );
    writeFileSync(file, text.replace("\n", `\nbalance: ${JSON.stringify(balance)}\n`));
    const checked = await say("pack", "check", file);
    expect(checked.code).toBe(0);
    for (const part of [
      "Mine (mine), read as markdown: no faults.",
      "365 words",
      "author: not given",
      "as-written",
    ])
      expect(checked.out).toContain(part);
  });

  it("a written one is content: any command that plays takes the file as it is", async () => {
    const played = await say("simulate", "wretched", "--content", file, "--games", "20", "--json");
    expect(played.code).toBe(0);
    expect(JSON.parse(played.out).experiment.content.prose.title).toBe("Mine");

    const game = unwrap(wretched.withContent(unwrap(openPack(readFileSync(file, "utf8"))).pack));
    const begun = game.record({ seed: "told" }, [
      { type: "skip-log" },
      { type: "roll-tasks" },
      { type: "turn-card" },
    ]);
    const replay = join(dir, "begun.json");
    writeFileSync(replay, JSON.stringify(unwrap(begun)));
    expect((await say("replay", replay, "--content", file)).out).toMatch(
      /was turned\. \w+ of \w+: what happens\?/,
    );

    const faulty = join(dir, "faulty.md");
    writeFileSync(faulty, readFileSync(file, "utf8").replace("### HA", "### XA"));
    const refused = await say("simulate", "wretched", "--content", faulty);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("XA")]);
  });

  it("a pack gets exact odds, with its modifier cards and its tower", async () => {
    const effects = { C2: { kind: "repair", amount: 2 }, C4: { kind: "peek", amount: 1 } } as const;
    const short = { ...salvageShip, id: "mine", balance, effects, tower: "countdown" } as const;
    writeFileSync(file, writePackMarkdown(short));
    const { out } = await say("pack", "check", file);
    expect(out).toMatch(/calibrated \| \d+\.\d\d% .* \| exact \|/);
    expect(out).not.toContain("measured");
  });

  it("a pack of too many kinds of cards is measured, and told how far off that may be", async () => {
    const others = CARD_IDS.filter((id) => !/[AK]$/.test(id));
    const effects = Object.fromEntries(
      others.map((id, i) => [id, { kind: "repair", amount: i + 1 } as const]),
    );
    writeFileSync(file, writePackMarkdown({ ...salvageShip, id: "mine", balance, effects }));
    const { out } = await say("pack", "check", file, "--games", "400");
    // The interval of a share of 400 games is at most 4.9 points to either side.
    expect(out).toMatch(/measured on 400 games, ± [1-4]\.\d\d% \|/);
  });
});
