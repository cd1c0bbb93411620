// Recorded luck: what the rules asked and what they were told, so that a second model of them can be asked the same.
import type { Answer, Luck } from "@games/core-rng";

/** A question to luck with its answer: `below` has n, `chance` has p. */
export interface Asked {
  readonly n?: number;
  readonly p?: number;
  readonly answer: Answer;
}

/** Luck that writes down every question and what another answered. */
export function recordLuck(luck: Luck): Luck & { readonly asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    below(n, about, cards) {
      const answer = luck.below(n, about, cards);
      asked.push({ n, answer });
      return answer;
    },
    chance(p, about) {
      const answer = luck.chance(p, about);
      asked.push({ p, answer });
      return answer;
    },
  };
}

/** How far the probabilities of two models may lie apart because they were computed in another order. */
const ROUNDING = 1e-12;

/** What luck with recorded answers can do beside answering. */
export interface RepeatedLuck {
  /** Throws when an answer was not asked for. */
  done(): void;
}

/** Luck that gives recorded answers, and throws on any other question and, by `done`, on one that was not asked. */
export function repeatLuck(asked: readonly Asked[]): Luck & RepeatedLuck {
  let at = 0;
  const fail = (question: string): never => {
    throw new Error(`Question ${at} is ${question}, not ${JSON.stringify(asked[at - 1])}.`);
  };
  return {
    below(n) {
      const next = asked[at++];
      return next?.n === n ? (next.answer as number) : fail(`below(${n})`);
    },
    chance(p) {
      const next = asked[at++];
      const isSame = next?.p !== undefined && Math.abs(next.p - p) < ROUNDING;
      return isSame ? (next.answer as boolean) : fail(`chance(${p})`);
    },
    done() {
      if (at < asked.length) throw new Error(`${asked.length - at} questions were not asked.`);
    },
  };
}
