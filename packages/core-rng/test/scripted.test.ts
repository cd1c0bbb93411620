import { describe, expect, it } from "vitest";
import { scripted, withScript } from "../src/index.js";

const code = (name: string) => expect.objectContaining({ code: name });

describe("scripted luck", () => {
  it("answers in order", () => {
    const luck = scripted([3, true, 0]);
    expect([luck.below(6), luck.chance(0.5), luck.below(2)]).toEqual([3, true, 0]);
    expect(luck.left).toBe(0);
    luck.done();
  });

  it("takes nothing for a question with one answer", () => {
    const luck = scripted([]);
    expect([luck.below(1), luck.chance(0), luck.chance(1)]).toEqual([0, false, true]);
  });

  it("fails on a missing answer", () => {
    expect(() => scripted([]).below(6)).toThrow(code("script-missing"));
  });

  it.each([[6], [-1], [1.5], [true]])("fails when %s should answer below(6)", (answer) => {
    expect(() => scripted([answer]).below(6)).toThrow(code("script-mismatch"));
  });

  it("fails when a number should answer chance", () => {
    expect(() => scripted([1]).chance(0.5)).toThrow(code("script-mismatch"));
  });

  it("fails on answers left over", () => {
    expect(() => scripted([1]).done()).toThrow(code("script-left-over"));
    expect(() => withScript([1, 2], (luck) => luck.below(6))).toThrow(code("script-left-over"));
    expect(withScript([4], (luck) => luck.below(6))).toBe(4);
  });

  it("says which answer is wrong, counted from one", () => {
    const luck = scripted([1, 9, 2]);
    luck.below(6);
    expect(() => luck.below(6)).toThrow("Answer 2 of the script, 9, does not fit below(6).");
    expect(() => luck.done()).toThrow("The script has 2 answers left over, from answer 2 on.");
    expect(() => scripted([]).chance(0.5)).toThrow("The script has no answer 1 for chance(0.5).");
    expect(scripted([1, 2, 3]).left).toBe(3);
  });

  it("refuses senseless questions as all luck does", () => {
    expect(() => scripted([0]).below(0)).toThrow(code("bad-range"));
    expect(() => scripted([true]).chance(2)).toThrow(code("bad-probability"));
  });
});
