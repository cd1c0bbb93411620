// Every action, event, refusal and outcome has a sentence of its own, with the names of the game's own rows.
import { replaceRows } from "@games/core-game";
import { pick, scripted, seeded, unwrap } from "@games/core-rng";
import { expect, it } from "vitest";
import {
  type Action,
  DIFFICULTIES,
  type Dsd6Event,
  dsd6,
  PRINTED_GAME,
  type Threat,
} from "../src/index.js";
import {
  describeAction,
  describeDifficulty,
  describeEffect,
  describeEvent,
  describeOutcome,
  describeReason,
  describeStory,
  ENGLISH,
  glossary,
  harmlessCards,
  lessons,
  threatName,
  uselessReason,
} from "../src/text.js";
import { card, lay, play, refusalOf, type Table, THREATS } from "./position.js";

const SENTENCE = /^[A-Z].*\w\.$/;

it("all that happens in random games is told in sentences", () => {
  const told = new Set<string>();
  const tell = (events: readonly Dsd6Event[]) => {
    for (const event of events) {
      told.add(event.type);
      const sentence = describeEvent(event, dsd6);
      expect(sentence).toMatch(SENTENCE);
      expect(sentence).not.toMatch(/undefined|NaN|object|\b1 (shield|card|activation|turn)s\b/);
    }
  };
  for (let seed = 0; seed < 300; seed++) {
    const options = seed % 2 === 0 ? {} : { ...PRINTED_GAME, difficultyModel: "graded" as const };
    const created = unwrap(dsd6.tryCreate({ seed, ...options }));
    tell(created.events);
    let { state } = created;
    const luck = seeded(seed, "player");
    for (let legal = dsd6.legalActions(state); legal.length > 0; ) {
      const action = pick(luck, legal);
      expect(describeAction(action, dsd6)).toMatch(SENTENCE);
      const applied = unwrap(dsd6.apply(state, action));
      tell(applied.events);
      state = applied.state;
      legal = dsd6.legalActions(state);
    }
    const outcome = dsd6.outcome(state);
    if (outcome) expect(describeOutcome(outcome, dsd6)).toMatch(SENTENCE);
  }
  expect(told.size).toBe(27);
});

it("damage is counted in the singular and plural, and what is not lost is not told", () => {
  const damage = (shieldsLost: number, hullLost: number) =>
    describeEvent(
      { type: "ship-damaged", shieldsLost, hullLost, card: card("scout"), threat: "scout" },
      dsd6,
    );
  expect(damage(1, 0)).toBe("Scout costs 1 shield.");
  expect(damage(2, 1)).toBe("Scout costs 2 shields and 1 hull.");
  expect(damage(0, 0)).toBe("Scout costs nothing: there are no shields to damage.");
});

it("an action names its target and numbers the dice from 1", () => {
  const action = { type: "fire", die: 0, target: card("space-pirates") } as const;
  expect(describeAction(action, dsd6)).toBe("Tactical: fire die 1 at Space Pirates.");
});

it("every card and effect has a name and a text", () => {
  expect(threatName("spore-infestation", dsd6)).toBe("Spore: Infestation");
  expect(threatName("boarding-party", dsd6)).toBe("boarding-party");
  for (const { reveal = [], activate = [], passive } of THREATS) {
    for (const effect of [...reveal, ...activate])
      expect(describeEffect(effect)).toMatch(/^[A-Z].*\.$/);
    if (passive !== undefined) expect(ENGLISH.passives[passive]).toMatch(SENTENCE);
  }
});

it("an outcome says what killed the ship", () => {
  const base = { turns: 1, hull: 0, shields: 0, difficulty: "hard", isStalemate: false } as const;
  expect(describeOutcome({ ...base, result: "hull-lost", killer: "scout" }, dsd6)).toBe(
    "The hull gives way and the ship is lost. The last blow came from Scout. Hard, 1 turn, hull 0.",
  );
  const stuck = {
    ...base,
    result: "crew-lost",
    killer: null,
    isStalemate: true,
    turns: 9,
  } as const;
  expect(describeOutcome(stuck, dsd6)).toBe(
    "Nobody is left to fly the ship. Nothing on board could change any more. Hard, 9 turns, hull 0.",
  );
});

it("a custom threat has its name in every sentence", () => {
  const ogre: Threat = {
    id: "ogre",
    name: "Old Ogre",
    kind: "external",
    count: 20,
    symbol: "skull",
    hp: 1,
    activate: [{ effect: "hull-damage", amount: 12 }],
  };
  const boss = THREATS.filter(({ kind }) => kind === "boss");
  const game = unwrap(dsd6.withContent({ threats: replaceRows(boss, [ogre]) }));
  const { state: first, events } = unwrap(game.tryCreate({ seed: 1 }));
  const state = game.clone(first);
  expect(events.map((event) => describeEvent(event, game))).toEqual([
    "Old Ogre is drawn.",
    "Old Ogre is drawn.",
    "Turn 1 begins.",
  ]);
  const context = game.openWith(state, scripted([1, 4, 4, 4, 4, 4, 0, 0]));
  game.step(context, { type: "roll" });
  const fire = { type: "fire", die: 0, target: state.inPlay[0] ?? 0 } as const;
  expect(describeAction(fire, game)).toBe("Tactical: fire die 1 at Old Ogre.");
  const gone = game.content.cards.findIndex((_, card) => !state.inPlay.includes(card));
  expect(game.check(state, { ...fire, target: gone === 0 ? 5 : gone })?.message).toMatch(
    "is not in play.",
  );
  for (const type of ["end-assign", "continue", "continue"] as const) game.step(context, { type });
  const outcome = game.outcome(state);
  expect(outcome && describeOutcome(outcome, game)).toContain("The last blow came from Old Ogre.");
});

it("a refusal names dice from 1, faces, and the card that is in the way", () => {
  const table = lay({
    dice: ["T", "M", "scan", "scan", "C", "S"],
    play: ["comms-offline", "nebula"],
  });
  const says = (action: object) => refusalOf(table, action)?.message;
  expect(says({ type: "repair", die: 0 })).toBe(
    "Die 1 shows tactical, but this needs engineering.",
  );
  expect(says({ type: "heal", die: 1, freed: null })).toBe(
    "A medical die also frees one die from the Scanners: choose from die 3, die 4.",
  );
  expect(says({ type: "heal", die: 1, freed: 5 })).toBe(
    "Die 6 is not in the Scanners, so it cannot be freed.",
  );
  expect(says({ type: "reroll", die: 4 })).toBe(
    "The commander station is off while Comms Offline is in play.",
  );
  expect(says({ type: "recharge", die: 5 })).toBe(
    "The shields cannot be recharged while Nebula is in play.",
  );
  const bosses = lay({ dice: ["T"], play: ["ouroboros-barrier"], boss: "play", deck: [] });
  expect(refusalOf(bosses, { type: "fire", die: 0, target: card("ouroboros") })).toMatchObject({
    params: { name: "Ouroboros", barrier: "Ouroboros Barrier" },
    message: "Ouroboros cannot be hit while Ouroboros Barrier is up.",
  });
});

it("difficulties say how many harmless cards they have, and what those do", () => {
  expect(DIFFICULTIES.map((difficulty) => harmlessCards(difficulty, dsd6))).toEqual([6, 3, 0]);
  expect(describeDifficulty("easy", "graded", dsd6)).toBe(
    "Easy: 6 harmless cards in the deck, each of which also frees every die in the Scanners.",
  );
  expect(describeDifficulty("hard", "as-written", dsd6)).toBe(
    "Hard: 0 harmless cards in the deck.",
  );
});

it("E2: orders that do nothing are known as such", () => {
  const dice = ["E", "E", "S", "M", "C", "T"];
  const table = { dice, play: ["time-warp", ["scout", 1]], hull: 7 } as const;
  const view = (options: Table) => dsd6.view(lay({ ...table, ...options }));
  const order = (options: Table, action: Action) => uselessReason(view(options), action);
  expect(order({}, { type: "repair", die: 0 })).toBe(undefined);
  expect(order({ dice: ["@E", "E"] }, { type: "repair", die: 1 })).toBeDefined();
  expect(order({}, { type: "recharge", die: 2 })).toBeDefined();
  expect(order({ shields: 1 }, { type: "recharge", die: 2 })).toBe(undefined);
  expect(order({}, { type: "heal", die: 3, freed: null })).toBeDefined();
  expect(order({}, { type: "change", die: 4, other: 0, face: "engineering" })).toBeDefined();
  expect(order({}, { type: "change", die: 4, other: 0, face: "tactical" })).toBe(undefined);
  expect(order({}, { type: "fire", die: 5, target: card("scout") })).toBeDefined();
});

it("E1: a die that is changed to its own face still shows it", () => {
  const state = lay({ dice: ["C", "E"] });
  const [, changed] = play(state, { type: "change", die: 0, other: 1, face: "engineering" });
  expect(changed && describeEvent(changed, dsd6)).toBe("Die 2 still shows Engineering.");
});

it("a reason names what an order stops, and says when it stops nothing", () => {
  const fire = lay({ dice: ["T"], play: [["scout", 1]] });
  const shot = { type: "fire", die: 0, target: card("scout") } as const;
  expect(describeReason(dsd6.view(fire), shot, dsd6)).toBe(
    "This destroys Scout. On Hazard, 1 in 6 each turn: Deals 1 damage to the shields, or to the hull when they are down.",
  );
  expect(describeReason(dsd6.view(lay({ dice: ["E"] })), { type: "repair", die: 0 }, dsd6)).toBe(
    "Nothing better is left for this die. The hull will be whole without it.",
  );
});

it("a story is told from what happened, with the names of the game", () => {
  const scout = { card: card("scout"), threat: "scout" };
  const outcome = {
    result: "hull-lost",
    turns: 9,
    hull: 0,
    shields: 0,
    difficulty: "normal",
    killer: "scout",
    isStalemate: false,
  } as const;
  const events: Dsd6Event[] = [
    { type: "threat-destroyed", ...scout },
    { type: "ship-damaged", shieldsLost: 4, hullLost: 2, ...scout },
    { type: "hull-repaired", amount: 1, hull: 7 },
    { type: "threat-resolved", dice: [0], ...scout },
    { type: "ship-damaged", shieldsLost: 0, hullLost: 7, ...scout },
  ];
  expect(describeStory(events, outcome, dsd6)).toEqual([
    "For 9 turns the crew held out, shot down Scout and solved 1 threat on board.",
    "The hull lost 9 points and got 1 back.",
    "Scout did the most damage: 13 in all.",
    "The call is still going out. Nobody is left to stop it.",
  ]);
});

it("the words of the game are explained once each, in order, and the lessons and the call are sentences", () => {
  const terms = glossary().map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted());
  const entries = [...glossary(), ...lessons()];
  for (const text of entries.map((entry) => entry.text).concat(ENGLISH.distressCall)) {
    expect(text).toMatch(SENTENCE);
  }
});
