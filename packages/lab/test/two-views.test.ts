// The two-views law on every game: in two positions that look alike, whatever is hidden, every player does the same.
import type { GameTypes, Player, Policy } from "@games/core-game";
import { createSearcher } from "@games/core-game/search";
import { seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type AnyStudy, bindChecked, playOn } from "../src/index.js";
import { studies } from "../src/studies/index.js";

/** How far into each game to look. */
const DEPTHS = [0, 3, 11, 40, 150, 1, 5, 20, 80, 2, 4, 6];

interface Case {
  readonly study: AnyStudy;
  readonly bots: Readonly<Record<string, unknown>>;
  readonly options: object;
}

/** Options under which the solved players are quickly solved. */
const QUICKLY_SOLVED: Readonly<Record<string, object>> = {
  "bomb-flip": {
    lives: 1,
    bombBase: 0.05,
    jammerLength: 1,
    jokerWeights: { shield: 1, scrambler: 0, jammer: 1 },
    trophies: { bronze: 10, silver: 20, gold: 30 },
  },
};

const CASES = await Promise.all(
  Object.entries(studies).map(async ([id, study]): Promise<[string, Case]> => {
    const { bots } = (await import(`@games/${id}/bots`)) as Pick<Case, "bots">;
    return [id, { study, bots, options: QUICKLY_SOLVED[id] ?? {} }];
  }),
);

/** Positions on the way of the study's usual player, each with a twin in which all that the view hides is re-dealt. */
function twins({ study, options }: Case): [object, object][] {
  const { game, players } = study;
  const usual = bindChecked(game, Object.values(players)[0] as Player<GameTypes>);
  const pairs: [object, object][] = [];
  for (const [seed, steps] of DEPTHS.entries()) {
    const state = game.create({ ...options, seed } as never);
    playOn(game, game.open(state), usual, seeded(seed), steps);
    const twin = game.sample(state, seeded(seed + 1000));
    if (game.legalActions(state).length > 0) pairs.push([state, twin]);
  }
  return pairs;
}

/** Everybody who plays the game: the study's players, the engine's bots, and a quick search. */
function playersOf({ study, bots }: Case): Record<string, Player<GameTypes>> {
  const base = Object.values(bots)[0] as Policy<GameTypes>;
  const quick = { base, value: study.value, rollouts: 12, maxSteps: 40, confidence: 0 };
  const search = createSearcher(study.game, quick);
  return { ...(bots as Record<string, Player<GameTypes>>), ...study.players, search };
}

describe.each(CASES)("the two-views law in %s", (_id, each) => {
  const { game } = each.study;
  const pairs = twins(each);

  it("has positions that look alike and are not the same", () => {
    expect(pairs.length).toBeGreaterThan(4);
    for (const [state, twin] of pairs) {
      expect(game.view(twin as never)).toEqual(game.view(state as never));
      expect(game.hash(twin as never)).not.toBe(game.hash(state as never));
    }
  });

  it.each(Object.entries(playersOf(each)))("holds for %s", (_name, player) => {
    const choose = bindChecked(game, player);
    for (const [state, twin] of pairs) {
      const [here, there] = [state, twin].map((position) =>
        choose(position as never, game.legalActions(position as never), seeded("player")),
      );
      expect(there).toEqual(here);
    }
  });
});
