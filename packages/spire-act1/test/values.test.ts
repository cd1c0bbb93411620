// What things are worth to the planner between fights, src/data/run-values.ts. To fit them again to so many games of each
// set of rules, two thirds of whose choices are made by the values as they are:
//   VALUES=3000 npx vitest run values && npx biome check --write src/data/run-values.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileRunValue } from "../src/bots/run-value.js";
import { cardTraits, potionTraits, relicTraits } from "../src/bots/traits.js";
import { RUN_VALUES } from "../src/data/run-values.js";
import { spireAct1 } from "../src/index.js";
import { RULE_SETS, type RuleSet } from "../src/types.js";
import { withRows } from "./arena.js";
import { type Fitted, fitValues } from "./values/fit.js";
import { type Snapshot, selfPlay } from "./values/self-play.js";

const GAMES = Number(process.env.VALUES ?? 0);

/** The values whose names begin so, without that beginning. */
function part(fitted: Fitted, kind: string): Record<string, number> {
  const found = Object.entries(fitted).filter(([name]) => name.startsWith(kind));
  return Object.fromEntries(
    found.map(([name, value]) => [name.slice(kind.length), round(value, 3)]),
  );
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}

/** Values of rows of their own: those that round to 0 are left out. */
function ownValues(fitted: Fitted): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fitted).flatMap(([name, value]) => {
      const isOwn = /^(card|relic|potion):/.test(name);
      return isOwn && round(value, 2) !== 0 ? [[name, round(value, 2)]] : [];
    }),
  );
}

/** The values as they are, under the names of fitted ones. */
function knownValues(ruleSet: RuleSet): Fitted {
  const { base, bosses, traits, own } = RUN_VALUES[ruleSet];
  const named = (kind: string, values: Fitted) =>
    Object.entries(values).map(([name, value]) => [kind + name, value]);
  return Object.fromEntries([
    ...named("base:", base),
    ...named("boss:", bosses),
    ...named("trait:", traits),
    ...Object.entries(own),
  ]);
}

if (GAMES > 0) {
  const tables = RULE_SETS.map((ruleSet) => {
    const games = Array.from({ length: GAMES }, (_, game) => selfPlay(game, { ruleSet }));
    const fitted = fitValues(games.flat(), knownValues(ruleSet));
    const [base, bosses, traits] = ["base:", "boss:", "trait:"].map((kind) => part(fitted, kind));
    return [ruleSet, { base, bosses, traits, own: ownValues(fitted) }];
  });
  const text = `// What is worth how much to the planner between fights, in log-odds of completing the act: fitted to ${GAMES} games of its
// own by each set of rules, by VALUES=${GAMES} npx vitest run values.
/** The values by set of rules: of HP and the like, of bosses, of what rows say, and of rows beyond what they say. */
export const RUN_VALUES = ${JSON.stringify(Object.fromEntries(tables))} as const;
`;
  writeFileSync(join(import.meta.dirname, "../src/data/run-values.ts"), text);
}

/** A snapshot with nothing of note. */
function snapshot(game: number, deck: readonly string[], isWon: boolean): Snapshot {
  const rest = { way: 0.5, hp: 8, maxHp: 10, gold: 0, boss: null, potions: [], relics: [] };
  return { game, deck, isWon, ...rest };
}

describe("the values of a run", () => {
  it("are of rows and of traits that rows have", () => {
    const { cards, act } = spireAct1.content;
    const { relic, potion } = act.items;
    const rows = new Set([
      ...cards.map(({ id }) => `card:${id}`),
      ...relic.map(({ id }) => `relic:${id}`),
      ...potion.map(({ id }) => `potion:${id}`),
    ]);
    const traits = new Set([
      ...cards.flatMap(({ card }) => Object.keys(cardTraits(card))),
      ...relic.flatMap(({ row }) => Object.keys(relicTraits(row))),
      ...potion.flatMap(({ row }) => Object.keys(potionTraits(row))),
    ]);
    for (const ruleSet of RULE_SETS) {
      const { own, traits: fitted } = RUN_VALUES[ruleSet];
      expect(Object.keys(own).filter((name) => !rows.has(name))).toEqual([]);
      expect(Object.keys(fitted).filter((name) => !traits.has(name))).toEqual([]);
    }
  });

  it("are fitted to what decides: nine games in ten are won with Inflame, one in ten without", () => {
    const games = Array.from({ length: 200 }, (_, i) => {
      const hasInflame = i % 2 === 0;
      const isLucky = i % 20 < 18;
      return snapshot(i, hasInflame ? ["inflame", "anger"] : ["anger"], hasInflame === isLucky);
    });
    const fitted = fitValues(games);
    const of = (name: string) => fitted[name] ?? 0;
    const odds = of("card:inflame") + of("trait:strength") + of("trait:power") + of("trait:card");
    expect(odds).toBeGreaterThan(1);
    expect(of("card:inflame")).toBeGreaterThan(0);
    // Anger was in every deck and tells nothing.
    expect(Math.abs(of("card:anger"))).toBeLessThan(0.2);
  });

  it("of rows of one's own come from what they say; a row that only has another name is worth the same", () => {
    const inflame = spireAct1.rows.cards.find(({ id }) => id === "inflame");
    const strike = spireAct1.rows.cards.find(({ id }) => id === "strike_r");
    if (inflame === undefined || strike === undefined) throw new Error("no such rows");
    const game = withRows({
      cards: [
        { ...strike, name: "Blow" },
        { ...inflame, id: "rage_of_fire", name: "Rage of Fire" },
        { id: "curse_of_old", name: "Curse of Old", type: "curse", keywords: ["unplayable"] },
      ],
    });
    const own = compileRunValue(game, "printed");
    const standard = compileRunValue(spireAct1, "printed");
    expect(own.card("strike_r")).toBe(standard.card("strike_r"));
    expect(own.card("rage_of_fire")).toBeGreaterThan(own.card("strike_r"));
    expect(own.card("curse_of_old")).toBeLessThan(own.card("rage_of_fire"));
  });
});
