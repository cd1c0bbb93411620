// Scripted luck: answers from a list, for rule tests and for players who roll real dice.
import { assertProbability, assertRange, type Luck, LuckError } from "./luck.js";

/** One answer of a script: a number for `below`, true or false for `chance`. */
export type Answer = number | boolean;

/** Luck that answers from a list and fails on a missing, impossible or left-over answer. */
export interface ScriptedLuck extends Luck {
  /** How many answers are still unused. */
  readonly left: number;
  /** Throws when answers are left over. */
  done(): void;
}

/**
 * Luck that answers from a list, in order. A question with only one possible answer (`below(1)`,
 * `chance(0)`, `chance(1)`) takes nothing from the list.
 */
export function scripted(answers: readonly Answer[]): ScriptedLuck {
  let used = 0;
  function take(question: string, fits: (answer: Answer) => boolean): Answer {
    const answer = answers[used];
    if (answer === undefined) {
      throw new LuckError(
        "script-missing",
        `The script has no answer ${used + 1} for ${question}.`,
      );
    }
    if (!fits(answer)) {
      throw new LuckError(
        "script-mismatch",
        `Answer ${used + 1} of the script, ${answer}, does not fit ${question}.`,
      );
    }
    used++;
    return answer;
  }
  return {
    get left() {
      return answers.length - used;
    },
    below(n) {
      assertRange(n);
      if (n === 1) return 0;
      const fits = (answer: Answer) =>
        typeof answer === "number" && Number.isInteger(answer) && answer >= 0 && answer < n;
      return Number(take(`below(${n})`, fits));
    },
    chance(p) {
      assertProbability(p);
      if (p === 0 || p === 1) return p === 1;
      return take(`chance(${p})`, (answer) => typeof answer === "boolean") === true;
    },
    done() {
      if (used === answers.length) return;
      throw new LuckError(
        "script-left-over",
        `The script has ${answers.length - used} answers left over, from answer ${used + 1} on.`,
      );
    },
  };
}

/** Runs a function with scripted luck and fails unless it used up every answer. */
export function withScript<T>(answers: readonly Answer[], run: (luck: Luck) => T): T {
  const luck = scripted(answers);
  const result = run(luck);
  luck.done();
  return result;
}
