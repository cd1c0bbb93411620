// Readers for screens and players: integrity bands, presence and exact chances, all from the view alone.
import { MAX_BELOW } from "@games/core-rng";
import type { Content } from "./content.js";
import { type CardId, cardNumber, rankOf, SUIT_SIZE } from "./data/cards.js";
import { dieCost, totalDamage } from "./rules/damage.js";
import { rescueDice, rescueNeed } from "./rules/rescue.js";
import { onesOdds } from "./rules/tower.js";
import type { Check, Config, View } from "./types.js";

/** How whole the ship still is, best first. */
export const INTEGRITY_BANDS = [
  "pristine",
  "operational",
  "damaged",
  "critical",
  "failing",
  "destroyed",
] as const;

/** One of {@link INTEGRITY_BANDS}. */
export type IntegrityBand = (typeof INTEGRITY_BANDS)[number];

/** The minimum share of the starting integrity for each band but the last two (R42). */
const BAND_SHARES = [0.83, 0.65, 0.46, 0.28];

/** The band of the present integrity, by its share of what the game started from. */
export function integrityBand(view: Pick<View, "integrity" | "config">): IntegrityBand {
  if (view.integrity <= 0) return "destroyed";
  const share = view.integrity / view.config.integrity;
  const at = BAND_SHARES.findIndex((least) => share >= least);
  return INTEGRITY_BANDS[at < 0 ? BAND_SHARES.length : at] as IntegrityBand;
}

/** How near the creature has come. */
export interface Presence {
  /** Spades turned so far. */
  readonly spades: number;
  /** Trackers that count. */
  readonly kings: number;
  /** Both together, from 0 to 1: half for all Spades, half for the last tracker. */
  readonly level: number;
}

/** How near the creature has come, for backgrounds and sounds. */
export function presence(view: Pick<View, "discard" | "kingsRevealed" | "config">): Presence {
  const spades = view.discard.filter((id) => id.startsWith("S")).length;
  const kings = view.kingsRevealed;
  const nearness = Math.min(kings / view.config.trackerLimit, 1);
  return { spades, kings, level: (spades / SUIT_SIZE + nearness) / 2 };
}

/** The chance that today's rescue roll removes at least one token; 0 while no roll can. */
export function rescueChance(
  view: Pick<View, "isBeaconActive" | "isBoosted" | "bonusCounter" | "tokens" | "config">,
): number {
  if (!view.isBeaconActive || view.tokens === 0) return 0;
  const fail = (rescueNeed(view) - 1) / 6;
  return 1 - fail ** rescueDice(view);
}

/** The exact chance to survive the check that waits; 1 when none does, and null for a real tower, of which nobody knows. */
export function survivalChance(view: Pick<View, "check" | "integrity" | "config">): number | null {
  const { check, integrity, config } = view;
  if (check === null) return 1;
  if (config.tower === "real") return null;
  if (config.tower === "dice") {
    const fallen = towerChances(integrity, check.dice)[integrity] as number;
    return 1 - fallen;
  }
  let ways = 0;
  damageWays(config, check).forEach((count, damage) => {
    if (damage < integrity) ways += count;
  });
  return ways / 6 ** check.dice;
}

/** The chance of each number of dice that a dice tower loses when it is rolled a number of times. */
function towerChances(dice: number, rolls: number): number[] {
  let left = Array.from({ length: dice + 1 }, (_, n): number => (n === dice ? 1 : 0));
  for (let i = 0; i < rolls; i++) left = rollAll(left);
  return left.reverse();
}

/** The chance of each number of dice left, after one more roll of what is left. */
function rollAll(before: readonly number[]): number[] {
  const after = before.map((_, n) => (n === 0 ? (before[0] ?? 0) : 0));
  before.forEach((chance, dice) => {
    if (dice === 0 || chance === 0) return;
    onesOdds(dice).forEach((answers, ones) => {
      after[dice - ones] = (after[dice - ones] as number) + (chance * answers) / MAX_BELOW;
    });
  });
  return after;
}

/**
 * The exact chance of each amount of damage of a check: the index is the damage. A dice tower's depends on the integrity
 * that is left; of a real tower nothing is known, and the list is empty.
 */
export function damageChances(
  config: Config,
  check: Check,
  integrity = config.integrity,
): number[] {
  if (config.tower === "real") return [];
  if (config.tower === "dice") return towerChances(integrity, check.dice);
  return damageWays(config, check).map((count) => count / 6 ** check.dice);
}

/** Some amounts of damage and how likely they are together. */
export interface DamageBand {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
  /** Whether the story would end. */
  readonly isFatal: boolean;
}

/** More amounts than these are shown with the rare ones together. */
const MAX_BANDS = 8;
/** What is rarer is not worth a row of its own then. */
const RARE = 0.02;

/**
 * What the check that waits can cost, for a table of few rows: each amount by itself, what ends the story together, and
 * where there are many amounts the rare ones together; none for a real tower.
 */
export function damageBands(view: Pick<View, "check" | "integrity" | "config">): DamageBand[] {
  const { check, integrity, config } = view;
  if (check === null) return [];
  const bands: DamageBand[] = [];
  damageChances(config, check, integrity).forEach((chance, damage) => {
    if (chance === 0) return;
    const isFatal = damage >= integrity;
    const last = bands.at(-1);
    if (isFatal && last?.isFatal) join(bands, { from: damage, to: damage, chance, isFatal });
    else bands.push({ from: damage, to: damage, chance, isFatal });
  });
  return bands.length <= MAX_BANDS ? bands : joinRare(bands);
}

function join(bands: DamageBand[], { to, chance }: DamageBand): void {
  const last = bands.at(-1);
  if (last !== undefined) bands[bands.length - 1] = { ...last, to, chance: last.chance + chance };
}

/** Neighbours that are rare, and both deadly or both not, as one. */
function joinRare(bands: readonly DamageBand[]): DamageBand[] {
  const joined: DamageBand[] = [];
  let isLastRare = false;
  for (const band of bands) {
    const isRare = band.chance < RARE;
    if (isRare && isLastRare && joined.at(-1)?.isFatal === band.isFatal) join(joined, band);
    else joined.push(band);
    isLastRare = isRare;
  }
  return joined;
}

/** In how many ways the dice of a check can cost each amount; whole numbers, so that nothing is rounded. */
function damageWays(config: Config, check: Check): number[] {
  let sums = [1];
  for (let i = 0; i < check.dice; i++) sums = addDie(sums, config, check.level);
  const ways: number[] = [];
  sums.forEach((count, sum) => {
    const damage = totalDamage(config, check.level, sum, check.reduction);
    ways[damage] = (ways[damage] ?? 0) + count;
  });
  return Array.from(ways, (count) => count ?? 0);
}

function addDie(sums: readonly number[], config: Config, level: number): number[] {
  const next: number[] = [];
  for (let face = 1; face <= 6; face++) {
    const cost = dieCost(config, level, face);
    sums.forEach((count, sum) => {
      next[sum + cost] = (next[sum + cost] ?? 0) + count;
    });
  }
  return Array.from(next, (count) => count ?? 0);
}

/** What the next card may be. */
export interface NextCardOdds {
  /** The chance that it calls for a check. */
  readonly check: number;
  /** The chance that it is a tracker. */
  readonly tracker: number;
  /** The chance that it is an Ace. */
  readonly ace: number;
}

/** The exact chances of what the next card is; `content` is that of the game that is played. */
export function nextCardOdds(
  view: Pick<View, "unseen" | "knownNext" | "returnedKing" | "config">,
  content: Content,
): NextCardOdds {
  const levels = content.levels[view.config.system];
  const { knownNext, unseen, returnedKing } = view;
  const cards = knownNext === null ? unseen.filter((id) => id !== returnedKing) : [knownNext];
  const share = (matches: (id: CardId) => boolean) =>
    cards.length === 0 ? 0 : cards.filter(matches).length / cards.length;
  return {
    check: share((id) => (levels[cardNumber(id)] ?? 0) > 0),
    tracker: share((id) => rankOf(id) === content.pack.tracker),
    ace: share((id) => rankOf(id) === "A"),
  };
}
