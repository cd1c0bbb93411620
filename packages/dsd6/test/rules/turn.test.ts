// Rules 14-21 and rulings R1-R3, R15-R18, R37, R42-R43: setup, the phases of a turn, resolving cards.
import { scripted, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Dsd6Event, dsd6, type Options } from "../../src/index.js";
import {
  activate,
  card,
  discards,
  draw,
  drawTurn,
  lay,
  places,
  play,
  refusal,
  standardCards,
  threats,
  types,
} from "../position.js";

/** A setup that draws two cards by name. */
function setUp(first: string, second: string, options: Options = {}, events: Dsd6Event[] = []) {
  const config = unwrap(dsd6.configure(options));
  const cards = standardCards(config.difficulty).filter((one) => one !== card("ouroboros"));
  const at = cards.indexOf(card(first));
  const rest = cards.filter((one) => one !== card(first));
  const tape = scripted([at, rest.indexOf(card(second))]);
  const asked = { source: "alea", crew: null, threat: null, deck: null };
  const state = dsd6.setup(config, asked, (event) => events.push(event), tape);
  tape.done();
  return state;
}

describe("setup", () => {
  it("rule 14: two cards come into play, then turn 1 begins with its roll", () => {
    const state = setUp("pirates", "nebula");
    expect(threats(state)).toEqual(["pirates", "nebula"]);
    expect(dsd6.view(state)).toMatchObject({ turn: 1, phase: "roll", deckSize: 26 });
  });

  it("rule 14, R36: reveal effects fire in setup", () => {
    const state = setUp("solar-winds-flagship", "distracted");
    expect([state.hull, state.shields]).toEqual([7, 0]);
    expect(threats(state)).toEqual(["distracted"]);
    expect(discards(state)).toEqual(["solar-winds-flagship"]);
    expect(places(state)[0]).toBe("threat");
  });

  it("R45: setup tells what it draws, what the cards do, and that turn 1 begins", () => {
    const events: Dsd6Event[] = [];
    setUp("solar-winds-flagship", "distracted", {}, events);
    expect(events).toEqual([
      {
        type: "card-drawn",
        card: card("solar-winds-flagship"),
        threat: "solar-winds-flagship",
        reveals: true,
      },
      {
        type: "ship-damaged",
        shieldsLost: 4,
        hullLost: 1,
        card: card("solar-winds-flagship"),
        threat: "solar-winds-flagship",
      },
      {
        type: "card-discarded",
        card: card("solar-winds-flagship"),
        threat: "solar-winds-flagship",
      },
      { type: "card-drawn", card: card("distracted"), threat: "distracted", reveals: true },
      { type: "die-locked", die: 0, card: card("distracted"), threat: "distracted" },
      { type: "turn-started", turn: 1 },
    ]);
  });

  it("R37: exactly two cards, fillers count, and the threat die is not rolled", () => {
    const state = setUp("dont-panic", "ouroboros-barrier");
    expect(threats(state)).toEqual(["ouroboros-barrier"]);
    expect(dsd6.view(state).threatDie).toBeNull();
    expect(dsd6.view(state).deckSize).toBe(26);
  });

  it("R37: Distracted takes the lowest of six dice that have not been rolled", () => {
    const state = setUp("distracted", "distracted#2");
    expect(places(state).slice(0, 3)).toEqual(["threat", "threat", "pool"]);
    expect(dsd6.view(state).dice[0]).toEqual({
      place: "threat",
      card: card("distracted"),
      face: null,
    });
  });

  it("R34: a filler in setup draws no further card even under Comms Offline", () => {
    const state = setUp("comms-offline", "dont-panic");
    expect(threats(state)).toEqual(["comms-offline"]);
    expect(dsd6.view(state).deckSize).toBe(26);
  });
});

describe("turn", () => {
  it("rule 15: Roll rolls the pool dice alone and Threat faces lock", () => {
    const state = lay({
      dice: ["?", "scan", "inf:T", "on:distracted:E", "T", "M"],
      play: ["distracted"],
      phase: "roll",
    });
    const events = play(state, { type: "roll" }, [1, 5, 3]);
    expect(places(state)).toEqual(["pool", "scanners", "infirmary", "threat", "scanners", "pool"]);
    expect(events[0]).toEqual({
      type: "crew-rolled",
      rolls: [
        { die: 0, face: "tactical" },
        { die: 4, face: "threat" },
        { die: 5, face: "science" },
      ],
      reveals: true,
    });
  });

  it("rule 16, R43: the phases are Roll, Assign, Draw, Activate and Gather, nothing between Roll and Assign", () => {
    const state = lay({ phase: "roll" });
    const phases = [dsd6.view(state).phase];
    const go = (action: Parameters<typeof play>[1], answers: number[]) => {
      play(state, action, answers);
      phases.push(dsd6.view(state).phase);
    };
    go({ type: "roll" }, [0, 0, 0, 0, 0, 0]);
    go({ type: "end-assign" }, [draw(state, "dont-panic")]);
    go({ type: "continue" }, [5]);
    go({ type: "continue" }, []);
    expect(phases).toEqual(["roll", "assign", "draw", "activate", "roll"]);
  });

  it("rule 17: any number of dice may be assigned, and dice may be left in the pool", () => {
    const state = lay({ dice: ["T", "E", "S", "M", "C", "C"] });
    expect(refusal(state, { type: "end-assign" })).toBeUndefined();
    play(state, { type: "repair", die: 1 });
    drawTurn(state, "dont-panic");
    expect(places(state)).toEqual(["pool", "engineering", "pool", "pool", "pool", "pool"]);
  });

  it("rule 18: one card is drawn and shown until Continue", () => {
    const state = lay();
    const events = drawTurn(state, "pirates");
    expect(types(events)).toEqual(["card-drawn"]);
    expect(threats(state)).toEqual(["pirates"]);
    expect(dsd6.legalActions(state)).toEqual([{ type: "continue" }]);
  });

  it("rule 18, R34: a filler under Comms Offline is followed by another card, and again", () => {
    const state = lay({ play: ["comms-offline"] });
    drawTurn(state, "dont-panic", "dont-panic#2", "scout");
    expect(threats(state)).toEqual(["comms-offline", "scout"]);
    expect(discards(state)).toEqual(["dont-panic", "dont-panic"]);
  });

  it("rule 18: a filler without Comms Offline is discarded and that is all", () => {
    const state = lay();
    drawTurn(state, "dont-panic");
    expect(threats(state)).toEqual([]);
    expect(discards(state)).toEqual(["dont-panic"]);
  });

  it("rule 19: the threat die is rolled, and the cards of its symbol alone activate", () => {
    const state = lay({ play: ["pirates", "scout", "space-pirates"], phase: "draw" });
    const events = activate(state, "skull");
    const fired = events.flatMap((event) =>
      event.type === "threat-activated" ? [event.threat] : [],
    );
    expect(fired).toEqual(["pirates", "space-pirates"]);
  });

  it("rule 20: assigned dice return, Scanner and Infirmary dice stay, the turn number grows", () => {
    const state = lay({
      dice: ["@T", "@E", "@S", "scan", "inf:T", "@M"],
      phase: "draw",
      turn: 7,
    });
    activate(state, "nova");
    expect(places(state)).toEqual(["pool", "pool", "pool", "scanners", "infirmary", "pool"]);
    expect(state.turn).toBe(8);
  });
});

describe("Scanner cards", () => {
  it("R1: floor(dice in Scanners / 3) extra cards, every turn again", () => {
    const state = lay({ dice: ["scan", "scan", "scan", "E", "E", "E"] });
    drawTurn(state, "scout", "pirates");
    activate(state, "nova");
    play(state, { type: "roll" }, [4, 4, 4]);
    drawTurn(state, "hijackers", "nebula");
    expect(threats(state)).toEqual(["scout", "pirates", "hijackers", "nebula"]);
    const six = lay({ dice: ["scan", "scan", "scan", "scan", "scan", "scan"] });
    drawTurn(six, "scout", "pirates", "hijackers");
    expect(threats(six)).toHaveLength(3);
  });

  it("R2: the count is taken at the end of Assign, after Medical", () => {
    const state = lay({ dice: ["M", "scan", "scan", "scan", "E", "E"] });
    expect(dsd6.view(state).scannerCards).toBe(1);
    play(state, { type: "heal", die: 0, freed: 1 });
    expect(dsd6.view(state).scannerCards).toBe(0);
    drawTurn(state, "scout");
    expect(threats(state)).toEqual(["scout"]);
  });

  it("R3: a reroll draws nothing by itself, its Threat faces count at the end of Assign", () => {
    const state = lay({ dice: ["C", "T", "scan", "scan", "scan", "E"] });
    const events = play(state, { type: "reroll", die: 0 }, [5, 1]);
    expect(types(events)).not.toContain("card-drawn");
    drawTurn(state, "scout", "pirates");
    expect(threats(state)).toEqual(["scout", "pirates"]);
  });

  it("R42: an empty deck draws nothing, extras neither, and the turn goes on", () => {
    const state = lay({ dice: ["scan", "scan", "scan", "E"], deck: [], boss: "play" });
    expect(types(play(state, { type: "end-assign" }))).toEqual([]);
    expect(dsd6.view(state).phase).toBe("draw");
    const last = lay({ dice: ["scan", "scan", "scan", "E"], deck: [] });
    play(last, { type: "end-assign" });
    expect(threats(last)).toEqual(["ouroboros-barrier", "ouroboros"]);
  });
});

describe("dice on cards", () => {
  it("rule 21: when the count is met the card is discarded and its dice return to the pool", () => {
    const state = lay({ dice: ["S", "S", "E", "E", "E", "E"], play: ["nebula"] });
    const target = card("nebula");
    play(state, { type: "resolve", die: 0, target });
    expect([places(state)[0], threats(state).length]).toEqual(["threat", 1]);
    play(state, { type: "resolve", die: 1, target });
    expect(threats(state)).toEqual([]);
    expect(discards(state).at(-1)).toBe("nebula");
    expect(places(state).slice(0, 2)).toEqual(["pool", "pool"]);
  });

  it("R15: a wrong face, a wrong card, a used die and a wrong phase are refused and change nothing", () => {
    const state = lay({ dice: ["T", "@T", "E"], play: ["nebula", "distracted", "scout"] });
    expect(refusal(state, { type: "resolve", die: 0, target: card("nebula") })).toBe("wrong-face");
    expect(refusal(state, { type: "resolve", die: 0, target: card("distracted") })).toBe(
      "cannot-be-resolved",
    );
    expect(refusal(state, { type: "resolve", die: 0, target: card("scout") })).toBe(
      "cannot-be-resolved",
    );
    expect(refusal(state, { type: "resolve", die: 0, target: card("pirates") })).toBe(
      "not-in-play",
    );
    expect(refusal(state, { type: "repair", die: 0 })).toBe("wrong-face");
    expect(refusal(state, { type: "fire", die: 2, target: card("scout") })).toBe("wrong-face");
    expect(refusal(state, { type: "fire", die: 1, target: card("scout") })).toBe("not-in-pool");
    expect(refusal(state, { type: "roll" })).toBe("wrong-phase");
    expect(refusal(state, { type: "continue" })).toBe("wrong-phase");
    expect(refusal(state, { type: "take-back", die: 1 })).toBe("unknown-action");
    const roll = lay({ phase: "roll" });
    expect(refusal(roll, { type: "end-assign" })).toBe("wrong-phase");
    expect(refusal(roll, { type: "repair", die: 0 })).toBe("wrong-phase");
  });

  it("R16: dice of a resolved card can be used again at once", () => {
    const state = lay({
      dice: ["E", "C", "C", "C", "C", "C"],
      play: ["panel-explosion", "panel-explosion#2"],
      hull: 5,
    });
    play(state, { type: "resolve", die: 0, target: card("panel-explosion") });
    play(state, { type: "resolve", die: 0, target: card("panel-explosion#2") });
    play(state, { type: "repair", die: 0 });
    drawTurn(state, "dont-panic");
    expect([threats(state).length, state.hull]).toEqual([0, 6]);
  });

  it("R17: dice on a card that is not resolved return at Gather and the progress is lost", () => {
    const state = lay({ dice: ["S", "E"], play: ["nebula"] });
    play(state, { type: "resolve", die: 0, target: card("nebula") });
    drawTurn(state, "dont-panic");
    activate(state, "nova");
    expect(places(state)[0]).toBe("pool");
    expect(dsd6.view(state).threats[0]?.dice).toEqual([]);
  });

  it("R18: unassigned dice never left the pool: Pandemic and Distracted reach them", () => {
    const state = lay({ dice: ["@T", "E", "@S", "E", "@S", "@S"], play: ["pandemic"] });
    drawTurn(state, "distracted");
    expect(places(state)[1]).toBe("threat");
    activate(state, "hazard");
    expect(places(state)).toEqual(["pool", "threat", "pool", "infirmary", "pool", "pool"]);
  });

  it("R45, R46: the cards of setup are shown until the first roll, those of a turn until Continue", () => {
    const { state, events } = unwrap(dsd6.tryCreate({ seed: 5 }));
    const drawn = events.flatMap((event) => (event.type === "card-drawn" ? [event.card] : []));
    expect(drawn).toHaveLength(2);
    expect(dsd6.view(state).drawn.map(({ card }) => card)).toEqual(drawn);
    const back = unwrap(dsd6.load(dsd6.save(state)));
    expect(dsd6.view(back).drawn).toEqual(dsd6.view(state).drawn);
    const table = lay({ dice: ["scan", "scan", "scan", "E", "E", "E"] });
    drawTurn(table, "scout", "dont-panic");
    expect(dsd6.view(table).drawn).toMatchObject([{ threat: "scout" }, { threat: "dont-panic" }]);
    play(table, { type: "continue" }, [0]);
    expect(dsd6.view(table).drawn).toEqual([]);
  });

  it("R46: a card that an activation draws is shown until the next roll", () => {
    const state = lay({ play: ["comms-offline"], phase: "draw" });
    activate(state, "lightning", [draw(state, "scout")]);
    expect(dsd6.view(state)).toMatchObject({ phase: "roll", drawn: [{ threat: "scout" }] });
    play(state, { type: "roll" }, [0, 0, 0, 0, 0, 0]);
    expect(dsd6.view(state).drawn).toEqual([]);
  });
});
