// Refusals, faults and errors in the words of a language: a made-up one, whose every sentence is in capitals.
import { describe, expect, it } from "vitest";
import { messagesOf } from "../src/messages.js";
import {
  describeFairError,
  describeLoadError,
  describeRefusal,
  describeReplayError,
  listFaults,
  type ProblemWords,
  problemWords,
} from "../src/problems.js";
import type { Fault } from "../src/shape.js";

const COMMON: ProblemWords = {
  theValue: "THE VALUE",
  moreFaults: (n) => `AND ${n} MORE`,
  refusals: { "bad-field": "FIELD {field}: {problem}", "game-over": "COMMON" },
  faults: { missing: "MISSING", "not-one-of": "ONE OF {values}" },
  loadErrors: { "bad-state": "BROKEN: {faults}", damaged: "DAMAGED" },
  replayErrors: {
    "illegal-action": "STEP {step}: {problem}",
    "bad-options": "OPTIONS: {faults}",
    damaged: "LINK",
  },
  fairErrors: {
    "bad-proof": "NO PROOF: {problem}",
    "wrong-replay": "REPLAY: {problem}",
    "wrong-seed": "SEED",
  },
};
const WORDS = problemWords(COMMON, {
  refusals: { "game-over": "OVER" },
  faults: { stuck: "STUCK" },
});

const say = messagesOf({
  missing: "is missing",
  stuck: "is stuck",
  "not-one-of": "must be one of {values}",
  "bad-field": "{field} {problem}",
  "game-over": "The game is over.",
  "illegal-action": "Step {step}: {problem}",
  "bad-options": "{faults}",
  "bad-state": "{faults}",
  damaged: "This is damaged.",
  "bad-proof": "{problem}",
  "wrong-replay": "{problem}",
  "wrong-seed": "The seed is wrong.",
});
const at = (path: string): Fault => ({ path, ...say("missing") });
const OTHERS: Fault = { path: "by", ...say("not-one-of", { values: "a, b" }) };

describe("the words of a game stand beside and before those of the contract", () => {
  it("its refusals and its faults", () => {
    expect(WORDS.refusals).toEqual({
      "bad-field": "FIELD {field}: {problem}",
      "game-over": "OVER",
    });
    expect(Object.keys(WORDS.faults)).toEqual(["missing", "not-one-of", "stuck"]);
  });

  it("all else is the contract's", () => {
    expect(WORDS.loadErrors).toBe(COMMON.loadErrors);
    expect(WORDS.theValue).toBe("THE VALUE");
  });
});

describe("faults in one sentence", () => {
  it.each([
    [[at("")], "THE VALUE MISSING."],
    [[at("lamps")], "lamps MISSING."],
    [[at("a"), { path: "b", ...say("stuck") }], "a MISSING; b STUCK."],
    [[at("a"), at("b"), OTHERS], "a MISSING; b MISSING; by ONE OF a, b."],
    [[at("a"), at("b"), at("c"), at("d")], "a MISSING; b MISSING; c MISSING, AND 1 MORE."],
    [["a", "b", "c", "d", "e"].map(at), "a MISSING; b MISSING; c MISSING, AND 2 MORE."],
  ])("%#", (faults, sentence) => {
    expect(listFaults(faults, WORDS)).toBe(sentence);
  });

  it("are English by default", () => {
    expect(listFaults([at("lamps")])).toBe("lamps is missing.");
  });
});

describe("why an action is refused", () => {
  it("is the sentence of the game", () => {
    expect(describeRefusal(say("game-over"), WORDS)).toBe("OVER");
  });

  it("names the field and what is wrong with it in the same language", () => {
    const refusal = {
      ...say("bad-field", { field: "by", problem: "must be one of a, b" }),
      fault: OTHERS,
    };
    expect(describeRefusal(refusal, WORDS)).toBe("FIELD by: ONE OF a, b");
  });

  it("keeps a part that has no fault to it", () => {
    const refusal = say("bad-field", { field: "by", problem: "as it was" });
    expect(describeRefusal(refusal, WORDS)).toBe("FIELD by: as it was");
  });
});

describe("why a save cannot be loaded", () => {
  it("is told with the faults", () => {
    const error = { ...say("bad-state", { faults: "lamps is missing." }), faults: [at("lamps")] };
    expect(describeLoadError(error, WORDS)).toBe("BROKEN: lamps MISSING.");
  });

  it("is told without them when there are none", () => {
    expect(describeLoadError(say("damaged"), WORDS)).toBe("DAMAGED");
    expect(describeLoadError(say("bad-state", { faults: "a sentence" }), WORDS)).toBe(
      "BROKEN: a sentence",
    );
  });
});

describe("why a replay cannot be played", () => {
  it("is told with why the action was refused", () => {
    const refusal = say("game-over");
    const error = { ...say("illegal-action", { step: 4, problem: "The game is over." }), refusal };
    expect(describeReplayError(error, WORDS)).toBe("STEP 4: OVER");
  });

  it("is told with the faults of the options", () => {
    const error = { ...say("bad-options", { faults: "x" }), faults: [at("lamps"), at("bonus")] };
    expect(describeReplayError(error, WORDS)).toBe("OPTIONS: lamps MISSING; bonus MISSING.");
  });

  it("is told by itself when there is neither", () => {
    expect(describeReplayError(say("damaged"), WORDS)).toBe("LINK");
    const bare = say("illegal-action", { step: 4, problem: "as it was" });
    expect(describeReplayError(bare, WORDS)).toBe("STEP 4: as it was");
  });
});

describe("why a game could not be verified as fair", () => {
  it("is told with what cannot be read", () => {
    const error = { ...say("bad-proof", { problem: "x" }), faults: [at("secret")] };
    expect(describeFairError(error, WORDS)).toBe("NO PROOF: secret MISSING.");
  });

  it("is told with what is wrong with the replay", () => {
    const cause = say("damaged");
    const error = { ...say("wrong-replay", { problem: "x" }), cause, faults: [at("unused")] };
    expect(describeFairError(error, WORDS)).toBe("REPLAY: LINK");
  });

  it("is told by itself when there is neither", () => {
    expect(describeFairError(say("wrong-seed"), WORDS)).toBe("SEED");
    expect(describeFairError(say("bad-proof", { problem: "as it was" }), WORDS)).toBe(
      "NO PROOF: as it was",
    );
  });
});
