// What an action would do in the few numbers that a player needs, read off what happens in its previews.
import { ENGLISH, type Words } from "../english/index.js";
import { type Event, PLAYER } from "../events.js";
import type { ActionPreview } from "../preview.js";

/** What the player gains and loses, in numbers. */
export interface Tally {
  readonly block: number;
  readonly strength: number;
  readonly energy: number;
  /** HP that it gives back. */
  readonly healed: number;
  /** HP that it costs. */
  readonly lost: number;
  /** Gold gained, or lost when it is below 0. */
  readonly gold: number;
}

/** The numbers of an action as things are now. */
export interface Forecast extends Tally {
  /** Hits on enemies, such as `4`, `2 × 3`, or `2–4` when they depend on the enemy; null without any. */
  readonly hits: string | null;
  /** Whether it ends the fight in victory, whoever it is aimed at. */
  readonly wins: boolean;
  /** Whether it ends the run, whoever it is aimed at. */
  readonly kills: boolean;
}

/** Sums up what an action would do, from its previews, one for each target; null without a preview. */
export function forecastOf(previews: readonly ActionPreview[]): Forecast | null {
  const [first] = previews;
  if (first === undefined) return null;
  return {
    hits: hitsText(previews.map(({ events }) => events)),
    ...tallyOf(first.events),
    wins: previews.every(({ events }) => events.some(({ type }) => type === "fight-won")),
    kills: previews.every(({ view }) => view.outcome?.result === "defeat"),
  };
}

/** What the player gains and loses in some events. */
export function tallyOf(events: readonly Event[]): Tally {
  const tally = { block: 0, strength: 0, energy: 0, healed: 0, lost: 0, gold: 0 };
  for (const event of events) {
    if (event.type === "energy-gained") tally.energy += event.amount;
    else if (event.type === "gold-gained") tally.gold += event.amount;
    else if (event.type === "gold-lost") tally.gold -= event.amount;
    else if ("target" in event && event.target === PLAYER) addOwn(tally, event);
  }
  return tally;
}

/** Adds what happened to the player. */
function addOwn(tally: { -readonly [K in keyof Tally]: Tally[K] }, event: Event): void {
  if (event.type === "block-gained") tally.block += event.amount;
  else if (event.type === "hp-lost") tally.lost += event.amount;
  else if (event.type === "hit" || event.type === "damaged") tally.lost += event.lost;
  else if (event.type === "healed") tally.healed += event.amount;
  else if (event.type === "token-placed" && event.token === "strength")
    tally.strength += event.amount;
}

/** The hits on enemies: their size, or the span of it, and how many fall on one enemy at most. */
function hitsText(previews: readonly (readonly Event[])[]): string | null {
  const sizes: number[] = [];
  let most = 0;
  for (const events of previews) {
    const counts = new Map<number, number>();
    for (const event of events) {
      if ((event.type !== "hit" && event.type !== "damaged") || event.target === PLAYER) continue;
      sizes.push(event.size);
      counts.set(event.target, (counts.get(event.target) ?? 0) + 1);
    }
    most = Math.max(most, ...counts.values());
  }
  if (sizes.length === 0) return null;
  const [least, greatest] = [Math.min(...sizes), Math.max(...sizes)];
  const size = least === greatest ? `${least}` : `${least}–${greatest}`;
  return most > 1 ? `${size} × ${most}` : size;
}

/** The numbers of a forecast as the end of a sentence; empty when there are none. */
export function describeForecast(forecast: Forecast, words: Words = ENGLISH): string {
  const { hits, healed, gold, lost, wins, kills } = forecast;
  const texts = words.forecast;
  return texts.all(
    [
      hits === null ? "" : texts.hits(hits),
      ...(["block", "strength", "energy"] as const).map((gain) =>
        forecast[gain] > 0 ? texts[gain](forecast[gain]) : "",
      ),
      healed > 0 ? texts.healed(healed) : "",
      gold > 0 ? texts.gold(gold) : "",
      gold < 0 ? texts.paid(-gold) : "",
      lost > 0 ? texts.lost(lost) : "",
      wins ? texts.wins : "",
      kills ? texts.kills : "",
    ].filter((part) => part !== ""),
  );
}
