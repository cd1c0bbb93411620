// The engine and a second model of it, step by step over random games: the same questions to chance, the same facts.
import { recordLuck, repeatLuck } from "@games/core-game/testing";
import { pick, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bombFlip, type Options, presets } from "../src/index.js";
import { PlainGame } from "./second-model.js";

const GAMES = Number(process.env.GAMES ?? 150);
const MAX_STEPS = 400;

const VARIANTS: Readonly<Record<string, Options>> = {
  "as written": {},
  "many jokers": { jokerChance: 0.6, lives: 9 },
  "a second shield is ignored": { jokerChance: 0.5, shieldOverflow: "ignored", lives: 5 },
  "uneven jokers": { jokerChance: 0.4, jokerWeights: { shield: 0, scrambler: 2, jammer: 1 } },
  "no bombs for a while": { bombBase: 0.01, bombSlope: 0.01, lives: 2 },
  ...presets,
};

describe.each(Object.entries(VARIANTS))("%s", (_, options) => {
  it("plays out as in the second model", () => {
    const steps = { loot: 0, rerolls: 0 };
    for (let game = 0; game < GAMES; game++) playBoth(options, `model ${game}`, steps);
    expect(steps.loot).toBeGreaterThan(GAMES);
    expect(steps.rerolls).toBeGreaterThan(0);
  });
});

function playBoth(options: Options, seed: string, steps: { loot: number; rerolls: number }): void {
  const choices = seeded(`choices ${seed}`);
  const state = bombFlip.create({ seed, ...options });
  const model = new PlainGame(state.config);
  for (let step = 0; step < MAX_STEPS; step++) {
    const { config: _, bestTotalScore, trophyTier, ...facts } = bombFlip.view(state);
    const expected = model.facts();
    expect({ ...facts, bombChance: 0 }).toEqual({ ...expected, bombChance: 0 });
    expect(facts.bombChance).toBeCloseTo(expected.bombChance, 12);
    const legal = bombFlip.legalActions(state);
    if (legal.length === 0) break;
    const action = pick(choices, legal);
    const seededLuck = bombFlip.open(state).luck;
    const [cards, loot] = [recordLuck(seededLuck.cards), recordLuck(seededLuck.loot)];
    bombFlip.step(bombFlip.openWith(state, { cards, loot }), action);
    const [cardsAgain, lootAgain] = [repeatLuck(cards.asked), repeatLuck(loot.asked)];
    if (action.type === "bank") model.bank();
    else model.flip(action.side, cardsAgain, lootAgain);
    cardsAgain.done();
    lootAgain.done();
    steps.loot += loot.asked.length > 0 ? 1 : 0;
    steps.rerolls += loot.asked.filter(({ n }) => n === 7).length > 1 ? 1 : 0;
  }
}
