// Found by fuzzing the content: a card that locks a die twice made states that could not be loaded.
import { unwrap } from "@games/core-game";
import { expect, it } from "vitest";
import { dsd6 } from "../../src/index.js";

it("a card may lock as many dice as its reveal says", () => {
  const lock = { effect: "lock-die" } as const;
  const internal = { kind: "internal", symbol: "nova", count: 8 } as const;
  const game = unwrap(
    dsd6.withContent({
      threats: [
        ...dsd6.rows.threats.filter(({ kind }) => kind === "boss"),
        { ...internal, id: "siren", name: "Siren", reveal: [lock, lock] },
      ],
    }),
  );
  const state = game.create({ seed: 1 });
  expect(game.view(state).dice.filter(({ card }) => card !== null)).toHaveLength(4); // two cards at setup
  expect(unwrap(game.load(game.save(state)))).toEqual(state);
});
