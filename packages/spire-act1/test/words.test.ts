// Languages: German has every text and the forms it needs, and no text of whole games comes from anywhere but the words.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "@games/core-game";
import { GERMAN as COMMON } from "@games/core-game/german";
import { compareWords, MARKS, markWords } from "@games/core-game/testing";
import { describeRefusal, initialValues, problemWords } from "@games/core-game/text";
import { describe, expect, it } from "vitest";
import { REASONS, type ReasonCode } from "../src/bots/index.js";
import { GERMAN } from "../src/german/index.js";
import {
  type Action,
  ASCENSIONS,
  NODE_TYPES,
  type Op,
  type Outcome,
  PLAYER,
  previewAction,
  RULE_SETS,
  routesFrom,
  type SpireAct1Event,
  spireAct1,
} from "../src/index.js";
import {
  beatsOf,
  cardName,
  describeAction,
  describeAnswer,
  describeAscension,
  describeCard,
  describeDie,
  describeEvent,
  describeForecast,
  describeIntent,
  describeOption,
  describeOutcome,
  describePotion,
  describeQuestion,
  describeReason,
  describeRelic,
  describeRoom,
  describeRoomOptions,
  describeRoutes,
  describeTraits,
  ENGLISH,
  enemyName,
  forecastOf,
  glossary,
  itemName,
  lessons,
  nameOf,
  optionFields,
  sceneOf,
  tellRun,
  type Words,
  wordsIn,
} from "../src/text/index.js";
import { withRows } from "./arena.js";
import { Run } from "./printed/run.js";

const FOLDER = join(import.meta.dirname, "golden");

/** The first and the last game of every golden file: one of the player who tries everything, one of the planner. */
const games = readdirSync(FOLDER).flatMap((file) => {
  const lines = readFileSync(join(FOLDER, file), "utf8").trim().split("\n");
  return [lines[0] ?? "", lines.at(-1) ?? ""];
});

/** Everything that is said about a golden game. */
function tell(line: string, words: Words): string[] {
  const { seed, options, actions } = JSON.parse(line) as {
    readonly seed: string;
    readonly options: object;
    readonly actions: readonly Action[];
  };
  const told: string[] = [];
  const events: SpireAct1Event[] = [];
  const state = spireAct1.clone(spireAct1.create({ seed, ...options }));
  const context = spireAct1.open(state, (event) => events.push(event));
  actions.forEach((action, i) => {
    const view = spireAct1.view(state);
    const { pending } = view;
    if (pending !== null) {
      const answers = [0, 1, 2].map((option) => describeAnswer(option, pending, spireAct1, words));
      told.push(
        describeQuestion(pending, spireAct1, words),
        ...answers.filter((answer) => answer !== undefined),
      );
    }
    told.push(describeAction(action, spireAct1, view, words));
    told.push(describeAction(action, spireAct1, undefined, words));
    if (i % 10 === 0) {
      const forecast = forecastOf(previewAction(spireAct1, state, action));
      told.push(forecast === null ? "" : describeForecast(forecast, words));
      for (const { enemies, relics } of describeDie(view, spireAct1, words))
        told.push(...enemies.map(({ text }) => text), ...relics.map(({ text }) => text));
      told.push(describeRoutes(routesFrom(state.run.map, spireAct1.content, 0), words));
    }
    spireAct1.step(context, action);
  });
  return [
    ...told,
    ...events.map((event) => describeEvent(event, spireAct1, words) ?? ""),
    ...beatsOf(events, words).map(({ text }) => text),
    ...tellRun([{ events }], spireAct1, words).lines,
    describeOutcome(spireAct1.outcome(state) as Outcome, words),
  ];
}

const { enemies, potions = [], relics = [], events = [], neow = [] } = spireAct1.rows;
const cards = spireAct1.content.cards.map(({ card }) => card);

/** What the rows are called. */
const names = (words: Words): string[] => [
  ...cards.map(({ id }) => cardName(id, spireAct1, words)),
  ...enemies.map(({ id }) => enemyName(id, spireAct1, 0, words)),
  ...potions.map(({ id }) => itemName("potion", id, spireAct1, words)),
  ...relics.map(({ id }) => itemName("relic", id, spireAct1, words)),
  ...events.map(({ id }) => itemName("event", id, spireAct1, words)),
];

/** What the rows say, from their operations. */
const derived = (words: Words): string[] => [
  ...cards.map((card) => describeCard(card, spireAct1, words)),
  ...cards.map((card) => describeOption(card, 0, spireAct1, words)),
  ...enemies.flatMap(({ id }) => describeTraits(id, spireAct1, words)),
  ...potions.map(({ id }) => describePotion(id, spireAct1, words)),
  ...relics.map(({ id }) => describeRelic(id, spireAct1, words)),
  ...[...events, ...neow].flatMap(({ id }) => [
    describeRoom(id, spireAct1, words),
    ...describeRoomOptions(id, spireAct1, words).map(({ text }) => text),
  ]),
];

/** Everything that is written for people who learn or begin a game. */
function teach(words: Words): string[] {
  const fields = optionFields(words);
  const values = initialValues(fields);
  return [
    ...RULE_SETS.flatMap((ruleSet) => lessons(ruleSet, words)).flatMap(({ title, text }) => [
      title,
      text,
    ]),
    ...ASCENSIONS.map((level) => describeAscension(level, words)),
    ...[...events, ...neow].map(({ id }) => sceneOf(id, spireAct1, words)),
    ...NODE_TYPES.map((type) => words.nodes[type]),
    ...fields.flatMap((field) => [
      field.label,
      typeof field.hint === "function" ? field.hint(values) : (field.hint ?? ""),
      ...(field.kind === "choice" ? field.choices.map(({ label }) => label) : []),
    ]),
  ];
}

/** The words of the game and what they mean, in the order of their ids. */
const explained = (words: Words): string[] =>
  [...glossary(words)]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ term, text }) => [term, text]);

/** Every reason, with everything that it can name. */
const reasons = (words: Words): string[] =>
  Object.keys(REASONS).map((code) => {
    const numbers = { damage: 3, blocked: 2, incoming: 5, after: 61, before: 52, other: 48 };
    const things = { card: "bash+", potion: "fire_potion", relic: "anchor", ware: "sundial" };
    const params = { ...numbers, ...things, enemy: "sentry_a", place: 1, price: 7, missing: 4 };
    const reason = { code, params: { ...params, cost: 6, gold: 9 }, message: "" };
    return describeReason(reason as Message<ReasonCode>, spireAct1, words);
  });

const everything = (words: Words): string[] => [
  ...games.flatMap((game) => tell(game, words)),
  ...names(words),
  ...derived(words),
  ...teach(words),
  ...explained(words),
  ...reasons(words),
];

/** Texts that are the same in both languages: names, signs and words that German has too. */
const SAME =
  /^(|Akabeko|Enchiridion|Lagavulin( \(\d\))?|Necronomicon|Omamori|Sozu|Vajra|Block|Status|[−+\d]+|\+\d Block|\d+ Gold|Boss)$/;

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

  it("tells whole games and everything there is to read, each text in German and whole", () => {
    const english = everything(ENGLISH);
    const german = everything(GERMAN);
    expect(german).toHaveLength(english.length);
    const same = german.filter((text, i) => text === english[i] && !SAME.test(text));
    expect([...new Set(same)]).toEqual([]);
    expect(german.filter((text) => /undefined|null|NaN|[{}]| {2}/.test(text))).toEqual([]);
    expect(german.map((text) => text === "")).toEqual(english.map((text) => text === ""));
  });

  it("names the figures that English names, in every text that is made from a row", () => {
    const figures = (texts: string[]) =>
      texts.map((text) => [...new Set(text.replace("viermal", "4").match(/\d+/g)?.sort() ?? [])]);
    expect(figures(derived(GERMAN))).toEqual(figures(derived(ENGLISH)));
    expect(figures(teach(GERMAN))).toEqual(figures(teach(ENGLISH)));
    expect(figures(reasons(GERMAN))).toEqual(figures(reasons(ENGLISH)));
  });

  it("calls just those cards Schlag that count for others with Strike in their name", () => {
    for (const { id, keywords } of cards) {
      const isStrike = /schlag/i.test(cardName(id, spireAct1, GERMAN));
      expect([id, isStrike]).toEqual([id, keywords.includes("strike")]);
    }
  });

  it.each<[SpireAct1Event, string]>([
    [
      { type: "hit", by: PLAYER, target: 1, id: "large_slime", size: 4, blocked: 1, lost: 3 },
      "Du triffst den Großen Schleim (2) mit 4: 1 geblockt, 3 LP verloren.",
    ],
    [
      { type: "hit", by: 0, target: PLAYER, id: "red_louse", size: 2, blocked: 2, lost: 0 },
      "Die Rote Laus trifft dich mit 2: 2 geblockt, 0 LP verloren.",
    ],
    [
      { type: "damaged", by: 0, target: PLAYER, id: "cultist", size: 1, blocked: 0, lost: 1 },
      "Du erleidest 1 Schaden durch den Kultisten: 0 geblockt, 1 LP verloren.",
    ],
    [
      { type: "token-placed", target: 0, id: "cultist", token: "vulnerable", amount: 1, total: 2 },
      "Der Kultist erhält 1 Verwundbar: zusammen 2.",
    ],
    [{ type: "hp-lost", target: 0, id: "stump", amount: 2, hp: 5 }, "Stump verliert 2 LP: noch 5."],
    [
      { type: "draw-pile-shuffled", cards: 1 },
      "1 Karte wird zu einem neuen Nachziehstapel gemischt.",
    ],
    [
      { type: "draw-pile-shuffled", cards: 8 },
      "8 Karten werden zu einem neuen Nachziehstapel gemischt.",
    ],
    [{ type: "rewards-skipped", cards: ["anger"] }, "„Zorn“ kommt zurück zu den Belohnungen."],
    [
      { type: "enemy-acted", enemy: 0, id: "hexaghost", action: { hit: 2, times: 2, burn: 1 } },
      "Der Hexageist trifft zweimal mit 2 und gibt dir 1 Karte „Verbrennung“.",
    ],
    [
      {
        type: "offers-revealed",
        offers: [
          { part: "gold", amount: 2 },
          { part: "card", cards: ["bash+", "flex"], deck: "rewards", rares: [] },
        ],
        reveals: true,
      },
      "Die Belohnung: 2 Gold; Schmetterhieb+ oder Muskelspiel.",
    ],
  ])("says %o with the forms it needs", (event, sentence) => {
    expect(describeEvent(event, spireAct1, GERMAN)).toBe(sentence);
  });

  it.each([
    ["twin_strike", "Triff zweimal mit 1."],
    ["heavy_blade", "Triff mit 3; Stärke zählt dreifach."],
    ["pommel_strike+", "Triff mit 2. Ziehe 2 Karten."],
    ["rage", "Erhalte 1 Block für jeden Angriff auf deiner Hand."],
    ["spot_weakness", "Wenn der Würfel 3 oder weniger zeigt, erhalte 1 Stärke."],
    ["juggernaut", "Immer wenn du Block erhältst: Füge einem Gegner 1 Schaden zu."],
    [
      "sadistic_nature",
      "Immer wenn du einem Gegner einen Marker gibst: Füge dem Gegner 1 Schaden zu.",
    ],
    [
      "fire_breathing",
      "Immer wenn du eine Statuskarte oder einen Fluch ziehst: Füge allen Gegnern 2 Schaden zu.",
    ],
  ])("makes the text of %s from its row", (id, text) => {
    const card = cards.find((one) => one.id === id);
    expect(card && describeCard(card, spireAct1, GERMAN)).toBe(text);
  });

  it.each<[Op, string]>([
    [
      { op: "poison", n: 2, to: "attackers" },
      "Gib jedem Gegner, der angreifen wird, 2 Gift je Treffer.",
    ],
    [
      { op: "hit", n: 2, times: { n: 2, per: "x" } },
      "Triff mit 2, einmal für jede ausgegebene Energie und noch zweimal.",
    ],
    [
      { op: "draw", n: { n: 2, per: "attacks" } },
      "Ziehe 2 plus 1 Karte für jeden Angriff auf deiner Hand.",
    ],
    [
      { op: "draw", n: 3, if: { is: "cubes", n: 1 } },
      "Wenn 1 Klötzchen darauf liegt, ziehe 3 Karten.",
    ],
    [
      { op: "next-free", if: { is: "no-block" } },
      "Wenn du keinen Block hast: Deine nächste Karte in diesem Zug kostet nichts.",
    ],
    [
      { op: "choose", from: "discard", to: "hand", atLeast: 0 },
      "Du darfst eine Karte aus deinem Ablagestapel auf deine Hand nehmen.",
    ],
    [
      { op: "choose", from: "hand", to: "draw", n: 4, atLeast: 2 },
      "Lege 2 bis 4 Karten von deiner Hand oben auf deinen Nachziehstapel.",
    ],
    [
      { op: "deck", do: "upgrade", of: "attack", random: true },
      "Verbessere einen zufälligen Angriff.",
    ],
    [
      { op: "deck", do: "remove", n: 2, of: "starter-defend", atLeast: 0 },
      "Du darfst 2 Startkarten „Abwehr“ entfernen.",
    ],
  ])("says %o, which no row has in these forms", (op, text) => {
    const [card] = cards;
    expect(card && describeCard({ ...card, keywords: [], ops: [op] }, spireAct1, GERMAN)).toBe(
      text,
    );
  });

  it("says what relics do, with sentences after a colon and instructions after a comma", () => {
    const relic = (id: string) => describeRelic(id, spireAct1, GERMAN);
    expect(relic("charons_ashes")).toBe(
      "Bei 1 oder 2: Du darfst eine Karte von deiner Hand erschöpfen. Wenn du das tust, füge einem Gegner 2 Schaden zu.",
    );
    expect(relic("ssserpent_head")).toBe("Immer wenn du ein Ereignis betrittst: Erhalte 2 Gold.");
    expect(relic("orrery")).toBe(
      "Wenn du dieses Relikt erhältst: Erhalte viermal eine Kartenbelohnung. Danach wird es abgelegt.",
    );
    const [here] = describeRoomOptions("scrap_ooze", spireAct1, GERMAN);
    expect(here?.text).toBe(
      "Verliere 1 LP und wirf den Würfel; bei 3 oder 4: Erhalte 2 Gold; bei 5 oder 6: Erhalte ein Relikt; bei 1 oder 2: Du darfst noch einmal wählen",
    );
  });

  it("tells intents, actions, routes and how a run ended", () => {
    expect(describeIntent({ weak: 2, strength: 1 }, spireAct1, GERMAN)).toBe(
      "erhält 1 Stärke und gibt dir 2 Schwach",
    );
    expect(describeAction({ type: "play", card: "strike_r+" }, spireAct1, undefined, GERMAN)).toBe(
      "„Schlag+“ spielen.",
    );
    const { map } = new Run({ map: ["elite", "event", "event", "boss"] }).state.run;
    const outlook = routesFrom(map, spireAct1.content, 0);
    expect(describeRoutes(outlook, GERMAN)).toBe("1 Elitekampf und 2 Ereignisse");
    const outcome = { result: "defeat", hp: 0, combatCount: 1, nodes: 1, deckSize: 11 } as const;
    expect(describeOutcome(outcome, GERMAN)).toBe(
      "Der Lauf ist nach 1 Raum verloren: 1 Kampf gewonnen, 11 Karten im Deck.",
    );
  });

  it("says why something is refused, and why the planner does something", () => {
    const refused = spireAct1.apply(spireAct1.create({ seed: 1 }), { type: "end-turn" });
    if (refused.ok) throw new Error("there is no turn to end");
    expect(describeRefusal(refused.error, problemWords(COMMON, GERMAN))).toBe(
      "Das geht an dieser Stelle des Laufs nicht.",
    );
    expect(reasons(GERMAN)).toContain("Tötet den Wachposten A (2) und verhindert so 3 Schaden.");
    expect(reasons(GERMAN)).toContain(
      "„Anker“ wirkt den ganzen Lauf lang: 61\u00a0% für den ganzen Akt, ohne das Relikt 52\u00a0%.",
    );
  });

  it("finds the words of the glossary in all their forms", () => {
    const found = (text: string) => wordsIn(text, GERMAN).map(({ term }) => term);
    expect(found("Erschöpfe eine Karte von deiner Hand. Erhalte 2 Flüche.")).toEqual([
      "Erschöpfen",
      "Fluch",
    ]);
    expect(found("Verwandle 2 Karten. Gib dem Gegner 1 Schwach.")).toEqual([
      "Schwach",
      "Verwandeln",
    ]);
    expect(found("Unverwundbar gegen den Kleinen Schleim.")).toEqual([]);
  });

  it("has the words of the glossary in its own alphabetical order", () => {
    const terms = glossary(GERMAN).map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted(new Intl.Collator("de").compare));
  });

  it("leaves rows of one's own their names", () => {
    const own = withRows({
      cards: [
        { id: "strike_r", name: "Punch", type: "attack", ops: [{ op: "hit", n: 1 }], plus: {} },
        { id: "soot", name: "Soot", type: "status" },
      ],
    });
    expect(cardName("strike_r+", own, GERMAN)).toBe("Punch+");
    expect(nameOf("soot", own, GERMAN)).toBe("Soot");
    expect(cardName("bash", own, GERMAN)).toBe("Schmetterhieb");
    expect(describeAction({ type: "smith", card: "strike_r" }, own, undefined, GERMAN)).toBe(
      "„Punch“ verbessern.",
    );
  });
});

/** What stands in a text outside of all marks. */
function outsideOfMarks(text: string): string {
  let depth = 0;
  return [...text]
    .filter((sign) => {
      if (sign === MARKS[0]) depth++;
      else if (sign === MARKS[1]) depth--;
      else return depth === 0;
      return false;
    })
    .join("");
}

it("no text comes from anywhere but the words", () => {
  const escaped = everything(markWords(ENGLISH)).map(outsideOfMarks);
  expect([...new Set(escaped)].filter((text) => /\p{L}/u.test(text))).toEqual([]);
});
