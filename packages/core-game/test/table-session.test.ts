// Sessions at a table: questions, answers taken back, history, undo, saves, replays and links.
import { seeded, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { Session } from "../src/index.js";
import { replayTable, TableSession, unshareTable } from "../src/table.js";
import { type Toy, toy } from "./toy.js";

const dig = { type: "dig" } as const;
const mark = { type: "mark" } as const;
const open = { type: "open", by: "hand" } as const;

/** A game whose first chest is worth 3. */
function begin(undo: "fair" | "free" = "fair") {
  const session = new TableSession(toy, { lamps: 5 }, { undo });
  unwrap(session.answer(4));
  return session;
}

describe("a session at a table", () => {
  it("asks for setup first and shows the game afterwards", () => {
    const session = new TableSession(toy, {});
    expect(session.getSnapshot()).toMatchObject({ game: undefined, question: { name: "chests" } });
    expect(session.do(dig)).toMatchObject({ error: { code: "needs-answer" } });
    expect(unwrap(session.answer(4))).toEqual({
      isDone: true,
      events: [{ type: "cellar-entered", lamps: 3 }],
    });
    expect(session.getSnapshot()).toMatchObject({ game: { step: 0 }, question: undefined });
    expect(session.state).toMatchObject({ chest: 3, rng: { die: null, chests: null } });
    expect(session.answer(1)).toMatchObject({ error: { code: "nothing-asked" } });
  });

  it("throws on wrong options, as a session does", () => {
    expect(() => new TableSession(toy, { lamps: 99 })).toThrow("lamps");
  });

  it("keeps an action waiting until it is answered", () => {
    const session = begin();
    expect(unwrap(session.do(dig))).toMatchObject({ isDone: false, question: { name: "die" } });
    expect(session.state?.depth).toBe(0);
    expect(session.answer(9)).toMatchObject({ error: { code: "wrong-answer" } });
    expect(session.getSnapshot()).toMatchObject({ action: dig, answers: [] });
    expect(unwrap(session.answer(2))).toMatchObject({ isDone: true, events: [{ face: 3 }] });
    expect(session.state?.depth).toBe(3);
    expect(unwrap(session.do(mark))).toMatchObject({ isDone: true });
  });

  it("withdraws an action that is not answered, and asks a finished one again, marked as corrected", () => {
    const session = begin();
    unwrap(session.do(dig));
    expect([session.takeBack(), session.getSnapshot().question]).toEqual([true, undefined]);
    unwrap(session.do(dig));
    unwrap(session.answer(0));
    expect(session.state?.lamps).toBe(4);
    expect(session.undo()).toBe(false); // the roll revealed something, and undo is fair
    expect(session.takeBack()).toBe(true);
    expect(session.state?.lamps).toBe(5);
    expect(session.getSnapshot()).toMatchObject({ action: dig, answers: [], canTakeBack: false });
    expect([session.takeBack(), session.undo()]).toEqual([false, false]);
    unwrap(session.answer(3));
    expect(session.history().at(-1)).toMatchObject({ action: dig, answers: [3], corrections: 1 });
    expect(session.history()[0]).toMatchObject({ answers: [4], corrections: 0 });
  });

  it("lets a finished action be withdrawn under free undo", () => {
    const session = begin("free");
    unwrap(session.do(dig));
    unwrap(session.answer(0));
    expect([session.takeBack(), session.takeBack()]).toEqual([true, true]);
    expect(session.getSnapshot()).toMatchObject({ question: undefined, game: { step: 0 } });
  });

  it("asks setup again", () => {
    const session = begin();
    expect(session.takeBack()).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ game: undefined, question: { name: "chests" } });
    unwrap(session.answer(0));
    expect(session.state?.chest).toBe(1);
    expect(session.history()[0]).toMatchObject({ answers: [0], corrections: 1 });
  });

  it("undoes and redoes with the answers of then", () => {
    const session = begin("free");
    for (const face of [1, 2]) {
      unwrap(session.do(dig));
      unwrap(session.answer(face));
    }
    expect([session.undo(), session.state?.depth]).toEqual([true, 2]);
    expect([session.redo(), session.state?.depth]).toEqual([true, 5]);
    expect([session.seek(0), session.state?.depth]).toEqual([true, 0]);
    unwrap(session.do(dig));
    expect([session.undo(), session.getSnapshot().question]).toEqual([true, undefined]);
  });

  it("tells every change once", () => {
    const session = new TableSession(toy, {});
    const heard: (string | undefined)[] = [];
    const stop = session.subscribe(({ question }) => heard.push(question?.name));
    unwrap(session.answer(0));
    unwrap(session.do(dig));
    unwrap(session.answer(1));
    session.answer(1);
    stop();
    unwrap(session.do(mark));
    expect(heard).toEqual(["chests", undefined, "die", undefined]);
    expect(session.getSnapshot()).toBe(session.getSnapshot());
  });

  it("mixes dice by hand with a deck by the app", () => {
    const session = new TableSession(toy, { seed: "mixed" }, { asked: ["die"] });
    const seeded = new Session(toy, { seed: "mixed" });
    expect(session.state?.chest).toBe(seeded.state.chest);
    expect(unwrap(session.do(open)).isDone).toBe(true);
    unwrap(seeded.do(open));
    expect(session.state?.chest).toBe(seeded.state.chest);
    expect(unwrap(session.do(dig)).isDone).toBe(false);
  });

  it("is replayed and shared with its answers", () => {
    const session = begin();
    unwrap(session.do(dig));
    unwrap(session.answer(2));
    unwrap(session.do(open));
    unwrap(session.answer(0));
    const replay = unwrap(session.replay());
    expect(replay).toMatchObject({ seed: null, answers: [[4], [2], [0]] });
    expect(unwrap(replayTable(toy, replay)).state).toEqual(session.state);
    expect(unwrap(unshareTable(toy, unwrap(session.share()))).answers).toEqual(replay.answers);
    expect(new TableSession(toy, {}).replay()).toMatchObject({ error: { code: "needs-answer" } });
  });

  it("asks nothing where all cards that are left have one name", () => {
    const one = unwrap(toy.withContent({ chests: [{ name: "Iron", worth: 4, count: 3 }] }));
    const session = new TableSession(one, {});
    expect(session.getSnapshot()).toMatchObject({ question: undefined });
    expect(unwrap(session.do(open)).isDone).toBe(true);
    const { state } = unwrap(replayTable(one, unwrap(session.replay())));
    expect(state).toEqual(session.state);
    expect(unwrap(unshareTable(one, unwrap(session.share()))).answers).toEqual([[], []]);
  });
});

describe("a saved session at a table", () => {
  const reload = (session: TableSession<Toy>) => unwrap(TableSession.load(toy, session.save()));

  it("comes back with its past, its corrections and what is being answered", () => {
    const session = begin();
    unwrap(session.do(dig));
    unwrap(session.answer(0));
    session.takeBack();
    unwrap(session.answer(2));
    unwrap(session.do(open));
    const back = reload(session);
    expect(back.getSnapshot()).toMatchObject({ action: open, question: { name: "chests" } });
    expect(back.history()).toEqual(session.history());
    expect(back.state).toEqual(session.state);
    expect(unwrap(back.answer(0)).isDone).toBe(true);
    expect(back.state?.score).toBe(3);
  });

  it("comes back in the middle of setup", () => {
    const back = reload(new TableSession(toy, { lamps: 2 }));
    expect(back.getSnapshot().question).toMatchObject({ name: "chests" });
    unwrap(back.answer(0));
    expect(back.state?.lamps).toBe(2);
  });

  it("keeps what was taken back", () => {
    const session = begin("free");
    unwrap(session.do(dig));
    unwrap(session.answer(2));
    session.undo();
    const back = reload(session);
    expect([back.state?.depth, back.redo(), back.state?.depth]).toEqual([0, true, 3]);
  });

  it("keeps the state where the past no longer leads to it", () => {
    const session = begin();
    unwrap(session.do(dig));
    unwrap(session.answer(2));
    const save = JSON.parse(session.save()) as { session: { answers: unknown[] } };
    save.session.answers = [{ answers: [1], corrections: 0 }];
    const back = unwrap(TableSession.load(toy, JSON.stringify(save)));
    expect(back.state).toEqual(session.state);
    expect(back.replay()).toMatchObject({ error: { code: "no-history" } });
    expect(unwrap(back.do(dig)).isDone).toBe(false);
  });

  it("of a game that was under way keeps what was played since, with its answers", () => {
    const { state } = begin();
    if (state === undefined) throw new Error("setup is not done");
    const session = new TableSession(toy, {}, { from: state });
    unwrap(session.do(dig));
    unwrap(session.answer(2));
    const back = unwrap(TableSession.load(toy, session.save()));
    expect(back.state).toEqual(session.state);
    expect(back.history()).toEqual(session.history());
    expect(back.takeBack()).toBe(true);
    expect(back.getSnapshot()).toMatchObject({ action: dig, answers: [] });
  });

  it("can be opened as a state by a session without a table, which asks for one", () => {
    const session = begin();
    const plain = unwrap(Session.load(toy, session.save()));
    expect(plain.state).toEqual(session.state);
    expect(plain.do(dig)).toMatchObject({ error: { code: "needs-table" } });
  });

  it.each([
    ["nonsense", "not-json"],
    ["{}", "not-a-session"],
    [JSON.stringify({ table: {} }), "not-a-session"],
  ])("is refused when it is %s", (text, code) => {
    expect(TableSession.load(toy, text)).toMatchObject({ error: { code } });
  });
});

describe("searching at a table", () => {
  it("has random state to play out", () => {
    const { state } = begin();
    if (state === undefined) throw new Error("setup is not done");
    const copy = toy.sample(state, seeded("search"));
    expect(Object.values(copy.rng)).not.toContain(null);
    toy.step(toy.open(copy), dig);
    expect(copy.depth).toBeGreaterThan(0);
  });
});
