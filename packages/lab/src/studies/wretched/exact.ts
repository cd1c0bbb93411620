// The exact outcome distribution of Wretched & Alone under the prudent player, who spends the tool on the first pull and
// uses every King's Ace. Cards are turned one layer after the other; every place of the deck has rows of probabilities
// over the integrity.
import type { Config } from "@games/wretched";
import { type Effort, LabError } from "../../study.js";
import { type Band, damageRow, diceSums } from "./chances.js";
import { cardsLeft, type DeckClasses, type Place } from "./classes.js";
import { addAnyDay, closeDays, tick } from "./days.js";
import { firstKings } from "./kings.js";
import { bonusOf, type Turn, turnsOf, turnWinAce } from "./turns.js";
import {
  addRow,
  createWork,
  type Node,
  nodeOf,
  type RowAt,
  release,
  sumOf,
  type Work,
  type WretchedOdds,
} from "./work.js";

/** More kinds of checks would have more places than memory. */
const MAX_LEVELS = 5;

/** Rows less likely than this are left out. */
const NEGLIGIBLE = 1e-14;

/** A turn and the node it leads to; none when the last King has come. */
interface Path extends Turn {
  readonly target: Node | undefined;
}

/** A row and how likely it is as a whole. */
interface LiveRow extends RowAt {
  readonly mass: number;
}

/** What a pull does to the rows of a node, and the row after it. */
interface Pull {
  readonly bands: readonly Band[];
  readonly after: RowAt;
  /** How much of the row the pull ends. */
  fatal: number;
}

/** What a pull of each level does at a place; the tool spares all. */
function pullsAt({ deck, size, odds }: Work, place: Place): Pull[] {
  if (place.tool) return [];
  const pulls = odds.pulls[bonusOf(deck, place)] ?? [];
  return pulls.map((bands) => ({
    bands,
    after: { data: new Float64Array(size), index: 0 },
    fatal: 0,
  }));
}

/** How a card can be turned at a place. */
type Turner = (deck: DeckClasses, config: Config, place: Place) => Turn[];

/** Turns one card at a place, for every row it has that is likely enough to matter. */
function turnCards(work: Work, node: Node, turner: Turner): void {
  const { data, used } = node.rows;
  const live: LiveRow[] = [];
  for (let index = 0; index < used.length; index++) {
    if (used[index] === 0) continue;
    const mass = sumOf(work, { data, index });
    if (mass < NEGLIGIBLE) work.sums.lost += mass;
    else live.push({ data, index, mass });
  }
  if (live.length === 0) return;
  const pulls = pullsAt(work, node.place);
  const paths = turner(work.deck, work.config, node.place).map((turn): Path => {
    const target = turn.place === undefined ? undefined : nodeOf(work, turn.place);
    return { ...turn, target };
  });
  for (const row of live) turnRow(work, row, paths, pulls);
}

/** Turns one card for a row. */
function turnRow(work: Work, row: LiveRow, paths: readonly Path[], pulls: readonly Pull[]): void {
  const { sums, size, anyDay, config } = work;
  const { mass } = row;
  const index = row.index - config.tokens - 1; // one card less today
  sums.cards += mass;
  for (const pull of pulls) {
    damageRow(row.data, row.index * size, pull.bands, pull.after.data);
    pull.fatal = mass - sumOf(work, pull.after);
  }
  for (let i = 0; i < paths.length; i++) {
    const { chance, target } = paths[i] as Path;
    const pull = pulls[(paths[i] as Path).pull];
    const next = pull === undefined ? row : pull.after;
    if (pull !== undefined) sums.ship_destroyed += pull.fatal * chance;
    if (target === undefined) sums.four_kings += mass * chance;
    else if (row.index === anyDay) addAnyDay(work, target, next, chance);
    else addRow(work, target.rows, index, next, chance);
  }
}

/** The integrity at the start as probabilities. */
function firstRow({ integrity, initialDamage }: Config): RowAt {
  const data = new Float64Array(integrity + 1);
  const { dice, sides, plus } = initialDamage ?? { dice: 0, sides: 1, plus: 0 };
  diceSums(dice, sides).forEach((p, sum) => {
    const hp = integrity - sum - plus;
    if (p > 0) data[hp] = (data[hp] ?? 0) + p;
  });
  return { data, index: 0 };
}

function firstPlace(deck: DeckClasses, config: Config): Place {
  const { plain, pulls, aces } = deck;
  const none = { isReturning: false, isRemoved: false, tool: false };
  const kings = firstKings(deck, config);
  return { plain, pulls, kings, aces: (1 << aces.length) - 1, ...none };
}

function assertSolvable({ aces, tower }: Config, { levels }: DeckClasses): void {
  const roles = Object.values(aces);
  if (levels.length > MAX_LEVELS) {
    const message = `A story with more than ${MAX_LEVELS} kinds of checks is not solved.`;
    throw new LabError("too-large", message);
  }
  if (tower !== "integrity") throw new LabError("bad-request", "Towers of dice are not solved.");
  if (roles.includes("return-king") && roles.includes("remove-king")) {
    const message = "A game in which one Ace returns a King and another removes one is not solved.";
    throw new LabError("bad-request", message);
  }
}

/** The exact odds of a game with a deck of these classes. */
export function wretchedOdds(
  config: Config,
  deck: DeckClasses,
  onProgress?: Effort["onProgress"],
): WretchedOdds {
  assertSolvable(config, deck);
  const start = firstPlace(deck, config);
  const all = cardsLeft(start);
  const work = createWork(config, deck, all);
  addAnyDay(work, nodeOf(work, start), firstRow(config), 1);
  for (let turned = 1; work.next.size > 0; turned++) {
    onProgress?.("turning the cards", Math.min(1, turned / (all + 1)));
    const layer = work.next;
    work.next = new Map();
    work.clock = tick(work.clock);
    const turner = turned === 1 && config.hasEarlyBeacon ? turnWinAce : turnsOf;
    for (const node of layer.values()) {
      turnCards(work, node, turner);
      release(work, node);
    }
    closeDays(work, Math.max(0, all - turned));
  }
  const { victory, integrityAtVictory: sum } = work.sums;
  return { ...work.sums, integrityAtVictory: victory > 0 ? sum / victory : 0 };
}
