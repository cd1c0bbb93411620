// The English sentences: one for everything that can happen, and each of them whole.
import { describe, expect, it } from "vitest";
import {
  type Action,
  getAllCards,
  getCard,
  PLAYER,
  type Question,
  type SpireAct1Event,
  spireAct1,
} from "../src/index.js";
import {
  cardName,
  describeAction,
  describeCard,
  describeEvent,
  describeIntent,
  describeOption,
  describeOutcome,
  describeQuestion,
  describeTraits,
  enemyName,
} from "../src/text/index.js";
import { withRows } from "./arena.js";
import { collectRuns } from "./random-runs.js";

const SENTENCE = /^[A-Z0-9][^{}\n]*[.?]$/;
const GAPS = /undefined|NaN|null|\[object| {2}/;

describe("what happens", () => {
  const { events, actions, questions, outcomes } = collectRuns(400);

  it("has a sentence for every type of event that occurs, whole and without gaps", () => {
    const types = new Set(events.map(({ type }) => type));
    expect(types.size).toBe(32);
    for (const sentence of new Set(events.map((event) => describeEvent(event, spireAct1)))) {
      expect(sentence).toMatch(SENTENCE);
      expect(sentence).not.toMatch(GAPS);
    }
  });

  it("has a sentence for every action, question and outcome", () => {
    expect(new Set(actions.map(({ type }) => type)).size).toBe(13);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(8);
    const all = new Set([
      ...actions.map((action) => describeAction(action, spireAct1)),
      ...questions.map((question) => describeQuestion(question, spireAct1)),
      ...outcomes.map((outcome) => describeOutcome(outcome)),
    ]);
    for (const sentence of all) {
      expect(sentence).toMatch(SENTENCE);
      expect(sentence).not.toMatch(GAPS);
    }
  });

  it.each<[SpireAct1Event, string]>([
    [{ type: "turn-started", turn: 2 }, "Round 2 begins."],
    [
      { type: "hit", by: PLAYER, target: 0, id: "jaw_worm", size: 4, blocked: 1, lost: 3 },
      "You hit Jaw Worm for 4: 1 blocked, 3 HP lost.",
    ],
    [
      { type: "hit", by: 1, target: PLAYER, id: "sentry_b", size: 3, blocked: 0, lost: 3 },
      "Sentry B (2) hits you for 3: 0 blocked, 3 HP lost.",
    ],
    [
      { type: "damaged", by: 0, target: PLAYER, id: "gremlin_nob", size: 1, blocked: 0, lost: 1 },
      "You take 1 damage from Gremlin Nob: 0 blocked, 1 HP lost.",
    ],
    [
      { type: "damaged", by: PLAYER, target: 2, id: "sentry", size: 5, blocked: 2, lost: 3 },
      "Sentry (3) takes 5 damage: 2 blocked, 3 HP lost.",
    ],
    [
      { type: "damaged", by: PLAYER, target: PLAYER, id: null, size: 1, blocked: 1, lost: 0 },
      "You take 1 damage: 1 blocked, 0 HP lost.",
    ],
    [
      { type: "token-placed", target: 0, id: "cultist", token: "vulnerable", amount: 1, total: 2 },
      "Cultist gets 1 Vulnerable: 2 in all.",
    ],
    [
      { type: "block-lost", target: PLAYER, id: null, amount: 2, block: 0 },
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
    expect(describeEvent(event, spireAct1)).toBe(sentence);
  });

  it.each<[Question, string]>([
    [{ ask: "map" }, "Go on to the next node?"],
    [{ ask: "turn" }, "Your turn: play a card, use a power or end it?"],
    [
      { ask: "reward", cards: ["anger", "flex", "bash+"] },
      "The reward: Anger, Flex or Bash+, or none?",
    ],
    [{ ask: "campfire", cards: ["anger"] }, "Rest, or which card is upgraded?"],
    [{ ask: "campfire", cards: [] }, "Rest?"],
    [{ ask: "enemy", by: "bash", enemies: [0, 1] }, "Bash: which enemy?"],
    [{ ask: "amount", by: "whirlwind", max: 3 }, "Whirlwind: how much energy, up to 3?"],
    [{ ask: "option", by: "iron_wave+", options: 2 }, "Iron Wave+: which of 2 options?"],
    [
      {
        ask: "card",
        by: "purity",
        from: "hand",
        to: "exhaust",
        cards: ["bash"],
        max: 3,
        canStop: true,
      },
      "Purity: which card goes to the exhaust pile, or no more?",
    ],
  ])("puts %o into words", (question, sentence) => {
    expect(describeQuestion(question, spireAct1)).toBe(sentence);
  });

  it.each<[Action, string]>([
    [{ type: "play", card: "bash+" }, "Play Bash+."],
    [{ type: "choose-enemy", enemy: 0 }, "Choose enemy 1."],
    [{ type: "choose-amount", amount: 2 }, "Spend 2 energy."],
    [{ type: "smith", card: "strike_r" }, "Upgrade Strike."],
  ])("puts %o into words", (action, sentence) => {
    expect(describeAction(action, spireAct1)).toBe(sentence);
  });

  it("names the enemy that is chosen when the view is at hand", () => {
    const state = spireAct1.clone(
      spireAct1.create({ seed: 1, map: ["elite"], elites: ["sentry"] }),
    );
    spireAct1.step(spireAct1.open(state), { type: "proceed" });
    const choose = (enemy: number) =>
      describeAction({ type: "choose-enemy", enemy }, spireAct1, spireAct1.view(state));
    expect([0, 2].map(choose)).toEqual(["Choose Sentry A.", "Choose Sentry (3)."]);
  });
});

describe("cards", () => {
  it("each has a text of whole sentences, and an upgrade reads or costs otherwise", () => {
    for (const card of getAllCards()) {
      const text = describeCard(card, spireAct1);
      expect(text).toMatch(SENTENCE);
      expect(text).not.toMatch(GAPS);
      const upgraded = card.upgraded === null ? undefined : getCard(card.upgraded);
      if (upgraded === undefined || card.id === "panacea") continue;
      expect(`${upgraded.cost} ${describeCard(upgraded, spireAct1)}`).not.toBe(
        `${card.cost} ${text}`,
      );
    }
  });

  it.each([
    ["bash", "Hit for 2. Put 1 Vulnerable on the enemy."],
    ["whirlwind+", "Hit every enemy for 1, once for each energy spent and once more."],
    ["heavy_blade", "Hit for 3; Strength counts three times."],
    ["flex", "Gain 1 Strength until the end of the turn. Exhaust."],
    ["feel_no_pain", "Whenever you exhaust a card: gain 1 block."],
    ["fire_breathing", "Whenever you draw a Status or Curse: deal 2 damage to every enemy."],
    ["purity+", "Exhaust up to 5 cards from your hand. Exhaust."],
    [
      "pain",
      "Unplayable. At the end of your turn, if this is in your hand: if your hand has at most 2 cards, lose 1 HP.",
    ],
    ["spot_weakness", "If the die shows 3 or less, gain 1 Strength."],
    ["twin_strike", "Hit for 1 twice."],
    ["headbutt", "Hit for 2. Put a card from your discard pile on top of your draw pile."],
    ["injury", "Unplayable."],
    ["slimed", "Exhaust."],
  ])("%s", (id, text) => {
    const card = getCard(id);
    expect(card && describeCard(card, spireAct1)).toBe(text);
  });

  it("tells what each option of a card does", () => {
    const card = getCard("iron_wave+");
    expect(card && [0, 1].map((option) => describeOption(card, option, spireAct1))).toEqual([
      "Hit for 2. Gain 1 block.",
      "Hit for 1. Gain 2 block.",
    ]);
  });

  it("names cards of the game, and others by their id", () => {
    expect(cardName("strike_r", spireAct1)).toBe("Strike");
    expect(cardName("headlong", spireAct1)).toBe("headlong");
  });
});

describe("enemies", () => {
  it("have names, and every action of theirs can be told", () => {
    const { enemies } = spireAct1.rows;
    for (const { id, name } of enemies) expect(enemyName(id, spireAct1)).toBe(name);
    expect(enemyName("sentry", spireAct1, 2)).toBe("Sentry (3)");
    expect(enemyName("stump", spireAct1)).toBe("stump");
    for (const action of enemies.flatMap(({ variants }) => variants.flat()))
      expect(describeIntent(action, spireAct1)).not.toMatch(GAPS);
    expect(describeIntent({}, spireAct1)).toBe("does nothing");
    expect(describeIntent({ weak: 2, strength: 1 }, spireAct1)).toBe(
      "gains 1 Strength and gives you 2 Weak",
    );
  });
});

it("tells what enemies do besides their actions", () => {
  const traitsOf = (id: string) => describeTraits(id, spireAct1);
  for (const { id } of spireAct1.rows.enemies)
    for (const trait of traitsOf(id)) expect(trait).toMatch(SENTENCE);
  expect(traitsOf("red_louse")).toEqual(["Gains 2 block after the first damage to it."]);
  expect(traitsOf("gremlin_nob")).toEqual(["At times, each Skill you play costs you 1 damage."]);
  expect(traitsOf("cultist")).toEqual([]);
  expect(traitsOf("stump")).toEqual([]);
});

describe("rows of one's own", () => {
  const game = withRows({
    cards: [
      {
        id: "strike_r",
        name: "Punch",
        type: "attack",
        rarity: "starter",
        ops: [
          { op: "hit", n: 1 },
          { op: "add", card: "soot", n: 1, to: "hand" },
        ],
        plus: {},
      },
      { id: "soot", name: "Black Soot", type: "status" },
      { id: "daze", name: "Stupor", type: "status", supply: "daze", keywords: ["unplayable"] },
    ],
    enemies: [
      {
        id: "cultist",
        name: "The Ogre",
        hp: 9,
        kind: "encounter",
        pattern: "die",
        curlUp: 3,
        variants: [[{ daze: 1 }]],
      },
    ],
  });

  it("have their names in every sentence", () => {
    const state = game.clone(
      game.create({ seed: 1, deck: ["strike_r", "strike_r"], encounters: ["cultist"] }),
    );
    const told: (string | undefined)[] = [];
    const play = game.open(state, (event) => told.push(describeEvent(event, game)));
    game.step(play, { type: "proceed" });
    game.step(play, { type: "play", card: "strike_r" });
    expect(told).toContain("The Ogre appears with 9 HP.");
    expect(told).toContain("You draw Punch.");
    expect(told).toContain("You hit The Ogre for 1: 0 blocked, 1 HP lost.");
    expect(told).toContain("Black Soot goes from the supply to the hand.");
    game.step(play, { type: "end-turn" });
    expect(told).toContain("The Ogre gives you 1 Stupor.");
    expect(told.join(" ")).not.toMatch(/Cultist|Strike|Daze/);
  });

  it("have their names in actions, cards and intents, in both versions", () => {
    const play = { type: "play", card: "strike_r" } as const;
    expect(describeAction(play, game)).toBe("Play Punch.");
    expect(describeAction({ ...play, card: "strike_r+" }, game)).toBe("Play Punch+.");
    const card = game.content.cards[game.content.cardNumbers.get("strike_r") ?? -1]?.card;
    expect(card && describeCard(card, game)).toBe("Hit for 1. Put 1 Black Soot into your hand.");
    expect(describeIntent({ daze: 2 }, game)).toBe("gives you 2 Stupor");
    expect(describeTraits("cultist", game)).toEqual([
      "Gains 3 block after the first damage to it.",
    ]);
  });
});

it("a summary of a run", () => {
  const outcome = { result: "defeat", hp: 0, combatCount: 1, nodes: 1, deckSize: 11 } as const;
  expect(describeOutcome(outcome)).toBe(
    "The run is lost after 1 node: 1 fight won, 11 cards in the deck.",
  );
});
