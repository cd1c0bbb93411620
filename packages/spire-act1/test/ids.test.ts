// The ids that editors complete are those of the standard rows, and a row of one's own has any other.
import { readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import {
  type Action,
  type CardId,
  type EnemyId,
  type Options,
  type RelicId,
  type StandardCardId,
  type StandardEnemyId,
  spireAct1,
} from "../src/index.js";
import { cardName } from "../src/text/index.js";

const source = readFileSync(new URL("../src/data/ids.ts", import.meta.url), "utf8");

/** The ids of a union as the source has them. */
function idsOf(type: string): string[] {
  const [, members = ""] = source.match(new RegExp(`type ${type} =\\n([^;]*);`)) ?? [];
  return Array.from(members.matchAll(/"(\w+)"/g), ([, id = ""]) => id);
}

test("the unions are the ids of the standard rows, in their order", () => {
  const { cards, enemies, potions = [], relics = [] } = spireAct1.rows;
  const { cardNumbers } = spireAct1.content;
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const hasPlus = ({ id }: { readonly id: string }) => cardNumbers.has(`${id}+`);
  expect(idsOf("UpgradableCardId")).toEqual(ids(cards.filter(hasPlus)));
  expect(idsOf("PlainCardId")).toEqual(ids(cards.filter((row) => !hasPlus(row))));
  expect(idsOf("StandardEnemyId")).toEqual(ids(enemies));
  expect(idsOf("StandardPotionId")).toEqual(ids(potions));
  expect(idsOf("StandardRelicId")).toEqual(ids(relics));
});

test("standard ids complete, and any other is allowed", () => {
  // A union with `string` would be `string` alone, which completes nothing.
  expectTypeOf<CardId>().not.toEqualTypeOf<string>();
  expectTypeOf<"bash+">().toExtend<StandardCardId>();
  expectTypeOf<"slime_boss">().toExtend<StandardEnemyId>();
  expectTypeOf<"injury+">().not.toExtend<StandardCardId>();
  expectTypeOf<string>().toExtend<CardId>();
  expectTypeOf<NonNullable<Options["deck"]>[number]>().toEqualTypeOf<CardId>();
  expectTypeOf<NonNullable<Options["relics"]>[number]>().toEqualTypeOf<RelicId>();
  expectTypeOf<Extract<Action, { readonly card: string }>["card"]>().toEqualTypeOf<CardId>();
  expectTypeOf(cardName).parameter(0).toEqualTypeOf<CardId>();
  const options: Options = { deck: ["strike_r", "my_card"], variants: { cultist: 0, my_enemy: 1 } };
  expectTypeOf(options.encounters).toEqualTypeOf<
    readonly (EnemyId | readonly EnemyId[])[] | null | undefined
  >();
  expect(cardName("my_card", spireAct1)).toBe("my_card");
});
