// Games of the captain with random orders at their beginning: how they stood at each turn, and whether they were won.
import { bindPlayer } from "@games/core-game";
import { AleaLuck, pick, seedRng } from "@games/core-rng";
import { captain } from "../src/bots.js";
import { dsd6, type State } from "../src/index.js";

/** A turn of a game: how it stood, as numbers, and whether the game was won. */
export interface Turn {
  readonly numbers: readonly number[];
  readonly isWon: boolean;
}

const choose = bindPlayer(dsd6, captain);
/** Orders are random until a turn below this, one in so many of them. */
const RANDOM_TURNS = 30;
const RANDOM_ORDERS = 12;

/** The turns of a game after its random ones; the captain plays all of those. */
export function playTurns(seed: string, numbersOf: (state: State) => readonly number[]): Turn[] {
  const luck = new AleaLuck(seedRng(seed, "random orders"));
  const state = dsd6.clone(dsd6.create({ seed }));
  const context = dsd6.open(state);
  const randomTurns = luck.below(RANDOM_TURNS);
  const stood: (readonly number[])[] = [];
  let turn = 0;
  for (let legal = dsd6.legalActions(state); legal.length > 0; legal = dsd6.legalActions(state)) {
    if (state.turn !== turn && state.turn > randomTurns) stood.push(numbersOf(state));
    turn = state.turn;
    const isRandom = turn <= randomTurns && luck.below(RANDOM_ORDERS) === 0;
    dsd6.step(context, isRandom ? pick(luck, legal) : choose(state, legal, luck));
  }
  return stood.map((numbers) => ({ numbers, isWon: state.ending === "won" }));
}

/** How far some chances are from what happened: the mean logarithm of what was given to it, negative. */
export function logLoss(turns: readonly Turn[], chanceOf: (turn: Turn) => number): number {
  const sum = turns.reduce((total, turn) => {
    const chance = chanceOf(turn);
    return total - Math.log(turn.isWon ? chance : 1 - chance);
  }, 0);
  return sum / turns.length;
}
