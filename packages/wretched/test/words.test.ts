// Languages: German has every text and the forms it needs, and no text of a whole game comes from anywhere but the words.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unwrap } from "@games/core-game";
import { GERMAN as COMMON } from "@games/core-game/german";
import { compareWords, MARKS, markWords } from "@games/core-game/testing";
import { describeRefusal, initialValues, problemWords } from "@games/core-game/text";
import { describe, expect, it } from "vitest";
import { GERMAN } from "../src/german.js";
import {
  type Action,
  CARD_IDS,
  type Options,
  type State,
  type WretchedEvent,
  wretched,
} from "../src/index.js";
import {
  createPages,
  journalOfHistory,
  journalToText,
  loadJournal,
  writePage,
} from "../src/journal/index.js";
import { openPack } from "../src/pack-loader/index.js";
import { glasshouse, nightExchange, salvageShip, whiteMeridian } from "../src/packs/index.js";
import {
  describeCheck,
  describePresence,
  describeStanding,
  explainAction,
  INTEGRITY_BANDS,
  tellEnding,
} from "../src/screen.js";
import {
  cardName,
  describeAction,
  describeAssumption,
  describeBand,
  describeEvent,
  describeFileError,
  describeOutcome,
  describeShare,
  ENGLISH,
  glossary,
  lessons,
  ODDS,
  optionFields,
  type TemplateKey,
  translateFaults,
  type Words,
  wordingOf,
} from "../src/text.js";
import { gameOf } from "./table.js";

const FOLDER = join(import.meta.dirname, "golden");

const STORIES: Readonly<Record<string, typeof wretched>> = {
  glasshouse: gameOf(glasshouse),
  "glasshouse-calibrated": gameOf(glasshouse),
  "night-exchange": gameOf(nightExchange),
  "white-meridian": gameOf(whiteMeridian),
};

/** The first game of every golden file, with its story. */
const games = readdirSync(FOLDER).map((file) => {
  const game = STORIES[file.replace(".jsonl", "")] ?? gameOf(salvageShip);
  const [line = ""] = readFileSync(join(FOLDER, file), "utf8").split("\n");
  return { game, line };
});

/** Everything that is said about a golden game. */
function tell({ game, line }: (typeof games)[number], words: Words): string[] {
  const { seed, options, actions } = JSON.parse(line) as {
    readonly seed: string;
    readonly options: Options;
    readonly actions: readonly Action[];
  };
  const created = unwrap(game.tryCreate({ seed, ...options }));
  const history: WretchedEvent[][] = [[...created.events]];
  const state: State = game.clone(created.state);
  const context = game.open(state, (event) => history.at(-1)?.push(event));
  let pages = createPages("");
  const told: string[] = [];
  actions.forEach((action, step) => {
    const view = game.view(state);
    const standing = describeStanding(view, game, words);
    // The end is told in the words of the story.
    if (standing.language === words.language) told.push(standing.title, standing.text);
    told.push(describePresence(view, game, words), explainAction(action, view, game, words));
    told.push(describeAction(action, game, words));
    if (view.check !== null) told.push(describeCheck(view, view.check, game, words));
    if (action.type === "write-log") pages = writePage(pages, view, step, { content: "…" });
    history.push([]);
    game.step(context, action);
  });
  told.push(...history.flat().map((event) => describeEvent(event, game, words) ?? ""));
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error("A golden game has an end.");
  told.push(describeOutcome(outcome, game, words), tellEnding(outcome, game, words).lines[1] ?? "");
  const { prose: _, ...rows } = game.rows;
  const plain = { rows };
  const journal = journalOfHistory(plain, state.config, history, pages);
  const lines = journalToText(journal, plain, words).split("\n");
  const isOwn = (text: string) => text === "" || text === "…" || text === rows.id;
  const isSaid = (text: string) => text !== "";
  return [
    ...told.filter(isSaid),
    ...lines.filter((text) => !isOwn(text)).map((text) => text.replace(/^- |^\[|\]$/g, "")),
  ];
}

/** Everything else there is to read. */
function teach(words: Words): string[] {
  const fields = optionFields(words);
  const values = initialValues(fields);
  return [
    ...lessons(words).flatMap(({ title, text }) => [title, text]),
    ...glossary(wretched, words).flatMap(({ term, text }) => [term, text]),
    ...fields.flatMap((field) => [
      field.label,
      typeof field.hint === "function" ? field.hint(values) : (field.hint ?? field.label),
      ...(field.kind === "choice" ? field.choices.map(({ label }) => label) : []),
    ]),
    ...ODDS.rows.map(({ game }) => words.oddsOf[game]),
    ...INTEGRITY_BANDS.map((band) => describeBand(band, wretched, words)),
    ...CARD_IDS.map((card) => cardName(card, wretched, words)),
  ];
}

const everything = (words: Words) => [
  ...games.flatMap((game) => tell(game, words)),
  ...teach(words),
];

/** Words that are the same in both languages. */
const SAME = ["normal"];

describe("German", () => {
  it("has every text of the English words, with the same facts", () => {
    const isName = / has \{[Nn]ame\.\w+\}/; // every template knows the names
    expect(compareWords(ENGLISH, GERMAN).filter((line) => !isName.test(line))).toEqual([]);
  });

  it("does not compile with a key missing or too much", () => {
    const { options: _, ...short } = ENGLISH;
    // @ts-expect-error something is missing
    const missing: Words = short;
    // @ts-expect-error nobody asks for it
    const extra: Words = { ...ENGLISH, greeting: "Hello." };
    expect(compareWords(ENGLISH, missing)).toEqual(["options is missing"]);
    expect(compareWords(ENGLISH, extra)).toEqual(["greeting is not asked for"]);
  });

  it("tells whole games and all lessons, each text in German and whole", () => {
    const english = everything(ENGLISH);
    const german = everything(GERMAN);
    expect(german.length).toBeGreaterThan(2000);
    const inEnglish = new Set(english);
    expect(german.filter((text) => inEnglish.has(text) && !SAME.includes(text))).toEqual([]);
    expect(german.filter((text) => /undefined|NaN|[{}]/.test(text))).toEqual([]);
  });

  it("has no template of English but signs and those that are a name alone", () => {
    const same = (Object.keys(ENGLISH.templates) as TemplateKey[]).filter(
      (key) => ENGLISH.templates[key] === GERMAN.templates[key],
    );
    expect(
      same.filter((key) => /[a-z]/.test(ENGLISH.templates[key].replace(/\{[^}]*\}/g, ""))),
    ).toEqual([]);
  });

  it.each<[WretchedEvent, string]>([
    [
      { type: "initial-damage-taken", faces: [2, 3], damage: 6, integrity: 34, reveals: true },
      "Vor dem ersten Tag gewürfelt: 2 + 3. Verlust: 6. Integrität: noch 34.",
    ],
    [{ type: "log-written", kind: "day", day: 3 }, "Der Eintrag von Tag 3 ist geschrieben."],
    [
      { type: "log-skipped", kind: "opening", day: 1 },
      "Der Anfangseintrag von Tag 1 bleibt ungeschrieben.",
    ],
    [
      { type: "tasks-rolled", face: 1, cards: 1, reveals: true },
      "Der Tageswürfel zeigt eine 1: 1 Karte zum Aufdecken.",
    ],
    [{ type: "cards-discarded", count: 2 }, "2 Karten für heute weggelegt."],
    [
      { type: "beacon-lit", card: "HA", tokens: 10 },
      "Jetzt arbeitet das Notsignal: noch 10 Marker.",
    ],
    [{ type: "king-kept", kings: 1 }, "Alles bleibt, wie es lag. In Sicht: 1 König."],
    [{ type: "king-kept", kings: 2 }, "Alles bleibt, wie es lag. In Sicht: 2 Könige."],
    [
      { type: "king-choice-offered", cards: ["HQ", "SQ"] },
      "Loswerden kannst du jetzt: Herz-Dame oder Pik-Dame.",
    ],
  ])("says %o with the forms it needs", (event, sentence) => {
    expect(describeEvent(event, wretched, GERMAN)).toBe(sentence);
  });

  it("puts the names of a German story where they need no article", () => {
    const winter = gameOf({
      ...glasshouse,
      prose: {
        ...glasshouse.prose,
        language: "de-AT",
        names: { ...GERMAN.names, check: "Kälteprobe", tool: "der trockene Eichenast" },
      },
    });
    expect(describeEvent({ type: "pull-skipped", card: "H3" }, winter, GERMAN)).toBe(
      "Der trockene Eichenast kam zum Einsatz: Kälteprobe entfällt.",
    );
    expect(describeAction({ type: "pull" }, winter, GERMAN)).toBe("Kälteprobe wagen.");
  });

  it("writes chances and large numbers as German does", () => {
    const wording = wordingOf(wretched, GERMAN);
    expect([0.1406, 0.000082, 1e-9].map((chance) => wording.chance(chance))).toEqual([
      "14,1\u00a0%",
      "1 von 12.000",
      "weniger als 1 von 1 Million",
    ]);
    expect(describeShare({ won: 0, games: null }, GERMAN)).toBe("nie");
    expect(describeShare({ won: 0, games: 200_000 }, GERMAN)).toBe("keins von 200.000");
  });

  it("says why something is refused", () => {
    const state = wretched.create({ seed: 1 });
    const [refused, wrong] = [{ type: "turn-card" }, { type: "tower-stood" }].map((action) => {
      const applied = wretched.apply(state, action as Action);
      return applied.ok ? "" : describeRefusal(applied.error, problemWords(COMMON, GERMAN));
    });
    expect(refused).toBe("Das geht nicht vor dem ersten Eintrag.");
    expect(wrong).toMatch(/^(Das geht nicht|Mit einem Turm) /);
  });

  it("says why a file cannot be read, with the place of each fault, and what was assumed", () => {
    const say = (text: string) => {
      const opened = openPack(text);
      return opened.ok ? "" : describeFileError(opened.error, GERMAN, COMMON);
    };
    expect(say('{\n "a": }')).toMatch(/^Das ist nicht als JSON lesbar\./);
    const faulty = openPack('---\ntitle: "X"\nace.hearts: win\nstrange: 1\n---\n\n### HA\n\nShort');
    if (faulty.ok) throw new Error("The pack has faults.");
    expect(translateFaults(faulty.error.faults, GERMAN, COMMON)[0]).toMatchObject({
      path: "Zeile 4",
      message: "hat das unbekannte Feld „strange“",
    });
    expect(say("Just some words.")).toBe(
      "Das ist keine Geschichte, sondern anscheinend einfacher Text.",
    );
    expect(
      say(
        '---\ntitle: "X"\nstrange: 1\nace.hearts: win\n---\n\n### HA\n\nA prompt of a few words.',
      ),
    ).toMatch(
      /^Diese Geschichte hat Fehler: Zeile 3 hat das unbekannte Feld „strange“; prompts fehlen für: H2, /,
    );
    const loaded = loadJournal("{}");
    if (loaded.ok) throw new Error("An empty object is no journal.");
    expect(describeFileError(loaded.error, GERMAN, COMMON)).toMatch(
      /^Das ist kein Logbuch: .*\bfehlt\b/,
    );
    const { prose, aces } = glasshouse;
    const opened = unwrap(
      openPack(JSON.stringify({ aces, prose: { title: "X", prompts: prose.prompts } })),
    );
    expect(opened.assumed.map((one) => describeAssumption(one, GERMAN))).toContain(
      "author: nicht angegeben und leer gelassen.",
    );
  });
});

it("no text comes from anywhere but the words", () => {
  const marked = markWords(ENGLISH);
  const unmarked = everything(marked).filter(
    (text) => !(text.startsWith(MARKS[0]) && text.endsWith(MARKS[1])),
  );
  expect(unmarked).toEqual([]);
});
