// Languages: nothing is missing in a translation, and everything that can be wrong is told in it.
import { describe, expect, it } from "vitest";
import { GERMAN } from "../src/german.js";
import { Session } from "../src/index.js";
import { compareWords, markWords } from "../src/testing/index.js";
import {
  describeLoadError,
  describeQuestion,
  describeRefusal,
  describeReplayError,
  ENGLISH,
  formsOf,
  problemWords,
  tellEntry,
  type Words,
} from "../src/text.js";
import { toy } from "./toy.js";

describe("another language", () => {
  it("has every text of the first, with the same facts", () => {
    expect(compareWords(ENGLISH, GERMAN)).toEqual([]);
  });

  it("does not compile with a key missing or too much", () => {
    const { history: _, ...short } = ENGLISH;
    // @ts-expect-error something is missing
    const missing: Words = short;
    // @ts-expect-error nobody asks for it
    const extra: Words = { ...ENGLISH, greeting: "Hello." };
    expect(compareWords(ENGLISH, missing)).toEqual(["history is missing"]);
    expect(compareWords(ENGLISH, extra)).toEqual(["greeting is not asked for"]);
  });

  it("and what it lacks is told by its path", () => {
    const words = { a: "{n} left", b: { c: "c", d: (n: number) => `${n}` }, e: "e" };
    const other = { a: "noch {m}", b: { c: { x: "x" }, d: "viele" }, f: "f" };
    expect(compareWords(words, other)).toEqual([
      "e is missing",
      "f is not asked for",
      "a has {m}, which is not given",
      "b.c is of another kind",
    ]);
  });

  it("tells why an action cannot be read, down to its field", () => {
    const refusal = toy.parseAction({ type: "dig", extra: 1 });
    expect(refusal.ok).toBe(false);
    if (refusal.ok) return;
    expect(describeRefusal(refusal.error)).toBe(refusal.error.message);
    expect(describeRefusal(refusal.error, GERMAN)).toBe(
      "Der Zug ist nicht lesbar: extra ist kein bekanntes Feld.",
    );
  });

  it("tells what is wrong with saves and replays, and with their parts", () => {
    const save = toy.load("{}");
    const replay = toy.replay({ format: 2, game: "toy", seed: {} });
    if (save.ok || replay.ok) throw new Error("both are broken");
    expect(describeLoadError(save.error)).toBe(save.error.message);
    expect(describeLoadError(save.error, GERMAN)).toBe("Das ist kein Spielstand.");
    expect(describeReplayError(replay.error)).toBe(replay.error.message);
    expect(describeReplayError(replay.error, GERMAN)).toMatch(
      /^Das ist keine Aufzeichnung: .*fehlt/,
    );
  });

  it("takes the refusals of a game along", () => {
    const own = { refusals: { "too-deep": "Tiefer als {max} geht es nicht." }, faults: {} };
    const refusal = { code: "too-deep", params: { max: 4 }, message: "No deeper than 4." };
    expect(describeRefusal(refusal, problemWords(GERMAN, own))).toBe("Tiefer als 4 geht es nicht.");
    expect(describeRefusal(refusal, GERMAN)).toBe("No deeper than 4.");
  });

  it("asks the questions of the table, with the game's own names for dice and decks", () => {
    const ask = {
      stream: "main",
      kind: "card",
      name: "threat-deck",
      count: 1,
      index: 1,
      options: [],
    } as const;
    expect(describeQuestion(ask)).toBe("Draw from the threat deck: which card is it?");
    expect(describeQuestion(ask, GERMAN, { "threat-deck": "Bedrohungen" })).toBe(
      "Karte ziehen – Bedrohungen: Welche ist es?",
    );
  });

  it("has words around the history", () => {
    const told = {
      describeAction: ({ type }: { type: string }) => type,
      describeEvent: () => undefined,
      history: GERMAN.history,
    };
    const start = toy.view(new Session(toy, { seed: "words" }).stateAt(0));
    const entry = { action: { type: "dig" }, events: [], corrections: 1 } as const;
    expect(tellEntry(told, toy, 1, entry, start).action).toBe("dig (berichtigt)");
    const first = { action: undefined, events: [] };
    expect(tellEntry(told, toy, 0, first, start).action).toBe("Der Anfang");
  });
});

describe("forms", () => {
  it("count, list and write numbers as their language does", () => {
    const { count, list, either, number, percent } = formsOf("de");
    const cards = { one: "Karte", other: "Karten" };
    expect([count(1, cards), count(0, cards), count(1234.5, cards)]).toEqual([
      "1 Karte",
      "0 Karten",
      "1.234,5 Karten",
    ]);
    expect([list(["a", "b", "c"]), either(["a", "b"])]).toEqual(["a, b und c", "a oder b"]);
    expect([number(0.125), percent(0.125)]).toEqual(["0,13", "12,5\u00a0%"]);
  });

  it("know more than one and many", () => {
    const { count } = formsOf("pl");
    const cards = { one: "karta", few: "karty", other: "kart" };
    expect([1, 3, 5].map((n) => count(n, cards))).toEqual(["1 karta", "3 karty", "5 kart"]);
  });
});

describe("marked words", () => {
  it("have every text between marks, also what sentences and lists say", () => {
    const { a, b, c } = markWords({ a: "{n} left", b: (n: number) => `${n} cards`, c: ["", "x"] });
    expect([a, b(2), c]).toEqual(["⟦{n} left⟧", "⟦2 cards⟧", ["", "⟦x⟧"]]);
  });
});
