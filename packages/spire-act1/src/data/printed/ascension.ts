// What Ascension changes beside the rows that name it: each level adds to those below it.

interface Level {
  /** The Ascension from which on it holds. */
  readonly from: number;
  /** Added to the maximum HP. */
  readonly maxHp?: number;
  /** Added to the HP at the start. */
  readonly hp?: number;
  readonly potions?: number;
  readonly removal?: number;
  /** Cards that the starting deck has in addition. */
  readonly deck?: readonly string[];
}

/** The levels that concern the first act and are not rows of their own. */
const LEVELS: readonly Level[] = [
  { from: 2, maxHp: -1 },
  { from: 4, potions: 2 },
  { from: 5, deck: ["ascenders_bane"] },
  { from: 8, removal: 4 },
  { from: 9, hp: -1 },
];

/** The Ascensions that can be chosen; 11 changes nothing in the first act. */
export const ASCENSIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

/** Options or a configuration, as far as the Ascension goes. */
export interface HasAscension {
  /** The level (default: 0). */
  readonly ascension?: number;
}

function levelsOf(ascension: number): readonly Level[] {
  return LEVELS.filter(({ from }) => from <= ascension);
}

function sumOf(ascension: number, field: "maxHp" | "hp"): number {
  return levelsOf(ascension).reduce((sum, level) => sum + (level[field] ?? 0), 0);
}

/** What Ascension adds to the maximum HP. */
export function extraMaxHp(ascension: number): number {
  return sumOf(ascension, "maxHp");
}

/** What Ascension adds to the HP at the start. */
export function extraHp(ascension: number): number {
  return sumOf(ascension, "hp");
}

/** The cards that the starting deck has in addition. */
export function extraCards(ascension: number): string[] {
  return levelsOf(ascension).flatMap(({ deck = [] }) => deck);
}

const POTIONS = 3;
const REMOVAL = 3;

/** How many potions there is room for. */
export function potionLimit({ ascension = 0 }: HasAscension): number {
  return levelsOf(ascension).reduce((limit, { potions }) => potions ?? limit, POTIONS);
}

/** What a merchant asks for removing a card. */
export function removalPrice({ ascension = 0 }: HasAscension): number {
  return levelsOf(ascension).reduce((price, { removal }) => removal ?? price, REMOVAL);
}
