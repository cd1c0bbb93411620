// Languages: German has every text and the forms it needs, and no text of a whole game comes from anywhere but the words.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GERMAN as COMMON } from "@games/core-game/german";
import { compareWords, MARKS, markWords } from "@games/core-game/testing";
import { describeRefusal, initialValues, problemWords } from "@games/core-game/text";
import { describe, expect, it } from "vitest";
import { GERMAN } from "../src/german.js";
import {
  type Action,
  type BombFlipEvent,
  bombFlip,
  FLIP_LEFT,
  type Outcome,
  PRESET_NAMES,
} from "../src/index.js";
import {
  describeAction,
  describeEvent,
  describeGame,
  describeOutcome,
  ENGLISH,
  GOLD_CHANCES,
  glossary,
  lessons,
  optionFields,
  type Words,
} from "../src/text.js";

const FOLDER = join(import.meta.dirname, "golden");

/** Everything that is said about a golden game. */
function tell(line: string, words: Words): string[] {
  const { seed, options, actions } = JSON.parse(line) as {
    readonly seed: string;
    readonly options: object;
    readonly actions: readonly Action[];
  };
  const events: BombFlipEvent[] = [];
  const state = bombFlip.create({ seed, ...options });
  const context = bombFlip.open(state, (event) => events.push(event));
  for (const action of actions) bombFlip.step(context, action);
  const outcome = bombFlip.outcome(state) as Outcome;
  return [
    ...actions.map((action) => describeAction(action, words)),
    ...events.map((event) => describeEvent(event, words) ?? ""),
    ...describeGame(events, outcome, state.config, words),
    describeOutcome(outcome, words),
  ];
}

/** Everything else there is to read. */
function teach(words: Words): string[] {
  const fields = optionFields(words);
  const values = initialValues(fields);
  return [
    ...lessons(words).flatMap(({ title, text }) => [title, text]),
    ...glossary(words).flatMap(({ term, text }) => [term, text]),
    ...fields.flatMap((field) => [
      field.label,
      typeof field.hint === "function" ? field.hint(values) : (field.hint ?? ""),
      ...(field.kind === "choice" ? field.choices.map(({ label }) => label) : []),
    ]),
  ];
}

/** The first game of every golden file. */
const games = readdirSync(FOLDER).map(
  (file) => readFileSync(join(FOLDER, file), "utf8").split("\n")[0] ?? "",
);
const everything = (words: Words) => [
  ...games.flatMap((game) => tell(game, words)),
  ...teach(words),
];

/** Words that are the same in both languages. */
const SAME = ["Joker", "Bronze", "Gold"];

describe("German", () => {
  it("has every text of the English words, with the same facts", () => {
    expect(compareWords(ENGLISH, GERMAN)).toEqual([]);
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
    expect(german).toHaveLength(english.length);
    const inEnglish = new Set(english);
    expect(german.filter((text) => inEnglish.has(text) && !SAME.includes(text))).toEqual([]);
    expect(german.filter((text) => /^$|undefined|NaN|[{}]/.test(text))).toEqual([]);
  });

  it.each<[BombFlipEvent, string]>([
    [
      { type: "cards-dealt", turn: 3, bombChance: 0.325 },
      "Zug 3: Zwei Karten liegen verdeckt da, und mit 32,5\u00a0% Wahrscheinlichkeit ist eine davon eine Bombe.",
    ],
    [
      { type: "card-flipped", side: "right", card: "treasure", other: "bomb", reveals: true },
      "Die rechte Karte ist ein Schatz; die andere war eine Bombe.",
    ],
    [
      { type: "number-rerolled", number: 6, isNew: false, chargesLeft: 0, reveals: true },
      "Der Mischer zieht noch einmal: die Zahl 6, eine Dublette. Er hat keine Ladung mehr.",
    ],
    [{ type: "scrambler-charged", charges: 1 }, "Der Mischer hat 1 Ladung."],
    [{ type: "scrambler-charged", charges: 2 }, "Der Mischer hat 2 Ladungen."],
    [{ type: "life-lost", lives: 0 }, "Die Bombe kostet den Lauf und das letzte Leben."],
    [{ type: "life-lost", lives: 2 }, "Die Bombe kostet den Lauf und ein Leben: Du hast noch 2."],
    [
      { type: "run-banked", uniques: 1, points: 1, bonus: 0, totalScore: 1234 },
      "1 Zahl gesichert, das bringt 1 Punkt: insgesamt 1.234.",
    ],
  ])("says %o with the forms it needs", (event, sentence) => {
    expect(describeEvent(event, GERMAN)).toBe(sentence);
  });

  it("sums up a game", () => {
    const outcome: Outcome = {
      result: "none",
      totalScore: 1,
      bestTotalScore: 120,
      isBest: false,
      turns: 31,
      banks: 1,
      busts: 2,
      bombs: 1,
    };
    expect(describeOutcome(outcome, GERMAN)).toBe(
      "1 Punkt und keine Trophäe. Der Bestwert liegt bei 120. 31 Züge: 1-mal gesichert, 2-mal geplatzt, 1 Bombe.",
    );
    expect(GERMAN.story.missing(1, "bronze")).toBe("Zu Bronze fehlte 1 Punkt.");
    expect(GERMAN.story.missing(2, "silver")).toBe("Zu Silber fehlten 2 Punkte.");
  });

  it("says why something is refused", () => {
    const refused = bombFlip.apply(bombFlip.create({ seed: 1 }), { type: "bank" });
    if (refused.ok) throw new Error("there is nothing to bank");
    expect(describeRefusal(refused.error, problemWords(COMMON, GERMAN))).toBe(
      "Es gibt nichts zu sichern, solange der Lauf keine Zahl hat.",
    );
  });

  it("has the words of the glossary in its own alphabetical order", () => {
    const terms = glossary(GERMAN).map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted(new Intl.Collator("de").compare));
  });

  it.each(PRESET_NAMES)("names the same figures as English for %s", (name) => {
    const figures = (text: string) => text.replaceAll(",", ".").match(/\d+\.\d+/g);
    expect(figures(GERMAN.presets[name].text)).toEqual(figures(ENGLISH.presets[name].text));
    for (const gold of GOLD_CHANCES[name]) {
      const said = GERMAN.options.livesHint(gold);
      expect(said).toContain(` ${gold.replace(".", ",")}\u00a0% `);
    }
  });
});

it("no text comes from anywhere but the words", () => {
  const marked = markWords(ENGLISH);
  for (const text of everything(marked)) {
    expect(text.startsWith(MARKS[0]) && text.endsWith(MARKS[1])).toBe(true);
  }
  expect(describeAction(FLIP_LEFT, marked)).toBe("⟦Flip the left card.⟧");
});
