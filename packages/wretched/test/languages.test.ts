// A pack in a made-up language: it brings its own words, and no English is left in what is shown.
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
import { salvageShip } from "../src/packs/index.js";
import {
  describeCheck,
  describePresence,
  describeStanding,
  explainAction,
  glossary,
  INTEGRITY_BANDS,
  SCREEN_ENGLISH,
  type ScreenKey,
  screenWords,
  tellEnding,
} from "../src/screen.js";
import {
  describeAction,
  describeBand,
  describeEvent,
  describeOutcome,
  ENGLISH,
} from "../src/text.js";
import { gameOf } from "./table.js";

/** Words without a Latin letter; facts in braces are kept, because the game fills them in. */
const strange = (text: string): string =>
  text.replace(/\{[^}]*\}|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : String.fromCodePoint(0x0561 + (part.toLowerCase().charCodeAt(0) - 97)),
  );

const WORDS = { ...ENGLISH, ...SCREEN_ENGLISH };

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
    words: strangeAll(Object.keys(WORDS), (key) => WORDS[key as keyof typeof WORDS]),
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
const wordsWithoutFacts = (key: ScreenKey) => screenWords(key, game).replace(/\{\w+\}/g, "");

describe("a story in another language", () => {
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
    for (const key of Object.keys(SCREEN_ENGLISH) as ScreenKey[]) seen.add(wordsWithoutFacts(key));
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

  it("a language that the platform does not know is counted as English, on every machine", () => {
    expect(describeEvent({ type: "cards-discarded", count: 1 }, wretched)).toBe(
      "1 card put away for the day.",
    );
    expect(describeEvent({ type: "cards-discarded", count: 1 }, game)).toMatch(/^1 /);
  });
});
