// Listeners: who hears what, in which order, and what becomes of an error.
import { describe, expect, it } from "vitest";
import { Listeners } from "../src/listeners.js";

describe("listeners", () => {
  it("hear the present value at once and every later one in order", () => {
    const listeners = new Listeners<number>();
    const heard: number[] = [];
    const end = listeners.add((value) => heard.push(value), 1);
    listeners.tell(() => 2);
    listeners.tell(() => 3);
    end();
    listeners.tell(() => 4);
    expect(heard).toEqual([1, 2, 3]);
  });

  it("no value is made when nobody listens", () => {
    let made = 0;
    new Listeners<number>().tell(() => ++made);
    expect(made).toBe(0);
  });

  it("one that is added while another is told its first value waits until that one is done", () => {
    const listeners = new Listeners<string>();
    const heard: string[] = [];
    listeners.add((value) => {
      heard.push(`a ${value}`);
      if (value !== "first") return;
      listeners.tell(() => "told meanwhile");
      listeners.add((inner) => heard.push(`b ${inner}`), "inner");
      heard.push("a is done");
    }, "first");
    expect(heard).toEqual(["a first", "b inner", "a is done", "a told meanwhile"]);
    listeners.tell(() => "later");
    expect(heard.slice(4)).toEqual(["a later", "b later"]);
  });

  it("what one sets off is told to all after the value that they are told", () => {
    const listeners = new Listeners<number>();
    const heard: string[] = [];
    listeners.add((value) => {
      heard.push(`a${value}`);
      if (value === 1) listeners.tell(() => 2);
    }, 0);
    listeners.add((value) => heard.push(`b${value}`), 0);
    listeners.tell(() => 1);
    expect(heard).toEqual(["a0", "b0", "a1", "b1", "a2", "b2"]);
  });

  it("one that throws at first is not kept, and the others are told as before", () => {
    const listeners = new Listeners<number>();
    const heard: number[] = [];
    listeners.add((value) => heard.push(value), 0);
    const broken = () => {
      throw new Error("broken");
    };
    expect(() => listeners.add(broken, 0)).toThrow("broken");
    listeners.tell(() => 1);
    expect(heard).toEqual([0, 1]);
  });

  it("an error of one is told to whoever asked for it, and keeps nobody from hearing", () => {
    const errors: unknown[] = [];
    const listeners = new Listeners<number>((error) => errors.push(error));
    const heard: number[] = [];
    listeners.add((value) => {
      if (value === 1) throw new Error("broken");
    }, 0);
    listeners.add((value) => heard.push(value), 0);
    listeners.tell(() => 1);
    expect(heard).toEqual([0, 1]);
    expect(errors).toEqual([new Error("broken")]);
  });
});
