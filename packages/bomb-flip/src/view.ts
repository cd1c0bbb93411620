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

/** The same for simulations: every field reads the state when it is asked for. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table with one getter per field of the view
export function liveView(): (state: Readonly<State>) => View {
  let state: Readonly<State>;
  /** The list of each set of unique numbers, made when it is first asked for. */
  const lists: (readonly number[] | undefined)[] = [];
  const live: View = {
    get config() {
      return state.config;
    },
    get lives() {
      return state.lives;
    },
    get totalScore() {
      return state.totalScore;
    },
    get bestTotalScore() {
      return bestTotalScore(state);
    },
    get trophyTier() {
      return trophyTier(state);
    },
    get bonusBank() {
      return state.bonusBank;
    },
    get streak() {
      return state.streak;
    },
    get runUniques() {
      const numbers = lists[state.runUniques] ?? listUniques(state);
      lists[state.runUniques] = numbers;
      return numbers;
    },
    get runHasShield() {
      return state.runHasShield;
    },
    get scramblerCharges() {
      return state.scramblerCharges;
    },
    get jammerTurns() {
      return state.jammerTurns;
    },
    get bombChance() {
      return bombChance(state);
    },
    get payout() {
      return payout(state);
    },
    get turns() {
      return state.turns;
    },
    get banks() {
      return state.banks;
    },
    get busts() {
      return state.busts;
    },
    get bombs() {
      return state.bombs;
    },
  };
  return (shown) => {
    state = shown;
    return live;
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
