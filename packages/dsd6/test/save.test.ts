// Untrusted saves: what no game could be in is refused with its fault, whatever the hash over it says.
import { hashValue, unwrap } from "@games/core-game";
import { describe, expect, it } from "vitest";
import { dsd6, FACE, type Options, PLACE, type State } from "../src/index.js";
import { card, lay, type Table } from "./position.js";

/** Loads a state after a change, with the right hash over it. */
function loadChanged(table: Table, change: (state: State) => void) {
  const save = JSON.parse(dsd6.save(lay(table)));
  change(save.state);
  save.hash = hashValue(save.state);
  return dsd6.load(JSON.stringify(save));
}

const dice = ["T", "@E", "scan", "inf:T", "on:nebula:S", "on:distracted:C"];
const table: Table = { dice, play: ["nebula", "distracted", "scout"] };
const stay: Options = { unfinishedDice: "stay" };

const BROKEN: readonly [string, Table, (state: State) => void, string][] = [
  ["a card twice", table, (s) => s.discard.push(card("scout")), "every card"],
  ["a card missing", table, (s) => s.deck.rest.pop(), "every card"],
  ["a known top card", table, (s) => s.deck.top.push(s.deck.rest.pop() ?? 0), "boss under"],
  [
    "the boss in the discard pile",
    table,
    (s) => s.discard.push(s.deck.bottom.pop() ?? 0),
    "boss under",
  ],
  [
    "the Barrier in the discard pile",
    { play: ["ouroboros-barrier"] },
    (s) => {
      s.discard.push(s.inPlay.pop() ?? 0);
      s.hitPoints.pop();
      s.stasisTokens.pop();
    },
    "boss under",
  ],
  [
    "too many hit points",
    table,
    (s) => {
      s.hitPoints[2] = 3;
    },
    "hit points",
  ],
  [
    "an external threat without any",
    table,
    (s) => {
      s.hitPoints[2] = 0;
    },
    "hit points",
  ],
  ["a card without hit points", table, (s) => s.hitPoints.pop(), "hit points"],
  [
    "a Scanner die that shows no Threat",
    table,
    (s) => {
      s.faces[2] = FACE.commander;
    },
    "every die",
  ],
  [
    "a station die with another face",
    table,
    (s) => {
      s.faces[1] = FACE.commander;
    },
    "every die",
  ],
  [
    "a spent die where none can be",
    table,
    (s) => {
      s.places[0] = PLACE.spent;
    },
    "every die",
  ],
  [
    "a die on a card that is not in play",
    table,
    (s) => {
      s.places[0] = PLACE.threat;
    },
    "every die",
  ],
  [
    "a die on an enemy",
    table,
    (s) => {
      s.places[0] = PLACE.threat + card("scout");
    },
    "every die",
  ],
  [
    "a card with the crew it needs",
    table,
    (s) => {
      s.places[0] = PLACE.threat + card("nebula");
      s.faces[0] = FACE.science;
    },
    "every die",
  ],
  [
    "two distracted dice",
    table,
    (s) => {
      s.places[0] = PLACE.threat + card("distracted");
    },
    "every die",
  ],
  [
    "a threat die before its roll",
    table,
    (s) => {
      s.threatDie = "lightning";
    },
    "phase",
  ],
  [
    "a station die before the roll",
    table,
    (s) => {
      s.phase = "roll";
    },
    "phase",
  ],
  [
    "a station die that was never rolled",
    table,
    (s) => {
      s.faces[1] = null;
    },
    "every die",
  ],
  [
    "a hull of 0 in play",
    table,
    (s) => {
      s.hull = 0;
    },
    "over exactly",
  ],
  [
    "a game over for nothing",
    table,
    (s) => {
      s.phase = "over";
    },
    "over exactly",
  ],
  [
    "a killer in play",
    table,
    (s) => {
      s.killer = 1;
    },
    "over exactly",
  ],
  [
    "an empty ship in play",
    { dice: ["inf:E", "inf:E", "inf:E", "inf:E", "inf:E", "E"] },
    (s) => {
      s.places[5] = PLACE.infirmary;
    },
    "over exactly",
  ],
  [
    "a win that is not told",
    { deck: [], play: [["scout", 1]], boss: "destroyed" },
    (s) => {
      s.discard.push(s.inPlay.shift() ?? 0);
      s.hitPoints.shift();
      s.stasisTokens.shift();
    },
    "over exactly",
  ],
  [
    "a stalemate that continues",
    { deck: [], play: ["hijackers"], boss: "destroyed", dice: [], phase: "roll" },
    (s) => {
      s.places.fill(PLACE.scanners);
      s.faces.fill(FACE.threat);
    },
    "over exactly",
  ],
];

describe("a broken save is refused", () => {
  it.each(BROKEN)("%s", (_, from, change, fault) => {
    const loaded = loadChanged(from, change);
    expect(loaded).toMatchObject({ ok: false, error: { code: "bad-state" } });
    expect(loaded.ok ? "" : loaded.error.message).toContain(fault);
  });

  it("and the field is named", () => {
    const loaded = loadChanged(table, (state) => {
      (state as { turn: unknown }).turn = 0;
    });
    expect(loaded.ok ? "" : loaded.error.message).toContain("turn must be a whole number");
    const drawn = loadChanged({ threatDie: "nova" }, (state) => state.drawn.push(0));
    expect(drawn).toMatchObject({ error: { faults: [{ path: "drawn", code: "drawn-wrongly" }] } });
  });

  it("of schema 1 is migrated: no cards were kept as drawn (R46)", () => {
    const { drawn: _, ...state } = lay(table);
    const { format, game, contentHash } = JSON.parse(dsd6.save(lay(table))) as Record<
      string,
      unknown
    >;
    const old = { format, game, rulesVersion: 1, schemaVersion: 1, contentHash };
    const text = JSON.stringify({ ...old, hash: hashValue(state), state });
    expect(unwrap(dsd6.load(text))).toEqual(lay(table));
  });

  it("and a whole one is not, in any phase", () => {
    for (const phase of ["assign", "draw"] as const)
      expect(loadChanged({ ...table, phase }, () => undefined).ok).toBe(true);
    const waiting = { dice: ["on:nebula:S"], play: ["nebula"], phase: "roll", ...stay } as const;
    expect(loadChanged(waiting, () => undefined).ok).toBe(true);
  });
});
