// Reads a state from outside: the form of each field, and what must hold between them.
import { type Shape, shape } from "@games/core-game";
import { optionsShape } from "./options.js";
import { countUniques, FULL_SET } from "./state.js";
import { STREAMS, type State } from "./types.js";

const { boolean, int, record, refine, streamWords } = shape;

const count = int(0, Number.MAX_SAFE_INTEGER);

const fields = record<State>({
  config: optionsShape,
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
  luck: streamWords(STREAMS),
});

/** What must hold in every state, each with what is said when it does not. */
const INVARIANTS: readonly (readonly [(state: State) => boolean, string])[] = [
  [({ lives, config }) => lives <= config.lives, "has more lives than it began with"],
  [({ lives, bombs, config }) => config.lives - lives <= bombs, "has lost lives without bombs"],
  [({ banks, totalScore }) => banks > 0 || totalScore === 0, "has a score without a bank"],
  [({ scramblerCharges: n, config }) => n <= config.scramblerCap, "has too many rerolls"],
  [({ jammerTurns: n, config }) => n <= config.jammerLength, "has a jammer that lasts too long"],
  [(state) => flips(state) >= state.streak, "has a streak longer than the game"],
  [(state) => flips(state) >= countUniques(state), "has more numbers than flips"],
  [(state) => flips(state) >= state.busts + state.bombs, "has lost more runs than flips"],
  [({ lives, ...run }) => lives > 0 || isEmptyRun(run), "is over but has a run"],
];

/** How many turns were flips. */
function flips({ turns, banks }: State): number {
  return turns - banks;
}

function isEmptyRun(run: Omit<State, "lives">): boolean {
  const { streak, runUniques, runHasShield, scramblerCharges, jammerTurns } = run;
  return streak + runUniques + scramblerCharges + jammerTurns === 0 && !runHasShield;
}

/** The shape of a state: anything that passes can be played on. */
export const stateShape: Shape<State> = refine(
  fields,
  (state) => INVARIANTS.find(([holds]) => !holds(state))?.[1],
);
