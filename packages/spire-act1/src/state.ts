// Copying a state, field by field in a fixed order.
import { cloneDeck, cloneWords } from "@games/core-rng";
import type { Combat, Enemy, Frame, Player, Power, RunState, State, Waiting } from "./types.js";

/** An independent copy. */
export function cloneState(state: Readonly<State>): State {
  const { luck } = state;
  return {
    config: state.config,
    phase: state.phase,
    run: cloneRun(state.run),
    revealed: state.revealed.slice(),
    combat: state.combat === null ? null : cloneCombat(state.combat),
    result: state.result,
    luck: {
      cards: cloneWords(luck.cards),
      rewards: cloneWords(luck.rewards),
      die: cloneWords(luck.die),
      enemies: cloneWords(luck.enemies),
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
    potions: run.potions.slice(),
    combatCount: run.combatCount,
    map: { nodes: run.map.nodes.slice(), currentNode: run.map.currentNode },
  };
}

function cloneCombat(combat: Readonly<Combat>): Combat {
  return {
    turn: combat.turn,
    die: combat.die,
    player: clonePlayer(combat.player),
    enemies: combat.enemies.map(cloneEnemy),
    arrivals: combat.arrivals.slice(),
    hand: combat.hand.slice(),
    drawPile: cloneDeck(combat.drawPile),
    discardPile: combat.discardPile.slice(),
    exhaustPile: combat.exhaustPile.slice(),
    powers: combat.powers.map(clonePower),
    dazeLeft: combat.dazeLeft,
    statusLeft: combat.statusLeft,
    decisionsLeft: combat.decisionsLeft,
    stack: combat.stack.map(cloneFrame),
    queue: combat.queue.map(cloneWaiting),
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
    flex: player.flex,
    lostThisRound: player.lostThisRound,
    isLossLimited: player.isLossLimited,
    isHurt: player.isHurt,
    cannotDraw: player.cannotDraw,
    doubleTaps: player.doubleTaps,
    freeCards: player.freeCards,
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
    curl: enemy.curl,
  };
}

function clonePower({ card, cubes, isUsed }: Readonly<Power>): Power {
  return { card, cubes, isUsed };
}

function cloneFrame(frame: Readonly<Frame>): Frame {
  return {
    kind: frame.kind,
    card: frame.card,
    trigger: frame.trigger,
    power: frame.power,
    pc: frame.pc,
    target: frame.target,
    x: frame.x,
    option: frame.option,
    picked: frame.picked,
    count: frame.count,
    base: frame.base,
    way: frame.way,
  };
}

function cloneWaiting({ card, trigger, power, target }: Readonly<Waiting>): Waiting {
  return { card, trigger, power, target };
}
