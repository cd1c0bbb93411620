import { bombFlip } from "@games/bomb-flip";
import { scripted } from "@games/core-rng";
import { dsd6 } from "@games/dsd6";
import { expect, test } from "vitest";
import { listQuestions } from "../src/questions.js";

test.each([bombFlip, dsd6] as const)(
  "the answers of a step, given again, lead to the same state",
  (game) => {
    const any = game as unknown as typeof bombFlip;
    let state = any.create({ seed: "questions" });
    for (let i = 0; i < 20; i++) {
      const [action] = any.legalActions(state);
      if (action === undefined) break;
      const questions = listQuestions(any, state, action) ?? [];
      const again = any.clone(state);
      any.step(any.openWith(again, scripted(questions.map(({ answer }) => answer))), action);
      const applied = any.apply(state, action);
      if (!applied.ok) throw new Error(applied.error.message);
      state = applied.value.state;
      expect({ ...again, rng: undefined }).toEqual({ ...state, rng: undefined });
    }
  },
);
