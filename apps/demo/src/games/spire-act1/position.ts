// A run under way as the form has it, and what the engine is told of it.
import type { Game } from "@games/core-game";
import type { CompiledBoard, NodeType, Options, SpireAct1, TokenSlot } from "@games/spire-act1";

/** How many there are of each, by ids. */
export type Counts = Readonly<Record<string, number>>;

/** An enemy on the table. */
export interface LaidEnemy {
  readonly id: string;
  readonly hp: number;
  readonly block: number;
  readonly strength: number;
  readonly vulnerable: number;
  readonly weak: number;
  readonly poison: number;
  /** Where its cube stands on its track, from 0. */
  readonly slot: number;
  /** Which of its cards lies there, from 0. */
  readonly variant: number;
}

/** The piles whose cards are told one by one; whatever is in none of them lies in the draw pile. */
export const PILES = ["hand", "discard", "exhaust", "powers"] as const;
/** One of {@link PILES}. */
export type LaidPile = (typeof PILES)[number];

/** A fight in the player's turn, with nothing half done. */
export interface LaidFight {
  readonly encounter: string | undefined;
  readonly turn: number;
  readonly die: number;
  readonly player: {
    readonly energy: number;
    readonly block: number;
    readonly strength: number;
    readonly vulnerable: number;
    readonly weak: number;
  };
  readonly enemies: readonly LaidEnemy[];
  readonly piles: Readonly<Record<LaidPile, Counts>>;
  /** Status cards in the draw pile, which no deck has. */
  readonly drawn: Counts;
}

/** Where a run on a board of the printed act is. */
export interface LaidMap {
  readonly board: number;
  /** The room that was entered last; undefined before the first. */
  readonly node: number | undefined;
  /** What the tokens show that are not encounters, by the number of their room. */
  readonly tokens: Readonly<Record<number, NodeType>>;
  readonly boss: string;
}

/** A run under way. */
export interface Laid {
  readonly isFight: boolean;
  readonly hp: number;
  readonly maxHp: number;
  readonly gold: number;
  readonly fights: number;
  readonly deck: Counts;
  readonly potions: Counts;
  readonly relics: Counts;
  /** What is left on relics that have charges. */
  readonly charges: Counts;
  readonly map: LaidMap;
  /** The node of the short run, from 0. */
  readonly node: number;
  readonly fight: LaidFight;
}

/** A list with each id as often as it is counted. */
export const listOf = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => id));

/** How often each id is in a list. */
export function countsOf(ids: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

type Content = SpireAct1["content"];

/** Whether a card comes from the supply instead of the deck. */
export const isStatus = (id: string, { cards, cardNumbers }: Content): boolean =>
  cards[cardNumbers.get(id) ?? -1]?.supply != null;

/** How many charges a relic comes with. */
export const chargesOf = (relic: string, { act }: Content): number =>
  act.items.relic[act.itemNumbers.relic.get(relic) ?? -1]?.row.charges ?? 0;

/** The table at the beginning of a run, and the middle of a turn against nobody yet. */
export function layStart(game: Game<SpireAct1>, options: Options): Laid {
  const { run } = game.view(game.create({ ...options, seed: "position" }));
  const [boss] = encountersOf(game.content, options, "boss");
  return {
    isFight: true,
    hp: run.hp,
    maxHp: run.maxHp,
    gold: run.gold,
    fights: 0,
    deck: countsOf(run.deck),
    potions: countsOf(run.potions),
    relics: countsOf(run.relics.map(({ relic }) => relic)),
    charges: {},
    map: { board: 0, node: 0, tokens: {}, boss: boss ?? "" },
    node: 0,
    fight: {
      encounter: undefined,
      turn: 1,
      die: 1,
      player: { energy: 3, block: 0, strength: 0, vulnerable: 0, weak: 0 },
      enemies: [],
      piles: { hand: {}, discard: {}, exhaust: {}, powers: {} },
      drawn: {},
    },
  };
}

/** The encounters that are in play, all of them or those of one deck. */
export function encountersOf({ act }: Content, options: Options, deck?: string): string[] {
  const { ascension = 0 } = options;
  return act.encounters
    .filter(({ row }) => (row.from ?? 0) <= ascension && ascension < (row.below ?? Infinity))
    .filter(({ row }) => deck === undefined || row.deck === deck)
    .map(({ id }) => id);
}

/** An enemy as it comes to a fight. */
export function freshEnemy(id: string, { enemies, enemyNumbers }: Content): LaidEnemy {
  const { hp = 1, strength = 0 } = enemies[enemyNumbers.get(id) ?? -1] ?? {};
  const none = { block: 0, vulnerable: 0, weak: 0, poison: 0, slot: 0, variant: 0 };
  return { id, hp, strength, ...none };
}

/** The enemies on an encounter card; of a gang, the first. */
export function enemiesOf(encounter: string, content: Content): LaidEnemy[] {
  const { act, enemies } = content;
  const card = act.encounters[act.encounterNumbers.get(encounter) ?? -1];
  if (card === undefined) return [];
  const numbers = [card.enemy, ...card.summons.flatMap(([first]) => first ?? [])];
  return numbers
    .flatMap((number) => [...(enemies[number]?.companions ?? []), number])
    .map((number) => freshEnemy(enemies[number]?.id ?? "", content));
}

/** The cards of the deck that are in none of the piles that are told. */
export function leftToDraw({ deck, fight }: Laid): Counts {
  const used = countsOf(PILES.flatMap((pile) => listOf(fight.piles[pile])));
  const left = Object.entries(deck).map(([id, n]) => [id, n - (used[id] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, n]) => n > 0));
}

/** The slot of tokens that a room of a board has; undefined for rooms that are printed. */
export function slotOf({ slots }: CompiledBoard, node: number): TokenSlot | undefined {
  if (slots.dark.includes(node)) return "dark";
  return slots.light.includes(node) ? "light" : undefined;
}

/** The rooms of a board with what their tokens show. */
export function roomsOf({ act }: Content, { board, tokens }: LaidMap): readonly NodeType[] {
  return (act.boards[board]?.nodes ?? []).map(({ id, type }) => tokens[id] ?? type);
}

function mapOf({ map, node, isFight }: Laid, content: Content, isPrinted: boolean): object {
  if (!isPrinted) return { currentNode: node };
  const { board, node: last } = map;
  const nodes = roomsOf(content, map).map((type, id) => ({
    id,
    type,
    cleared: !isFight && id === last,
  }));
  return { board, currentNode: last ?? 0, nodes };
}

function combatOf(laid: Laid): object {
  const { hp, maxHp } = laid;
  const { encounter, turn, die, player, enemies, piles, drawn } = laid.fight;
  const cards = (pile: LaidPile) => listOf(piles[pile]);
  const toldCards = (pile: LaidPile) => cards(pile).map((card) => ({ card }));
  return {
    turn,
    die,
    ...(encounter === undefined ? {} : { encounter }),
    player: { hp, maxHp, ...player },
    enemies,
    hand: toldCards("hand"),
    discardPile: cards("discard"),
    exhaustPile: cards("exhaust"),
    powers: toldCards("powers"),
    drawPile: { rest: [...listOf(leftToDraw(laid)), ...listOf(drawn)] },
  };
}

/** What the engine is told: a draft for `game.position`, without the options. */
export function draftOf(laid: Laid, content: Content, isPrinted: boolean): object {
  const { isFight, hp, maxHp, gold, fights, deck, potions, relics, charges, map } = laid;
  const told = listOf(relics).map((relic) => {
    const left = charges[relic];
    return left === undefined ? { relic } : { relic, charges: left };
  });
  const printed = { gold, potions: listOf(potions), relics: told, boss: map.boss };
  return {
    run: {
      hp,
      maxHp,
      deck: listOf(deck),
      combatCount: fights,
      map: mapOf(laid, content, isPrinted),
      ...(isPrinted ? printed : {}),
    },
    ...(isFight ? { combat: combatOf(laid) } : {}),
  };
}
