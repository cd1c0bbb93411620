// What the player may know, and how what the view hides is re-dealt.
import { bestTotalScore, bombChance, isOver, listUniques, payout, trophyTier } from "./state.js";
import type { Outcome, State, View } from "./types.js";

/** Everything but the random state: the two cards have no faces that could show. */
export function view(state: Readonly<State>): View {
  return {
    config: state.config,
    lives: state.lives,
    totalScore: state.totalScore,
    bestTotalScore: bestTotalScore(state),
    trophyTier: trophyTier(state),
    bonusBank: state.bonusBank,
    streak: state.streak,
    runUniques: listUniques(state),
    runHasShield: state.runHasShield,
    scramblerCharges: state.scramblerCharges,
    jammerTurns: state.jammerTurns,
    bombChance: bombChance(state),
    payout: payout(state),
    turns: state.turns,
    banks: state.banks,
    busts: state.busts,
    bombs: state.bombs,
  };
}

/** Nothing is hidden but the random state, so there is nothing to re-deal. */
export function determinize(): void {}

/** The summary of a game that is over: R16. */
export function outcome(state: Readonly<State>): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return {
    result: trophyTier(state),
    totalScore: state.totalScore,
    bestTotalScore: bestTotalScore(state),
    isBest: state.totalScore > state.config.bestTotalScore,
    turns: state.turns,
    banks: state.banks,
    busts: state.busts,
    bombs: state.bombs,
  };
}
