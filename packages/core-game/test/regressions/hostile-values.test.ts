// Values that once threw out of the safe API, or took minutes.
import { type Result, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { OptionsError, type Replay, Session } from "../../src/index.js";
import { type Toy, toy } from "../toy.js";

const state = toy.create({ seed: 1 });
const save = JSON.parse(toy.save(state)) as { state: { rng: object } };
const replay = unwrap(toy.record({ seed: 1 }, [{ type: "mark" }, { type: "leave" }]));
const fail = () => {
  throw new Error("hostile");
};
const code = (result: Result<unknown, { readonly code: string }>) => result.error?.code;

describe("hostile values get a code", () => {
  it("a random source that has no text", () => {
    for (const source of [{ toString: 1 }, { toString: null, valueOf: 1 }, [], 5, null]) {
      const damaged = { ...save, state: { ...save.state, rng: { source } } };
      expect(code(toy.load(JSON.stringify(damaged)))).toBe("unknown-rng");
    }
  });

  it("a proxy that throws when it is asked whether it is frozen", () => {
    const proxy = new Proxy({ type: "mark" }, { isExtensible: fail });
    expect(toy.check(state, proxy as never)?.code).toBe("not-an-action");
    expect(code(toy.apply(state, proxy as never))).toBe("not-an-action");
  });

  it("a proxy that is revoked while it is read", () => {
    const { proxy, revoke } = Proxy.revocable(
      { type: "mark" },
      {
        get() {
          revoke();
          return "nothing";
        },
      },
    );
    expect(toy.check(state, proxy as never)?.code).toBe("unknown-action");
  });

  it("options of a replay whose fields throw", () => {
    const options = Object.defineProperty({}, "lamps", { get: fail, enumerable: true });
    expect(code(toy.replay({ ...replay, options }))).toBe("not-a-replay");
  });

  it("actions that cannot be written into a link", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 20_000; i++) deep = [deep];
    const throwing = Object.defineProperty({}, "type", { get: fail, enumerable: true });
    for (const action of [{ type: deep }, { type: "open", by: deep }, throwing]) {
      const shared = toy.share({ ...replay, actions: [action] } as unknown as Replay<Toy>);
      expect(code(shared)).toBe("illegal-action");
    }
  });

  it("a list with an iterator of its own is read by its length", () => {
    const endless = Object.assign([], {
      *[Symbol.iterator]() {
        for (;;) yield {};
      },
    });
    expect(code(toy.replay({ ...replay, actions: endless, hashes: [] }))).toBeUndefined();
  });

  it("a session of options that throw", () => {
    const options = Object.defineProperty({}, "seed", { get: fail, enumerable: true });
    expect(() => new Session(toy, options as never)).toThrow(OptionsError);
  });
});
