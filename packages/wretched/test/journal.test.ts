// The journal: entries with their day, cards and rolls; exports, read-back, saves (rules 5, 13, 47, R29, R30).
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Action, type State, wretched } from "../src/index.js";
import {
  createJournal,
  type Journal,
  journalToMarkdown,
  journalToText,
  loadJournal,
  logStarter,
  observe,
  readBack,
  saveJournal,
  writeEntry,
} from "../src/journal.js";
import { salvageShip } from "../src/packs/index.js";
import { deal, gameOf, play, pull, roll, turn } from "./table.js";

const ship = gameOf(salvageShip);

/** Two days of a game with its journal. */
function twoDays(): { journal: Journal; state: State } {
  const state = wretched.create({ seed: "journal", initialDamage: null });
  let journal = createJournal(wretched, "Ines");
  const watch = (events: ReturnType<typeof play>) => {
    journal = observe(journal, events, wretched.view(state), ship);
  };
  const write = (content: string, timestamp?: string) => {
    journal = writeEntry(journal, wretched.view(state), content, timestamp);
    watch(play(state, { type: "write-log" }));
  };
  write("We begin.", "2031-05-01 08:00");
  watch(deal(state, 2));
  watch(turn(state, "HA"));
  watch(pull(state, 4));
  watch(turn(state, "C4"));
  write("A green lamp.", "2031-05-01 21:30");
  watch(roll(state, 6));
  watch(deal(state, 1));
  watch(turn(state, "C2"));
  watch(play(state, { type: "skip-log" }));
  watch(roll(state, 2));
  return { journal, state };
}

describe("the journal", () => {
  it("R29: is empty at first; the opening entry is written by an explicit call", () => {
    expect(createJournal(wretched, "Ines").entries).toEqual([]);
    expect(twoDays().journal.entries[0]).toEqual({
      kind: "opening",
      day: 1,
      timestamp: "2031-05-01 08:00",
      content: "We begin.",
      cards: [],
      events: [],
      integrity: 54,
      tokens: 10,
    });
  });

  it("rule 47: an entry has its day, time, prose, cards, events, integrity and tokens", () => {
    const entry = twoDays().journal.entries[1];
    expect(entry).toMatchObject({
      kind: "day",
      day: 1,
      timestamp: "2031-05-01 21:30",
      content: "A green lamp.",
      cards: ["HA", "C4"],
      integrity: 50,
      tokens: 10,
    });
    expect(entry?.events).toContain("Rolled 4: 4 lost, 50 hull left.");
  });

  it("the rescue roll after the log belongs to its day", () => {
    const [, first, second] = twoDays().journal.entries;
    expect(first?.events.at(-1)).toBe(
      "Rolled 6 for rescue, 6 or more needed: 1 removed, 9 relays left.",
    );
    expect(second?.events.at(-1)).toContain("nothing came of it");
  });

  it("a skipped log is an entry without prose, so that its cards are not lost", () => {
    expect(twoDays().journal.entries[2]).toMatchObject({ day: 2, content: "", cards: ["C2"] });
  });

  it("R30: events are kept apart from the prose and never count as entries", () => {
    expect(twoDays().journal.entries).toHaveLength(3);
  });

  it("a lost game's last cards are in the closing entry", () => {
    const state = wretched.create({ seed: 1, initialDamage: null, integrity: 2 });
    let journal = createJournal(wretched, "Ines");
    const act = (events: ReturnType<typeof play>) => {
      journal = observe(journal, events, wretched.view(state), wretched);
    };
    act(play(state, { type: "skip-log" }));
    act(deal(state, 1));
    act(turn(state, "S2"));
    act(pull(state, 6));
    journal = writeEntry(journal, wretched.view(state), "It went dark.");
    expect(journal.entries.at(-1)).toMatchObject({ kind: "closing", day: 1, cards: ["S2"] });
    expect(journal.entries.at(-1)?.events.at(-1)).toBe("Nothing was left that could hold.");
  });

  it("takes the initial damage of setup into the opening entry", () => {
    const { state, events } = unwrap(wretched.tryCreate({ seed: 1 }));
    const journal = observe(createJournal(ship, "Ines"), events, wretched.view(state), ship);
    const [entry] = writeEntry(journal, wretched.view(state), "We begin.").entries;
    expect(entry?.events).toEqual([expect.stringMatching(/^Before the first day, rolled \d: /)]);
  });

  it("takes nothing down after the closing log", () => {
    const { journal, state } = twoDays();
    const outcome = {
      result: "ended",
      reason: null,
      days: 2,
      integrity: 50,
      tokens: 9,
      kings: 0,
      cardsTurned: 3,
    } as const;
    const events = [{ type: "game-ended", outcome }] as const;
    expect(observe(journal, events, wretched.view(state), ship)).toEqual(journal);
  });

  it("reads a story back by day", () => {
    const days = readBack(twoDays().journal);
    expect(days.map(({ day, cards, tokens }) => ({ day, cards, tokens }))).toEqual([
      { day: 1, cards: ["HA", "C4"], tokens: 10 },
      { day: 2, cards: ["C2"], tokens: 9 },
    ]);
    expect(days[0]?.entries.map(({ kind }) => kind)).toEqual(["opening", "day"]);
  });

  it("exports to Markdown with cards, prompts and rolls beside the prose", () => {
    const text = journalToMarkdown(twoDays().journal, ship);
    expect(text.startsWith("# Patient Margaret\n\n*Ines*\n\n## Before the first day\n\n")).toBe(
      true,
    );
    for (const part of [
      "## Day 1\n\n*2031-05-01 21:30*\n\nA green lamp.",
      `> **Four of Clubs.** ${salvageShip.prose.prompts.C4}`,
      "- Rolled 4: 4 lost, 50 hull left.",
      "*50 hull, 10 relays*",
      "## Day 2",
    ])
      expect(text).toContain(part);
  });

  it("exports to plain text without marks", () => {
    const text = journalToText(twoDays().journal, ship);
    expect(text).toContain("Day 1 (2031-05-01 21:30)\n\nA green lamp.\n\n[Ace of Hearts] ");
    expect(text).not.toMatch(/[#>*]/);
  });

  it("exports without prose too", () => {
    const text = journalToText(twoDays().journal, wretched);
    expect(text).toContain("[Four of Clubs]\n");
    expect(text).toContain("50 integrity, 10 tokens");
  });

  it("saves and loads, and refuses what is not a journal", () => {
    const { journal } = twoDays();
    expect(loadJournal(saveJournal(journal))).toEqual({ ok: true, value: journal });
    const codes = ["{", "[]", JSON.stringify({ ...journal, day: 0 }), "x".repeat(8_000_001)].map(
      (text) => {
        const result = loadJournal(text);
        return result.ok ? "" : result.error.code;
      },
    );
    expect(codes).toEqual(["not-json", "bad-journal", "bad-journal", "too-large"]);
  });
});

describe("recordings", () => {
  it("rule 48: an entry holds text; a recording stays with the screen that made it", () => {
    const { journal } = twoDays();
    const entry = { ...journal.entries[0], content: { type: "audio/webm" } };
    const loaded = loadJournal(JSON.stringify({ ...journal, entries: [entry] }));
    expect(loaded.ok ? "" : loaded.error.message).toContain("entries[0].content must be text");
  });
});

describe("the form of a log", () => {
  it("rule 13: a day's log begins with the day, the place and the name, and signs off", () => {
    const { state } = twoDays();
    const text = logStarter(ship, wretched.view(state), "Ines");
    expect(text).toBe(
      "Day 3, salvage vessel Patient Margaret. Ines, ship's mechanic, reporting.\n\nHull reads 50. This is Ines, closing the book for today.",
    );
  });

  it("rule 5: the opening names identity, situation, resources and goal", () => {
    const state = wretched.create({ seed: 1, initialDamage: null });
    const text = logStarter(ship, wretched.view(state), "Ines");
    for (const part of ["Ines, ship's mechanic", "I am the one left", "Hull reads 54", "be found"])
      expect(text).toContain(part);
    expect(text).not.toMatch(/[{}]/);
  });

  it("a pack without prose has no forms", () => {
    expect(logStarter(wretched, wretched.view(wretched.create({ seed: 1 })), "Ines")).toBe("");
  });

  it("the closing log has a form of its own", () => {
    const view = { ...wretched.view(wretched.create({ seed: 1 })), stage: "finalLog" as const };
    expect(logStarter(ship, view, "$& Ines")).toContain("$& Ines");
  });
});

describe("the state and the prose", () => {
  it("no prose is in the state: writing and skipping differ in one count alone", () => {
    const after = (type: Action["type"]) => {
      const state = wretched.create({ seed: 1 });
      play(state, { type } as Action);
      return state;
    };
    expect({ ...after("write-log"), logsWritten: 0 }).toEqual(after("skip-log"));
  });
});
