// The journal: facts by step and the player's pages; right after undo, redo and reload; exports and saves (R57, R58).
import { Session } from "@games/core-game";
import { ask, askCreate, recordTable } from "@games/core-game/table";
import { type Answer, seeded, unwrap } from "@games/core-rng";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { type Action, type CardId, type Options, wretched } from "../src/index.js";
import {
  createPages,
  damageRecords,
  type Journal,
  journalOf,
  journalOfHistory,
  journalToHtml,
  journalToMarkdown,
  journalToText,
  loadJournal,
  logStarter,
  type Pages,
  saveJournal,
  writePage,
} from "../src/journal/index.js";
import { salvageShip } from "../src/packs/index.js";
import { gameOf, number, play } from "./table.js";

const ship = gameOf({
  ...salvageShip,
  prose: {
    ...salvageShip.prose,
    subtitle: "A log",
    license: "CC BY 4.0",
    version: "2",
    credits: ["A <friend>"],
    link: "https://example.org/?a=1&b=2",
  },
});

/** A game at a table, where every face and every card is named. */
class Told {
  readonly actions: Action[] = [];
  readonly answers: (readonly Answer[])[] = [[]];
  pages: Pages = createPages("Ines");
  state =
    unwrap(askCreate(ship, { initialDamage: null }, ["deck", "dice"], [])).value?.state ??
    ship.create({ seed: 1 });

  do(action: Action, ...answers: readonly Answer[]): this {
    const applied = unwrap(ask(ship, this.state, action, answers));
    if (!applied.isDone) throw new Error(`${action.type} asks ${applied.question.name}.`);
    this.actions.push(action);
    this.answers.push(answers);
    this.state = applied.value.state;
    return this;
  }
  deal(face: number): this {
    return this.do({ type: "roll-tasks" }, face - 1);
  }
  turn(id: CardId): this {
    return this.do({ type: "turn-card" }, this.state.deck.rest.indexOf(number(id)));
  }
  pull(...faces: number[]): this {
    return this.do({ type: "pull" }, ...faces.map((face) => face - 1));
  }
  rescue(...faces: number[]): this {
    return this.do({ type: "roll-rescue" }, ...faces.map((face) => face - 1));
  }
  write(content: string, timestamp?: string): this {
    const page = { content, ...(timestamp !== undefined && { timestamp }) };
    this.pages = writePage(this.pages, ship.view(this.state), this.actions.length, page);
    return this.do({ type: "write-log" });
  }
  replay() {
    const asked = { asked: ["deck", "dice"] as const, answers: this.answers };
    return unwrap(
      recordTable(ship, { seed: null as never, initialDamage: null }, this.actions, asked),
    );
  }
  journal(): Journal {
    return unwrap(journalOf(ship, this.replay(), this.pages));
  }
}

/** Two days of a game with its journal. */
const twoDays = (): Told =>
  new Told()
    .write("We begin.", "2031-05-01 08:00")
    .deal(2)
    .turn("HA")
    .pull(4)
    .turn("C4")
    .write("A green lamp.\n# It blinks.\n\n<b>Twice.</b>", "2031-05-01 21:30")
    .rescue(6)
    .deal(1)
    .turn("C2")
    .do({ type: "skip-log" })
    .rescue(2);

describe("the journal", () => {
  it("R29: is empty at first; the opening entry is written by an explicit call", () => {
    expect(new Told().journal().entries).toEqual([]);
    expect(twoDays().journal().entries[0]).toMatchObject({
      kind: "opening",
      day: 1,
      step: 0,
      isWritten: true,
      page: { kind: "opening", day: 1, content: "We begin.", timestamp: "2031-05-01 08:00" },
      cards: [],
      events: [],
      integrity: 54,
      tokens: 10,
    });
  });

  it("rule 47: an entry has its day, time, prose, cards, facts, integrity and tokens", () => {
    const entry = twoDays().journal().entries[1];
    expect(entry).toMatchObject({
      kind: "day",
      day: 1,
      step: 5,
      cards: ["HA", "C4"],
      putAway: 2,
      integrity: 50,
    });
    expect(entry?.events.map(({ type }) => type)).toContain("beacon-lit");
  });

  it("rule 47: damage records have all fields that the documents name", () => {
    expect(damageRecords(twoDays().journal())).toEqual([
      { day: 1, card: "HA", faces: [4], bonusCounter: 0, damage: 4, integrity: 50 },
    ]);
  });

  it("R58: the tokens of a day are those after its rescue roll", () => {
    const [, first, second] = twoDays().journal().entries;
    expect([first?.tokens, second?.tokens]).toEqual([9, 9]);
    expect(first?.events.at(-1)).toMatchObject({ type: "rescue-rolled", removed: 1 });
  });

  it("R58: a King that goes back on its day is turned and not put away", () => {
    const told = new Told().do({ type: "skip-log" }).deal(3).turn("SK").turn("SA");
    told.do({ type: "return-king", card: "SK" }).turn("C4");
    expect(told.journal().entries[1]).toMatchObject({
      cards: ["SK", "SA", "C4"],
      putAway: 2,
      kings: 0,
    });
  });

  it("a skipped log is an entry without prose, so that its cards are not lost", () => {
    expect(twoDays().journal().entries[2]).toMatchObject({
      day: 2,
      page: null,
      isWritten: false,
      cards: ["C2"],
    });
  });

  it("R30: facts are kept apart from the prose and never count as entries", () => {
    expect(
      twoDays()
        .journal()
        .entries.filter(({ step }) => step !== null),
    ).toHaveLength(3);
  });

  it("a lost game's last cards are in the closing entry, with the ending", () => {
    const history = historyOf(
      { seed: 3, integrity: 7, initialDamage: null, system: "odd-and-aces" },
      bots.stoic,
    );
    const journal = journalOfHistory(
      ship,
      { integrity: 7, tokens: 10 },
      history,
      createPages("Ines"),
    );
    expect(journal.entries.at(-1)).toMatchObject({ kind: "closing", integrity: 0 });
    expect([journal.ending, journal.outcome?.result]).toEqual(["ship_destroyed", "defeat"]);
  });

  it("takes the initial damage of setup into the opening entry", () => {
    const replay = unwrap(ship.record({ seed: 1 }, [{ type: "skip-log" }]));
    const [entry] = unwrap(journalOf(ship, replay, createPages("Ines"))).entries;
    expect(entry?.events.map(({ type }) => type)).toEqual(["initial-damage-taken"]);
  });

  it("refuses a replay of another game", () => {
    const replay = unwrap(wretched.record({ seed: 1, integrity: 60 }, []));
    const wrong = journalOf(ship, { ...replay, hashes: ["0"] }, createPages(""));
    expect(wrong.ok ? "" : wrong.error.code).toBe("different");
  });
});

function historyOf(options: { seed: number } & Options, policy: (typeof bots)["random"]) {
  const session = new Session(ship, options);
  const luck = seeded("journal");
  for (;;) {
    const { view, legalActions } = session.getSnapshot();
    if (legalActions.length === 0) return session.history().map(({ events }) => events);
    session.do(policy(view, legalActions, luck));
  }
}

describe("undo, redo and reload", () => {
  it("R57: whatever is undone and redone, the journal is that of what was played", () => {
    const property = fc.property(
      fc.nat(1000),
      fc.array(fc.constantFrom("do", "do", "do", "undo", "redo"), { maxLength: 80 }),
      (seed, moves) => {
        const session = new Session(ship, { seed, preset: "calibrated" }, { undo: "free" });
        const luck = seeded(`moves ${seed}`);
        let pages = createPages("Ines");
        for (const move of moves) {
          const { view, legalActions, step } = session.getSnapshot();
          if (move === "undo") session.undo();
          else if (move === "redo") session.redo();
          else if (legalActions.length > 0) {
            const action = bots.random(view, legalActions, luck);
            if (action.type === "write-log")
              pages = writePage(pages, view, step, { content: `Page ${step}` });
            session.do(action);
          }
        }
        const history = session.history().map(({ events }) => events);
        const live = journalOfHistory(ship, session.getSnapshot().view.config, history, pages);
        const replay = unwrap(session.replay());
        expect(unwrap(journalOf(ship, replay, pages))).toEqual(live);
        const turned = history.flat().filter(({ type }) => type === "card-turned");
        expect(live.entries.flatMap(({ cards }) => cards)).toHaveLength(turned.length);
      },
    );
    fc.assert(property, { numRuns: 30 });
  });

  it("R57: a page that was written for another log is not shown for this one", () => {
    const told = twoDays();
    const page = told.pages.pages[5];
    if (page === undefined) throw new Error("There is a page.");
    told.pages = { ...told.pages, pages: { ...told.pages.pages, 5: { ...page, day: 2 } } };
    expect(told.journal().entries[1]?.page).toBeNull();
  });
});

describe("exports", () => {
  const journal = twoDays().journal();

  it("Markdown has everything: introduction, days, cards, prompts, rolls, pages, author and credits", () => {
    const text = journalToMarkdown(journal, ship);
    for (const part of [
      "# Patient Margaret\n\n*A log*\n\n*By the Games authors*\n\n*The journal of Ines*",
      salvageShip.prose.introduction,
      "## Before the first day\n\n*2031-05-01 08:00*\n\nWe begin.",
      "## Day 1\n\n*2031-05-01 21:30*\n\nA green lamp.\\\n\\# It blinks.\n\n<b>Twice.</b>",
      `> **Four of Clubs**\n>\n> ${salvageShip.prose.prompts.C4}`,
      "- Rolled 4: 4 lost, 50 hull left.",
      "*50 hull, 9 relays*",
      "## Day 2\n\n*This page was left unwritten.*",
      "- CC BY 4.0\n- Version 2",
    ])
      expect(text).toContain(part);
  });

  it("plain text has no signs", () => {
    const text = journalToText(journal, ship);
    expect(text).toContain("Day 1\n\n2031-05-01 21:30\n\nA green lamp.");
    expect(text).toContain(`[Ace of Hearts]\n${salvageShip.prose.prompts.HA}`);
    expect(text).not.toContain("*");
  });

  it("HTML can be printed and runs nothing that the player wrote", () => {
    const html = journalToHtml(journal, ship);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("A green lamp.<br># It blinks.</p><p>&lt;b&gt;Twice.&lt;/b&gt;</p>");
    expect(html).toContain("<li>A &lt;friend&gt;</li>");
    expect(html).toContain('<a href="https://example.org/?a=1&amp;b=2">');
    expect(html).not.toMatch(/<script|<img|<link| on\w+=/);
    expect(html).toContain("@media print");
  });

  it("tell the ending in the story's own text, recordings by name, and the outcome", () => {
    const history = historyOf({ seed: 3, integrity: 7, initialDamage: null }, bots.stoic);
    const pages = {
      narrator: "",
      pages: { 0: { kind: "opening", day: 1, content: "x", recordings: ["log-1.webm"] } },
    } as const;
    const lost = journalOfHistory(ship, { integrity: 7, tokens: 10 }, history, pages);
    const { title, text } = salvageShip.prose.endings[lost.ending ?? "ended"];
    const written = journalToMarkdown(
      {
        ...lost,
        entries: lost.entries.map((entry) =>
          entry.step === 0 ? { ...entry, page: pages.pages[0] } : entry,
        ),
      },
      ship,
    );
    expect(written).toContain(`## ${title}\n\n${text}`);
    expect(written).toContain("*Recording: log-1.webm*");
    expect(written).toContain("The game was lost after");
  });

  it("work without prose too", () => {
    const text = journalToText(journal, wretched);
    expect(text).toContain("[Four of Clubs]\n");
    expect(text).toContain("50 integrity, 9 tokens");
  });
});

describe("files", () => {
  it("what saveJournal writes loadJournal reads", () => {
    const told = twoDays();
    const saved = { replay: told.replay(), pages: told.pages, story: ship.rows };
    const text = unwrap(saveJournal(saved));
    const loaded = unwrap(loadJournal(text));
    expect(loaded).toEqual(saved);
    expect(journalOf(ship, loaded.replay, loaded.pages)).toEqual({
      ok: true,
      value: told.journal(),
    });
  });

  it("what is too large or not in order is refused before it is written", () => {
    const told = twoDays();
    const long = { narrator: "x".repeat(201), pages: {} };
    const refused = saveJournal({ replay: told.replay(), pages: long });
    expect(refused.ok ? "" : refused.error.message).toContain("pages.narrator must be text");
  });

  it.each([
    ["{", "not-json"],
    ["[]", "bad-journal"],
    ['{"format":2}', "bad-journal"],
    ["x".repeat(8_000_001), "too-large"],
  ])("%.12j is refused as %s", (text, code) => {
    const loaded = loadJournal(text);
    expect(loaded.ok ? "" : loaded.error.code).toBe(code);
  });

  it("rule 48: a page holds text and the names of recordings; a recording stays with whoever made it", () => {
    const told = twoDays();
    const file = {
      format: 1,
      replay: told.replay(),
      pages: {
        narrator: "",
        pages: { 0: { kind: "opening", day: 1, content: { type: "audio/webm" } } },
      },
    };
    const loaded = loadJournal(JSON.stringify(file));
    expect(loaded.ok ? "" : loaded.error.message).toContain("pages.pages.0.content must be text");
  });
});

describe("the form of a log", () => {
  it("rule 13: a day's log begins with the day, the place and the name, and signs off", () => {
    expect(logStarter(ship, ship.view(twoDays().state), "Ines")).toBe(
      "Day 3, salvage vessel Patient Margaret. Ines, ship's mechanic, reporting.\n\nHull reads 50. This is Ines, closing the book for today.",
    );
  });

  it("rule 5: the opening names identity, situation, resources and goal", () => {
    const state = wretched.clone(wretched.create({ seed: 1, initialDamage: null }));
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
      const state = wretched.clone(wretched.create({ seed: 1 }));
      play(state, { type } as Action);
      return state;
    };
    expect({ ...after("write-log"), logsWritten: 0 }).toEqual(after("skip-log"));
  });
});
