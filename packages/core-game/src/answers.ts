// Luck that answers from what somebody rolled or drew, step by step.
import { type Answer, type Luck, type ScriptedLuck, scripted } from "@games/core-rng";

/** Answers of a game by step: one list for setup, then one per action. */
export interface StepAnswers {
  /** Luck that answers from the list of the present step. */
  readonly luck: Luck;
  /** Moves to the list of a step; throws a LuckError when answers of the step before are left over. */
  startStep(step: number): void;
}

/** Luck over lists of answers, of which the first is for setup. */
export function answersByStep(answers: readonly (readonly Answer[])[]): StepAnswers {
  let script: ScriptedLuck = scripted(answers[0] ?? []);
  return {
    luck: { below: (n) => script.below(n), chance: (p) => script.chance(p) },
    startStep(step) {
      script.done();
      script = scripted(answers[step] ?? []);
    },
  };
}
