// The days of Wretched & Alone: mornings, the clock of days that are all alike, rescue in the evening, the final pull.
import { damageRow } from "./chances.js";
import { cardsLeft, type Place } from "./classes.js";
import { nextMorning } from "./kings.js";
import { bonusOf, hasSeen } from "./turns.js";
import {
  addRow,
  morning,
  type Node,
  nodeOf,
  type RowAt,
  type Rows,
  rowIndex,
  sumOf,
  type Work,
  weighedSum,
} from "./work.js";

/** The clock after one more card, before the evening. */
export function tick(clock: Float64Array): Float64Array {
  const next = new Float64Array(clock.length);
  next.set(clock.subarray(1));
  return next;
}

/** Adds a row of all days alike to a node, distinguished by the cards left today where that begins to matter. */
export function addAnyDay(work: Work, { place, rows }: Node, row: RowAt, factor: number): void {
  const { config, deck, clock } = work;
  if (!place.isReturning && !hasSeen(deck, place, "win")) {
    addRow(work, rows, work.anyDay, row, factor);
    return;
  }
  for (let cards = 0; cards < config.dayDie; cards++) {
    const chance = factor * (clock[cards] as number);
    if (chance > 0) addRow(work, rows, rowIndex(config, cards, config.tokens), row, chance);
  }
}

/** The evening of every place: rescue, the last pull, the next day. `left` cards are left if no King came back. */
export function closeDays(work: Work, left: number): void {
  const { config, clock } = work;
  for (const { place, rows } of [...work.next.values()]) {
    if (rows.used[work.anyDay] === 1) closeAnyDay(work, rows, left);
    for (let tokens = 0; tokens <= config.tokens; tokens++) {
      if (rows.used[tokens] === 0) continue;
      rows.used[tokens] = 0;
      closeDay(work, nextMorning(place), tokens, { data: rows.data, index: tokens });
    }
  }
  const evening = clock[0] as number;
  clock[0] = 0;
  const odds = morning(config, work.odds, left);
  for (let cards = 0; cards < odds.length; cards++) {
    clock[cards] = (clock[cards] as number) + evening * (odds[cards] as number);
  }
}

/** The evening of all days alike: a new day begins unless the deck is out. */
function closeAnyDay(work: Work, { data, used }: Rows, left: number): void {
  const { sums, anyDay, clock } = work;
  const mass = sumOf(work, { data, index: anyDay });
  if (left > 0) {
    sums.days += mass * (clock[0] as number);
    return;
  }
  sums[work.config.isNarrativeOnly ? "ended" : "deck_exhausted"] += mass;
  used[anyDay] = 0;
}

function closeDay(work: Work, place: Place, tokens: number, row: RowAt): void {
  const { config, deck } = work;
  // A story that nothing ends but its deck goes on after its rescue, without rolls (R53, R54).
  if (!hasSeen(deck, place, "win") || tokens === 0) {
    endDay(work, place, tokens, row, 1);
    return;
  }
  const rescue = rescueAt(work, place, tokens);
  for (let removed = 0; removed < rescue.length; removed++) {
    const chance = rescue[removed] as number;
    if (chance === 0) continue;
    if (removed === tokens && !config.isNarrativeOnly) finalPull(work, place, row, chance);
    else endDay(work, place, tokens - removed, row, chance);
  }
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
function finalPull(work: Work, place: Place, row: RowAt, factor: number): void {
  const { config, deck, sums, size } = work;
  const mass = sumOf(work, row) * factor;
  const rescued = config.canSkipFinalPull && place.tool ? row : pulled();
  const won = rescued === row ? mass : sumOf(work, rescued) * factor;
  sums.victory += won;
  sums.final_pull_failed += mass - won;
  sums.integrityAtVictory += weighedSum(work, rescued) * factor;

  function pulled(): RowAt {
    const data = new Float64Array(size);
    damageRow(row.data, row.index * size, work.odds.finals[bonusOf(deck, place)] ?? [], data);
    return { data, index: 0 };
  }
}

/** The deck may be out; else a new day begins and its die is rolled. */
function endDay(work: Work, place: Place, tokens: number, row: RowAt, factor: number): void {
  const { config, deck, sums } = work;
  const continues = hasSeen(deck, place, "win") && config.exhaustionWithBeacon === "continue";
  if (cardsLeft(place) > 0) beginDay(work, place, tokens, row, factor);
  // Days without cards continue until the last token is gone, which is certain.
  else if (config.isNarrativeOnly) endStory(work, place, tokens, row, factor);
  else if (continues) {
    sums.days += sumOf(work, row) * factor * daysOfRescue(work, place, tokens);
    finalPull(work, place, row, factor);
  } else sums.deck_exhausted += sumOf(work, row) * factor;
}

/** A story that nothing ends but its deck: a victory if rescue had come, no defeat in any case (R53). */
function endStory(work: Work, place: Place, tokens: number, row: RowAt, factor: number): void {
  const isRescued = hasSeen(work.deck, place, "win") && tokens === 0;
  work.sums[isRescued ? "victory" : "ended"] += sumOf(work, row) * factor;
  if (isRescued) work.sums.integrityAtVictory += weighedSum(work, row) * factor;
}

function beginDay(work: Work, place: Place, tokens: number, row: RowAt, factor: number): void {
  const { config, sums } = work;
  const { rows } = nodeOf(work, place);
  sums.days += sumOf(work, row) * factor;
  const odds = morning(config, work.odds, cardsLeft(place));
  for (let cards = 1; cards < odds.length; cards++) {
    const chance = factor * (odds[cards] as number);
    if (chance > 0) addRow(work, rows, rowIndex(config, cards, tokens), row, chance);
  }
}
