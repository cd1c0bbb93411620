// The operations that texts are made of, one row each: its fields, how they are parsed, and what it does.
import {
  type FieldShapes,
  int,
  isObject,
  oneOf,
  optional,
  record,
  type Shape,
} from "@games/core-game";
import type { Effect, OpQuestion } from "../content.js";
import { PLAYER } from "../events.js";
import { cardOf, combatOf } from "../state.js";
import type { Play } from "../types.js";
import {
  AIMS,
  type Aim,
  type Amount,
  CARD_TYPES,
  type CardType,
  COUNTERS,
  type Condition,
  PLACES,
  type Place,
  SOURCES,
  type Source,
  type Token,
} from "../vocabulary.js";
import { amountOf, compileAmount } from "./amounts.js";
import { limitLoss, losePlayerHp } from "./damage.js";
import {
  addCube,
  chooseCards,
  damage,
  exhaustSelf,
  hit,
  placeTokens,
  starterBonus,
  strength,
} from "./effects.js";
import type { TextFrame } from "./frames.js";
import type { ItemOperations } from "./item-operations.js";
import { addStatus, drawCards, exhaustHand } from "./piles.js";
import { playTopCard } from "./play.js";
import type { RunOperations } from "./run-operations.js";
import { gainBlock, gainEnergy, gainStrength, loseBlock, removeTokens } from "./tokens.js";

/** An operation with nothing but an amount. */
export interface Amounted {
  readonly n: Amount;
}

/** An operation that puts tokens on a creature (default: the target). */
export interface TokensOn extends Amounted {
  readonly to?: Aim;
}

/** The fields of the operations of cards, beside `op` and `if`. */
export interface CardOperations {
  /** Hits the target, or `all` enemies, `times` times (default: 1); each Strength counts `strength` times (default: 1). */
  readonly hit: Amounted & {
    readonly times?: Amount;
    readonly all?: true;
    readonly strength?: number;
  };
  /** Deals damage that no token changes; to `attackers`, once for each of their hits. */
  readonly damage: Amounted & { readonly to: Aim };
  readonly vulnerable: TokensOn;
  readonly weak: TokensOn;
  readonly poison: TokensOn;
  readonly block: Amounted;
  readonly "lose-block": Amounted;
  readonly energy: Amounted;
  readonly draw: Amounted;
  readonly "lose-hp": Amounted;
  readonly strength: Amounted & { readonly temporary?: true };
  readonly double: { readonly what: "block" | "strength" };
  /** Moves `n` cards of the player's choice (default: 1), or no fewer than `atLeast` (default: `n`), which may be `free` this turn. */
  readonly choose: {
    readonly from: Source;
    readonly to: Place;
    readonly n?: number;
    readonly atLeast?: number;
    readonly free?: true;
  };
  /** Exhausts the hand but for the cards of one type. */
  readonly "exhaust-hand": { readonly keep?: CardType };
  /** Adds status cards from their supply. */
  readonly add: Amounted & { readonly card: string; readonly to: Exclude<Place, "exhaust"> };
  /** Draws a card and plays it free, and exhausts it then if so told. */
  readonly "play-top": { readonly exhaust?: true };
  /** Lets the player choose one of some options, which later operations ask for. */
  readonly option: { readonly of: number };
  readonly "stop-drawing": object;
  /** The next Attack, or the next card `of` another type, is played twice this turn. */
  readonly "double-tap": { readonly of?: "skill" };
  readonly "next-free": object;
  /** No more than 1 HP can be lost in this round, or from now on. */
  readonly "limit-loss": { readonly from?: "now" };
  readonly cleanse: object;
  readonly cube: object;
  readonly "exhaust-self": object;
}

/** The fields of every operation, beside `op` and `if`. */
export interface Operations extends CardOperations, ItemOperations, RunOperations {}

/** Rows for some operations. */
export type OperationTable<F> = { readonly [K in keyof F]: Operation<F[K]> };

/** The name of an operation. */
export type OpName = keyof Operations;

/** One step of a text, by the name of its operation. */
export type OpOf<K extends OpName> = Operations[K] & {
  readonly op: K;
  readonly if?: Condition;
};

/** One step of a text. */
export type Op = { [K in OpName]: OpOf<K> }[OpName];

/** How ids in the fields of operations are parsed. */
export interface IdShapes {
  /** The id of a status card. */
  readonly status: Shape<string>;
  /** The id of a card. */
  readonly card: Shape<string>;
}

/** Where an operation works: what changes the deck or the map waits until a fight is over. */
export type Where = "fight" | "between" | "anywhere";

/** A row of the table: what the compiler asks for when there is a new operation. */
export interface Operation<F> {
  /** Where it works (default: in a fight). */
  where?(fields: F): Where;
  /** How the fields are parsed. */
  fields(ids: IdShapes): FieldShapes<F>;
  /** What it does, bound to its fields; `numberOf` gives the number of a card. */
  compile(fields: F, numberOf: (id: string) => number): Effect;
  /** Whether an enemy has to be chosen for it (default: no). */
  isAimed?(fields: F): boolean;
  /** What it asks the player before it happens (default: nothing). */
  asks?(fields: F): OpQuestion;
}

const MAX_NUMBER = 99;
const MAX_TIMES = 20;
/** The maximum number of options of one choice. */
const MAX_OPTIONS = 20;
const small = /* @__PURE__ */ int(0, MAX_NUMBER);
const flag = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf([true]));

/** Parses an amount. */
export const amount: Shape<Amount> = (value, context) =>
  (isObject(value) ? grown : small)(value, context);
const grown = /* @__PURE__ */ record<Exclude<Amount, number>>({
  n: /* @__PURE__ */ optional(small),
  per: /* @__PURE__ */ oneOf(COUNTERS),
  each: /* @__PURE__ */ optional(small),
});

/** The operations of cards by their names. */
export const CARD_OPERATIONS: OperationTable<CardOperations> = {
  hit: {
    fields: () => ({
      n: amount,
      times: optional(amount),
      all: flag,
      strength: optional(int(0, MAX_TIMES)),
    }),
    isAimed: ({ all }) => !all,
    compile: hit,
  },
  damage: {
    fields: () => ({ n: amount, to: oneOf(AIMS) }),
    isAimed: ({ to }) => to === "target",
    compile: damage,
  },
  vulnerable: tokens("vulnerable"),
  weak: tokens("weak"),
  poison: tokens("poison"),
  block: amounted((play, n, { card }) =>
    gainBlock(
      play,
      n + starterBonus(play, card !== null && cardOf(play.content, card).isStarterDefend),
    ),
  ),
  "lose-block": amounted(loseBlock),
  energy: amounted(gainEnergy),
  draw: amounted(drawCards),
  "lose-hp": amounted(losePlayerHp, "anywhere"),
  strength: {
    fields: () => ({ n: amount, temporary: flag }),
    compile: strength,
  },
  double: {
    fields: () => ({ what: oneOf(["block", "strength"]) }),
    compile: ({ what }) =>
      what === "block"
        ? (play) => gainBlock(play, combatOf(play).player.block)
        : (play) => {
            gainStrength(play, PLAYER, combatOf(play).player.strength);
          },
  },
  choose: {
    fields: () => ({
      from: oneOf(SOURCES),
      to: oneOf(PLACES),
      n: optional(int(1, MAX_NUMBER)),
      atLeast: optional(small),
      free: flag,
    }),
    asks: chooseCards,
    compile: () => (_, frame) => {
      frame.chosen = 0;
    },
  },
  "exhaust-hand": {
    fields: () => ({ keep: optional(oneOf(CARD_TYPES)) }),
    compile:
      ({ keep }) =>
      (play, frame) =>
        exhaustHand(play, frame, keep),
  },
  add: {
    fields: ({ status }) => ({ card: status, n: amount, to: oneOf(["draw", "hand", "discard"]) }),
    compile: ({ card, n, to }, numberOf) => {
      const count = compileAmount(n);
      const number = numberOf(card);
      return (play, frame) => addStatus(play, number, amountOf(play, frame, count), to);
    },
  },
  "play-top": {
    fields: () => ({ exhaust: flag }),
    compile:
      ({ exhaust = false }) =>
      (play) =>
        playTopCard(play, exhaust),
  },
  option: {
    where: () => "anywhere",
    fields: () => ({ of: int(2, MAX_OPTIONS) }),
    asks: ({ of }) => ({ ask: "option", options: of, mustAsk: (_, { option }) => option === null }),
    compile: () => () => {},
  },
  "stop-drawing": plain((play) => {
    combatOf(play).player.canDraw = false;
  }),
  "double-tap": {
    fields: () => ({ of: optional(oneOf(["skill"])) }),
    compile: ({ of }) =>
      of === undefined
        ? (play) => {
            combatOf(play).player.doubleTaps++;
          }
        : (play) => {
            combatOf(play).player.doubleSkills++;
          },
  },
  "next-free": plain((play) => {
    combatOf(play).player.freeCards++;
  }),
  "limit-loss": {
    fields: () => ({ from: optional(oneOf(["now"])) }),
    compile:
      ({ from }) =>
      (play) =>
        limitLoss(play, from === "now"),
  },
  cleanse: plain((play) => {
    removeTokens(play, PLAYER, "weak", combatOf(play).player.weak);
    removeTokens(play, PLAYER, "vulnerable", combatOf(play).player.vulnerable);
  }),
  cube: plain(addCube),
  "exhaust-self": plain(exhaustSelf),
};

/** An operation without fields. */
export function plain(run: Effect, where: Where = "fight"): Operation<object> {
  return { where: () => where, fields: () => ({}), compile: () => run };
}

/** An operation that only needs its amount. */
export function amounted(
  run: (play: Play, n: number, frame: TextFrame) => void,
  where: Where = "fight",
): Operation<Amounted> {
  return {
    where: () => where,
    fields: () => ({ n: amount }),
    compile: ({ n }) => {
      const count = compileAmount(n);
      return (play, frame) => run(play, amountOf(play, frame, count), frame);
    },
  };
}

/** An operation that puts tokens on creatures. */
function tokens(token: Token): Operation<TokensOn> {
  return {
    fields: () => ({ n: amount, to: optional(oneOf(AIMS)) }),
    isAimed: ({ to = "target" }) => to === "target",
    compile: (fields) => placeTokens(token, fields),
  };
}
