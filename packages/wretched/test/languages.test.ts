// A pack in a made-up language: it brings its own words, and no English is left in what is shown.
import { markWords } from "@games/core-game/testing";
import { seeded, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bots } from "../src/bots.js";
import {
  CARD_IDS,
  ENDINGS,
  NAMES,
  type Options,
  SUITS,
  type WretchedEvent,
  wretched,
} from "../src/index.js";
import {
  createPages,
  journalOfHistory,
  journalToHtml,
  journalToMarkdown,
  journalToText,
} from "../src/journal/index.js";
import { checkPack } from "../src/pack-loader/index.js";
import { nightExchange, salvageShip } from "../src/packs/index.js";
import {
  describeCheck,
  describePresence,
  describeStanding,
  explainAction,
  INTEGRITY_BANDS,
  tellEnding,
} from "../src/screen.js";
import {
  describeAction,
  describeBand,
  describeEvent,
  describeOutcome,
  ENGLISH,
  glossary,
  isToldByStory,
  namesOf,
  type TemplateKey,
  wordingOf,
} from "../src/text.js";
import { gameOf } from "./table.js";

/** Words without a Latin letter; facts in braces are kept, because the game fills them in. */
const strange = (text: string): string =>
  text.replace(/\{[^}]*\}|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : String.fromCodePoint(0x0561 + (part.toLowerCase().charCodeAt(0) - 97)),
  );

const TEMPLATES = ENGLISH.templates;
const KEYS = Object.keys(TEMPLATES) as TemplateKey[];

const strangeAll = <K extends string>(keys: readonly K[], text: (key: K) => string) =>
  Object.fromEntries(keys.map((key) => [key, strange(text(key))]));

const checked = checkPack({
  ...salvageShip,
  id: "x-1",
  effects: {
    H2: { kind: "repair", amount: 2 },
    H4: { kind: "add-tokens", amount: 1 },
    H6: { kind: "remove-tokens", amount: 1 },
    C2: { kind: "more-cards", amount: 1 },
    C3: { kind: "fewer-cards", amount: 1 },
    C4: { kind: "peek", amount: 2 },
    C5: { kind: "lose-tracker", amount: 1 },
  },
  prose: {
    language: "qaa",
    title: strange("title"),
    author: strange("somebody"),
    license: strange("free"),
    version: "1",
    credits: [strange("others")],
    summary: strange("a summary of the story"),
    introduction: strange("an introduction"),
    openingLog: strange("opening of the log {name} {integrity}"),
    dayLog: strange("a day of the log {day}"),
    signOff: strange("end of the log today"),
    closingLog: strange("closing of the log"),
    suits: strangeAll(SUITS, (suit) => suit),
    names: strangeAll(NAMES, (name) => name),
    endings: Object.fromEntries(
      ENDINGS.map((name) => [
        name,
        { title: strange(name), text: strange(`${name} is how it ends`) },
      ]),
    ),
    safety: { contentNotes: [], advice: [], debrief: [] },
    prompts: strangeAll(CARD_IDS, (id) => salvageShip.prose.prompts[id]),
    words: strangeAll(KEYS, (key) => TEMPLATES[key]),
  },
});
if (!checked.ok) throw new Error("The pack is right.");
const pack = checked.value;
const game = gameOf(pack);
const VARIANTS: readonly Options[] = [
  {},
  { preset: "calibrated", hasEarlyBeacon: true, tokens: 2, rescueBase: 2, rescueBoosted: 2 },
  { isNarrativeOnly: true },
  { tower: "dice" },
  { tower: "real" },
  { system: "fixed", trackerLimit: 5 },
];

/** A text of a screen; the names of facts that only a game has are not words. */
const wordsWithoutFacts = (key: TemplateKey) =>
  wordingOf(game)
    .say(key)
    .replace(/\{\w+\}/g, "");

describe("a story that brings every word in another language", () => {
  it("is shown without a word of English: actions, events, outcomes, screens, journal and exports", () => {
    const seen = new Set<string>();
    const luck = seeded("languages");
    for (let seed = 0; seed < 60; seed++) {
      const options = VARIANTS[seed % VARIANTS.length] ?? {};
      const created = unwrap(game.tryCreate({ seed, ...options }));
      const history: WretchedEvent[][] = [[...created.events]];
      const state = game.clone(created.state);
      const context = game.open(state, (event) => history.at(-1)?.push(event));
      for (
        let legal = game.legalActions(state);
        legal.length > 0;
        legal = game.legalActions(state)
      ) {
        const view = game.view(state);
        for (const action of legal) {
          seen.add(describeAction(action, game));
          seen.add(explainAction(action, view, game));
        }
        const { title, text } = describeStanding(view, game);
        seen.add(title).add(text).add(describePresence(view, game));
        if (view.check !== null) seen.add(describeCheck(view, view.check, game));
        history.push([]);
        game.step(context, bots.random(game.view(state), legal, luck));
      }
      for (const event of history.flat()) seen.add(describeEvent(event, game) ?? "");
      const outcome = game.outcome(state);
      if (outcome) {
        seen.add(describeOutcome(outcome, game));
        for (const line of tellEnding(outcome, game).lines) seen.add(line);
      }
      const journal = journalOfHistory(game, state.config, history, createPages(strange("ines")));
      seen.add(journalToText(journal, game));
      seen.add(journalToMarkdown(journal, game));
      seen.add(
        journalToHtml(journal, game)
          .replace(/<style>[\s\S]*?<\/style>/, "")
          .replace(/<[^>]*>/g, "")
          .replace(/&\w+;/g, ""),
      );
    }
    for (const { term, text } of glossary(game)) seen.add(term).add(text);
    for (const key of KEYS) seen.add(wordsWithoutFacts(key));
    for (const band of INTEGRITY_BANDS) seen.add(describeBand(band, game));
    expect(seen.size).toBeGreaterThan(300);
    for (const text of seen) expect(text).not.toMatch(/[A-Za-z]/);
  });

  it("can have more plural forms than English", () => {
    const polish = gameOf({
      ...salvageShip,
      prose: {
        ...salvageShip.prose,
        language: "pl",
        words: {
          ...TEMPLATES,
          "cards.one": "{n} karta",
          "cards.few": "{n} karty",
          "cards.many": "{n} kart",
          "event.cards-discarded": "{cards}.",
        },
      },
    });
    const told = [1, 2, 5].map((count) =>
      describeEvent({ type: "cards-discarded", count }, polish),
    );
    expect(told).toEqual(["1 karta.", "2 karty.", "5 kart."]);
  });

  it("brings a plural form of every word, but no more than its language has", () => {
    const { "cards.one": _, ...words } = TEMPLATES;
    const japanese = gameOf({
      ...salvageShip,
      prose: { ...salvageShip.prose, language: "ja", words },
    });
    expect(isToldByStory(japanese, ENGLISH)).toBe(true);
    expect(isToldByStory(japanese, markWords(ENGLISH))).toBe(true);
  });

  it("a language that the platform does not know is counted as English, on every machine", () => {
    expect(describeEvent({ type: "cards-discarded", count: 1 }, wretched)).toBe(
      "1 card put away for the day.",
    );
    expect(describeEvent({ type: "cards-discarded", count: 1 }, game)).toMatch(/^1 /);
  });
});

describe("R62: a story in another language than the page", () => {
  const other = { ...ENGLISH, language: "fr", names: { ...ENGLISH.names, integrity: "force" } };
  const exchange = gameOf(nightExchange);
  const rolled: WretchedEvent = {
    type: "initial-damage-taken",
    faces: [4],
    damage: 4,
    integrity: 96,
    reveals: true,
  };

  it("is told with its own names and words in its own language, of whatever region", () => {
    const sentence = "Before the first hour, rolled 4: 4 lost, 96 lines left.";
    expect(describeEvent(rolled, exchange)).toBe(sentence);
    expect(describeEvent(rolled, exchange, { ...ENGLISH, language: "en-GB" })).toBe(sentence);
  });

  it("is told in the words of the page elsewhere, without a name of the story in them", () => {
    expect(describeEvent(rolled, exchange, other)).toBe(
      "Before the first day, rolled 4: 4 lost, 96 force left.",
    );
    expect(namesOf(exchange, other)).toEqual(other.names);
  });

  it("says in the glossary what the story calls each thing", () => {
    const entry = glossary(exchange, other).find(({ id }) => id === "integrity");
    expect(entry?.term).toBe("Force");
    expect(entry?.text.endsWith("In this story: “lines”.")).toBe(true);
    expect(glossary(exchange)[1]?.text).not.toContain("In this story");
  });

  it("tells its ending in its own language, and everything before in that of the page", () => {
    const state = exchange.clone(exchange.create({ seed: 1 }));
    const before = describeStanding(exchange.view(state), exchange, other);
    state.stage = "exit";
    state.status = "defeat";
    state.defeatReason = "four_kings";
    const after = describeStanding(exchange.view(state), exchange, other);
    expect([before.language, after.language]).toEqual(["fr", "en"]);
    expect(after.title).toBe(nightExchange.prose.endings.four_kings.title);
  });

  it("is marked with its language in an exported page", () => {
    const state = exchange.create({ seed: 1 });
    const journal = journalOfHistory(exchange, state.config, [[]], createPages("Ines"));
    const [english, french] = [ENGLISH, other].map((words) =>
      journalToHtml(journal, exchange, words),
    );
    expect(english).toContain('<html lang="en"');
    expect(english).not.toContain("<div lang");
    expect(french).toContain('<html lang="fr"');
    expect(french).toContain(`<div lang="en"><h1>${nightExchange.prose.title}</h1></div>`);
  });
});
