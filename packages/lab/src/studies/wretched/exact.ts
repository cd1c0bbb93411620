// The exact outcome distribution of Wretched & Alone under the prudent player, who spends the tool on the first pull and
// uses every card that can be rid of a King. Cards are turned one layer after the other; every place of the deck has rows
// of probabilities over the integrity.
import type { CardEffect, Config } from "@games/wretched";
import { type Effort, LabError } from "../../study.js";
import { type Check, diceSums } from "./chances.js";
import { assertNumbered, bonusOf, cardsLeft, type DeckClasses, type Place } from "./classes.js";
import { addAnyDay, closeDays, tick } from "./days.js";
import { landing, repaired } from "./effects.js";
import { firstKings } from "./kings.js";
import { type Turn, turnsOf, turnWinAce } from "./turns.js";
import {
  addRow,
  createWork,
  type Node,
  nodeOf,
  type Row,
  release,
  sumOf,
  takeRow,
  type Work,
  type WretchedOdds,
} from "./work.js";

/** Rows less likely than this are left out. */
const NEGLIGIBLE = 1e-14;

/** A turn and the node it leads to; none when the last King has come. */
interface Path extends Turn {
  readonly target: Node | undefined;
}

/** A row of a node: where in the day it stands, and how likely it is as a whole. */
interface LiveRow {
  readonly row: Row;
  /** The index among the rows of the node; -1 for that of all days alike. */
  readonly index: number;
  readonly mass: number;
}

/** A pull of a level, the row after it, and how much of the row before it the pull ends. */
interface Pull {
  readonly check: Check;
  readonly after: Row;
  fatal: number;
}

/** Gives a row back that is not likely enough to matter; returns whether it did. */
function isDropped(work: Work, row: Row, mass: number, least: number): boolean {
  if (mass >= least) return false;
  work.sums.lost += mass;
  release(work, row);
  return true;
}

/** The rows of a node that are likely enough to matter. */
function liveRows(work: Work, { anyDay, rows }: Node, least: number): LiveRow[] {
  const live: LiveRow[] = [];
  for (let index = -1; index < rows.length; index++) {
    const row = index < 0 ? anyDay : rows[index];
    if (row === undefined) continue;
    const mass = sumOf(row);
    if (!isDropped(work, row, mass, least)) live.push({ row, index, mass });
  }
  return live;
}

/** How a card can be turned at a place. */
type Turner = (deck: DeckClasses, config: Config, place: Place) => Turn[];

/** Turns one card at a place, for every row it has that is likely enough to matter. */
function turnCards(work: Work, node: Node, turner: Turner, least: number): void {
  const live = liveRows(work, node, least);
  if (live.length === 0) return;
  const paths = turner(work.deck, work.config, node.place).map((turn): Path => {
    const target = turn.place === undefined ? undefined : nodeOf(work, turn.place);
    return { ...turn, target };
  });
  const pulls = pullsAt(work, node.place, paths);
  for (const one of live) {
    for (const pull of pulls) {
      if (pull === undefined) continue;
      pull.check(one.row, pull.after);
      pull.fatal = one.mass - sumOf(pull.after);
    }
    turnRow(work, one, paths, pulls);
    release(work, one.row);
  }
  for (const pull of pulls) if (pull !== undefined) release(work, pull.after);
}

/** The pulls that can come at a place, by level; the tool spares all. */
function pullsAt(work: Work, place: Place, paths: readonly Path[]): (Pull | undefined)[] {
  if (place.tool) return [];
  const checks = work.odds.pulls[bonusOf(work.deck, place)] ?? [];
  return checks.map((check, level) => {
    const canCome = paths.some(({ pull }) => pull === level);
    return canCome ? { check, after: takeRow(work), fatal: 0 } : undefined;
  });
}

/** Turns one card for a row. */
function turnRow(
  work: Work,
  { row, index, mass }: LiveRow,
  paths: readonly Path[],
  pulls: readonly (Pull | undefined)[],
): void {
  const { sums, odds } = work;
  sums.cards += mass;
  const width = odds.maxTokens + 1;
  for (let i = 0; i < paths.length; i++) {
    const { chance, target, pull, effect } = paths[i] as Path;
    const pulled = pulls[pull];
    if (pulled !== undefined) sums.ship_destroyed += pulled.fatal * chance;
    const before = pulled === undefined ? row : pulled.after;
    const next = effect === null ? before : repaired(work, before, effect);
    if (target === undefined) sums.four_kings += mass * chance;
    else if (index < 0) addAnyDay(work, target, next, chance, effect);
    else if (effect === null) addRow(work, target, index - width, next, chance);
    else addRow(work, target, landingFrom(work, target, index, effect), next, chance);
    if (next !== before) release(work, next);
  }
}

/** Where a row comes to by a card's effect: one card less is left today, and what the effect does. */
function landingFrom(work: Work, { place }: Node, index: number, effect: CardEffect): number {
  const width = work.odds.maxTokens + 1;
  const cards = Math.floor(index / width) - 1;
  return landing(work, place, cards, index % width, effect);
}

/** The integrity at the start as probabilities. */
function firstRow({ integrity, initialDamage }: Config): Row {
  const row = new Float64Array(integrity + 1);
  const { dice, sides, plus } = initialDamage ?? { dice: 0, sides: 1, plus: 0 };
  diceSums(dice, sides).forEach((p, sum) => {
    const hp = integrity - sum - plus;
    if (p > 0) row[hp] = (row[hp] ?? 0) + p;
  });
  return row;
}

function firstPlace(deck: DeckClasses, config: Config): Place {
  const { counts, aces } = deck;
  const kings = firstKings(deck, config);
  const none = { isReturning: false, removed: 0, tool: false };
  return { counts, kings, aces: (1 << aces.length) - 1, ...none };
}

function assertSolvable(deck: DeckClasses): void {
  assertNumbered(deck);
  if (deck.returning !== "none" && deck.kings < deck.allKings) {
    const message = "A story in which a King that is a modifier card can come back is not solved.";
    throw new LabError("bad-request", message);
  }
}

/** How likely a row has to be: there are no more rows above it than can be kept. */
function leastMass({ maxRows, rows }: Work, layer: ReadonlyMap<number, Node>): number {
  if (rows <= maxRows) return NEGLIGIBLE;
  const masses: number[] = [];
  for (const { anyDay, rows: all } of layer.values())
    for (const row of [anyDay, ...all]) if (row !== undefined) masses.push(sumOf(row));
  const sorted = Float64Array.from(masses).sort();
  return Math.max(NEGLIGIBLE, sorted[sorted.length - maxRows] as number);
}

/** How precise to be, and how much work to do for it. */
export interface Precision extends Effort {
  /** How much may be left out before the solver gives up (default: 0.05). */
  readonly maxLost?: number;
}

function assertKnown({ sums }: Work, maxLost: number): void {
  if (sums.lost <= maxLost) return;
  const message = "This story has too many kinds of cards to be solved; simulate it instead.";
  throw new LabError("too-large", message);
}

/** The exact odds of a game with a deck of these classes; where there are more rows than can be kept, `lost` says how much. */
export function wretchedOdds(
  config: Config,
  deck: DeckClasses,
  { onProgress, maxPlaces, maxLost = 0.05 }: Precision = {},
): WretchedOdds {
  assertSolvable(deck);
  const start = firstPlace(deck, config);
  const all = cardsLeft(start);
  const work = createWork(config, deck, all, maxPlaces);
  addAnyDay(work, nodeOf(work, start), firstRow(config), 1);
  for (let turned = 1; work.next.size > 0; turned++) {
    onProgress?.("turning the cards", Math.min(1, turned / (all + 1)));
    const layer = work.next;
    const least = leastMass(work, layer);
    work.next = new Map();
    work.rows = 0;
    work.clock = tick(work.clock);
    const turner = turned === 1 && config.hasEarlyBeacon ? turnWinAce : turnsOf;
    for (const node of layer.values()) turnCards(work, node, turner, least);
    assertKnown(work, maxLost);
    closeDays(work, Math.max(0, all - turned));
  }
  const { victory, integrityAtVictory: sum } = work.sums;
  return { ...work.sums, integrityAtVictory: victory > 0 ? sum / victory : 0 };
}
