// Languages: German has every text and the forms it needs, and no text of a whole game comes from anywhere but the words.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceRows, unwrap } from "@games/core-game";
import { GERMAN as COMMON } from "@games/core-game/german";
import { compareWords, MARKS, markWords } from "@games/core-game/testing";
import {
  ENGLISH as COMMON_ENGLISH,
  describeRefusal,
  initialValues,
  type ProblemWords,
  problemWords,
} from "@games/core-game/text";
import { describe, expect, it } from "vitest";
import { GERMAN } from "../src/german.js";
import {
  type Action,
  type Dsd6Event,
  dsd6,
  EFFECTS,
  FACES,
  type Options,
  type Threat,
} from "../src/index.js";
import { isOrder } from "../src/orders.js";
import {
  describeAction,
  describeEffect,
  describeEvent,
  describeOutcome,
  describePreview,
  describeReason,
  describeStory,
  ENGLISH,
  glossary,
  lessons,
  optionFields,
  orderTitle,
  threatName,
  translateName,
  uselessReason,
  type Words,
} from "../src/text.js";
import { card, lay, refusalOf } from "./position.js";

const FOLDER = join(import.meta.dirname, "golden");

interface Told {
  readonly words: Words;
  readonly problems: ProblemWords;
}

/** Orders of every kind for the first dice, legal or not. */
const TRIED: readonly object[] = [0, 1, 2].flatMap((die) => [
  { type: "reroll", die },
  ...FACES.map((face) => ({ type: "change", die, other: 1, face })),
  ...[0, 5, 13, 20, 23].flatMap((target) =>
    ["fire", "stasis", "resolve"].map((type) => ({ type, die, target })),
  ),
  { type: "heal", die, freed: null },
  { type: "heal", die, freed: 5 },
  { type: "recharge", die },
  { type: "repair", die },
]);

/** Everything that is said about a golden game. */
function tell(line: string, { words, problems }: Told): string[] {
  const { seed, options, actions } = JSON.parse(line) as {
    readonly seed: string;
    readonly options: Options;
    readonly actions: readonly Action[];
  };
  const events: Dsd6Event[] = [];
  const created = unwrap(dsd6.tryCreate({ seed, ...options }));
  events.push(...created.events);
  const told: string[] = [];
  let { state } = created;
  for (const action of actions) {
    const view = dsd6.view(state);
    for (const tried of TRIED) {
      const refusal = dsd6.check(state, tried as Action);
      if (refusal !== undefined) told.push(describeRefusal(refusal, problems));
    }
    told.push(describeAction(action, dsd6, words), describeReason(view, action, dsd6, words));
    if (isOrder(action)) {
      told.push(orderTitle(action, dsd6, words), describePreview(dsd6, state, action, words));
      told.push(...[uselessReason(view, action, words) ?? []].flat());
    }
    const done = unwrap(dsd6.apply(state, action));
    state = done.state;
    events.push(...done.events);
  }
  const outcome = dsd6.outcome(state);
  if (outcome === undefined) throw new Error("a golden game is over");
  return [
    ...told,
    ...events.map((event) => describeEvent(event, dsd6, words) ?? ""),
    ...describeStory(events, outcome, dsd6, words),
    describeOutcome(outcome, dsd6, words),
  ];
}

/** Everything else there is to read. */
function teach(words: Words): string[] {
  const fields = optionFields(dsd6, words);
  const values = initialValues(fields);
  const { faces, symbols, places, phases, difficulties, passives } = words;
  return [
    ...[faces, symbols, places, phases, difficulties, passives].flatMap((names) =>
      Object.values(names),
    ),
    ...dsd6.rows.threats.map(({ id }) => threatName(id, dsd6, words)),
    ...EFFECTS.flatMap((effect) =>
      [1, 2].map((amount) => describeEffect({ effect, amount }, words)),
    ),
    ...words.distressCall,
    ...lessons(words).flatMap(({ title, text }) => [title, text]),
    ...glossary(words).flatMap(({ term, text }) => [term, text]),
    ...fields.flatMap((field) => [
      field.label,
      ...(field.hint === undefined
        ? []
        : [typeof field.hint === "function" ? field.hint(values) : field.hint]),
      ...(field.kind === "choice" ? field.choices.map(({ label }) => label) : []),
    ]),
  ];
}

/** The first game of every golden file, of the captain, and the last, of random choices. */
const games = readdirSync(FOLDER).flatMap((file) => {
  const lines = readFileSync(join(FOLDER, file), "utf8").trim().split("\n");
  return [lines[0] ?? "", lines.at(-1) ?? ""];
});
const everything = (told: Told) => [
  ...games.flatMap((game) => tell(game, told)),
  ...teach(told.words),
];

const IN_ENGLISH = { words: ENGLISH, problems: problemWords(COMMON_ENGLISH, ENGLISH) };
const IN_GERMAN = { words: GERMAN, problems: problemWords(COMMON, GERMAN) };

/** Words that are the same in both languages. */
const SAME = ["Ouroboros", "Alien", "Nova", "Normal", "Boss", "Stasis"];

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
    const english = everything(IN_ENGLISH);
    const german = everything(IN_GERMAN);
    expect(german).toHaveLength(english.length);
    const inEnglish = new Set(english);
    expect(german.filter((text) => inEnglish.has(text) && !SAME.includes(text))).toEqual([]);
    expect(german.filter((text) => /^$|undefined|NaN|[{}]| {2}/.test(text))).toEqual([]);
  });

  const scout = { card: card("scout"), threat: "scout" } as const;

  it.each<[Dsd6Event, string]>([
    [
      { type: "ship-damaged", shieldsLost: 1, hullLost: 0, ...scout },
      "Der Späher kostet 1 Schild.",
    ],
    [
      { type: "ship-damaged", shieldsLost: 2, hullLost: 1, ...scout },
      "Der Späher kostet 2 Schilde und 1 Rumpfpunkt.",
    ],
    [
      { type: "ship-damaged", shieldsLost: 0, hullLost: 2, ...scout },
      "Der Späher kostet 2 Rumpfpunkte.",
    ],
    [
      { type: "stasis-placed", tokens: 1, ...scout },
      "Der Späher ist in Stasis: Die nächste Aktivierung fällt aus.",
    ],
    [
      { type: "stasis-placed", tokens: 2, ...scout },
      "Der Späher ist in Stasis: Die nächsten 2 Aktivierungen fallen aus.",
    ],
    [
      { type: "crew-healed", dice: [0, 2, 5] },
      "Die Krankenstation entlässt Würfel 1, Würfel 3 und Würfel 6.",
    ],
    [
      { type: "discards-shuffled", cards: [1], card: card("time-warp"), threat: "time-warp" },
      "Die Zeitschleife mischt 1 Karte zurück in den Stapel.",
    ],
    [
      { type: "die-changed", die: 1, face: "engineering", before: "engineering" },
      "Würfel 2 zeigt weiterhin Technik.",
    ],
  ])("says %o with the forms it needs", (event, sentence) => {
    expect(describeEvent(event, dsd6, GERMAN)).toBe(sentence);
  });

  it("gives the cards their articles, and a card of one's own none", () => {
    const { actions, orders, outcome, events } = GERMAN;
    const resolve = { type: "resolve", die: 0, target: 1 } as const;
    const fire = { type: "fire", die: 0, target: 1 } as const;
    expect(orders.resolve(resolve, "Pandemie")).toBe("An der Pandemie arbeiten");
    expect(orders.resolve(resolve, "Nebel")).toBe("Am Nebel arbeiten");
    expect(orders.fire(fire, "Späher")).toBe("Auf den Späher feuern");
    expect(orders.fire(fire, "Ouroboros")).toBe("Auf Ouroboros feuern");
    expect(actions.fire(fire, "Alter Oger")).toBe("Taktik: mit Würfel 1 auf Alter Oger feuern.");
    expect(outcome.lastBlow("Piratenschiff")).toBe("Der letzte Schlag kam vom Piratenschiff.");
    expect(outcome.lastBlow("Ouroboros")).toBe("Der letzte Schlag kam von Ouroboros.");
    expect(events["stasis-used"]?.({ type: "stasis-used", ...scout, tokens: 0 }, "Späher")).toBe(
      "Die Stasis hält den Späher zurück.",
    );
  });

  it("counts in reasons and stories", () => {
    const { reasons, story } = GERMAN;
    expect(reasons.healed(1)).toBe("1 Würfel kommt von der Krankenstation zurück.");
    expect(reasons.healed(2)).toBe("2 Würfel kommen von der Krankenstation zurück.");
    expect(reasons.freed(2, 1)).toContain("wo 1 Würfel festhängt;");
    expect(reasons.change("science", ["Nebel", "Zeitschleife", "Nebel"])).toBe(
      "Als Forschung ist der Würfel mehr wert als so, wie er liegt; der Nebel und die Zeitschleife verlangen danach.",
    );
    expect(reasons.resolve("Nebel", 1)).toBe("Mit einem weiteren Würfel ist der Nebel bewältigt.");
    expect(story.fight(1, [], 0)).toBe("Die Crew hielt 1 Runde durch und schoss nichts ab.");
    expect(story.fight(9, ["Späher", "Piratenschiff"], 2)).toBe(
      "Die Crew hielt 9 Runden durch, schoss den Späher und das Piratenschiff ab und bewältigte 2 Gefahren an Bord.",
    );
    expect(GERMAN.options.difficultyChoice("hard", 0)).toBe("Schwer (keine harmlosen Karten)");
  });

  it("says why something is refused, with its own names of phases, faces and cards", () => {
    const table = lay({ dice: ["T", "M", "scan", "scan", "C", "S"], play: ["comms-offline"] });
    const says = (action: object) => {
      const refusal = refusalOf(table, action);
      return refusal && describeRefusal(refusal, IN_GERMAN.problems);
    };
    expect(says({ type: "roll" })).toBe("In der Phase „Einsatz“ geht das nicht.");
    expect(says({ type: "repair", die: 0 })).toBe(
      "Würfel 1 zeigt Taktik, gebraucht wird aber Technik.",
    );
    expect(says({ type: "reroll", die: 4 })).toBe(
      "Das Kommando fällt aus, solange der Funkausfall im Spiel ist.",
    );
    expect(says({ type: "heal", die: 1, freed: null })).toBe(
      "Ein Medizinwürfel befreit auch einen Würfel aus den Scannern: Würfel 3 oder Würfel 4.",
    );
  });

  it("leaves names of rows that are not the standard ones as they are", () => {
    const ogre: Threat = { id: "ogre", name: "Alter Oger", kind: "external", count: 1, hp: 2 };
    const renamed: Threat = { id: "scout", name: "Scout Mk II", kind: "external", count: 1, hp: 2 };
    const rows = replaceRows(dsd6.rows.threats, [ogre, renamed]);
    const game = unwrap(dsd6.withContent({ threats: rows }));
    const names = ["ogre", "scout", "pirates"].map((id) => threatName(id, game, GERMAN));
    expect(names).toEqual(["Alter Oger", "Scout Mk II", "Piratenschiff"]);
    expect(translateName("Alter Oger", GERMAN.threats)).toBe("Alter Oger");
  });

  it("has the words of the glossary in its own alphabetical order", () => {
    const terms = glossary(GERMAN).map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted(new Intl.Collator("de").compare));
  });

  it("names the same figures as English", () => {
    const figures = (text: string) => text.match(/\d+/g)?.toSorted();
    expect(figures(GERMAN.options.difficultyModelHint)).toEqual(
      figures(ENGLISH.options.difficultyModelHint),
    );
    for (const [id, entry] of Object.entries(GERMAN.glossary)) {
      const english = ENGLISH.glossary[id as keyof typeof ENGLISH.glossary];
      const zero = id === "hull" ? ["0"] : [];
      expect(figures(entry.text) ?? [], id).toEqual([...zero, ...(figures(english.text) ?? [])]);
    }
  });
});

it("no text comes from anywhere but the words", () => {
  const words = markWords(ENGLISH);
  const told = { words, problems: problemWords(markWords(COMMON_ENGLISH), words) };
  const [open, close] = MARKS;
  const marked = new RegExp(`${open}[^${open}${close}]*${close}`, "g");
  for (const text of everything(told)) {
    expect(text).toContain(open);
    // Names stand inside of sentences: the innermost marks go first.
    let rest = text;
    for (let before = ""; rest !== before; rest = rest.replace(marked, "")) before = rest;
    expect(rest.trim(), text).toBe("");
  }
});
