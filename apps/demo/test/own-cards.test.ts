// The ids of cards that players describe, by names in any script.
import { expect, test } from "vitest";
import { idOf } from "../src/games/dsd6/decks.ts";

test.each([
  ["Meteor", "meteor"],
  ["  Blinder Passagier! ", "blinder-passagier"],
  ["Überläufer", "uberlaufer"],
  ["Дрон", "tw-u8-u6-u5"],
  ["月", "kco"],
  ["!", ""],
])("a card called %s has the id %s", (name, id) => {
  expect(idOf(name)).toBe(id);
});

test("cards whose names differ only in letters of another script are two", () => {
  expect(idOf("月")).not.toBe(idOf("日"));
  expect(idOf("月".repeat(40)).length).toBeLessThanOrEqual(40);
});
