// The content table made fast: every property of a card as a small number in a list, by the number of the card.
import { hashValue, OptionsError, shape } from "@games/core-game";
import { copiesOf, mostCopies, threatsShape } from "./content-shape.js";
import { THREATS } from "./data/threats.js";
import {
  BOSS,
  type Difficulty,
  EFFECTS,
  FACES,
  KINDS,
  PASSIVES,
  SYMBOLS,
} from "./data/vocabulary.js";
import { type Interned, internActions } from "./interned.js";
import type { Effect, Threat } from "./types.js";

/** A content table as the rules read it. Lists are indexed by card number unless they say otherwise. */
export interface Content {
  /** The hash of a table other than the standard one. */
  readonly hash: string | undefined;
  /** The row of each card. */
  readonly threat: readonly Threat[];
  readonly kind: readonly number[];
  /** The symbol, or -1. */
  readonly symbol: readonly number[];
  readonly hp: readonly number[];
  /** The face that resolves it, or -1. */
  readonly needFace: readonly number[];
  readonly needCount: readonly number[];
  /** Pairs of effect number and amount. */
  readonly reveal: readonly (readonly number[])[];
  readonly activate: readonly (readonly number[])[];
  /** The bit of the passive, or 0. */
  readonly passive: readonly number[];
  readonly onlyAlone: readonly boolean[];
  /** The card that lies at the bottom. */
  readonly boss: number;
  /** All cards but the boss, ascending, by difficulty. */
  readonly decks: Readonly<Record<Difficulty, readonly number[]>>;
  readonly actions: Interned;
}

/** Checks a content table and prepares it for play; throws an OptionsError that names every fault. */
export function createContent(threats: readonly Threat[] = THREATS): Content {
  if (threats === THREATS) return compile(THREATS, undefined);
  const rows = shape.read(threatsShape, threats);
  if (!rows.ok) {
    const faults = rows.error.map(({ path, message }) => ({ path: `threats${path}`, message }));
    throw new OptionsError(faults);
  }
  const hash = hashValue(rows.value);
  return compile(rows.value, hash === hashValue(THREATS) ? undefined : hash);
}

function compile(rows: readonly Threat[], hash: string | undefined): Content {
  const cards = rows.flatMap((row) => Array.from({ length: mostCopies(row) }, () => row));
  const kind = cards.map((row) => KINDS.indexOf(row.kind));
  const boss = kind.indexOf(BOSS);
  return {
    hash,
    threat: cards,
    kind,
    symbol: cards.map(({ symbol }) => (symbol === undefined ? -1 : SYMBOLS.indexOf(symbol))),
    hp: cards.map(({ hp }) => hp ?? 0),
    needFace: cards.map(({ needs }) => (needs === undefined ? -1 : FACES.indexOf(needs.face))),
    needCount: cards.map(({ needs }) => needs?.count ?? 0),
    reveal: cards.map(({ reveal }) => compileEffects(reveal)),
    activate: cards.map(({ activate }) => compileEffects(activate)),
    passive: cards.map(({ passive }) =>
      passive === undefined ? 0 : 1 << PASSIVES.indexOf(passive),
    ),
    onlyAlone: cards.map(({ onlyAlone }) => onlyAlone === true),
    boss,
    decks: {
      easy: cardsFor(rows, "easy", boss),
      normal: cardsFor(rows, "normal", boss),
      hard: cardsFor(rows, "hard", boss),
    },
    actions: internActions(cards.length),
  };
}

function compileEffects(effects: readonly Effect[] = []): number[] {
  return effects.flatMap(({ effect, amount }) => [EFFECTS.indexOf(effect), amount ?? 1]);
}

function cardsFor(rows: readonly Threat[], difficulty: Difficulty, boss: number): number[] {
  const cards: number[] = [];
  let first = 0;
  for (const row of rows) {
    const copies = copiesOf(row, difficulty);
    for (let card = first; card < first + copies; card++) if (card !== boss) cards.push(card);
    first += mostCopies(row);
  }
  return cards;
}
