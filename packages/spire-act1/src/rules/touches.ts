// What texts look at and change, so that it is known when the order of two of them can matter (P3).

/**
 * What a text can look at or change, as bits. Block that is gained, lost and hit are apart: two gains can change places, a
 * gain and damage cannot.
 */
export const AREA = {
  /** Block that is gained, block that is lost, and damage to the player. */
  guard: 1,
  shed: 2,
  harm: 4,
  /** HP lost past block, HP healed, and how much can be lost. */
  hurt: 8,
  hp: 16,
  limit: 32,
  energy: 64,
  /** Which cards are in hand, and in the draw pile. */
  hand: 128,
  deck: 256,
  /** Cards in the exhaust pile. */
  exhaust: 512,
  /** HP, block and tokens of enemies. */
  foes: 1024,
  strength: 2048,
  /** Weak and Vulnerable on the player. */
  tokens: 4096,
  gold: 8192,
  potions: 16384,
  /** What the next cards of the turn will be like. */
  plays: 32768,
} as const;

/** Every area. */
const ALL = 65535;

/** What a text looks at, what it adds to in a way that can change places with others of its kind, and what it changes otherwise. */
export interface Touch {
  readonly reads: number;
  readonly adds: number;
  readonly writes: number;
}

/** A text that looks at nothing and changes nothing. */
export const NO_TOUCH: Touch = { reads: 0, adds: 0, writes: 0 };

/** A text of which nothing is known. */
export const ANY_TOUCH: Touch = { reads: ALL, adds: ALL, writes: ALL };

/** A text that looks at some areas and adds to others. */
export function adding(adds: number, reads = 0): Touch {
  return { reads, adds, writes: 0 };
}

/** A text that changes some areas and looks at others. */
export function writing(writes: number, reads = 0): Touch {
  return { reads, adds: 0, writes };
}

/** Two texts after each other. */
export function both(one: Touch, other: Touch): Touch {
  return {
    reads: one.reads | other.reads,
    adds: one.adds | other.adds,
    writes: one.writes | other.writes,
  };
}

/** A touch that is added up. */
export interface TouchSum {
  reads: number;
  adds: number;
  writes: number;
}

/** Adds a text to a sum. */
export function addTouch(sum: TouchSum, { reads, adds, writes }: Touch): void {
  sum.reads |= reads;
  sum.adds |= adds;
  sum.writes |= writes;
}

/** Whether it can matter which of two texts comes first. */
export function areInTheWay(one: Touch, other: Touch): boolean {
  const isRead = (one.adds | one.writes) & other.reads || (other.adds | other.writes) & one.reads;
  const isWritten =
    one.writes & (other.adds | other.writes) || other.writes & (one.adds | one.writes);
  return (isRead | isWritten) !== 0;
}
