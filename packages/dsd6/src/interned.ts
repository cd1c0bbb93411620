// Every possible action, made once: lists of legal actions hold these, so that listing them allocates nothing but the list.
import { DICE, FACES } from "./data/vocabulary.js";
import type { Action } from "./types.js";

/** Actions by what they name; those on cards at `die * cards + card`. */
export interface Interned {
  readonly cards: number;
  readonly roll: readonly Action[];
  readonly proceed: readonly Action[];
  readonly none: readonly Action[];
  readonly endAssign: readonly Action[];
  readonly reroll: readonly Action[];
  /** At `(die * DICE + other) * FACES.length + face`. */
  readonly change: readonly Action[];
  readonly fire: readonly Action[];
  /** At `die * (DICE + 1) + frees`, with DICE for none. */
  readonly heal: readonly Action[];
  readonly recharge: readonly Action[];
  readonly stasis: readonly Action[];
  readonly repair: readonly Action[];
  readonly resolve: readonly Action[];
}

/** Makes every action for a number of cards. */
export function internActions(cards: number): Interned {
  const change: Action[] = [];
  const heal: Action[] = [];
  for (let die = 0; die < DICE; die++) {
    for (let other = 0; other < DICE; other++) {
      for (const face of FACES) change.push(Object.freeze({ type: "change", die, other, face }));
    }
    for (let frees = 0; frees <= DICE; frees++)
      heal.push(Object.freeze({ type: "heal", die, frees: frees < DICE ? frees : null }));
  }
  return {
    cards,
    roll: Object.freeze([Object.freeze({ type: "roll" })]),
    proceed: Object.freeze([Object.freeze({ type: "continue" })]),
    none: Object.freeze([]),
    endAssign: Object.freeze([Object.freeze({ type: "end-assign" })]),
    reroll: forDice((die) => ({ type: "reroll", die })),
    change,
    fire: forCards(cards, (die, target) => ({ type: "fire", die, target })),
    heal,
    recharge: forDice((die) => ({ type: "recharge", die })),
    stasis: forCards(cards, (die, target) => ({ type: "stasis", die, target })),
    repair: forDice((die) => ({ type: "repair", die })),
    resolve: forCards(cards, (die, target) => ({ type: "resolve", die, target })),
  };
}

function forDice(make: (die: number) => Action): Action[] {
  return Array.from({ length: DICE }, (_, die) => Object.freeze(make(die)));
}

function forCards(cards: number, make: (die: number, target: number) => Action): Action[] {
  return Array.from({ length: DICE * cards }, (_, i) =>
    Object.freeze(make(Math.floor(i / cards), i % cards)),
  );
}
