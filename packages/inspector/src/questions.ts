// What a step asked luck, and what luck answered: the step is played again with luck that takes notes.
import type { Game, GameTypes } from "@games/core-game";
import type { About, Luck, Streams } from "@games/core-rng";

/** One question to luck and its answer. */
export interface AskedQuestion {
  readonly stream: string;
  /** How many answers were possible; undefined for a question of yes or no. */
  readonly count: number | undefined;
  /** The probability of yes; undefined for a choice. */
  readonly probability: number | undefined;
  /** What the question was about, when the rules say it. */
  readonly about: About | undefined;
  readonly answer: number | boolean;
}

function noting(stream: string, luck: Luck, notes: AskedQuestion[]): Luck {
  return {
    below(count, about, cards) {
      const answer = luck.below(count, about, cards);
      notes.push({ stream, count, probability: undefined, about, answer });
      return answer;
    },
    chance(probability, about) {
      const answer = luck.chance(probability, about);
      notes.push({ stream, count: undefined, probability, about, answer });
      return answer;
    },
  };
}

/** The questions of an action that was played from a state; undefined when they cannot be asked again. */
export function listQuestions<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
): readonly AskedQuestion[] | undefined {
  const notes: AskedQuestion[] = [];
  try {
    const { luck } = game.open(game.clone(state));
    const noted = game.streams.map((stream) => [
      stream,
      noting(stream, luck[stream as keyof typeof luck], notes),
    ]);
    const streams = Object.fromEntries(noted) as Streams<T["stream"]>;
    game.step(game.openWith(game.clone(state), streams), action);
    return notes;
  } catch {
    return undefined; // a stream that is answered at the table
  }
}
