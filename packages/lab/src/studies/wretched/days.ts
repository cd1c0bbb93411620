// The days of Wretched & Alone: mornings, the clock of days that are all alike, rescue in the evening, the final pull.
import type { CardEffect } from "@games/wretched";
import type { Check } from "./chances.js";
import { bonusOf, cardsLeft, changesDay, hasChangedDay, hasSeen, type Place } from "./classes.js";
import { landing } from "./effects.js";
import { nextMorning } from "./kings.js";
import {
  addRow,
  morning,
  type Node,
  nodeOf,
  plus,
  type Row,
  release,
  rowIndex,
  sumOf,
  takeRow,
  type Work,
  weighedSum,
} from "./work.js";

/** The clock after one more card, before the evening. */
export function tick(clock: Float64Array): Float64Array {
  const next = new Float64Array(clock.length);
  next.set(clock.subarray(1));
  return next;
}

/** Whether all days are alike at a place. */
function isAlike({ deck }: Work, place: Place): boolean {
  return !place.isReturning && !hasSeen(deck, place, "win") && !hasChangedDay(deck, place);
}

/** Adds a row of all days alike to a node, distinguished by the cards left today where that begins to matter. */
export function addAnyDay(
  work: Work,
  node: Node,
  row: Row,
  factor: number,
  effect: CardEffect | null = null,
): void {
  const { config, clock } = work;
  if (!changesDay(effect) && isAlike(work, node.place)) {
    node.anyDay = plus(work, node.anyDay, row, factor);
    return;
  }
  for (let cards = 0; cards < clock.length - 1; cards++) {
    const chance = factor * (clock[cards] as number);
    if (chance === 0) continue;
    addRow(work, node, landing(work, node.place, cards, config.tokens, effect), row, chance);
  }
}

/** The evening of every place: rescue, the last pull, the next day. `left` cards are left if no King came back. */
export function closeDays(work: Work, left: number): void {
  const { config, clock, odds } = work;
  for (const node of [...work.next.values()]) {
    const { place, rows } = node;
    if (node.anyDay !== undefined) closeAnyDay(work, node, node.anyDay, left);
    if (rows.length === 0) continue;
    const tomorrow = place.isReturning ? nodeOf(work, nextMorning(place)) : node;
    for (let tokens = 0; tokens <= odds.maxTokens; tokens++) {
      const row = rows[tokens];
      if (row === undefined) continue;
      rows[tokens] = undefined;
      work.rows--;
      closeDay(work, tomorrow, tokens, row);
      release(work, row);
    }
  }
  const evening = clock[0] as number;
  clock[0] = 0;
  const cardsAt = morning(config, odds, left);
  for (let cards = 0; cards < cardsAt.length; cards++) {
    clock[cards] = (clock[cards] as number) + evening * (cardsAt[cards] as number);
  }
}

/** The evening of all days alike: a new day begins unless the deck is out. */
function closeAnyDay(work: Work, node: Node, row: Row, left: number): void {
  const { sums, clock } = work;
  const mass = sumOf(row);
  if (left > 0) {
    sums.days += mass * (clock[0] as number);
    return;
  }
  sums[work.config.isNarrativeOnly ? "ended" : "deck_exhausted"] += mass;
  node.anyDay = undefined;
  work.rows--;
}

function closeDay(work: Work, node: Node, tokens: number, row: Row): void {
  const { config, deck } = work;
  const { place } = node;
  const mass = sumOf(row);
  // A story that nothing ends but its deck goes on after its rescue, without rolls (R53, R54).
  if (!hasSeen(deck, place, "win") || tokens === 0) {
    endDay(work, node, tokens, { row, factor: 1, mass });
    return;
  }
  const rescue = rescueAt(work, place, tokens);
  for (let removed = 0; removed < rescue.length; removed++) {
    const chance = rescue[removed] as number;
    if (chance === 0) continue;
    const part = { row, factor: chance, mass: mass * chance };
    if (removed === tokens && !config.isNarrativeOnly) finalPull(work, place, part);
    else endDay(work, node, tokens - removed, part);
  }
}

/** A part of a row, and how likely it is. */
interface Part {
  readonly row: Row;
  readonly factor: number;
  readonly mass: number;
}

/** How likely a rescue roll at a place removes each number of tokens. */
function rescueAt({ config, deck, odds }: Work, place: Place, tokens: number): readonly number[] {
  const dice = config.rescueDice === "one" ? 1 : bonusOf(deck, place);
  return odds.rescues[hasSeen(deck, place, "boost") ? 1 : 0]?.[dice]?.[tokens] ?? [];
}

/** How many rescue rolls it takes on average until no token is left. */
function daysOfRescue(work: Work, place: Place, tokens: number): number {
  const days = [0];
  for (let left = 1; left <= tokens; left++) {
    const [none = 0, ...some] = rescueAt(work, place, left);
    const after = some.reduce((sum, chance, i) => sum + chance * (days[left - i - 1] ?? 0), 0);
    days.push((1 + after) / (1 - none));
  }
  return days[tokens] ?? 0;
}

/** The last pull: what stands is rescued. */
function finalPull(work: Work, place: Place, { row, factor, mass }: Part): void {
  const { config, deck, sums, odds } = work;
  const isSpared = config.system === "off" || (config.canSkipFinalPull && place.tool);
  const rescued = isSpared
    ? row
    : afterCheck(work, odds.finals[bonusOf(deck, place)] as Check, row);
  const won = isSpared ? mass : sumOf(rescued) * factor;
  sums.victory += won;
  sums.final_pull_failed += mass - won;
  sums.integrityAtVictory += weighedSum(rescued) * factor;
  if (!isSpared) release(work, rescued);
}

/** A row after a check. */
function afterCheck(work: Work, check: Check, row: Row): Row {
  const after = takeRow(work);
  check(row, after);
  return after;
}

/** The deck may be out; else a new day begins and its die is rolled. */
function endDay(work: Work, node: Node, tokens: number, part: Part): void {
  const { config, deck, sums } = work;
  const { place } = node;
  const continues = hasSeen(deck, place, "win") && config.exhaustionWithBeacon === "continue";
  if (cardsLeft(place) > 0) beginDay(work, node, tokens, part);
  // Days without cards continue until the last token is gone, which is certain.
  else if (config.isNarrativeOnly) endStory(work, place, tokens, part);
  else if (continues) {
    sums.days += part.mass * daysOfRescue(work, place, tokens);
    finalPull(work, place, part);
  } else sums.deck_exhausted += part.mass;
}

/** A story that nothing ends but its deck: a victory if rescue had come, no defeat in any case (R53). */
function endStory(work: Work, place: Place, tokens: number, { row, factor, mass }: Part): void {
  const isRescued = hasSeen(work.deck, place, "win") && tokens === 0;
  work.sums[isRescued ? "victory" : "ended"] += mass;
  if (isRescued) work.sums.integrityAtVictory += weighedSum(row) * factor;
}

function beginDay(work: Work, node: Node, tokens: number, { row, factor, mass }: Part): void {
  const { config, sums } = work;
  sums.days += mass;
  const odds = morning(config, work.odds, cardsLeft(node.place));
  for (let cards = 1; cards < odds.length; cards++) {
    const chance = factor * (odds[cards] as number);
    if (chance > 0) addRow(work, node, rowIndex(work, cards, tokens), row, chance);
  }
}
