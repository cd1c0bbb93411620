// What a run is worth between fights: the odds that its act will be completed, as a sum over what the player has.
import type { Game } from "@games/core-game";
import type { Content } from "../content.js";
import { RUN_VALUES } from "../data/run-values.js";
import { spireAct1 } from "../printed/game.js";
import type { MapState, RuleSet, RunState, SpireAct1 } from "../types.js";
import { cardTraits, potionTraits, relicTraits, type Traits } from "./traits.js";

/** What a run is worth, in log-odds: more by one multiplies the odds by 2.7. */
export interface RunValue {
  /** Of a card of the deck. */
  card(id: string): number;
  /** Whether a card is as in the standard game, so that what was measured there holds for it. */
  isStandard(card: string): boolean;
  relic(number: number): number;
  potion(id: string): number;
  /** Of everything that the player has but HP. */
  goods(run: Readonly<RunState>): number;
  /** Of HP, at a share of the way. */
  health(hp: number, maxHp: number, way: number): number;
  /** The chance to complete the act. */
  chance(run: Readonly<RunState>): number;
  /** The share of the way through the act that lies behind the player. */
  wayOf(map: Readonly<MapState>): number;
}

type Values = (typeof RUN_VALUES)[RuleSet];
type Table = Readonly<Record<string, number>>;

/** The most gold that counts: more can hardly be spent. */
const MAX_GOLD = 12;
const LOW_HP = 5;
const USUAL_MAX_HP = 10;

/** What runs of a game are worth by one set of rules. */
export function compileRunValue({ content }: Game<SpireAct1>, ruleSet: RuleSet): RunValue {
  const values: Values = RUN_VALUES[ruleSet];
  const { base } = values;
  const cards = new Map(content.cards.map((one) => [one.id, cardWorth(values, content, one.id)]));
  const relics = content.act.items.relic.map(({ id, row }) =>
    worth(values, `relic:${id}`, relicTraits(row), sameRow("relic", id, row)),
  );
  const potions = new Map(
    content.act.items.potion.map(({ id, row }) => [
      id,
      worth(values, `potion:${id}`, potionTraits(row), sameRow("potion", id, row)),
    ]),
  );
  const goods = (run: Readonly<RunState>) => {
    let sum = 0;
    for (const id of run.deck) sum += cards.get(id) ?? 0;
    for (const { relic } of run.relics) sum += relics[relic] ?? 0;
    for (const id of run.potions) sum += potions.get(id) ?? 0;
    return sum + Math.min(run.gold, MAX_GOLD) * base.gold;
  };
  const health = (hp: number, maxHp: number, way: number) =>
    hp * (base.hp + way * base.hpLate) +
    Math.max(0, LOW_HP - hp) * (base.low + way * base.lowLate) +
    (maxHp - USUAL_MAX_HP) * base.maxHp;
  const wayOf = (map: Readonly<MapState>) => shareOfWay(map, content);
  const start = base.start;
  return {
    card: (id) => cards.get(id) ?? 0,
    isStandard: (id) => isStandardCard(content, id),
    relic: (number) => relics[number] ?? 0,
    potion: (id) => potions.get(id) ?? 0,
    goods,
    health,
    wayOf,
    chance(run) {
      const way = wayOf(run.map);
      const boss = run.boss === null ? undefined : content.act.encounters[run.boss]?.id;
      const bosses: Table = values.bosses;
      const odds = start + way * base.late + way * way * base.later + (bosses[boss ?? ""] ?? 0);
      return shareOf(odds + goods(run) + health(run.hp, run.maxHp, way));
    },
  };
}

/** The chance that log-odds stand for. */
function shareOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function shareOfWay({ board, nodes, currentNode }: Readonly<MapState>, { act }: Content): number {
  const isDone = nodes[currentNode]?.cleared === true;
  const places = board === null ? undefined : act.boards[board]?.row.places;
  if (places === undefined) return currentNode / Math.max(1, nodes.length - 1);
  const last = places[places.length - 1]?.level ?? 1;
  return ((places[currentNode]?.level ?? 0) + (isDone ? 1 : 0)) / last;
}

/** What the traits of a row are worth, and what was measured beside them when the row is the standard one. */
function worth(values: Values, name: string, traits: Traits, isStandard: boolean): number {
  const byTrait: Table = values.traits;
  const own: Table = values.own;
  let sum = isStandard ? (own[name] ?? 0) : 0;
  for (const [trait, n] of Object.entries(traits)) sum += n * (byTrait[trait] ?? 0);
  return sum;
}

function cardWorth(values: Values, content: Content, id: string): number {
  const card = content.cards[content.cardNumbers.get(id) as number]?.card;
  if (card === undefined) return 0;
  return worth(values, `card:${id}`, cardTraits(card), isStandardCard(content, id));
}

function isStandardCard(content: Content, id: string): boolean {
  const card = content.cards[content.cardNumbers.get(id) ?? -1]?.card;
  const standard = spireAct1.content;
  const other = standard.cards[standard.cardNumbers.get(id) ?? -1]?.card;
  return card !== undefined && isSame(card, other);
}

function sameRow(kind: "relic" | "potion", id: string, row: object): boolean {
  const { items, itemNumbers } = spireAct1.content.act;
  return isSame(row, items[kind][itemNumbers[kind].get(id) ?? -1]?.row);
}

/** Whether two rows say the same; their names do not matter. */
function isSame(row: object, other: object | undefined): boolean {
  if (row === other) return true;
  return JSON.stringify({ ...row, name: "" }) === JSON.stringify({ ...other, name: "" });
}
