// A game in progress, told in the terms of the view: what is missing is as at the beginning.
import { type ParseContext, type PositionParts, report, type Shape } from "@games/core-game";
import { cloneDeck, createDeck, type Deck } from "@games/core-rng";
import type { CompiledBoard } from "../act-content.js";
import type { CompiledEnemy, Content } from "../content.js";
import { SUPPLY_SIZES } from "../data/act1.js";
import { cardsInPlay, type Frame } from "../rules/frames.js";
import { createCombat, mapFrame } from "../rules/nodes.js";
import { startRun } from "../rules/run.js";
import { cardOf } from "../state.js";
import {
  type Combat,
  type Config,
  DECKS,
  type Decks,
  type MapState,
  type RunState,
  type SpireAct1,
  type State,
} from "../types.js";
import { fault } from "./messages.js";
import { startOf } from "./setup.js";
import { type Told, type ToldCombat, toldShape } from "./told.js";

/** What a position is laid out from. */
interface Laying {
  readonly content: Content;
  readonly config: Config;
  readonly told: Told;
}

/** The shape of a draft: whatever is missing is as at the beginning, and cards that are not told of are where they come from. */
export function positionShape({ content, config, rng }: PositionParts<SpireAct1>): Shape<State> {
  const shape = toldShape(content);
  return (value, context) => {
    const told = shape(value, context);
    if (told === undefined || context.faults.length > 0) return undefined;
    if (!isRolled(told, context)) return undefined;
    const laying = { content, config, told };
    const run = layRun(laying);
    const combat = told.combat ? layCombat(laying, run, told.combat) : null;
    return { config, run, stack: layStack(laying), combat, result: null, rng };
  };
}

/** In the player's turn the die was rolled. */
function isRolled({ combat, resolving }: Told, context: ParseContext): boolean {
  if (!combat || resolving !== undefined || typeof combat.die === "number") return true;
  report(context, fault("not-rolled"), "combat.die");
  return false;
}

/** With nothing told, the player is at the map, or it is their turn in a fight. */
function layStack({ config, told }: Laying): Frame[] {
  if (told.resolving !== undefined) return told.resolving;
  return told.combat ? [{ kind: "node" }, { kind: "fight" }] : [mapFrame(config)];
}

function layRun(laying: Laying): RunState {
  const { content, config, told } = laying;
  const { rewards, relics, decks: _, map: __, ...own } = told.run ?? {};
  const { hp = config.hp, maxHp = config.maxHp } = told.combat?.player ?? {};
  const fresh = startRun(content, config);
  const run = { ...fresh, hp, maxHp, ...own };
  const numbers = content.act.itemNumbers.relic;
  const owned = relics ?? (config.relics ?? []).map((id) => ({ relic: numbers.get(id) as number }));
  const chargesOf = (relic: number) => content.act.items.relic[relic]?.row.charges ?? 0;
  run.relics = owned.map((one) => ({ charges: chargesOf(one.relic), used: 0, ...one }));
  run.map = layMap(laying, fresh.map);
  layDecks(laying, run, rewards);
  return run;
}

/** The nodes of the line or of the board; those behind the player are cleared. */
function layMap({ content, config, told }: Laying, fresh: MapState): MapState {
  const { map: given = {} } = told.run ?? {};
  const board = config.map === null ? (given.board ?? 0) : null;
  const { nodes } = board === null ? fresh : (content.act.boards[board] as CompiledBoard);
  const { currentNode = 0 } = given;
  const isThere = told.resolving === undefined && !told.combat;
  const isBehind = (id: number) =>
    board === null
      ? id < currentNode
      : id === currentNode && isThere && given.currentNode !== undefined;
  const cleared = nodes.map((node) => ({ ...node, cleared: isBehind(node.id) }));
  return { nodes: cleared, currentNode, board, ...given };
}

/** The decks without what the player has of them, where they are not told. */
function layDecks({ content, config, told }: Laying, run: RunState, rewards?: Deck<string>): void {
  const gained = minus(run.deck, config.deck).map((id) => id.replace("+", ""));
  if (config.ruleSet === "plan") {
    run.cardRewardsDeck = rewards ?? without(run.cardRewardsDeck, gained);
    return;
  }
  const start = startOf(content, config, run.character);
  const relics = run.relics.map(({ relic }) => content.act.items.relic[relic]?.id ?? "");
  const gone = [...gained, ...run.potions, ...relics];
  run.cardRewardsDeck = rewards ?? without(start.rewards, gained);
  const decks = DECKS.map((name) => [name, without(start.decks[name], gone)] as const);
  run.decks = { ...(Object.fromEntries(decks) as Decks), ...told.run?.decks };
}

/** A list without some others, each taken away once. */
function minus<T>(list: readonly T[], others: readonly T[]): T[] {
  const left = list.slice();
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
}

function without(deck: Deck<string>, gone: readonly string[]): Deck<string> {
  return { ...cloneDeck(deck), rest: minus(deck.rest, gone) };
}

function layCombat({ content, config, told }: Laying, run: RunState, given: ToldCombat): Combat {
  const { enemies, player, hand = [], powers = [], supplies, waiting = [], ...own } = given;
  const fresh = createCombat(content, run);
  const combat: Combat = {
    ...fresh,
    turn: 1,
    ...own,
    player: { ...fresh.player, ...player },
    enemies: enemies.map(({ id, ...seen }) => layEnemy(content, config, id, seen)),
    hand: hand.map(({ card }) => card),
    powers: powers.map((power) => ({ cubes: 0, isUsed: false, ...power })),
    queue: waiting,
  };
  const used = [...cardsOutside(combat), ...cardsInPlay(told.resolving ?? [])];
  if (own.drawPile === undefined) combat.drawPile = createDeck(minus(fresh.drawPile.rest, used));
  const { top, rest, bottom } = combat.drawPile;
  const statuses = [...used, ...top, ...rest, ...bottom].map(
    (card) => cardOf(content, card).supply,
  );
  const leftOf = (supply: keyof Combat["supplies"]) =>
    SUPPLY_SIZES[supply] - statuses.filter((one) => one === supply).length;
  combat.supplies = { daze: leftOf("daze"), status: leftOf("status"), ...supplies };
  return combat;
}

function layEnemy(
  content: Content,
  config: Config,
  number: number,
  seen: Partial<Combat["enemies"][number]>,
): Combat["enemies"][number] {
  const { id, hp, strength } = content.enemies[number] as CompiledEnemy;
  const none = { block: 0, vulnerable: 0, weak: 0, poison: 0, slot: 0, curlUp: "unused" } as const;
  return { row: number, variant: config.variants[id] ?? 0, hp, strength, ...none, ...seen };
}

/** The cards in hand, in the other piles and in play. */
function cardsOutside({ hand, discardPile, exhaustPile, powers }: Combat): number[] {
  return [...hand, ...discardPile, ...exhaustPile, ...powers.map(({ card }) => card)];
}
