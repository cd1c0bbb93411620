// Play with real dice and cards: every question of luck names its die or its deck, and its answers by what is printed on them.
import { unwrap } from "@games/core-game";
import { ask, askCreate, type Question } from "@games/core-game/table";
import { describeQuestion } from "@games/core-game/text";
import { type Answer, pick, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Options, spireAct1 } from "../src/index.js";

const RICH: Options = {
  ruleSet: "printed",
  maxHp: 60,
  gold: 30,
  relics: ["loaded_die", "wing_boots", "the_abacus", "gambling_chip"],
};
const { cards, enemies, potions = [], relics = [], events = [], neow = [] } = spireAct1.rows;
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const CARDS = cards.flatMap(({ id }) => [id, `${id}+`]);
const FACES = ["1", "2", "3", "4", "5", "6"];
const ROOMS = ["encounter", "elite", "event", "merchant", "campfire", "treasure"];
const FIGHTS = ids(spireAct1.rows.encounters ?? []);

/** What there is to answer with, by the name of a die or a deck. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  die: FACES,
  "boss-die": FACES,
  "map-board": ["1", "2"],
  "dark-tokens": ROOMS,
  "light-tokens": ROOMS,
  "draw-pile": CARDS,
  "rewards-deck": CARDS,
  "rare-deck": CARDS,
  "colorless-deck": CARDS,
  "curse-deck": CARDS,
  "card-of-the-deck": CARDS,
  "potion-deck": ids(potions),
  "relic-deck": ids(relics),
  "boss-relic-deck": ids(relics),
  "event-deck": ids(events),
  "neow-deck": ids(neow),
  "first-encounter-deck": FIGHTS,
  "encounter-deck": FIGHTS,
  "elite-deck": FIGHTS,
  "enemy-deck": ids(enemies),
  "summon-deck": ids(enemies),
  ...Object.fromEntries(enemies.map(({ id }) => [`${id.replaceAll("_", "-")}-cards`, FACES])),
};

/** The questions of some random runs, by their names. */
function questionsOf(options: Options, runs: number): Map<string, Question> {
  const seen = new Map<string, Question>();
  const luck = seeded("answers");
  const reply = (question: Question): Answer => {
    const known = ANSWERS[question.name];
    expect(known, `${question.name} is the name of a die or a deck`).toBeDefined();
    expect(known).toEqual(
      expect.arrayContaining(question.options.map(({ label }) => String(label))),
    );
    seen.set(question.name, question);
    return pick(luck, question.options).answer;
  };
  for (let run = 0; run < runs; run++) {
    const answers: Answer[] = [];
    let made = unwrap(askCreate(spireAct1, options, spireAct1.streams, answers));
    while (!made.isDone) {
      answers.push(reply(made.question));
      made = unwrap(askCreate(spireAct1, options, spireAct1.streams, answers));
    }
    let { state } = made.value;
    for (let turn = 0; turn < 120; turn++) {
      const legal = spireAct1.legalActions(state);
      if (legal.length === 0) break;
      const action = pick(luck, legal);
      const given: Answer[] = [];
      let played = unwrap(ask(spireAct1, state, action, given));
      while (!played.isDone) {
        given.push(reply(played.question));
        played = unwrap(ask(spireAct1, state, action, given));
      }
      ({ state } = played.value);
    }
  }
  return seen;
}

describe("every question of luck names its die or its deck", () => {
  it("by the plan", () => {
    const seen = questionsOf({}, 4);
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(["draw-pile", "die", "enemy-deck", "rewards-deck"]),
    );
  });

  it("as printed", () => {
    const seen = questionsOf(RICH, 8);
    const names = [
      "map-board",
      "dark-tokens",
      "light-tokens",
      "boss-die",
      "neow-deck",
      "rewards-deck",
    ];
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining([...names, "first-encounter-deck", "potion-deck"]),
    );
  });

  it("in words", () => {
    const [question] = questionsOf({ encounters: ["green_louse"], map: ["encounter"] }, 1).values();
    expect(question && describeQuestion(question)).toBe(
      "Draw from the green louse cards: which card is it?",
    );
  });
});
