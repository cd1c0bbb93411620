// Every enemy with every variant: HP and actions as the printed cards give them, face by face and slot by slot.
import { describe, expect, it } from "vitest";
import { ENEMIES } from "../src/data/enemies.js";
import type { SpireAct1Event } from "../src/index.js";
import { Arena } from "./arena.js";

/** The printed notation: h2 a hit of 2, h2x2 two of them, B block, S Strength, V Vulnerable, W Weak, Dz Daze, Brn Burn, Slm Slimed. */
type Printed = string;

/** Enemies whose action depends on the die: for each variant the actions of equal groups of faces. */
const BY_DIE: readonly (readonly [string, number, readonly (readonly Printed[])[]])[] = [
  ["jaw_worm_first", 8, [["B2 S1", "h2 B1", "h3"]]],
  ["cultist", 9, [["h1 S1"]]],
  ["red_louse_first", 3, [["S1", "h2", "h1"]]],
  ["small_slime", 3, [["h1"]]],
  ["jaw_worm", 10, [["h3 B1", "h4", "B2 S1"]]],
  ["red_louse", 4, [["S1", "h2", "h2"]]],
  ["fungi_beast", 5, [["h2", "h1 S1", "S2"]]],
  ["blue_slaver", 10, [["h2 W1", "h3", "h3 Dz1"]]],
  ["red_slaver", 10, [["h2 Dz1", "h2 V1", "h3"]]],
  ["mad_gremlin", 4, [["h1"]]],
  ["sneaky_gremlin", 2, [["h2"]]],
  ["fat_gremlin", 3, [["h1"]]],
  [
    "green_louse",
    3,
    [
      ["h1", "W1", "h2"],
      ["h2", "h1", "W1"],
    ],
  ],
  ["red_louse_summon", 3, [["h2", "h1", "S1"]]],
  [
    "acid_slime",
    5,
    [
      ["h2", "W1", "h2 Dz1"],
      ["h2 Dz1", "h2", "W1"],
      ["W1", "h2 Dz1", "h2"],
      ["W1", "h2", "h2 Dz1"],
    ],
  ],
  [
    "spike_slime",
    5,
    [
      ["h1 V1", "h1 Dz1", "h2"],
      ["h1 Dz1", "h1 V1", "h2"],
      ["h1 V1", "h2", "h1 Dz1"],
      ["h2", "h1 Dz1", "h1 V1"],
    ],
  ],
  [
    "large_slime_summon",
    12,
    [
      ["h1 W2", "h4", "h3 Slm2"],
      ["h1 W2", "h4", "h3 Slm2"],
      ["h4", "h3 Slm2", "h1 W2"],
      ["h3 Slm2", "h1 W2", "h4"],
    ],
  ],
  ["fungi_beast_summon", 5, [["h2", "S2", "h1 S1"]]],
  ["sentry_a", 7, [["Dz1", "h3"]]],
  ["sentry_b", 8, [["h3", "Dz1"]]],
];

/** Enemies on a track: what they do round after round. */
const BY_TRACK: readonly (readonly [string, number, readonly Printed[]])[] = [
  ["looter", 9, ["h2", "h3 B1", "leave"]],
  ["gremlin_wizard", 4, ["", "h3", "h3", "h3"]],
  // Its second Weak adds only the third token: there can be no more.
  ["lagavulin", 22, ["", "h4", "h4", "S1 W2", "h5", "h5", "S1 W1", "h6"]],
  ["gremlin_nob", 14, ["", "h3", "h3", "h3"]],
  ["slime_boss", 22, ["Slm3", "h3 Slm2", "h6", "Slm3", "h3 Slm2"]],
  ["the_guardian", 40, ["h2 B5", "h6", "h2 B5", "h6"]],
  [
    "hexaghost",
    36,
    ["h1 Brn1", "h2x2 Brn1", "Brn2", "h3 B5", "h2 Brn1", "h3x2 S1 Brn2", "h2 Brn1"],
  ],
];

const DRAW = Array.from({ length: 60 }, () => "defend_r");

/** What an enemy did between the player's turns, in the printed notation. */
function enemyTurn(events: readonly SpireAct1Event[]): Printed {
  const from = events.findLastIndex(({ type }) => type === "turn-ended");
  const until = events.findLastIndex(({ type }) => type === "turn-started");
  const done = events.slice(from, until > from ? until : undefined);
  const sizes = done.flatMap((event) => (event.type === "hit" ? [event.size] : []));
  const [size] = sizes;
  const hit = size === undefined ? "" : `h${size}${sizes.length > 1 ? `x${sizes.length}` : ""}`;
  expect(sizes.every((other) => other === size)).toBe(true);
  return [hit, ...done.map(gift), ...cardsGiven(done)].filter((text) => text !== "").join(" ");
}

const LETTERS: Readonly<Record<string, string>> = { strength: "S", vulnerable: "V", weak: "W" };

function gift(event: SpireAct1Event): string {
  if (event.type === "block-gained") return `B${event.amount}`;
  if (event.type === "token-placed") return `${LETTERS[event.token]}${event.amount}`;
  return event.type === "enemy-left" ? "leave" : "";
}

function cardsGiven(events: readonly SpireAct1Event[]): string[] {
  const places = { daze: ["Dz", "draw"], burn: ["Brn", "discard"], slimed: ["Slm", "discard"] };
  return Object.entries(places).map(([card, [letters, to]]) => {
    const given = events.filter(
      (event) => event.type === "card-moved" && event.from === "supply" && event.card === card,
    );
    expect(given.every((event) => event.type === "card-moved" && event.to === to)).toBe(true);
    return given.length === 0 ? "" : `${letters}${given.length}`;
  });
}

describe("enemies whose action depends on the die", () => {
  for (const [id, hp, variants] of BY_DIE) {
    for (const [variant, rows] of variants.entries()) {
      it(`${id}, variant ${variant + 1} of ${variants.length}`, () => {
        for (let die = 1; die <= 6; die++) {
          const expected = rows[Math.ceil((die * rows.length) / 6) - 1];
          const arena = new Arena({
            enemies: [id, "dummy"],
            variants: { [id]: variant },
            maxHp: 99,
            draw: DRAW,
            die,
            rolls: [1],
          });
          expect(arena.combat.enemies[0]?.hp).toBe(hp);
          const before = arena.combat.player.hp;
          arena.do("end").done();
          expect({ die, did: enemyTurn(arena.events) }).toEqual({ die, did: expected });
          const size = Number(/^h(\d)/.exec(expected ?? "")?.[1] ?? 0);
          expect(arena.combat.player.hp).toBe(before - size);
        }
      });
    }
  }
});

describe("enemies on a track", () => {
  for (const [id, hp, rounds] of BY_TRACK) {
    it(`${id}: ${rounds.map((round) => round || "nothing").join(", ")}`, () => {
      const arena = new Arena({
        enemies: [id, "dummy"],
        maxHp: 99,
        draw: DRAW,
        rolls: rounds.map(() => 6),
      });
      expect(arena.combat.enemies[0]?.hp).toBe(hp);
      for (const round of rounds) {
        arena.do("end");
        expect(enemyTurn(arena.events)).toBe(round);
      }
      arena.done();
    });
  }

  it("large_slime: h1, h4 Dz1, then an Acid Slime at the start of the next round, and again", () => {
    const arena = new Arena({
      enemies: ["large_slime"],
      maxHp: 99,
      draw: DRAW,
      rolls: [1, 1, 1],
      spawns: [2],
    });
    expect(arena.combat.enemies[0]?.hp).toBe(8);
    arena.do("end");
    expect(enemyTurn(arena.events)).toBe("h1");
    arena.do("end");
    expect(enemyTurn(arena.events)).toBe("h4 Dz1");
    arena.do("end");
    expect(enemyTurn(arena.events)).toBe("");
    expect(arena.events.filter(({ type }) => type === "enemy-appeared")).toEqual([
      { type: "enemy-appeared", enemy: 1, id: "acid_slime", variant: 2, hp: 5, reveals: true },
    ]);
    arena.done();
    expect(arena.combat.enemies[0]?.slot).toBe(0);
  });
});

describe("sentry", () => {
  it("comes with Sentry A and Sentry B to its left", () => {
    const arena = new Arena({ enemies: ["sentry"] });
    const ids = arena.combat.enemies.map(({ hp }) => hp);
    expect(ids).toEqual([7, 8, 7]);
  });

  it("hits for 2 on 1-3 and gives a Daze on 4-6, its companions the other way round and for 3", () => {
    const low = new Arena({ enemies: ["sentry"], draw: DRAW, die: 3, rolls: [1] }).do("end");
    const high = new Arena({ enemies: ["sentry"], draw: DRAW, die: 4, rolls: [1] }).do("end");
    const deeds = ({ events }: Arena) =>
      events.flatMap((event) => (event.type === "hit" ? [`${event.by} hits ${event.size}`] : []));
    expect(deeds(low)).toEqual(["1 hits 3", "2 hits 2"]);
    expect(deeds(high)).toEqual(["0 hits 3"]);
    const dazes = ({ events }: Arena) => events.filter((event) => gifted(event, "daze")).length;
    expect([dazes(low), dazes(high)]).toEqual([1, 2]);
  });
});

function gifted(event: SpireAct1Event, card: string): boolean {
  return event.type === "card-moved" && event.from === "supply" && event.card === card;
}

it("covers every enemy", () => {
  const tested = new Set([...BY_DIE, ...BY_TRACK].map(([id]) => id));
  const others = ENEMIES.map(({ id }) => id).filter((id) => !tested.has(id));
  expect(others).toEqual(["large_slime", "sentry"]);
});
