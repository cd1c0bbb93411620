// What is asked at a table: dice rolled together, chances, picks in groups and cards, and which answers are possible.
import { type About, type Answer, diceAbout, type Luck, LuckError, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { defineGame } from "../src/index.js";
import { recordTable, replayTable, shareTable, unshareTable } from "../src/table.js";
import { answersByStep, runAsked } from "../src/table-questions.js";
import { type Toy, toyRules } from "./toy.js";

/** Runs a rule with answers, over one stream. */
const run = <V>(rule: (luck: Luck) => V, answers: readonly Answer[] = []) =>
  runAsked(answers, (asked) => rule(asked("bag")));

/** The question that comes next. */
function questionOf(rule: (luck: Luck) => unknown, answers: readonly Answer[] = []) {
  const asked = unwrap(run(rule, answers));
  if (asked.isDone) throw new Error("nothing is asked");
  return asked.question;
}

describe("a chance", () => {
  const about = { kind: "chance", name: "hit" } as const;

  it("is asked as yes or no, each with its probability", () => {
    expect(questionOf((luck) => luck.chance(0.25, about))).toEqual({
      stream: "bag",
      kind: "chance",
      name: "hit",
      count: 1,
      index: 1,
      options: [
        { answer: true, label: "yes", probability: 0.25 },
        { answer: false, label: "no", probability: 0.75 },
      ],
    });
    expect(questionOf((luck) => luck.chance(0.5)).name).toBe("bag");
  });

  it("is answered", () => {
    const rule = (luck: Luck) => [luck.chance(0.25), luck.chance(0.25)];
    expect(unwrap(run(rule, [true, false]))).toEqual({ isDone: true, value: [true, false] });
    expect(run(rule, [0, 1])).toMatchObject({
      error: { params: { number: 1, name: "bag", possible: "yes, no" } },
    });
  });

  it("is not asked when it is certain", () => {
    expect(unwrap(run((luck) => [luck.chance(0), luck.chance(1)])).value).toEqual([false, true]);
    expect(() => run((luck) => luck.chance(1.5))).toThrow(LuckError);
  });
});

describe("dice", () => {
  const [one, two] = diceAbout("die", 2);
  const rollTwo = (luck: Luck) => [luck.below(6, two), luck.below(6, two)];

  it("of one roll are numbered, and those of the next roll anew", () => {
    const rule = (luck: Luck) => [rollTwo(luck), rollTwo(luck), luck.below(6, one)];
    const indexes = [0, 1, 2, 3, 4].map((n) => questionOf(rule, Array(n).fill(0)).index);
    expect(indexes).toEqual([1, 2, 1, 2, 1]);
    expect(questionOf(rule, [0, 0]).count).toBe(2);
  });

  it("begin anew after any other question", () => {
    const afterChance = (luck: Luck) => [luck.below(6, two), luck.chance(0.5), luck.below(6, two)];
    expect(questionOf(afterChance, [0, true]).index).toBe(1);
    const afterPick = (luck: Luck) => [luck.below(6, two), luck.below(3), luck.below(6, two)];
    expect(questionOf(afterPick, [0, 1]).index).toBe(1);
    const afterOther = (luck: Luck) => [luck.below(6, two), luck.below(6, one), luck.below(6, two)];
    expect(questionOf(afterOther, [0]).index).toBe(1);
    expect(questionOf(afterOther, [0, 0]).index).toBe(1);
  });

  it("show 1, 2, 3 … or what they are said to show", () => {
    expect(questionOf((luck) => luck.below(3)).options).toEqual([
      { answer: 0, label: 1, probability: 1 / 3 },
      { answer: 1, label: 2, probability: 1 / 3 },
      { answer: 2, label: 3, probability: 1 / 3 },
    ]);
    const [named] = diceAbout("coin", 1, ["heads"]);
    expect(questionOf((luck) => luck.below(2, named)).options.map(({ label }) => label)).toEqual([
      "heads",
      2,
    ]);
  });

  it("that can only fall one way are not asked", () => {
    expect(unwrap(run((luck) => luck.below(1))).value).toBe(0);
    expect(() => run((luck) => luck.below(0))).toThrow(LuckError);
  });

  it.each([6, -1, 1.5, "1", true])("cannot show %j", (answer) => {
    expect(run((luck) => luck.below(6), [answer as Answer])).toMatchObject({
      error: { code: "wrong-answer" },
    });
  });
});

describe("a pick in groups", () => {
  const about: About = { kind: "pick", name: "room", answers: ["hall"], groups: [3, 0, 1] };
  const pick = (luck: Luck) => luck.below(4, about);

  it("is asked for the group, by the first answer of each that has one", () => {
    expect(questionOf(pick).options).toEqual([
      { answer: 0, label: "hall", probability: 3 / 4 },
      { answer: 3, label: 3, probability: 1 / 4 },
    ]);
    const { answers: _, ...nameless } = about;
    const labels = questionOf((luck) => luck.below(4, nameless)).options.map(({ label }) => label);
    expect(labels).toEqual([1, 3]);
  });

  it("takes every answer of a group, as a generator gives them", () => {
    for (const answer of [0, 1, 2, 3]) expect(unwrap(run(pick, [answer])).value).toBe(answer);
    for (const answer of [-1, 4, 0.5, true, "0"])
      expect(run(pick, [answer as Answer])).toMatchObject({ error: { code: "wrong-answer" } });
  });
});

describe("cards", () => {
  const about: About = {
    kind: "card",
    name: "deck",
    label: (card) => (Number(card) > 5 ? "high" : "low"),
  };

  it("of one name are one answer, as likely as all of them", () => {
    expect(questionOf((luck) => luck.below(3, about, [7, 2, 9])).options).toEqual([
      { answer: 0, label: "high", probability: 2 / 3 },
      { answer: 1, label: "low", probability: 1 / 3 },
    ]);
    const plain: About = { kind: "card", name: "deck" };
    const labels = questionOf((luck) => luck.below(2, plain, ["a", "b"])).options;
    expect(labels.map(({ label }) => label)).toEqual(["a", "b"]);
  });

  it("that all have one name are not asked", () => {
    expect(unwrap(run((luck) => luck.below(2, about, [1, 2]))).value).toBe(0);
  });

  it("are cards even if nothing more is said, and otherwise it is a pick", () => {
    expect(questionOf((luck) => luck.below(2, undefined, ["a", "b"])).kind).toBe("card");
    expect(questionOf((luck) => luck.below(2))).toMatchObject({ kind: "pick", name: "bag" });
  });
});

describe("answers", () => {
  it("that are left over are refused with their number", () => {
    expect(run((luck) => luck.below(2), [1, 0, 1])).toMatchObject({
      error: { code: "too-many-answers", params: { left: 2 } },
    });
  });

  it("do not hide what a rule throws", () => {
    const broken = () => {
      throw new TypeError("a broken rule");
    };
    expect(() => run(broken)).toThrow(TypeError);
  });

  it("by step are those of their step, all used up", () => {
    const { luck, startStep } = answersByStep([[1], [true, 0]]);
    expect(luck.below(2)).toBe(1);
    startStep(1);
    expect(luck.chance(0.5)).toBe(true);
    expect(() => startStep(2)).toThrow("left over");
    expect(luck.below(2)).toBe(0);
    startStep(2);
    expect(() => luck.below(2)).toThrow();
    const none = answersByStep([]);
    expect(() => none.luck.below(2)).toThrow();
  });
});

describe("a link to a game with chances", () => {
  /** The toy whose digging is all chance: certain ones, and two that are not. */
  const chancy = defineGame<Toy>({
    ...toyRules,
    step(context, action) {
      if (action.type !== "dig") return toyRules.step(context, action);
      const { state, luck } = context;
      const happened = [0, 0.5, 1, 0.25].map((p) => (luck.die.chance(p) ? 1 : 0));
      state.depth =
        happened.reduce<number>((sum, bit) => 2 * sum + bit, 0) + 16 * luck.die.below(1);
    },
  });
  const asked = ["die", "chests"] as const;

  it.each([
    [[true, false], 6],
    [[false, true], 3],
    [[true, true], 7],
  ] as const)("holds the answers %j", (answers, depth) => {
    const steps = [{ type: "dig" }, { type: "leave" }] as const;
    const given = { asked, answers: [[0], answers, []] };
    const replay = unwrap(recordTable(chancy, { seed: null }, steps, given));
    const link = unwrap(shareTable(chancy, replay));
    const back = unwrap(unshareTable(chancy, link));
    expect(back.answers).toEqual(given.answers);
    expect(unwrap(replayTable(chancy, back)).state.depth).toBe(depth);
  });
});
