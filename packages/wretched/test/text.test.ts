// Sentences for everything that can be done and can happen, and the players.
import { seeded, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { GERMAN } from "../src/german.js";
import {
  type Action,
  CARD_IDS,
  type CardId,
  DEFEAT_REASONS,
  type Options,
  type Outcome,
  type WretchedEvent,
  wretched,
} from "../src/index.js";
import { glasshouse } from "../src/packs/index.js";
import { cardName, cardSign, describeAction, describeEvent, describeOutcome } from "../src/text.js";
import { begin, deal, gameOf, turn } from "./table.js";

const winter = gameOf(glasshouse);

type BotName = keyof typeof bots;
const botNames = Object.keys(bots) as BotName[];

const variants: Options[] = [
  {},
  { preset: "calibrated", hasEarlyBeacon: true, tokens: 2 },
  { isNarrativeOnly: true },
  { system: "fixed", trackerLimit: 5, tokens: 1 },
  { rescueBase: 1, rescueBoosted: 1, tokens: 1, hasEarlyBeacon: true },
];

/** Everything that is done and happens in some hundred games. */
function playAll(bot: BotName): {
  actions: Action[];
  events: WretchedEvent[];
  outcomes: Outcome[];
} {
  const actions: Action[] = [];
  const events: WretchedEvent[] = [];
  const outcomes: Outcome[] = [];
  const luck = seeded("players");
  for (let seed = 0; seed < 100; seed++) {
    const created = unwrap(wretched.tryCreate({ seed, ...variants[seed % variants.length] }));
    const state = wretched.clone(created.state);
    events.push(...created.events);
    const context = wretched.open(state, (event) => events.push(event));
    for (
      let legal = wretched.legalActions(state);
      legal.length > 0;
      legal = wretched.legalActions(state)
    ) {
      const action = bots[bot](wretched.view(state), legal, luck);
      expect(wretched.check(state, action)).toBeUndefined();
      actions.push(action);
      wretched.step(context, action);
    }
    const outcome = wretched.outcome(state);
    if (outcome) outcomes.push(outcome);
  }
  return { actions, events, outcomes };
}

const { actions, events, outcomes } = playAll("random");
const isSentence = (text: string) => /^[A-Z0-9].*\.$/.test(text) && !text.includes("undefined");

describe("text", () => {
  it("has a sentence for every action", () => {
    expect(new Set(actions.map(({ type }) => type)).size).toBe(11);
    for (const action of actions) expect(describeAction(action, wretched)).toSatisfy(isSentence);
  });

  it("has a sentence for every event", () => {
    expect(new Set(events.map(({ type }) => type)).size).toBe(22);
    for (const event of events) expect(describeEvent(event, wretched)).toSatisfy(isSentence);
  });

  it.each<[WretchedEvent, string]>([
    [
      { type: "initial-damage-taken", faces: [2, 3], damage: 6, integrity: 34, reveals: true },
      "Before the first day, rolled 2 + 3: 6 lost, 34 warmth left.",
    ],
    [{ type: "pull-skipped", card: "H3" }, "The dry oak spared the cold check."],
    [
      { type: "king-choice-offered", cards: ["HQ", "SQ"] },
      "There is a chance to be rid of the Queen of Hearts or the Queen of Spades.",
    ],
    [{ type: "king-kept", kings: 1 }, "Everything stayed as it lay; 1 hard night in sight."],
    [
      { type: "log-skipped", kind: "opening", day: 1 },
      "The opening log of day 1 was left unwritten.",
    ],
    [{ type: "ending-reached", ending: "four_kings" }, "The last hard night had come."],
    [{ type: "ending-reached", ending: "ended" }, "The story ends here."],
  ])("puts %o into the words of the glasshouse", (event, sentence) => {
    expect(describeEvent(event, winter)).toBe(sentence);
  });

  it("tells of the end of a game with its outcome", () => {
    const [outcome] = outcomes;
    if (outcome === undefined) throw new Error("No game ended.");
    expect(describeEvent({ type: "game-ended", outcome }, winter)).toBe(
      describeOutcome(outcome, winter),
    );
  });

  it("has a sentence for every outcome", () => {
    for (const outcome of outcomes)
      expect(describeOutcome(outcome, wretched)).toSatisfy(isSentence);
    const [base] = outcomes;
    if (base === undefined) throw new Error("No game ended.");
    const lost = DEFEAT_REASONS.map((reason) =>
      describeOutcome({ ...base, result: "defeat", reason, days: 1 }, wretched),
    );
    expect(new Set(lost).size).toBe(4);
    for (const text of lost) expect(text).toContain("after 1 day.");
  });

  it("takes a story's names", () => {
    const event: WretchedEvent = { type: "beacon-lit", card: "CA", tokens: 10 };
    expect(describeEvent(event, winter)).toBe("Now the plough is at work, with 10 drifts to go.");
  });

  it("names every card once", () => {
    expect(new Set(CARD_IDS.map((id) => cardName(id))).size).toBe(52);
    expect([cardName("S10"), cardSign("S10"), cardSign("HA")]).toEqual([
      "Ten of Spades",
      "10♠",
      "A♥",
    ]);
    expect(["HA", "HJ", "HQ", "HK", "H10"].map((id) => cardSign(id as CardId, GERMAN))).toEqual([
      "A♥",
      "B♥",
      "D♥",
      "K♥",
      "10♥",
    ]);
  });
});

describe("players", () => {
  it.each(botNames)("%s plays whole games with legal actions", (name) => {
    expect(playAll(name).outcomes).toHaveLength(100);
  });

  it("prudent spends the tool on any pull, hoarder on one that could be lethal, stoic never", () => {
    const choice = (bot: BotName, integrity: number) => {
      const state = begin({ integrity });
      deal(state, 2);
      turn(state, "CA");
      turn(state, "S2");
      return bots[bot](wretched.view(state), wretched.legalActions(state), seeded(1)).type;
    };
    expect([choice("prudent", 54), choice("prudent", 5)]).toEqual(["use-tool", "use-tool"]);
    expect([choice("hoarder", 54), choice("hoarder", 5)]).toEqual(["pull", "use-tool"]);
    expect([choice("stoic", 54), choice("stoic", 5)]).toEqual(["pull", "pull"]);
  });
});
