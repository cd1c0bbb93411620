import { unwrap } from "@games/core-rng";
import { describe, expect, it, vi } from "vitest";
import { defineGame, Session, type Snapshot } from "../src/index.js";
import { type Toy, toy, toyRules } from "./toy.js";

const mark = { type: "mark" } as const;
const dig = { type: "dig" } as const;
const open = { type: "open", by: "hand" } as const;

describe("Session", () => {
  it("plays actions and tells what happened", () => {
    const session = new Session(toy, { seed: "s" });
    expect(unwrap(session.do(mark))).toEqual([{ type: "marked" }]);
    expect(session.getSnapshot()).toMatchObject({
      step: 1,
      change: "do",
      events: [{ type: "marked" }],
      canUndo: true,
    });
    expect(session.getSnapshot().view.isMarked).toBe(true);
  });

  it("refuses with a reason and changes nothing", () => {
    const session = new Session(toy, { seed: "s" });
    session.do(mark);
    const before = session.getSnapshot();
    expect(session.do(mark)).toMatchObject({ ok: false, error: { code: "already-marked" } });
    expect(session.do("mark" as never)).toMatchObject({
      ok: false,
      error: { code: "not-an-action" },
    });
    expect(session.getSnapshot()).toBe(before);
  });

  it("keeps one snapshot until something changes, as React asks", () => {
    const session = new Session(toy, { seed: "s" });
    const first = session.getSnapshot();
    expect(session.getSnapshot()).toBe(first);
    session.do(mark);
    expect(session.getSnapshot()).not.toBe(first);
  });

  it("calls listeners at once and after every change, as Svelte asks", () => {
    const session = new Session(toy, { seed: "s" });
    const seen: Snapshot<Toy>[] = [];
    const stop = session.subscribe((snapshot) => seen.push(snapshot));
    session.do(mark);
    session.undo();
    session.redo();
    stop();
    session.do(dig);
    expect(seen.map(({ change }) => change)).toEqual(["start", "do", "undo", "redo"]);
  });

  it("survives a listener that stops listening while it is called", () => {
    const session = new Session(toy, { seed: "s" });
    const other = vi.fn();
    const stop = session.subscribe(({ step }) => {
      if (step === 1) stop();
    });
    session.subscribe(other);
    session.do(mark);
    session.do(dig);
    expect(other).toHaveBeenCalledTimes(3);
  });
});

describe("listeners", () => {
  it("hear every change once and in order, those that a listener makes too", () => {
    const session = new Session(toy, { seed: "s" });
    const heard: string[][] = [[], []];
    session.subscribe(({ step, change }) => {
      heard[0]?.push(`${change} ${step}`);
      if (change === "do" && step === 1) session.do(dig);
    });
    session.subscribe(({ step, change }) => heard[1]?.push(`${change} ${step}`));
    session.do(mark);
    expect(heard[0]).toEqual(["start 0", "do 1", "do 2"]);
    expect(heard[1]).toEqual(heard[0]);
  });

  it("hear what they set off in their first call, after it", () => {
    const session = new Session(toy, { seed: "s" });
    const heard: string[] = [];
    session.subscribe(({ step }) => {
      heard.push(`begin ${step}`);
      if (step === 0) session.do(mark);
      heard.push(`end ${step}`);
    });
    expect(heard).toEqual(["begin 0", "end 0", "begin 1", "end 1"]);
  });

  it("hear nothing twice when they come in the middle of a change", () => {
    const session = new Session(toy, { seed: "s" });
    const late: number[] = [];
    session.subscribe(({ step }) => {
      if (step === 1) {
        session.do(dig);
        session.subscribe((snapshot) => late.push(snapshot.step));
      }
    });
    session.do(mark);
    expect(late).toEqual([2]);
  });

  it("are removed one by one, even if they are the same function", () => {
    const session = new Session(toy, { seed: "s" });
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.subscribe(listener);
    stop();
    session.do(mark);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("get the same snapshot", () => {
    const session = new Session(toy, { seed: "s" });
    const seen: Snapshot<Toy>[] = [];
    for (let i = 0; i < 2; i++) session.subscribe((snapshot) => seen.push(snapshot));
    session.do(mark);
    expect(seen[2]).toBe(seen[3]);
    expect(seen[2]).toBe(session.getSnapshot());
  });

  it("that throw neither stop the others nor make an action fail", () => {
    const errors: unknown[] = [];
    const session = new Session(toy, { seed: "s" }, { onListenerError: (e) => errors.push(e) });
    const other = vi.fn();
    session.subscribe(({ step }) => {
      if (step > 0) throw new Error("a listener");
    });
    session.subscribe(other);
    expect(session.do(mark).ok).toBe(true);
    expect(other).toHaveBeenCalledTimes(2);
    expect(errors).toMatchObject([{ message: "a listener" }]);
  });

  it("that throw at once are not kept", () => {
    const session = new Session(toy, { seed: "s" });
    const listener = vi.fn(() => {
      throw new Error("at once");
    });
    expect(() => session.subscribe(listener)).toThrow("at once");
    session.do(mark);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("miss no event when two moves fall in one tick", () => {
    const session = new Session(toy, { seed: "s" });
    const events: string[] = [];
    session.subscribe((snapshot) => events.push(...snapshot.events.map(({ type }) => type)));
    session.do(mark);
    session.do({ type: "leave" });
    expect(events).toEqual(["cellar-entered", "marked", "game-ended"]);
  });
});

describe("a session", () => {
  it("has methods that work unbound", () => {
    const {
      do: play,
      undo,
      redo,
      seek,
      history,
      getSnapshot,
      save,
    } = new Session(toy, { seed: 1 });
    expect(play(mark).ok).toBe(true);
    expect([undo(), redo(), seek(0)]).toEqual([true, true, true]);
    expect(getSnapshot().step).toBe(0);
    expect(history()).toHaveLength(1);
    expect(Session.load(toy, save()).ok).toBe(true);
  });

  it("tells the events of setup in its first snapshot and in its history", () => {
    const session = new Session(toy, { seed: 1 }, { undo: "free" });
    const setup = [{ type: "cellar-entered", lamps: 3 }];
    expect(session.getSnapshot()).toMatchObject({ change: "start", events: setup });
    for (const action of [mark, dig, open]) unwrap(session.do(action));
    session.undo();
    expect(session.history()).toMatchObject([
      { action: undefined, events: setup },
      { action: mark, events: [{ type: "marked" }] },
      { action: dig, events: [{ type: "rolled" }] },
    ]);
    expect(session.history()).toHaveLength(3);
    expect(unwrap(Session.load(toy, session.save())).history()).toEqual(session.history());
  });

  it("keeps its own copies of options and actions", () => {
    const options = { seed: "s", lamps: 5 };
    const action = { ...open };
    const session = new Session(toy, options);
    session.do(action);
    options.lamps = 1;
    (action as { by: string }).by = "bar";
    expect(session.options).toEqual({ seed: "s", lamps: 5 });
    expect(session.history()[1]?.action).toEqual(open);
    expect(session.replay().ok).toBe(true);
  });

  it("keeps its own copy of a state it begins from", () => {
    const state = toy.clone(toy.create({ seed: "s" }));
    const session = new Session(toy, { seed: "s" }, { from: state });
    state.depth = 99;
    expect(session.getSnapshot().view.depth).toBe(0);
  });
});

describe("undo", () => {
  it("is fair: it stops where the player learned something", () => {
    const session = new Session(toy, { seed: "s" });
    session.do(dig);
    session.do(mark);
    expect(session.undo()).toBe(true);
    expect(session.getSnapshot()).toMatchObject({
      canUndo: false,
      canRedo: true,
      step: 1,
      hasPeeked: false,
    });
    expect(session.undo()).toBe(false);
  });

  it("can be free, and marks the game once it has peeked", () => {
    const session = new Session(toy, { seed: "s" }, { undo: "free" });
    const start = toy.hash(session.state);
    session.do(mark);
    session.undo();
    expect(session.getSnapshot().hasPeeked).toBe(false);
    session.do(open);
    session.undo();
    expect(session.getSnapshot().hasPeeked).toBe(true);
    expect(toy.hash(session.state)).toBe(start);
  });

  it("restores the exact state far back, and redo the one it came from", () => {
    const session = new Session(toy, { seed: "lamp oil", lamps: 9 }, { undo: "free" });
    const hashes = [toy.hash(session.state)];
    while (hashes.length < 100 && session.do(dig).ok) hashes.push(toy.hash(session.state));
    expect(hashes.length).toBeGreaterThan(33);
    const known = () => hashes[session.getSnapshot().step];
    while (session.undo()) expect(toy.hash(session.state)).toBe(known());
    expect(session.getSnapshot().step).toBe(0);
    while (session.redo()) expect(toy.hash(session.state)).toBe(known());
    expect(session.getSnapshot().step).toBe(hashes.length - 1);
  });

  it("forgets what was taken back once another way is taken", () => {
    const session = new Session(toy, { seed: "s" });
    session.do(mark);
    session.undo();
    session.do(dig);
    expect(session.getSnapshot().canRedo).toBe(false);
    expect(unwrap(session.replay()).actions).toEqual([dig]);
  });

  it("does nothing at the beginning, redo nothing at the end", () => {
    const session = new Session(toy, { seed: "s" });
    expect([session.undo(), session.redo()]).toEqual([false, false]);
  });
});

describe("seek", () => {
  const steps = [dig, mark, open, mark];
  function played(undo: "fair" | "free"): { session: Session<Toy>; hashes: string[] } {
    const session = new Session(toy, { seed: "s" }, { undo });
    const hashes = [toy.hash(session.state)];
    for (const action of steps) {
      unwrap(session.do(action));
      hashes.push(toy.hash(session.state));
    }
    return { session, hashes };
  }

  it("goes to any step, and redo continues from there", () => {
    const { session, hashes } = played("free");
    for (const step of [2, 0, 4, 1]) {
      expect(session.seek(step)).toBe(true);
      expect(toy.hash(session.state)).toBe(hashes[step]);
      expect(session.getSnapshot()).toMatchObject({ step, change: "seek", events: [] });
    }
    expect(session.redo()).toBe(true);
    expect(toy.hash(session.state)).toBe(hashes[2]);
  });

  it("is as fair as undo", () => {
    const { session } = played("fair");
    expect(session.seek(2)).toBe(false); // opening the chest showed what is in it
    expect(session.getSnapshot()).toMatchObject({ step: 4, hasPeeked: false });
    expect(session.seek(3)).toBe(true);
    expect(session.getSnapshot().hasPeeked).toBe(false);
  });

  it("marks the game when free undo would", () => {
    const { session } = played("free");
    session.seek(3);
    expect(session.getSnapshot().hasPeeked).toBe(false);
    session.seek(2);
    expect(session.getSnapshot().hasPeeked).toBe(true);
  });

  it.each([-1, 5, 1.5, Number.NaN])("knows no step %s", (step) => {
    const { session } = played("free");
    expect(session.seek(step)).toBe(false);
    expect(session.getSnapshot().step).toBe(4);
  });
});

describe("undo mode", () => {
  it("can change in the middle of a game, and listeners hear of it", () => {
    const session = new Session(toy, { seed: "s" });
    session.do(dig);
    const seen: Snapshot<Toy>[] = [];
    session.subscribe((snapshot) => seen.push(snapshot));
    session.undoMode = "free";
    session.undoMode = "free";
    expect(seen.map(({ change, canUndo }) => [change, canUndo])).toEqual([
      ["do", false],
      ["undo-mode", true],
    ]);
  });

  it("survives save and load after a peek that it would no longer allow", () => {
    const session = new Session(toy, { seed: "s" }, { undo: "free" });
    session.do(dig);
    session.undo();
    session.undoMode = "fair";
    const loaded = unwrap(Session.load(toy, session.save()));
    expect(loaded.undoMode).toBe("fair");
    expect(loaded.getSnapshot()).toMatchObject({ step: 0, canRedo: true, hasPeeked: true });
  });
});

describe("save and load", () => {
  function played(): Session<Toy> {
    const session = new Session(toy, { seed: "s", bonus: 4 }, { undo: "free" });
    for (const action of [dig, mark, open, mark]) session.do(action);
    session.undo();
    return session;
  }

  it("keep state, past, what was taken back, and settings", () => {
    const session = played();
    const loaded = unwrap(Session.load(toy, session.save()));
    expect(loaded.state).toEqual(session.state);
    expect(loaded.options).toEqual({ seed: "s", bonus: 4 });
    expect(loaded.undoMode).toBe("free");
    expect(loaded.getSnapshot()).toMatchObject({
      step: 3,
      canUndo: true,
      canRedo: true,
      hasPeeked: false,
      change: "start",
    });
    expect(unwrap(loaded.share())).toBe(unwrap(session.share()));
    expect(loaded.redo()).toBe(true);
  });

  it("keep the state when changed rules no longer lead to it", () => {
    const changed = defineGame<Toy>({
      ...toyRules,
      rulesVersion: 2,
      step(context, action) {
        toyRules.step(context, action);
        context.state.depth++;
      },
    });
    const session = played();
    const loaded = unwrap(Session.load(changed, session.save()));
    expect(loaded.state).toEqual(session.state);
    expect(loaded.hasHistory).toBe(false);
    expect(loaded.replay()).toMatchObject({ ok: false, error: { code: "no-history" } });
    expect(loaded.share()).toMatchObject({ ok: false });
    expect(loaded.do(dig).ok).toBe(true);
    const again = unwrap(Session.load(changed, loaded.save()));
    expect(again.state).toEqual(loaded.state);
    expect(again.hasHistory).toBe(false);
  });

  it("keep the state when an option no longer exists", () => {
    const { bonus: _, ...rest } = { bonus: 0 };
    const without = defineGame<Toy>({
      ...toyRules,
      optionsShape: (content) => (value, context) =>
        toyRules.optionsShape(content)(
          "bonus" in (value as object) && !("lamps" in (value as object))
            ? { bonus: "gone", ...rest }
            : value,
          context,
        ),
    });
    const loaded = unwrap(Session.load(without, played().save()));
    expect(loaded.hasHistory).toBe(false);
    expect(loaded.state).toEqual(played().state);
  });

  it("refuse a save without a session, and all that load refuses", () => {
    expect(Session.load(toy, toy.save(toy.create({ seed: 1 })))).toMatchObject({
      error: { code: "not-a-session" },
    });
    expect(Session.load(toy, "{")).toMatchObject({ error: { code: "not-json" } });
    expect(Session.load(toy, played().save().replace('"score":', '"score":1'))).toMatchObject({
      error: { code: "damaged" },
    });
  });

  it("drop a past that does not lead to the state", () => {
    const save = JSON.parse(played().save()) as { session: { step: unknown; actions: unknown } };
    for (const [step, actions] of [
      [99, [mark]],
      [-1, [mark]],
      ["x", [mark]],
      [0, "x"],
      [0, [null]],
      [1, [{ type: "fly" }]],
    ]) {
      save.session = { ...save.session, step, actions };
      const loaded = unwrap(Session.load(toy, JSON.stringify(save)));
      expect(loaded.hasHistory).toBe(false);
      expect(loaded.state).toEqual(played().state);
    }
  });

  it("that began from a state keeps what was played since, with undo", () => {
    const began = played().state;
    const session = new Session(toy, { seed: "s" }, { from: began, undo: "free" });
    session.do({ type: "mark" });
    session.do({ type: "dig" });
    const back = unwrap(Session.load(toy, session.save()));
    expect(back.state).toEqual(session.state);
    expect(back.history()).toEqual(session.history());
    expect([back.hasHistory, back.undo(), back.undo(), back.undo()]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(back.state).toEqual(began);
    expect(back.replay()).toMatchObject({ error: { code: "no-history" } });
  });

  it("whose beginning was damaged keeps its state alone", () => {
    const session = new Session(toy, { seed: "s" }, { from: played().state });
    session.do({ type: "mark" });
    const saved = JSON.parse(session.save());
    saved.session.from.state.depth = 99;
    const back = unwrap(Session.load(toy, JSON.stringify(saved)));
    expect(back.state).toEqual(session.state);
    expect(back.getSnapshot().step).toBe(0);
  });

  it("gives the state after any of its actions, also those that were taken back", () => {
    const session = played();
    const states = session.history().map((_, step) => session.stateAt(step));
    const { length } = states;
    expect(states.at(-1)).toEqual(session.state);
    session.undoMode = "free";
    for (let step = length - 1; step > 0; step--) {
      expect(session.state).toEqual(states[step]);
      session.undo();
    }
    expect(session.stateAt(length - 1)).toEqual(states[length - 1]);
    expect(session.stateAt(0)).not.toBe(session.stateAt(0));
  });

  it("can continue from a bare state", () => {
    const session = new Session(toy, { seed: "s" }, { from: played().state });
    expect(session.state).toEqual(played().state);
    session.do(mark);
    expect(session.undo()).toBe(true);
    expect(session.state).toEqual(played().state);
  });
});
