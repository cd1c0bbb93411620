// The shape of a state: the form of each field, and what must hold between them.
import {
  boolean,
  type Invariant,
  int,
  keeping,
  record,
  type Shape,
  type StateParts,
} from "@games/core-game";
import { fault } from "./messages.js";
import { countUniques, FULL_SET } from "./state.js";
import type { BombFlip, State } from "./types.js";

const count = int(0, 2 ** 50);

/** What must hold in every state, each with what is said when it does not. */
const INVARIANTS: readonly Invariant<State>[] = [
  [({ lives, config }) => lives <= config.lives, fault("too-many-lives")],
  [({ lives, bombs, config }) => config.lives - lives <= bombs, fault("lives-without-bombs")],
  [({ banks, totalScore }) => banks > 0 || totalScore === 0, fault("score-without-bank")],
  [({ scramblerCharges: n, config }) => n <= config.scramblerCap, fault("too-many-charges")],
  [({ jammerTurns: n, config }) => n <= config.jammerLength, fault("jammer-too-long")],
  [(state) => flips(state) >= state.streak, fault("streak-too-long")],
  [(state) => flips(state) >= countUniques(state), fault("too-many-numbers")],
  [(state) => flips(state) >= state.busts + state.bombs, fault("too-many-losses")],
  [({ lives, ...run }) => lives > 0 || isEmptyRun(run), fault("run-after-end")],
];

/** How many turns were flips. */
function flips({ turns, banks }: State): number {
  return turns - banks;
}

function isEmptyRun(run: Omit<State, "lives">): boolean {
  const { streak, runUniques, runHasShield, scramblerCharges, jammerTurns } = run;
  return streak + runUniques + scramblerCharges + jammerTurns === 0 && !runHasShield;
}

/** The shape of a state: anything that passes can be played. */
export function stateShape({ config, rng }: StateParts<BombFlip>): Shape<State> {
  const fields = record<State>({
    config,
    lives: count,
    totalScore: count,
    bonusBank: count,
    streak: count,
    runUniques: int(0, FULL_SET),
    runHasShield: boolean,
    scramblerCharges: count,
    jammerTurns: count,
    turns: count,
    banks: count,
    busts: count,
    bombs: count,
    rng,
  });
  return keeping(fields, INVARIANTS);
}
