// What playing a card would do, in the few numbers that fit on it; all of them are the engine's.
import { type CardPreview, type CombatView, type Event, PLAYER } from "@games/spire-act1";

/** The numbers of a card as things are now. */
export interface Forecast {
  /** Hits such as `4`, `2 × 3`, or `2–4` when it depends on the enemy. */
  readonly hits: string | undefined;
  readonly block: number;
  readonly strength: number;
  /** HP that it costs the player. */
  readonly lost: number;
  /** Whether it ends the fight in victory, whoever it is aimed at. */
  readonly wins: boolean;
}

/** Reads the numbers off what the engine foresees; undefined when it foresees nothing. */
export function forecastOf(previews: readonly CardPreview[]): Forecast | undefined {
  const [first] = previews;
  if (first === undefined) return undefined;
  return {
    hits: hitsOf(previews.map(({ events }) => events)),
    ...tallyOf(first.events),
    wins: previews.every(({ events }) => events.some(({ type }) => type === "fight-won")),
  };
}

/** What the player gains and loses. */
function tallyOf(events: readonly Event[]): Pick<Forecast, "block" | "strength" | "lost"> {
  const tally = { block: 0, strength: 0, lost: 0 };
  for (const event of events) {
    if (!("target" in event) || event.target !== PLAYER) continue;
    if (event.type === "block-gained") tally.block += event.amount;
    else if (event.type === "hp-lost") tally.lost += event.amount;
    else if (event.type === "hit" || event.type === "damaged") tally.lost += event.lost;
    else if (event.type === "token-placed" && event.token === "strength")
      tally.strength += event.amount;
  }
  return tally;
}

/** The hits on enemies: their size, or the span of it, and how many fall on one enemy at most. */
function hitsOf(previews: readonly (readonly Event[])[]): string | undefined {
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
  if (sizes.length === 0) return undefined;
  const [least, greatest] = [Math.min(...sizes), Math.max(...sizes)];
  const size = least === greatest ? `${least}` : `${least}–${greatest}`;
  return most > 1 ? `${size} × ${most}` : size;
}

/** The numbers in words, for the name of a card. */
export function wordsOf({ hits, block, strength, lost, wins }: Forecast): string {
  const parts = [
    hits !== undefined && `hits for ${hits.replace("×", "times")}`,
    block > 0 && `gives ${block} block`,
    strength > 0 && `gives ${strength} Strength`,
    lost > 0 && `costs ${lost} HP`,
    wins && "wins the fight",
  ].filter(Boolean);
  return parts.length === 0 ? "" : ` Now: ${parts.join(", ")}.`;
}

/** What the fight would be like for a creature after what is looked at; null when the fight would be over. */
export type Ahead = CombatView | null | undefined;

/** What a card that is looked at means for an enemy: the preview that is aimed at it, or the one for all. */
export function aheadFor(previews: readonly CardPreview[], enemy: number): Ahead {
  const aimed = previews.find(({ target }) => target === null || target === enemy);
  return aimed?.view.combat;
}
