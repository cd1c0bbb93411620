// Copying a state, field by field in a fixed order, and small readers.
import type { DeepReadonly } from "@games/core-game";
import { cloneDeck, cloneList, cloneRng } from "@games/core-rng";
import type { CompiledCard, CompiledEnemy, Content } from "./content.js";
import { cloneFrame, type Frame, type ItemKind } from "./rules/frames.js";
import type {
  Combat,
  Enemy,
  MapState,
  Phase,
  Play,
  Player,
  Power,
  Relic,
  RunState,
  State,
  Waiting,
} from "./types.js";
import type { RelicPassive } from "./vocabulary.js";

/** An independent copy. */
export function clone(state: Readonly<State>): State {
  const { rng } = state;
  return {
    config: state.config,
    run: cloneRun(state.run),
    stack: copyEach(state.stack, cloneFrame),
    combat: state.combat === null ? null : cloneCombat(state.combat),
    result: state.result,
    rng: {
      source: rng.source,
      cards: cloneRng(rng.cards),
      rewards: cloneRng(rng.rewards),
      die: cloneRng(rng.die),
      enemies: cloneRng(rng.enemies),
      map: cloneRng(rng.map),
      items: cloneRng(rng.items),
      events: cloneRng(rng.events),
    },
  };
}

/** An independent copy of a run; its map nodes are never changed, only replaced. */
export function cloneRun(run: Readonly<RunState>): RunState {
  return {
    character: run.character,
    hp: run.hp,
    maxHp: run.maxHp,
    deck: run.deck.slice(),
    cardRewardsDeck: cloneDeck(run.cardRewardsDeck),
    gold: run.gold,
    potions: cloneList(run.potions),
    relics: copyEach(run.relics, cloneRelic),
    decks: run.decks === null ? null : { ...run.decks },
    boss: run.boss,
    combatCount: run.combatCount,
    map: cloneMap(run.map),
  };
}

/** An independent copy of a map. */
export function cloneMap({ nodes, currentNode, board }: DeepReadonly<MapState>): MapState {
  return { nodes: nodes.slice(), currentNode, board };
}

/** A copy of a list of objects that is mostly empty: making a new one is faster than `map`. */
function copyEach<V>(list: readonly V[], clone: (item: V) => V): V[] {
  return list.length === 0 ? [] : list.map(clone);
}

function cloneRelic({ relic, charges, used }: Readonly<Relic>): Relic {
  return { relic, charges, used };
}

function cloneCombat(combat: Readonly<Combat>): Combat {
  const { supplies } = combat;
  return {
    encounter: combat.encounter,
    turn: combat.turn,
    die: combat.die,
    player: clonePlayer(combat.player),
    enemies: combat.enemies.map(cloneEnemy),
    arrivals: cloneList(combat.arrivals),
    drawn: cloneList(combat.drawn),
    hand: combat.hand.slice(),
    drawPile: cloneDeck(combat.drawPile),
    discardPile: combat.discardPile.slice(),
    exhaustPile: cloneList(combat.exhaustPile),
    freeInHand: cloneList(combat.freeInHand),
    hasShuffled: combat.hasShuffled,
    powers: copyEach(combat.powers, clonePower),
    supplies: { daze: supplies.daze, status: supplies.status },
    decisionsLeft: combat.decisionsLeft,
    triggersLeft: combat.triggersLeft,
    queue: copyEach(combat.queue, cloneWaiting),
  };
}

function clonePlayer(player: Readonly<Player>): Player {
  return {
    hp: player.hp,
    maxHp: player.maxHp,
    energy: player.energy,
    block: player.block,
    strength: player.strength,
    vulnerable: player.vulnerable,
    weak: player.weak,
    temporaryStrength: player.temporaryStrength,
    lostThisRound: player.lostThisRound,
    lossLeft: player.lossLeft,
    isHurt: player.isHurt,
    canDraw: player.canDraw,
    doubleTaps: player.doubleTaps,
    doubleSkills: player.doubleSkills,
    freeCards: player.freeCards,
    attackStrength: player.attackStrength,
    attacksPlayed: player.attacksPlayed,
    powersPlayed: player.powersPlayed,
    isBlockKept: player.isBlockKept,
    isHandKept: player.isHandKept,
  };
}

function cloneEnemy(enemy: Readonly<Enemy>): Enemy {
  return {
    row: enemy.row,
    variant: enemy.variant,
    hp: enemy.hp,
    block: enemy.block,
    strength: enemy.strength,
    vulnerable: enemy.vulnerable,
    weak: enemy.weak,
    poison: enemy.poison,
    slot: enemy.slot,
    curlUp: enemy.curlUp,
  };
}

function clonePower({ card, cubes, isUsed }: Readonly<Power>): Power {
  return { card, cubes, isUsed };
}

function cloneWaiting({ card, relic, trigger, power, target }: Readonly<Waiting>): Waiting {
  return { card, relic, trigger, power, target };
}

/** The fight that is under way; rules of a fight run only while there is one. */
export function combatOf({ state }: Pick<Play, "state">): Combat {
  return state.combat as Combat;
}

/** The player's HP, in a fight or between fights. */
export function hpOf({ combat, run }: Readonly<State>): number {
  return combat === null ? run.hp : combat.player.hp;
}

/** The sum of what the relics of a run change in one way; 0 when none does. */
export function passiveOf(
  run: Readonly<RunState>,
  content: Content,
  passive: RelicPassive,
): number {
  return run.relics.length === 0 ? 0 : (content.kit.passiveOf?.(run, content, passive) ?? 0);
}

/** A card as rules read it. */
export function cardOf(content: Content, card: number): CompiledCard {
  return content.cards[card] as CompiledCard;
}

/** An enemy's row as rules read it. */
export function rowOf(content: Content, enemy: Readonly<Enemy>): CompiledEnemy {
  return content.enemies[enemy.row] as CompiledEnemy;
}

/** The number of enemies that still fight. */
export function livingEnemies({ enemies }: Readonly<Combat>): number {
  let living = 0;
  for (let i = 0; i < enemies.length; i++) if ((enemies[i] as Enemy).hp > 0) living++;
  return living;
}

/** R10: the fight is over at once when the player is dead, or when nobody is left and nobody is coming. */
export function isDecided({ player, enemies, arrivals }: Readonly<Combat>): boolean {
  if (player.hp === 0) return true;
  for (let i = 0; i < enemies.length; i++) if ((enemies[i] as Enemy).hp > 0) return false;
  return arrivals.length === 0;
}

/** Where in the run the player is. */
export function phaseOf({ combat, stack }: Readonly<State>): Phase {
  if (combat !== null) return "combat";
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame;
    const phase = frame.kind === "item" ? ITEM_PHASES[frame.of] : FRAME_PHASES[frame.kind];
    if (phase !== undefined) return phase;
  }
  return "over";
}

/** The phase that a frame stands for; what is not here belongs to the frame below. */
const FRAME_PHASES: Readonly<Partial<Record<Frame["kind"], Phase>>> = {
  map: "map",
  path: "map",
  reward: "reward",
  rewards: "reward",
  campfire: "campfire",
  camp: "campfire",
  merchant: "merchant",
};
const ITEM_PHASES: Readonly<Partial<Record<ItemKind, Phase>>> = { event: "event", neow: "neow" };
