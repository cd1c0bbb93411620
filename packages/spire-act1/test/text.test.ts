// The English sentences: one for everything that can happen, and each of them whole.
import { describe, expect, it } from "vitest";
import { ENEMIES } from "../src/data/enemies.js";
import { type Action, type Event, getAllCards, getCard, spireAct1 } from "../src/index.js";
import {
  cardName,
  describeAction,
  describeCard,
  describeEvent,
  describeIntent,
  describeOption,
  describeOutcome,
  describeQuestion,
  ENEMY_NAMES,
  ENEMY_TRAITS,
} from "../src/text/index.js";
import { collectRuns } from "./random-runs.js";

const SENTENCE = /^[A-Z0-9][^{}\n]*[.?]$/;
const GAPS = /undefined|NaN|null|\[object| {2}/;

describe("what happens", () => {
  const { events, actions, questions, outcomes } = collectRuns(400);

  it("has a sentence for every type of event that occurs, whole and without gaps", () => {
    const types = new Set(events.map(({ type }) => type));
    expect(types.size).toBe(33);
    for (const sentence of new Set(events.map(describeEvent))) {
      expect(sentence).toMatch(SENTENCE);
      expect(sentence).not.toMatch(GAPS);
    }
  });

  it("has a sentence for every action, question and outcome", () => {
    expect(new Set(actions.map(({ type }) => type)).size).toBe(13);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(4);
    const all = new Set([
      ...actions.map((action) => describeAction(action)),
      ...questions.map(describeQuestion),
      ...outcomes.map(describeOutcome),
    ]);
    for (const sentence of all) {
      expect(sentence).toMatch(SENTENCE);
      expect(sentence).not.toMatch(GAPS);
    }
  });

  it.each<[Event, string]>([
    [{ type: "turn-started", turn: 2 }, "Round 2 begins."],
    [
      { type: "hit", by: -1, target: 0, id: "jaw_worm", size: 4, blocked: 1, lost: 3 },
      "You hit Jaw Worm for 4: 1 blocked, 3 HP lost.",
    ],
    [
      { type: "hit", by: 1, target: -1, id: "sentry_b", size: 3, blocked: 0, lost: 3 },
      "Sentry B (2) hits you for 3: 0 blocked, 3 HP lost.",
    ],
    [
      { type: "damaged", by: 0, target: -1, id: "gremlin_nob", size: 1, blocked: 0, lost: 1 },
      "You take 1 damage from Gremlin Nob: 0 blocked, 1 HP lost.",
    ],
    [
      { type: "damaged", by: -1, target: 2, id: "sentry", size: 5, blocked: 2, lost: 3 },
      "Sentry (3) takes 5 damage: 2 blocked, 3 HP lost.",
    ],
    [
      { type: "damaged", by: -1, target: -1, id: null, size: 1, blocked: 1, lost: 0 },
      "You take 1 damage: 1 blocked, 0 HP lost.",
    ],
    [
      { type: "token-placed", target: 0, id: "cultist", token: "vulnerable", amount: 1, total: 2 },
      "Cultist gets 1 Vulnerable: 2 in all.",
    ],
    [
      { type: "block-lost", target: -1, id: null, amount: 2, block: 0 },
      "You lose 2 block: 0 left.",
    ],
    [{ type: "hp-lost", target: 0, id: "stump", amount: 2, hp: 5 }, "stump loses 2 HP: 5 left."],
    [
      { type: "card-moved", card: "bash", from: "play", to: "discard" },
      "Bash goes from play to the discard pile.",
    ],
    [
      { type: "enemy-acted", enemy: 0, id: "hexaghost", action: { hit: 2, times: 2, burn: 1 } },
      "Hexaghost hits for 2, 2 times and gives you 1 Burn.",
    ],
  ])("puts %o into words", (event, sentence) => {
    expect(describeEvent(event)).toBe(sentence);
  });

  it.each<[Action, string]>([
    [{ type: "play", card: "bash+" }, "Play Bash+."],
    [{ type: "choose-enemy", enemy: 0 }, "Choose enemy 1."],
    [{ type: "choose-amount", amount: 2 }, "Spend 2 energy."],
    [{ type: "smith", card: "strike_r" }, "Upgrade Strike."],
  ])("puts %o into words", (action, sentence) => {
    expect(describeAction(action)).toBe(sentence);
  });

  it("names the enemy that is chosen when the view is at hand", () => {
    const state = spireAct1.create({ seed: 1, map: ["elite"], elites: ["sentry"] });
    spireAct1.step(state, { type: "proceed" }, spireAct1.luckOf(state));
    const choose = (enemy: number) =>
      describeAction({ type: "choose-enemy", enemy }, spireAct1.view(state));
    expect([0, 2].map(choose)).toEqual(["Choose Sentry A.", "Choose Sentry (3)."]);
  });
});

describe("cards", () => {
  it("each has a text of whole sentences, and an upgrade reads or costs otherwise", () => {
    for (const card of getAllCards()) {
      const text = describeCard(card);
      expect(text).toMatch(SENTENCE);
      expect(text).not.toMatch(GAPS);
      const upgraded = card.upgraded === null ? undefined : getCard(card.upgraded);
      if (upgraded === undefined || card.id === "panacea") continue;
      expect(`${upgraded.cost} ${describeCard(upgraded)}`).not.toBe(`${card.cost} ${text}`);
    }
  });

  it.each([
    ["bash", "Hit for 2. Put 1 Vulnerable on the enemy."],
    ["whirlwind+", "Hit every enemy for 1, once for each energy spent and once more."],
    ["heavy_blade", "Hit for 3; each Strength counts 3-fold."],
    ["flex", "Gain 1 Strength until the end of the turn. Exhaust."],
    ["feel_no_pain", "Whenever you exhaust a card: gain 1 block."],
    ["fire_breathing", "Whenever you draw a Status or Curse: deal 2 damage to every enemy."],
    ["purity+", "Exhaust up to 5 cards of your hand. Exhaust."],
    [
      "pain",
      "Unplayable. At the end of your turn in your hand: if your hand has at most 2 cards, lose 1 HP.",
    ],
    ["spot_weakness", "If the die shows 3 or less, gain 1 Strength."],
    ["injury", "Unplayable."],
    ["slimed", "Exhaust."],
  ])("%s", (id, text) => {
    const card = getCard(id);
    expect(card && describeCard(card)).toBe(text);
  });

  it("tells what each option of a card does", () => {
    const card = getCard("iron_wave+");
    expect(card && [0, 1].map((option) => describeOption(card, option))).toEqual([
      "Hit for 2. Gain 1 block.",
      "Hit for 1. Gain 2 block.",
    ]);
  });

  it("names cards of the game, and others by their id", () => {
    expect(cardName("strike_r")).toBe("Strike");
    expect(cardName("headlong")).toBe("headlong");
  });
});

describe("enemies", () => {
  it("have names, and every action of theirs can be told", () => {
    expect(Object.keys(ENEMY_NAMES)).toEqual(ENEMIES.map(({ id }) => id));
    for (const action of ENEMIES.flatMap(({ variants }) => variants.flat()))
      expect(describeIntent(action)).not.toMatch(GAPS);
    expect(describeIntent({})).toBe("does nothing");
    expect(describeIntent({ weak: 2, strength: 1 })).toBe("gains 1 Strength and gives you 2 Weak");
  });
});

it("tells what enemies do besides their actions", () => {
  for (const trait of Object.values(ENEMY_TRAITS).flat()) expect(trait).toMatch(SENTENCE);
  expect(ENEMY_TRAITS.red_louse).toEqual(["Gains 2 block after the first damage to it."]);
  expect(ENEMY_TRAITS.gremlin_nob).toEqual(["At times, each Skill you play costs you 1 damage."]);
  expect(ENEMY_TRAITS.cultist).toEqual([]);
});

it("a summary of a run", () => {
  const outcome = { result: "defeat", hp: 0, combatCount: 1, nodes: 1, deckSize: 11 } as const;
  expect(describeOutcome(outcome)).toBe(
    "The run is lost after 1 node: 1 fight won, 11 cards in the deck.",
  );
});
