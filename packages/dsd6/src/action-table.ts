// Every action there can be: its shape, and a table of all of them, frozen and made once per game. With the table, listing
// what is legal allocates nothing but the list, and core knows a listed action by identity instead of parsing it. With
// actions made for each list, random games run at 0.58 of their speed through the fast API and 0.71 through the safe one.
import { int, nullable, oneOf, type Shape, actionShape as shapeOf } from "@games/core-game";
import type { Content } from "./content.js";
import { DICE, FACES, type Face } from "./data/vocabulary.js";
import type { Action } from "./types.js";

/** The actions that use one die. */
export interface DieActions {
  readonly reroll: Action;
  /** By the other die, then by the number of the face. */
  readonly change: readonly (readonly Action[])[];
  /** By card. */
  readonly fire: readonly Action[];
  /** Without freeing a die. */
  readonly heal: Action;
  /** By the die that is freed. */
  readonly healAndFree: readonly Action[];
  readonly recharge: Action;
  /** By card. */
  readonly stasis: readonly Action[];
  readonly repair: Action;
  /** By card. */
  readonly resolve: readonly Action[];
}

/** Every action: lists for the phases with one choice, and the actions of each die. */
export interface ActionTable {
  readonly roll: readonly Action[];
  readonly continue: readonly Action[];
  readonly endAssign: readonly Action[];
  readonly dice: readonly DieActions[];
}

function freeze(action: Action): Action {
  return Object.freeze(action);
}

/** A list of one action, which is handed out as it is. */
function only(action: Action): readonly Action[] {
  return Object.freeze([freeze(action)]);
}

function list<V>(length: number, make: (i: number) => V): readonly V[] {
  return Array.from({ length }, (_, i) => make(i));
}

/** Makes every action for a number of cards. */
export function allActions(cards: number): ActionTable {
  return {
    roll: only({ type: "roll" }),
    continue: only({ type: "continue" }),
    endAssign: only({ type: "end-assign" }),
    dice: list(DICE, (die) => ({
      reroll: freeze({ type: "reroll", die }),
      change: list(DICE, (other) =>
        list(FACES.length, (i) => freeze({ type: "change", die, other, face: FACES[i] as Face })),
      ),
      fire: list(cards, (target) => freeze({ type: "fire", die, target })),
      heal: freeze({ type: "heal", die, freed: null }),
      healAndFree: list(DICE, (freed) => freeze({ type: "heal", die, freed })),
      recharge: freeze({ type: "recharge", die }),
      stasis: list(cards, (target) => freeze({ type: "stasis", die, target })),
      repair: freeze({ type: "repair", die }),
      resolve: list(cards, (target) => freeze({ type: "resolve", die, target })),
    })),
  };
}

/** The shape of an action. */
export function actionShape({ cards }: Content): Shape<Action> {
  const die = int(0, DICE - 1);
  const target = int(0, cards.length - 1);
  return shapeOf<Action>({
    roll: {},
    reroll: { die },
    change: { die, other: die, face: oneOf(FACES) },
    fire: { die, target },
    heal: { die, freed: nullable(die) },
    recharge: { die },
    stasis: { die, target },
    repair: { die },
    resolve: { die, target },
    "end-assign": {},
    continue: {},
  });
}
