// The exact outcome distribution of Wretched & Alone under the prudent player, who spends the tool on the first pull and
// uses every King's Ace. Cards are turned one layer after the other; every place of the deck has rows of probabilities
// over the integrity, one for each number of cards left today and each number of tokens.
import type { Config } from "@games/wretched";
import { LabError } from "../../study.js";
import { damageOdds, diceSums, rescueOdds } from "./chances.js";
import { cardsLeft, type DeckClasses, type Place, placeNumber, RETURNING } from "./classes.js";
import { bonusOf, hasSeen, kingsRevealed, type Turn, turnsOf, turnWinAce } from "./turns.js";

/** The exact probabilities of every ending, and the means of days and turned cards. */
export interface WretchedOdds {
  readonly victory: number;
  readonly ship_destroyed: number;
  readonly four_kings: number;
  readonly deck_exhausted: number;
  readonly final_pull_failed: number;
  /** What was left out because single rows were less likely than 1e-14. */
  readonly lost: number;
  /** The mean number of days begun. */
  readonly days: number;
  /** The mean number of cards turned. */
  readonly cards: number;
}

/** The same, while it is being added up. */
type Sums = { -readonly [K in keyof WretchedOdds]: number };

/** Rows less likely than this are left out. */
const NEGLIGIBLE = 1e-14;

/** Probabilities over the integrity; index 0 is not used, because nobody is alive there. */
type Row = Float64Array;

/** The rows of one place: by cards left today times tokens; those with no cards left are the evenings. */
interface Node {
  readonly place: Place;
  readonly rows: (Row | undefined)[];
}

interface Work {
  readonly config: Config;
  readonly deck: DeckClasses;
  readonly sums: Sums;
  /** The places after the card that is being turned. */
  next: Map<number, Node>;
}

/** The node of a place; it is made when it is first met. */
function nodeOf(work: Work, place: Place): Node {
  const number = placeNumber(place);
  const known = work.next.get(number);
  if (known !== undefined) return known;
  const node: Node = { place, rows: [] };
  work.next.set(number, node);
  return node;
}

/** Adds a row, times a factor, to another. */
function addRow(node: Node, index: number, row: Row, factor: number): void {
  let target = node.rows[index];
  if (target === undefined) {
    target = new Float64Array(row.length);
    node.rows[index] = target;
  }
  for (let i = 1; i < row.length; i++) {
    target[i] = (target[i] as number) + (row[i] as number) * factor;
  }
}

function sumOf(row: Row): number {
  let sum = 0;
  for (let i = 1; i < row.length; i++) sum += row[i] as number;
  return sum;
}

/** Writes the row after damage; what falls to 0 or below is not in it. */
function damage(row: Row, odds: readonly number[], after: Row): void {
  after.fill(0);
  for (let lost = 0; lost < odds.length; lost++) {
    const p = odds[lost] as number;
    if (p === 0) continue;
    for (let i = lost + 1; i < row.length; i++) {
      after[i - lost] = (after[i - lost] as number) + (row[i] as number) * p;
    }
  }
}

/** A turn and the place it leads to; none when it is the last King. */
interface Path extends Turn {
  readonly target: Node | undefined;
}

function pathOf(work: Work, turn: Turn): Path {
  const { config, deck } = work;
  const isLastKing = turn.isKing && kingsRevealed(deck, turn.place) >= config.trackerLimit;
  return { ...turn, target: isLastKing ? undefined : nodeOf(work, turn.place) };
}

/** Turns one card at a place, for every row it has. */
function turnCards(work: Work, node: Node, paths: readonly Path[]): void {
  const { config, deck, sums } = work;
  const bonus = bonusOf(deck, node.place);
  const size = config.integrity + 1;
  // What a row becomes without a pull, after a common one and after a severe one; the tool spares both.
  const pulls = node.place.tool
    ? []
    : [1, 2].map((level) => ({
        odds: damageOdds(config, level, bonus),
        after: new Float64Array(size),
      }));
  for (let index = config.tokens + 1; index < node.rows.length; index++) {
    const row = node.rows[index];
    if (row === undefined) continue;
    const mass = sumOf(row);
    if (mass < NEGLIGIBLE) {
      sums.lost += mass;
      continue;
    }
    sums.cards += mass;
    for (const { odds, after } of pulls) damage(row, odds, after);
    const rows = pulls.map(({ after }) => ({ row: after, mass: sumOf(after) }));
    const kept = { row, mass };
    for (const { chance, level, target } of paths) {
      const next = rows[level - 1] ?? kept;
      sums.ship_destroyed += (mass - next.mass) * chance;
      if (target === undefined) sums.four_kings += mass * chance;
      else addRow(target, index - config.tokens - 1, next.row, chance);
    }
  }
}

/** The evening of every place where the day's cards are turned: rescue, the last pull, the next day. */
function closeDays(work: Work): void {
  const { config } = work;
  for (const node of [...work.next.values()]) {
    for (let tokens = 0; tokens <= config.tokens; tokens++) {
      const row = node.rows[tokens];
      node.rows[tokens] = undefined;
      if (row !== undefined) closeDay(work, node.place, tokens, row);
    }
  }
}

function closeDay(work: Work, before: Place, tokens: number, row: Row): void {
  const { config, deck } = work;
  const isBack = before.returning === RETURNING.tomorrow;
  const place = isBack ? { ...before, returning: RETURNING.inDeck } : before;
  if (!hasSeen(deck, place, "win")) {
    endDay(work, place, tokens, row, 1);
    return;
  }
  const need = hasSeen(deck, place, "boost") ? config.rescueBoosted : config.rescueBase;
  const dice = config.rescueDice === "one" ? 1 : bonusOf(deck, place);
  rescueOdds(dice, (7 - need) / 6, tokens).forEach((chance, removed) => {
    if (chance === 0) return;
    if (removed === tokens) finalPull(work, place, row, chance);
    else endDay(work, place, tokens - removed, row, chance);
  });
}

/** The last pull: what stands is rescued. */
function finalPull(work: Work, place: Place, row: Row, factor: number): void {
  const { config, deck, sums } = work;
  const mass = sumOf(row) * factor;
  const after = new Float64Array(row.length);
  damage(row, damageOdds(config, 1, bonusOf(deck, place), config.finalDice), after);
  const won = config.finalSkippable && place.tool ? mass : sumOf(after) * factor;
  sums.victory += won;
  sums.final_pull_failed += mass - won;
}

/** The deck may be out; else a new day begins and its die is rolled. */
function endDay(work: Work, place: Place, tokens: number, row: Row, factor: number): void {
  const { config, deck, sums } = work;
  const left = cardsLeft(place);
  const goesOn = hasSeen(deck, place, "win") && config.exhaustionWithBeacon === "continue";
  if (left > 0) beginDay(work, place, tokens, row, factor);
  // Days without cards go on until the last token is gone, which is certain.
  else if (goesOn) finalPull(work, place, row, factor);
  else sums.deck_exhausted += sumOf(row) * factor;
}

function beginDay(work: Work, place: Place, tokens: number, row: Row, factor: number): void {
  const { config, sums } = work;
  const left = cardsLeft(place);
  const node = nodeOf(work, place);
  sums.days += sumOf(row) * factor;
  for (let face = 1; face <= config.dayDie; face++) {
    const index = Math.min(face, left) * (config.tokens + 1) + tokens;
    addRow(node, index, row, factor / config.dayDie);
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

function firstPlace({ safe, common, severe, kings, hasReturning, aces }: DeckClasses): Place {
  const returning = hasReturning ? RETURNING.inDeck : RETURNING.revealed;
  const all = (1 << aces.length) - 1;
  return { safe, common, severe, kings, returning, aces: all, tool: false, removed: false };
}

/** The exact odds of a game with a deck of these classes. */
export function wretchedOdds(config: Config, deck: DeckClasses): WretchedOdds {
  if (config.system !== "hybrid" || config.narrativeOnly) {
    throw new LabError(
      "bad-request",
      "Only the hybrid system without narrative mode can be solved.",
    );
  }
  const endings = { victory: 0, ship_destroyed: 0, four_kings: 0, deck_exhausted: 0 };
  const sums: Sums = { ...endings, final_pull_failed: 0, lost: 0, days: 0, cards: 0 };
  const work: Work = { config, deck, sums, next: new Map() };
  beginDay(work, firstPlace(deck), config.tokens, firstRow(config), 1);
  for (let isFirst = true; work.next.size > 0; isFirst = false) {
    const layer = work.next;
    work.next = new Map();
    for (const node of layer.values()) {
      const isKnown = isFirst && config.earlyBeacon;
      const turns = isKnown ? [turnWinAce(deck, node.place)] : turnsOf(deck, node.place);
      turnCards(
        work,
        node,
        turns.map((turn) => pathOf(work, turn)),
      );
    }
    closeDays(work);
  }
  return sums;
}
