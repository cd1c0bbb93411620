// How a card is tested: a table of cases, each played in a fight set up by hand and compared with everything that may have changed.
import { describe, expect, it } from "vitest";
import { Arena, type Setting, type Summary } from "../arena.js";

/** One case: what was set up, what is done after playing the card, and what differs from a fight in which nothing happened. */
export interface CardCase {
  readonly card: string;
  /** What makes this case different from others of the same card. */
  readonly when?: string;
  readonly given?: Setting;
  /** The energy it takes. */
  readonly cost: number;
  /** Where the card goes; the discard pile unless told. */
  readonly to?: "discard" | "exhaust" | "powers" | "draw" | "supply";
  /** Answers and further actions. */
  readonly after?: readonly string[];
  /** What differs, beside the card itself and its cost. */
  readonly expect?: Partial<Summary>;
}

/** The draw pile of a test: six different cards, the first on top. */
export const DRAW = ["cleave", "bludgeon", "clash", "flex", "rage", "entrench"];

/** A fight in which only the card and its cost are gone. */
function baseline({ card, given = {}, cost, to = "discard" }: CardCase): Summary {
  const { player = {}, enemies = ["dummy"], discard = [], exhaust = [], powers = [] } = given;
  const draw = given.draw ?? DRAW;
  return {
    energy: (player.energy ?? 3) - cost,
    hp: player.hp ?? given.maxHp ?? 11,
    block: player.block ?? 0,
    strength: player.strength ?? 0,
    weak: player.weak ?? 0,
    vulnerable: player.vulnerable ?? 0,
    lost: enemies.map(() => 0),
    foes: enemies.map(() => ""),
    hand: [...(given.hand ?? [])],
    draw: to === "draw" ? [card, ...draw] : [...draw],
    discard: to === "discard" ? [...discard, card] : [...discard],
    exhaust: to === "exhaust" ? [...exhaust, card] : [...exhaust],
    powers: to === "powers" ? [...powers, card] : [...powers],
    asks: "",
  };
}

/** Runs a case: the card is the last of the hand. */
function play(row: CardCase): Arena {
  const { card, given = {}, after = [] } = row;
  const hand = [...(given.hand ?? []), card];
  const arena = new Arena({ draw: DRAW, ...given, hand });
  return arena.do(`play ${card}`, ...after).done();
}

/** The energy that the first card took; a later turn would hide it. */
function energyPaid({ events }: Arena): number | undefined {
  const played = events.find((event) => event.type === "card-played");
  return played?.energy;
}

/** A test for each case. */
export function testCards(title: string, rows: readonly CardCase[]): void {
  describe(title, () => {
    for (const row of rows) {
      it(row.when === undefined ? row.card : `${row.card}, ${row.when}`, () => {
        const arena = play(row);
        expect(energyPaid(arena)).toBe(row.cost);
        expect(arena.summary()).toEqual({ ...baseline(row), ...row.expect });
      });
    }
  });
}
