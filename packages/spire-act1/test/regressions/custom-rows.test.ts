// Custom rows that crashed a fight: what only standard rows did was taken for granted.
import { expect, it } from "vitest";
import { withRows } from "../arena.js";

it("an enemy that is not a boss shifts its mode and acts once a round", () => {
  const game = withRows({
    enemies: [
      {
        id: "turtle",
        name: "Turtle",
        hp: 30,
        kind: "encounter",
        pattern: "track",
        variants: [
          [
            { hit: 3, shift: 1 },
            { hit: 1, last: true, next: 0 },
          ],
        ],
      },
    ],
  });
  const state = game.clone(game.create({ seed: 1, map: ["encounter"], encounters: ["turtle"] }));
  const play = game.open(state);
  game.step(play, { type: "proceed" });
  // Without block it shifts to its second slot, and hits for 1 from there in the next round.
  game.step(play, { type: "end-turn" });
  expect(game.view(state).combat).toMatchObject({ player: { hp: 11 }, enemies: [{ slot: 1 }] });
  game.step(play, { type: "end-turn" });
  expect(game.view(state).combat).toMatchObject({ player: { hp: 10 }, enemies: [{ slot: 0 }] });
});

it("cards that leave the hand while its end of turn is resolved are not looked at", () => {
  const game = withRows({
    cards: [
      {
        id: "bonfire",
        name: "Bonfire",
        type: "power",
        triggers: [{ on: "exhaust", ops: [{ op: "exhaust-hand" }] }],
      },
    ],
  });
  let hadCardsAfterIt = 0;
  for (let seed = 0; seed < 6; seed++) {
    const state = game.clone(
      game.create({
        seed,
        deck: ["bonfire", "carnage", "injury", "injury", "injury"],
        map: ["encounter"],
        encounters: ["lagavulin"],
      }),
    );
    const play = game.open(state);
    game.step(play, { type: "proceed" });
    game.step(play, { type: "play", card: "bonfire" });
    if (game.view(state).combat?.hand.at(-1)?.card !== "carnage") hadCardsAfterIt++;
    // Carnage is Ethereal: exhausting it sets off the Bonfire, which takes the rest of the hand.
    game.step(play, { type: "end-turn" });
    const exhausted = game.view(state).combat?.exhaustPile.toSorted();
    expect(exhausted).toEqual(["carnage", "injury", "injury", "injury"]);
    expect(game.load(game.save(state)).ok).toBe(true);
  }
  expect(hadCardsAfterIt).toBeGreaterThan(0);
});
