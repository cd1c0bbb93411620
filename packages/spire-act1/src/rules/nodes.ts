// What happens at the nodes of the map: they are entered and cleared, fights begin and end, rewards and campfires are used.
import { type About, createDeck } from "@games/core-rng";
import type { Content } from "../content.js";
import { ENERGY, MAX_DECISIONS, MAX_TRIGGERS, SUPPLY_SIZES } from "../data/act1.js";
import { PLAYER } from "../events.js";
import { combatOf, isDecided } from "../state.js";
import type { Combat, Config, Play, RunState } from "../types.js";
import type { FightDeck, NodeType } from "../vocabulary.js";
import { spawnGroup } from "./enemies.js";
import type { Frame, RewardFrame } from "./frames.js";
import { truncate } from "./piles.js";
import * as runs from "./run.js";
import { beginTurn } from "./turn.js";

const ENEMIES: About = { kind: "card", name: "enemy-deck" };

/** What is at each kind of node that every set of rules has. */
const ENTRANCES: Readonly<Partial<Record<NodeType, (play: Play) => void>>> = {
  encounter: (play) => beginFight(play, "encounter", play.state.config.encounters),
  elite: (play) => beginFight(play, "elite", play.state.config.elites),
  boss: (play) => beginFight(play, "boss", play.state.config.bosses),
  campfire: ({ state }) => {
    state.stack.push({ kind: "campfire" });
  },
};

/** Enters the node the player is at. */
export function enterNode(play: Play): void {
  const { run, stack } = play.state;
  const { id, type } = runs.nodeOf(run.map);
  play.emit?.({ type: "node-entered", node: id, kind: type });
  stack[stack.length - 1] = { kind: "node" };
  openRoom(play, type);
}

/** What is at a kind of node, as the set of rules has it. */
export function openRoom(play: Play, type: NodeType): void {
  const { entrances } = play.content.kit;
  const isPlan = play.state.config.ruleSet === "plan";
  ((isPlan ? undefined : entrances?.[type]) ?? ENTRANCES[type])?.(play);
}

/** Clears a node when everything at it is done; returns true, because the run continues. */
export function finishNode(play: Play): true {
  const { state } = play;
  const { map } = state.run;
  const { id, type } = runs.nodeOf(map);
  runs.clearNode(map);
  play.emit?.({ type: "node-cleared", node: id });
  // R21: the act is complete when the boss is beaten; the type of the node is read before the map moves on.
  if (type === "boss" || id === map.nodes.length - 1) runs.endRun(state, "act-complete");
  else state.stack[state.stack.length - 1] = mapFrame(state.config);
  return true;
}

/** The map as a set of rules has it. */
export function mapFrame({ ruleSet }: Config): Frame {
  return { kind: ruleSet === "plan" ? "map" : "path" };
}

/** What the groups of a pool are called; kept, because a pool never changes and joining takes as long as a card. */
function namesOf(pool: NonNullable<Config["encounters"]>): readonly string[] {
  const known = POOL_NAMES.get(pool);
  if (known !== undefined) return known;
  const names = pool.map((group) => group.join(" + "));
  POOL_NAMES.set(pool, names);
  return names;
}

const POOL_NAMES = /* @__PURE__ */ new WeakMap<object, readonly string[]>();

/** A fight with one of the groups of a pool, or of the printed deck. */
function beginFight(play: Play, deck: FightDeck, pool: Config["encounters"]): void {
  const { state } = play;
  if (pool === null) {
    play.content.kit.beginFight?.(play, deck);
    return;
  }
  state.combat = createCombat(play.content, state.run);
  play.content.kit.readyRelics?.(play);
  state.stack.push({ kind: "fight" });
  const drawn = play.luck.enemies.below(pool.length, ENEMIES, namesOf(pool));
  spawnGroup(play, pool[drawn] as readonly string[]);
  beginTurn(play);
}

/** A fight of the run's deck and HP, before its first turn and without enemies. */
export function createCombat(content: Content, { hp, maxHp, deck }: Readonly<RunState>): Combat {
  return {
    encounter: null,
    turn: 0,
    die: null,
    player: {
      hp,
      maxHp,
      energy: ENERGY,
      block: 0,
      strength: 0,
      vulnerable: 0,
      weak: 0,
      temporaryStrength: 0,
      lostThisRound: 0,
      lossLeft: null,
      isHurt: false,
      canDraw: true,
      doubleTaps: 0,
      doubleSkills: 0,
      freeCards: 0,
      attackStrength: 0,
      attacksPlayed: 0,
      powersPlayed: 0,
      isBlockKept: false,
      isHandKept: false,
    },
    enemies: [],
    arrivals: [],
    drawn: [],
    hand: [],
    drawPile: createDeck(deck.map((id) => content.cardNumbers.get(id) as number)),
    discardPile: [],
    exhaustPile: [],
    freeInHand: [],
    hasShuffled: false,
    powers: [],
    supplies: { ...SUPPLY_SIZES },
    decisionsLeft: MAX_DECISIONS,
    triggersLeft: MAX_TRIGGERS,
    queue: [],
  };
}

/** Ends a fight, whatever is being resolved in it; E1: one that took too many decisions is lost. */
export function endFight(play: Play): void {
  const { state } = play;
  const combat = combatOf(play);
  const isWon = combat.player.hp > 0 && isDecided(combat);
  state.combat = null;
  if (isWon) winFight(play, combat);
  else {
    state.run.hp = 0;
    runs.endRun(state, "defeat");
  }
}

/** R21: healing and counting come before the reward; R25: a reward with nothing to choose from is skipped. */
function winFight(play: Play, { player: { hp }, encounter }: Combat): void {
  const { run, stack, config } = play.state;
  const fight = stack.findIndex(({ kind }) => kind === "fight");
  truncate(stack, fight);
  run.hp = hp;
  if (config.ruleSet !== "plan") play.content.kit.raiseHp?.(play);
  const before = run.hp;
  runs.carryOver(run, before);
  play.emit?.({ type: "fight-won", combatCount: run.combatCount });
  if (run.hp > before)
    play.emit?.({ type: "healed", target: PLAYER, amount: run.hp - before, hp: run.hp });
  if (config.ruleSet !== "plan") {
    play.content.kit.rewardFight?.(play, encounter);
    return;
  }
  const cards = runs.drawRewards(run, play.luck.rewards);
  if (cards.length === 0) return;
  stack.push({ kind: "reward", cards });
  play.emit?.({ type: "rewards-revealed", cards: cards.slice(), reveals: true });
}

/** Takes one of the revealed cards; the others are gone. */
export function takeReward({ state, emit }: Play, card: string): void {
  state.run.deck.push(card);
  state.stack.pop();
  emit?.({ type: "card-taken", card });
}

/** Takes none of the revealed cards. */
export function skipReward({ state, emit }: Play, { cards }: RewardFrame): void {
  runs.returnRewards(state.run, cards);
  state.stack.pop();
  emit?.({ type: "rewards-skipped", cards: cards.slice() });
}

/** Rests at a campfire. */
export function restHere({ state, emit }: Play): void {
  const { run } = state;
  const before = run.hp;
  runs.rest(run);
  state.stack.pop();
  emit?.({ type: "healed", target: PLAYER, amount: run.hp - before, hp: run.hp });
}

/** Upgrades a card at a campfire. */
export function smithHere({ state, content, emit }: Play, card: string): void {
  const to = runs.upgradeOf(content, card) as string;
  runs.smith(content, state.run, card);
  state.stack.pop();
  emit?.({ type: "card-upgraded", card, to });
}
