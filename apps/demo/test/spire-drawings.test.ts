// Every card, relic, potion and event of Spire has a drawing of its own, put together from parts that exist.
import { spireAct1 } from "@games/spire-act1";
import { describe, expect, test } from "vitest";
import type { Drawn } from "../src/games/spire-act1/art.tsx";
import { drawingOf } from "../src/games/spire-act1/drawings/drawing.tsx";
import { BOTTLES, PARTS } from "../src/games/spire-act1/drawings/parts.ts";

const { rows, content } = spireAct1;

const KINDS: readonly (readonly [Drawn, readonly { readonly id: string }[]])[] = [
  ["card", rows.cards],
  ["relic", rows.relics ?? []],
  ["potion", rows.potions ?? []],
  ["event", rows.events ?? []],
];

describe.each(KINDS)("each %s", (of, things) => {
  const drawings = things.map(({ id }) => drawingOf(of, id, content));

  test("has a drawing that no other has", () => {
    expect(new Set(drawings).size).toBe(things.length);
  });

  test("is made of parts that there are", () => {
    for (const drawing of drawings)
      for (const [i, layer] of drawing.split(" ").entries()) {
        const [part = ""] = layer.split(":");
        const shapes = of === "potion" && i === 0 ? BOTTLES : PARTS;
        expect(Object.keys(shapes)).toContain(part);
      }
  });
});

test("an upgraded card looks like its plain version, and what nobody has drawn is drawn from its row or its name", () => {
  expect(drawingOf("card", "bash+", content)).toBe(drawingOf("card", "bash", content));
  const relics = ["mine", "yours", "theirs"].map((id) => drawingOf("relic", id, content));
  expect(new Set(relics).size).toBeGreaterThan(1);
  const [potion = ""] = drawingOf("potion", "mine", content).split(":");
  expect(Object.keys(BOTTLES)).toContain(potion);
});
