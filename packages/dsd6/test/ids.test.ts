// The ids that editors complete are those of the standard threats, and a threat of one's own has any other.
import { readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import { dsd6, type OfCard, type StandardThreatId, type ThreatId } from "../src/index.js";
import { threatName } from "../src/text.js";

test("the union is the ids of the standard deck, in its order", () => {
  const source = readFileSync(new URL("../src/data/ids.ts", import.meta.url), "utf8");
  const ids = Array.from(source.matchAll(/^ {2}\| "([\w-]+)"/gm), ([, id]) => id);
  expect(ids).toEqual(dsd6.rows.threats.map(({ id }) => id));
});

test("standard ids complete, and any other is allowed", () => {
  // A union with `string` would be `string` alone, which completes nothing.
  expectTypeOf<ThreatId>().not.toEqualTypeOf<string>();
  expectTypeOf<"nebula">().toExtend<StandardThreatId>();
  expectTypeOf<"my-threat">().not.toExtend<StandardThreatId>();
  expectTypeOf<string>().toExtend<ThreatId>();
  expectTypeOf<OfCard["threat"]>().toEqualTypeOf<ThreatId>();
  expectTypeOf(threatName).parameter(0).toEqualTypeOf<ThreatId>();
  expect(threatName("my-threat", dsd6)).toBe("my-threat");
});
