import { describe, expect, it } from "vitest";
import {
  alea,
  cloneRng,
  deriveRng,
  deriveStreams,
  mixedStreams,
  redrawStreams,
  scripted,
  seeded,
  seededStreams,
  seedRng,
  seedStreams,
  sharedStreams,
  streamBinder,
} from "../src/index.js";

const NAMES = ["deck", "dice"] as const;

describe("streams", () => {
  it("are the named streams of the seed", () => {
    expect(seedStreams(alea, NAMES, "s")).toEqual({
      source: "alea",
      deck: seedRng("s", "deck"),
      dice: seedRng("s", "dice"),
    });
  });

  it("do not shift each other", () => {
    const [a, b] = [
      seededStreams(alea, NAMES, seedStreams(alea, NAMES, 1)),
      seededStreams(alea, NAMES, seedStreams(alea, NAMES, 1)),
    ];
    for (let i = 0; i < 10; i++) a.dice.below(6);
    const draws = (luck: typeof a) => Array.from({ length: 20 }, () => luck.deck.below(52));
    expect(draws(a)).toEqual(draws(b));
  });

  it("advance the random state they are bound to, and no others", () => {
    const [first, second] = [seedStreams(alea, NAMES, "a"), seedStreams(alea, NAMES, "b")];
    const luck = seededStreams(alea, NAMES, first);
    streamBinder(NAMES)(luck, second);
    luck.deck.below(6);
    expect(first).toEqual(seedStreams(alea, NAMES, "a"));
    expect(second.deck).not.toEqual(seedRng("b", "deck"));
    expect(second.dice).toEqual(seedRng("b", "dice"));
  });

  it("are bound one by one, however many there are", () => {
    const names = ["a", "b", "c", "d", "e"] as const;
    for (let count = 0; count <= names.length; count++) {
      const some = names.slice(0, count);
      const [first, second] = [seedStreams(alea, some, 1), seedStreams(alea, some, 2)];
      const luck = seededStreams(alea, some, first);
      streamBinder(some)(luck, second);
      for (const name of some) {
        expect(luck[name].rng).toBe(second[name]);
        luck[name].below(6);
        expect(second[name]).not.toEqual(seedRng(2, name));
      }
      expect(first).toEqual(seedStreams(alea, some, 1));
    }
  });

  it("can share one script", () => {
    const luck = scripted([1, 2]);
    const { deck, dice } = sharedStreams(NAMES, luck);
    expect([dice.below(6), deck.below(6)]).toEqual([1, 2]);
    luck.done();
  });

  it("ask somebody else for the streams that have no random state", () => {
    const rng = { ...seedStreams(alea, NAMES, "s"), dice: null };
    const asked = scripted([4]);
    const { deck, dice } = mixedStreams(alea, NAMES, rng, () => asked);
    const alone = seeded("s", "deck");
    expect([deck.below(52), dice.below(6), deck.below(52)]).toEqual([
      alone.below(52),
      4,
      alone.below(52),
    ]);
    asked.done();
    redrawStreams(alea, NAMES, rng, seeded("x"));
    expect(alea.isState(rng.dice)).toBe(true); // so that a searcher can play out a game that is asked
  });

  it("bind every stream by its own name, however many there are", () => {
    const names = ["a", "b", "c", "d", "e"] as const;
    const luck = seededStreams(alea, names, seedStreams(alea, names, 1));
    const other = seedStreams(alea, names, 2);
    streamBinder(names)(luck, other);
    for (const name of names) expect(luck[name].rng, name).toBe(other[name]);
  });

  it("can be drawn again", () => {
    const [a, b] = [seedStreams(alea, NAMES, "a"), seedStreams(alea, NAMES, "b")];
    redrawStreams(alea, NAMES, a, seeded("x"));
    redrawStreams(alea, NAMES, b, seeded("x"));
    expect(a).toEqual(b);
    expect(a.deck).not.toEqual(a.dice);
  });
});

describe("derived streams", () => {
  it("are the members of a family, one after the other", () => {
    const base = seedRng("family");
    for (const game of [0, 1, 7, 2 ** 40]) {
      const member = (index: number) => {
        const target = cloneRng(base);
        deriveRng(base, index, target);
        return target;
      };
      expect(deriveStreams(alea, NAMES, base, game)).toEqual({
        source: "alea",
        deck: member(2 * game),
        dice: member(2 * game + 1),
      });
    }
    expect(base).toEqual(seedRng("family"));
  });
});
