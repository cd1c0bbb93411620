// Limits: what is too large is refused by its length, whatever is below takes time that grows with its length alone, and what
// would pass a limit says so at once.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Replay, Session } from "../src/index.js";
import { unshareTable } from "../src/table.js";
import { cpuTimeOf } from "./cpu-time.js";
import {
  code,
  describeGrowth,
  endless,
  linkOf,
  MARK,
  MAX_ACTIONS,
  MAX_SAVE,
  MAX_SHARE,
  marks,
  replay,
} from "./growth.js";
import { type Toy, toy } from "./toy.js";

describe("texts beyond their limit are refused by their length", () => {
  it.each([
    ["a save", () => toy.load("[".repeat(MAX_SAVE + 1))],
    ["a session", () => Session.load(toy, "[".repeat(MAX_SAVE + 1))],
    ["a link", () => toy.unshare(" ".repeat(MAX_SHARE + 1))],
    ["a link of a table", () => unshareTable(toy, " ".repeat(MAX_SHARE + 1))],
  ])("%s", (_, read) => {
    expect(code(read())).toBe("too-large");
    expect(cpuTimeOf(read)).toBeLessThan(50);
  });
});

describeGrowth(1 / 16);

describe("whoever passes a limit is told so at once", () => {
  it("a session", () => {
    const session = new Session(endless, { seed: 1 });
    for (let i = 0; i < MAX_ACTIONS; i++) session.do(MARK);
    expect(code(session.do(MARK))).toBe("too-many-actions");
    expect(session.undo()).toBe(true);
    expect(session.do(MARK).ok).toBe(true);
    const loaded = unwrap(Session.load(endless, session.save()));
    expect(loaded.getSnapshot().step).toBe(MAX_ACTIONS);
    expect(loaded.hasHistory).toBe(true);
    expect(code(loaded.do(MARK))).toBe("too-many-actions");
    const link = unwrap(loaded.share());
    expect(unwrap(endless.unshare(link)).actions).toHaveLength(MAX_ACTIONS);
  });

  it("a replay", () => {
    expect(code(endless.record({ seed: 1 }, marks(MAX_ACTIONS + 1)))).toBe("too-large");
    const long = { ...replay, actions: marks(MAX_ACTIONS + 1) };
    expect(code(endless.replay(long))).toBe("not-a-replay");
  });

  it("a link", () => {
    // Six bits per action: a hundred thousand of them and a seed of a thousand letters stay below the limit.
    const seed = "é".repeat(1000);
    const played = unwrap(endless.record({ seed }, marks(MAX_ACTIONS)));
    expect(unwrap(endless.share(played)).length).toBeLessThan(MAX_SHARE);
  });
});

describe("counts that cannot be are refused", () => {
  const wrong: readonly (readonly [string, object])[] = [
    ["more hashes than states", { hashes: [...replay.hashes, ...replay.hashes] }],
    ["a hash more than states", { hashes: ["0".repeat(16), ...replay.hashes] }],
  ];
  it.each(wrong)("%s: a difference", (_, change) => {
    expect(toy.replay({ ...replay, ...change } as Replay<Toy>)).toMatchObject({
      error: { code: "different", step: 1 },
    });
  });

  it.each([-1, 1.5, 1e300, 2 ** 53, "1", null])("a link of %j actions", (steps) => {
    const link = unwrap(toy.share(replay));
    expect(toy.unshare(link).ok).toBe(true);
    expect(code(toy.unshare(rewriteSteps(link, steps)))).toBe("damaged");
  });
});

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The same link with another number of actions in its header: seven bits per letter, ended by a zero. */
function rewriteSteps(link: string, steps: unknown): string {
  const bits = Array.from(link.slice(10), (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(6, "0"),
  ).join("");
  const letters = (bits.match(/.{7}/g) ?? []).map((part) => Number.parseInt(part, 2));
  const header = String.fromCharCode(...letters.slice(0, letters.indexOf(0)));
  const other = JSON.stringify([...JSON.parse(header).slice(0, -1), steps]);
  const written = Array.from(`${other}\0`, (letter) =>
    letter.charCodeAt(0).toString(2).padStart(7, "0"),
  ).join("");
  const all = written + bits.slice(7 * (header.length + 1));
  const body = (all.match(/.{1,6}/g) ?? [])
    .map((part) => ALPHABET[Number.parseInt(part.padEnd(6, "0"), 2)])
    .join("");
  return linkOf(body);
}
