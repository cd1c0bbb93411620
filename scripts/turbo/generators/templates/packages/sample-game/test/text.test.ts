// The English sentences: one for everything that can happen.
import { describe, expect, it } from "vitest";
import { BANK, ROLL, type SampleGameEvent } from "../src/index.js";
import { describeAction, describeEvent, describeOutcome } from "../src/text.js";

describe("the sentences", () => {
  it.each<[SampleGameEvent, string]>([
    [{ type: "die-rolled", value: 4, pot: 9, reveals: true }, "A 4: the pot has 9 points."],
    [{ type: "pot-lost", points: 9 }, "The round is over: 9 points lost."],
    [{ type: "pot-lost", points: 0 }, "The round is over."],
    [{ type: "pot-banked", points: 9, score: 21 }, "9 points banked: 21 in all."],
    [{ type: "game-ended", outcome: { result: "won", score: 41 } }, "The game is won."],
  ])("put %o into words", (event, sentence) => {
    expect(describeEvent(event)).toBe(sentence);
  });

  it("name actions and sum up a game", () => {
    expect(describeAction(ROLL)).toBe("Roll the die.");
    expect(describeAction(BANK)).toBe("Bank the pot.");
    expect(describeOutcome({ result: "lost", score: 12 })).toBe("The game is lost with 12 points.");
  });
});
