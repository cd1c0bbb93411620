import { describe, expect, it } from "vitest";
import { err, ok, unwrap } from "../src/index.js";

describe("Result", () => {
  it("holds a value or a reason", () => {
    expect(unwrap(ok(1))).toBe(1);
    expect(() => unwrap(err({ code: "bad", message: "It is bad." }))).toThrow("bad: It is bad.");
  });
});
