// The engine and a second model of its day, step by step over random games: the same questions to chance, the same facts.
import { recordLuck, repeatLuck } from "@games/core-game/testing";
import { pick, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Options, wretched } from "../src/index.js";
import { PlainDay } from "./second-model.js";

const GAMES = Number(process.env.GAMES ?? 40);

const VARIANTS: Readonly<Record<string, Options>> = {
  "as written": {},
  calibrated: { preset: "calibrated" },
  "an early beacon and easy rescue": {
    hasEarlyBeacon: true,
    tokens: 3,
    rescueBase: 4,
    rescueBoosted: 3,
    integrity: 200,
  },
  "odd ranks": { system: "odd", integrity: 120 },
  "no Kings, few tokens": { trackerLimit: 5, tokens: 2, rescueBase: 5, integrity: 300 },
  "Kings that leave": { aces: { spades: "remove-king" }, integrity: 200 },
  "a story without checks": { isNarrativeOnly: true, system: "off", tokens: 2 },
};

describe.each(Object.entries(VARIANTS))("%s", (_, options) => {
  it("plays out as in the second model", () => {
    const stages = new Set<string>();
    for (let game = 0; game < GAMES; game++) playBoth(options, `model ${game}`, stages);
    const met = ["firstLog", "rollForTasks", "processCard", "journalPhase", "finalLog", "exit"];
    for (const stage of met) expect(stages).toContain(stage);
  });
});

it("the variants together meet every stage of a day", () => {
  const stages = new Set<string>();
  for (const options of Object.values(VARIANTS))
    for (let game = 0; game < 20; game++) playBoth(options, `stages ${game}`, stages);
  expect([...stages].sort()).toEqual(
    [
      ...["beaconRoll", "exit", "finalLog", "finalPull", "firstLog", "journalPhase"],
      ...["processCard", "rollForTasks", "specialChecks", "towerPull"],
    ].sort(),
  );
});

function playBoth(options: Options, seed: string, stages: Set<string>): void {
  const choices = seeded(`choices ${seed}`);
  const state = wretched.clone(wretched.create({ seed, ...options }));
  const model = new PlainDay(state.config, wretched.rows, state.integrity);
  for (let step = 0; step < 600; step++) {
    const { config: _, check, visible, ...facts } = wretched.view(state);
    expect(facts).toEqual(model.facts());
    stages.add(facts.stage);
    // A story without checks can be ended at any time; that is played rarely, so that days pass.
    const legal = wretched
      .legalActions(state)
      .filter(
        ({ type }, _i, all) => type !== "end-story" || all.length === 1 || choices.chance(0.02),
      );
    if (legal.length === 0) break;
    const action = pick(choices, legal);
    const luck = wretched.open(state).luck;
    const [deck, dice] = [recordLuck(luck.deck), recordLuck(luck.dice)];
    wretched.step(wretched.openWith(state, { deck, dice }), action);
    const [deckAgain, diceAgain] = [repeatLuck(deck.asked), repeatLuck(dice.asked)];
    model.play(action, deckAgain, diceAgain);
    deckAgain.done();
    diceAgain.done();
  }
}
