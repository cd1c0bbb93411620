// The law of searchers: none is worse than the policy it improves. Gains are summed over single decisions, each tried again
// in fresh worlds; bomb flip is also compared with its exact solution.
// The long run, 2,000 games of bomb flip and proportionally of the others: GAMES=2000 npm run unit lab search
import { type BombFlip, bombFlip } from "@games/bomb-flip";
import { bankAt, searcherFor as bombFlipSearcher } from "@games/bomb-flip/bots";
import type { Game, GameTypes, Player, Policy } from "@games/core-game";
import { createSearcher } from "@games/core-game/search";
import { unwrap } from "@games/core-rng";
import { type Dsd6, dsd6 } from "@games/dsd6";
import { captain, searcherFor as dsd6Searcher } from "@games/dsd6/bots";
import { type SpireAct1, spireAct1 } from "@games/spire-act1";
import { hasty } from "@games/spire-act1/bots";
import { type Wretched, wretched } from "@games/wretched";
import { prudent, searcherFor as wretchedSearcher } from "@games/wretched/bots";
import { describe, expect, it } from "vitest";
import {
  type AnyStudy,
  type DecisionSum,
  type GainSettings,
  gainOver,
  type Plan,
  sumDecisions,
} from "../src/index.js";
import { adviseScore } from "../src/studies/bomb-flip/best-play.js";
import { bombFlipStudy, dsd6Study, spireStudy, wretchedStudy } from "../src/studies/index.js";

const isLong = process.env.GAMES !== undefined;
const GAMES = Number(process.env.GAMES ?? 30);
/** Fewer rollouts play worse, so what holds for a third of them in short holds for all of them. */
const rolloutsOf = (rollouts: number) => (isLong ? rollouts : rollouts / 3);
const TIMEOUT = { timeout: 3e7 };

/** The value of bomb flip under best play. */
const BEST_SCORE = 110.08;

function planFor<T extends GameTypes>(game: Game<T>, player: Player<T>, options = {}): Plan<T> {
  const config = unwrap(game.configure(options));
  const result = ({ result: own }: T["outcome"]) => own;
  return {
    game,
    config,
    player,
    measures: {},
    maxSteps: 20_000,
    seed: "search",
    result,
    results: [],
  };
}

const turnOf = ({ turn }: Dsd6["state"]) => turn;

/** The gain of a player over a policy; the study says what a game is worth. */
function gainOf<T extends GameTypes>(
  study: AnyStudy,
  plan: Plan<T>,
  games: number,
  settings: Pick<GainSettings<T>, "base" | "worlds" | "period">,
): DecisionSum {
  const value = study.value as unknown as (state: Readonly<T["state"]>) => number;
  const gain = gainOver(plan, { from: 0, to: Math.ceil(games) }, { ...settings, value });
  if (isLong) console.log(study.title, gain);
  return gain;
}

describe("a searcher is not worse than its base", () => {
  it("in bomb flip it is better than banking every number", TIMEOUT, () => {
    const base = bankAt(1);
    const plan = planFor<BombFlip>(
      bombFlip,
      bombFlipSearcher(bombFlip, { base, rollouts: rolloutsOf(300) }),
    );
    const period = ({ banks, busts, lives }: BombFlip["state"]) => banks + busts - lives;
    const gain = gainOf(bombFlipStudy, plan, GAMES, { base, worlds: 60, period });
    expect(gain.mean).toBeGreaterThan(3 * gain.error);
  });

  it("in wretched it is not worse than prudent", TIMEOUT, () => {
    const player = wretchedSearcher(wretched, { rollouts: 400 });
    const plan = planFor<Wretched>(wretched, player, { preset: "calibrated" });
    const gain = gainOf(wretchedStudy, plan, GAMES, { base: prudent, worlds: 200 });
    expect(gain.mean).toBeGreaterThanOrEqual(-3 * gain.error);
    expect(gain.error).toBeLessThan(0.01);
  });

  it("in Deep Space D-6 it is not worse than the captain", TIMEOUT, () => {
    const plan = planFor<Dsd6>(dsd6, dsd6Searcher(dsd6));
    const gain = gainOf(dsd6Study, plan, GAMES / 10, { base: captain, worlds: 32, period: turnOf });
    expect(gain.mean).toBeGreaterThanOrEqual(-3 * gain.error);
    expect(gain.scored).toBeGreaterThan(0);
    expect(gain.error).toBeLessThan(isLong ? 0.006 : 0.15);
  });

  it("in Deep Space D-6 a searcher with a wrong value is seen to be worse", TIMEOUT, () => {
    const wrong = createSearcher<Dsd6>(dsd6, {
      base: captain,
      value: ({ hull, shields }) => -hull - shields,
      horizon: 1,
      period: turnOf,
      rollouts: 60,
      confidence: 0,
    });
    const plan = planFor<Dsd6>(dsd6, wrong);
    const gain = gainOf(dsd6Study, plan, GAMES / 2, { base: captain, worlds: 8, period: turnOf });
    expect(gain.mean).toBeLessThan(-3 * gain.error);
  });

  it("in spire it is not worse than the hasty policy", TIMEOUT, () => {
    const value = spireStudy.value as unknown as (state: SpireAct1["state"]) => number;
    const player = createSearcher(spireAct1, { base: hasty, value, rollouts: rolloutsOf(300) });
    const plan = planFor<SpireAct1>(spireAct1, player);
    const gain = gainOf(spireStudy, plan, GAMES / 10, { base: hasty, worlds: 32 });
    expect(gain.scored).toBeGreaterThan(0);
    expect(gain.mean).toBeGreaterThan(-3 * gain.error);
  });

  it("is seen to be worse when it is", TIMEOUT, () => {
    const never: Policy<BombFlip> = (_, legal) => legal[0] as BombFlip["action"]; // flips until the end
    const plan = planFor<BombFlip>(bombFlip, never);
    const gain = gainOf(bombFlipStudy, plan, GAMES, { base: bankAt(1), worlds: 50 });
    expect(gain.mean).toBeLessThan(-3 * gain.error);
  });
});

describe("the regret of a searcher", () => {
  it("in bomb flip, from banking every number, is small", TIMEOUT, () => {
    const rollouts = isLong ? 1000 : 200;
    const player = bombFlipSearcher(bombFlip, { base: bankAt(1), rollouts });
    const range = { from: 0, to: GAMES };
    const regret = sumDecisions(planFor<BombFlip>(bombFlip, player), range, (position, action) => {
      const { bank, flip } = adviseScore(position.view());
      const chosen = action.type === "bank" ? bank : flip;
      return Math.max(bank ?? flip, flip) - (chosen ?? flip);
    });
    if (isLong) console.log("regret", regret);
    expect(regret.mean / BEST_SCORE).toBeLessThan(isLong ? 0.01 : 0.025);
    expect(regret.mean).toBeGreaterThanOrEqual(0);
  });
});
