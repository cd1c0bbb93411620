// The fuzzer itself: a short run over everything, faults that it must find and shrink, and whatever it found before.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "@games/core-rng";
import { beforeAll, describe, expect, it } from "vitest";
import { type Entry, makeEntries } from "../src/entries.js";
import { type Failure, findFault, fuzzEntry } from "../src/fuzz.js";
import { GAMES } from "../src/games.js";
import { damageValue } from "../src/hostile.js";
import { shrink } from "../src/shrink.js";

const REGRESSIONS = join(import.meta.dirname, "regressions");
const SHORT = { ms: 60_000, inputs: 60 };
let entries: readonly Entry[] = [];

beforeAll(async () => {
  entries = await makeEntries(seeded("test"));
});

it("every entry of every game stands a short run", async () => {
  expect(entries.length).toBe(9 * Object.keys(GAMES).length + 5);
  for (const entry of entries) {
    const { inputs, failures } = await fuzzEntry(entry, "test", SHORT);
    expect(failures).toEqual([]);
    expect(inputs, entry.name).toBe(SHORT.inputs);
  }
});

it("the inputs reach beyond the first check: some are accepted, and some refused", async () => {
  const bombFlip = GAMES["bomb-flip"];
  if (bombFlip === undefined) throw new Error("bomb-flip is missing");
  const entry = entries.find(({ name }) => name === "bomb-flip: impossible save");
  const luck = seeded("reach");
  const before = bombFlip.load;
  let [accepted, refused] = [0, 0];
  const counting: typeof before = (text) => {
    const loaded = before(text);
    if (loaded.ok) accepted++;
    else refused++;
    return loaded;
  };
  Object.assign(bombFlip, { load: counting });
  for (let i = 0; i < 500; i++) await entry?.run(entry.make(luck));
  Object.assign(bombFlip, { load: before });
  expect(accepted).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});

describe("a planted fault is found and shrunk", () => {
  const planted = (run: (input: unknown) => void): Entry => ({
    name: "planted",
    make: (luck) => damageValue({ a: [1, 2, { b: 3 }], c: "text" }, luck),
    run,
  });

  it("an exception", async () => {
    const entry = planted((input) => {
      const a: unknown = Object(input).a;
      if (Array.isArray(a) && a.length === 0) throw new Error("empty");
    });
    const { failures } = await fuzzEntry(entry, "s", { ms: 10_000, inputs: 5000 });
    expect(failures.map(({ error }) => error)).toContain("Error: empty");
    expect(failures.find(({ error }) => error === "Error: empty")?.input).toEqual({ a: [] });
  });

  it("an answer that never comes in time", async () => {
    const entry = planted(() => {
      const { user } = process.cpuUsage();
      while (process.cpuUsage().user - user < 50_000);
    });
    expect(await findFault(entry, {}, 20)).toBe("It took too long.");
  });

  it("a prototype that was changed", async () => {
    const entry = planted(() => Object.assign(Object.prototype, { polluted: 1 }));
    const fault = await findFault(entry, {});
    Reflect.deleteProperty(Object.prototype, "polluted");
    expect(fault).toContain("prototype");
  });
});

it("shrinks texts and lists as far as they fail", async () => {
  const holds = async (input: unknown) => typeof input === "string" && input.includes("!");
  expect(await shrink("a long text! with an end", holds)).toBe("!");
  const long = async (input: unknown) => Array.isArray(input) && input.length >= 2;
  expect(await shrink([1, 2, 3, 4, 5, 6, 7], long)).toEqual([0, 0]);
});

describe("what was found before", () => {
  const files = readdirSync(REGRESSIONS).filter((file) => file.endsWith(".json"));
  it.each(files)("%s", async (file) => {
    const { entry, input } = JSON.parse(readFileSync(join(REGRESSIONS, file), "utf8")) as Failure;
    const known = entries.find(({ name }) => name === entry);
    expect(known, entry).toBeDefined();
    if (known !== undefined) expect(await findFault(known, input)).toBeUndefined();
  });
});
