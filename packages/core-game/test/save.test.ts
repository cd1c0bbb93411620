import { type Result, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { defineGame, hashValue, LOAD_ERRORS, type LoadErrorCode, Session } from "../src/index.js";
import { type State, type Toy, toy, toyRules } from "./toy.js";

const state = toy.create({ seed: "save" });

function edited(change: (save: Record<string, unknown>) => void): string {
  const save = JSON.parse(toy.save(state)) as Record<string, unknown>;
  change(save);
  return JSON.stringify(save);
}

describe("load", () => {
  const broken: Record<LoadErrorCode, string> = {
    "too-large": " ".repeat(8_000_001),
    "not-json": toy.save(state).slice(0, -5),
    "not-a-save": "[]",
    "wrong-game": edited((save) => {
      save.game = "other";
    }),
    "wrong-content": edited((save) => {
      save.contentHash = "abc";
    }),
    "old-format": edited((save) => {
      delete save.format;
    }),
    "newer-format": edited((save) => {
      save.format = 3;
    }),
    "unknown-rng": edited((save) => {
      save.state = { ...state, rng: { ...state.rng, source: "chacha20" } };
      save.hash = hashValue(save.state);
    }),
    "not-a-session": toy.save(state),
    "newer-schema": edited((save) => {
      save.schemaVersion = 2;
    }),
    "no-migration": edited((save) => {
      save.schemaVersion = 0;
    }),
    damaged: edited((save) => {
      (save.state as State).score = 5;
    }),
    "bad-state": edited((save) => {
      save.state = { ...state, score: -5 };
      save.hash = hashValue(save.state);
    }),
  };

  it.each(Object.keys(LOAD_ERRORS) as LoadErrorCode[])("refuses with %s", (code) => {
    const loaded =
      code === "not-a-session" ? Session.load(toy, broken[code]) : toy.load(broken[code]);
    expect(loaded).toMatchObject({
      ok: false,
      error: { code, message: expect.stringMatching(/^This|^A /) },
    });
  });

  it("names the faults of a broken state", () => {
    const loaded = toy.load(broken["bad-state"]);
    expect(loaded).toMatchObject({ error: { faults: [{ path: "score" }] } });
  });

  it("refuses JSON nested deeper than can be walked", () => {
    const nested = `${"[".repeat(2_000_000)}${"]".repeat(2_000_000)}`;
    const deep = toy.save(state).replace('"score":0', `"score":${nested}`);
    expect(toy.load(deep)).toMatchObject({ ok: false, error: { code: "damaged" } });
  });

  it("takes only text", () => {
    expect(toy.load(5 as never)).toMatchObject({ ok: false, error: { code: "not-a-save" } });
  });
});

describe("migrations", () => {
  const newer = defineGame<Toy>({
    ...toyRules,
    schemaVersion: 3,
    migrations: {
      1: (old) => ({ ...(old as object), lanterns: (old as State).lamps }),
      2: (old) => {
        const { lanterns, ...rest } = old as State & { lanterns: number };
        return { ...rest, lamps: lanterns };
      },
    },
  });

  it("carry an old save over, one schema after the other", () => {
    expect(unwrap(newer.load(toy.save(state)))).toEqual(state);
    expect((JSON.parse(newer.save(state)) as { schemaVersion: number }).schemaVersion).toBe(3);
  });

  it("that fail are a broken save, not a crash", () => {
    const failing = defineGame<Toy>({
      ...toyRules,
      schemaVersion: 2,
      migrations: {
        1() {
          throw new TypeError("no such field");
        },
      },
    });
    const loaded: Result<object, { code: string }> = failing.load(toy.save(state));
    expect(loaded).toMatchObject({ ok: false, error: { code: "bad-state" } });
  });
});
