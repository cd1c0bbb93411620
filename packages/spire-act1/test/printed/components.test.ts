// Rule 35: the rows add up to the printed components. The numbers are those of the rulebook's component list.
import { describe, expect, it } from "vitest";
import { type CardRow, deckSizeOf, spireAct1 } from "./components.js";

const { rows } = spireAct1;
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const cardsOf = (test: (row: CardRow) => boolean) =>
  sum(rows.cards.filter(test).map(({ copies, rarity }) => copies ?? (rarity === "common" ? 2 : 1)));

describe("cards", () => {
  const isIronclad = ({ character = "ironclad" }: CardRow) => character === "ironclad";

  it("85 Ironclad cards: 10 starters, 30 commons, 28 uncommons, 15 rares, 2 tickets", () => {
    const counts = (["common", "uncommon", "rare"] as const).map((rarity) =>
      cardsOf((row) => isIronclad(row) && row.rarity === rarity),
    );
    const tickets = cardsOf(({ type }) => type === "ticket");
    expect([...counts, tickets]).toEqual([30, 28, 15, 2]);
    expect(sum([...counts, tickets]) + spireAct1.create({ seed: 1 }).config.deck.length).toBe(85);
  });

  it("22 colorless cards, 13 Curses beside Ascender's Bane", () => {
    expect(
      cardsOf(({ character, rarity }) => character === "colorless" && rarity !== undefined),
    ).toBe(22);
    expect(cardsOf(({ type, id }) => type === "curse" && id !== "ascenders_bane")).toBe(13);
  });
});

describe("items", () => {
  it("29 potions of 21 kinds, 58 relics, 20 boss relics, the Loaded Die", () => {
    expect(rows.potions?.length).toBe(21);
    expect(sum(rows.potions?.map(({ copies }) => copies) ?? [])).toBe(29);
    const relics = (deck: string) => rows.relics?.filter((row) => (row.deck ?? "relic") === deck);
    expect([relics("relic")?.length, relics("boss")?.length]).toEqual([58, 20]);
    expect(relics("start")?.map(({ id }) => id)).toEqual(["loaded_die"]);
  });

  it("12 events and 6 of Ascension 3, 14 Neow cards and 6 with colorless cards", () => {
    const events = rows.events ?? [];
    expect(events.filter(({ from = 0 }) => from === 0).length).toBe(12);
    expect(events.filter(({ from }) => from === 3).length).toBe(6);
    const neow = rows.neow ?? [];
    expect(neow.filter(({ colorless }) => !colorless).length).toBe(14);
    expect(neow.filter(({ colorless }) => colorless).length).toBe(6);
  });
});

describe("fights", () => {
  it("4 first encounters, 12 encounters, 3 elites, 3 bosses, at every Ascension", () => {
    for (const ascension of [0, 1, 6, 7, 9, 10, 12]) {
      const counts = ["first", "encounter", "elite", "boss"].map(
        (deck) =>
          rows.encounters?.filter(
            ({ deck: own, from = 0, below = 99 }) =>
              own === deck && from <= ascension && ascension < below,
          ).length,
      );
      expect(counts).toEqual([4, 12, 3, 3]);
    }
  });

  it("35 summons: every variant with its copies", () => {
    const summons = [
      "fungi_beast_summon red_louse_summon green_louse spike_slime acid_slime large_slime_summon",
      "sentry_a sentry_b gremlin_wizard mad_gremlin sneaky_gremlin fat_gremlin",
    ].flatMap((line) => line.split(" "));
    const cards = summons.map((id) => {
      const row = rows.enemies.find((one) => one.id === id);
      return (row?.variants.length ?? 0) * (row?.copies ?? 1);
    });
    expect(cards).toEqual([1, 1, 2, 4, 4, 4, 6, 5, 2, 2, 2, 2]);
    expect(sum(cards)).toBe(35);
  });

  it("bosses share the faces of the die", () => {
    const faces = rows.encounters?.flatMap(({ faces = [], below }) => (below === 10 ? faces : []));
    expect(faces?.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("boards", () => {
  it("two, each with as many dark and light slots as there are tokens", () => {
    const tokens = (slot: string) =>
      sum(rows.tokens?.filter((row) => row.slot === slot).map(({ copies }) => copies) ?? []);
    expect([tokens("dark"), tokens("light")]).toEqual([8, 7]);
    const slots = rows.boards?.map(({ places }) =>
      ["dark", "light"].map((slot) => places.filter(({ room }) => room === slot).length),
    );
    expect(slots).toEqual([
      [8, 7],
      [8, 7],
    ]);
  });

  it("thirteen levels from the first encounter over treasure and campfires to the boss, every place on a way", () => {
    for (const { places } of rows.boards ?? []) {
      const rooms = (level: number) =>
        new Set(places.filter((place) => place.level === level).map(({ room }) => room));
      expect([0, 6, 11, 12].map((level) => [...rooms(level)])).toEqual([
        ["encounter"],
        ["treasure"],
        ["campfire"],
        ["boss"],
      ]);
      const entered = places
        .slice(1)
        .every(({ level, column }) =>
          places.some((place) => place.level === level - 1 && place.to.includes(column)),
        );
      expect(entered).toBe(true);
    }
  });
});

describe("the decks of a run", () => {
  it("are as large as printed, with everything unlocked and with nothing", () => {
    const full = spireAct1.clone(
      spireAct1.create({ seed: 1, ruleSet: "printed", hasNeow: false }),
    ).run;
    expect(deckSizeOf(full)).toEqual({
      rewards: 60,
      rares: 15,
      colorless: 22,
      curses: 13,
      potions: 29,
      relics: 58,
      bossRelics: 20,
      events: 12,
      first: 4,
      encounter: 12,
      elite: 3,
    });
    const fresh = { ruleSet: "printed", hasNeow: false, unlocks: 0, hasColorless: false } as const;
    expect(deckSizeOf(spireAct1.clone(spireAct1.create({ seed: 1, ...fresh })).run)).toMatchObject({
      rewards: 50,
      rares: 12,
      colorless: 0,
    });
    const third = spireAct1.clone(
      spireAct1.create({ seed: 1, ruleSet: "printed", hasNeow: false, ascension: 3 }),
    );
    expect(deckSizeOf(third.run).events).toBe(18);
  });
});
