// The exact outcome distribution of Wretched & Alone under the prudent player, who spends the tool on the first pull and
// uses every card that can be rid of a King. Cards are turned one layer after the other; every place of the deck has rows
// of probabilities over the integrity.
import type { Config } from "@games/wretched";
import { type Effort, LabError } from "../../study.js";
import { diceSums } from "./chances.js";
import { assertNumbered, bonusOf, cardsLeft, type DeckClasses, type Place } from "./classes.js";
import { addAnyDay, afterCheck, closeDays, tick } from "./days.js";
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

/** A row after the pull of each level, and how much of it the pull ends. */
interface Pulled {
  readonly row: Row;
  readonly fatal: number;
}

/** The rows of a node that are likely enough to matter; the others are given back. */
function liveRows(work: Work, { anyDay, rows }: Node, least: number): LiveRow[] {
  const live: LiveRow[] = [];
  const add = (row: Row | undefined, index: number) => {
    if (row === undefined) return;
    const mass = sumOf(row);
    if (mass >= least) live.push({ row, index, mass });
    else {
      work.sums.lost += mass;
      release(work, row);
    }
  };
  add(anyDay, -1);
  rows.forEach(add);
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
  for (const one of live) {
    const pulls = pullsOf(work, node.place, one, paths);
    turnRow(work, one, paths, pulls);
    for (const pulled of pulls) if (pulled !== undefined) release(work, pulled.row);
    release(work, one.row);
  }
}

/** What the pulls that can come do to a row; the tool spares all. */
function pullsOf(work: Work, place: Place, { row, mass }: LiveRow, paths: readonly Path[]) {
  const pulled: (Pulled | undefined)[] = [];
  if (place.tool) return pulled;
  const checks = work.odds.pulls[bonusOf(work.deck, place)] ?? [];
  checks.forEach((check, level) => {
    if (!paths.some(({ pull }) => pull === level)) return;
    const after = afterCheck(work, check, row);
    pulled[level] = { row: after, fatal: mass - sumOf(after) };
  });
  return pulled;
}

/** Turns one card for a row. */
function turnRow(
  work: Work,
  { row, index, mass }: LiveRow,
  paths: readonly Path[],
  pulls: readonly (Pulled | undefined)[],
): void {
  const { sums, odds } = work;
  sums.cards += mass;
  const width = odds.maxTokens + 1;
  const cards = Math.floor(index / width) - 1; // one card less today
  const tokens = index % width;
  for (const { chance, target, pull, effect } of paths) {
    const pulled = pulls[pull];
    if (pulled !== undefined) sums.ship_destroyed += pulled.fatal * chance;
    const before = pulled?.row ?? row;
    const next = repaired(work, before, effect);
    if (target === undefined) sums.four_kings += mass * chance;
    else if (index < 0) addAnyDay(work, target, next, chance, effect);
    else addRow(work, target, landing(work, target.place, cards, tokens, effect), next, chance);
    if (next !== before) release(work, next);
  }
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
