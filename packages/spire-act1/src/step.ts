// Playing an action: the verb it stands for, then everything that follows up to the next decision.
import type { Emit, LuckOf } from "@games/core-game";
import { pick } from "@games/core-rng";
import { type CompiledOp, type Content, type Fight, MOST_TRIGGERS } from "./compiled.js";
import { type Event, PLAYER } from "./events.js";
import { createCombat, spawnGroup } from "./rules/combat.js";
import { pushFrame, TRIGGER } from "./rules/frames.js";
import { moveChosen } from "./rules/piles.js";
import { payFor, playFromHand } from "./rules/play.js";
import { currentOp, topFrame } from "./rules/question.js";
import { resolve } from "./rules/resolve.js";
import {
  clearNode,
  drawRewards,
  nodeOf,
  rest,
  returnRewards,
  smith,
  upgradeOf,
  winFight,
} from "./rules/run.js";
import { beginTurn, beginTurnEnd } from "./rules/turn.js";
import type { Action, Combat, Config, Frame, Power, SpireAct1, State } from "./types.js";

/** A step between fights. */
interface Travel {
  readonly content: Content;
  readonly state: State;
  readonly luck: LuckOf<SpireAct1>;
  readonly emit: Emit<Event> | undefined;
}

/** Plays a legal action in place. */
export function step(
  content: Content,
  state: State,
  action: Action,
  luck: LuckOf<SpireAct1>,
  emit?: Emit<Event>,
): void {
  const { combat } = state;
  if (combat === null) travelOn({ content, state, luck, emit }, action);
  else {
    const fight = openFight(content, state, combat, luck, emit);
    combat.decisionsLeft--;
    actInFight(fight, action);
    goOn(state, fight);
  }
}

function openFight(
  content: Content,
  state: State,
  combat: Combat,
  luck: LuckOf<SpireAct1>,
  emit: Emit<Event> | undefined,
): Fight {
  return {
    content,
    combat,
    luck,
    emit,
    variants: state.config.variants,
    result: "open",
    triggersLeft: MOST_TRIGGERS,
  };
}

function travelOn(travel: Travel, action: Action): void {
  if (action.type === "proceed") {
    enterNode(travel);
    return;
  }
  if (action.type === "take") takeReward(travel, action.card);
  else if (action.type === "skip") skipReward(travel);
  else if (action.type === "rest") restHere(travel);
  else if (action.type === "smith") smithHere(travel, action.card);
  finishNode(travel);
}

function takeReward({ state, emit }: Travel, card: string): void {
  state.run.deck.push(card);
  emit?.({ type: "card-taken", card });
}

function skipReward({ state, emit }: Travel): void {
  returnRewards(state.run, state.revealed);
  emit?.({ type: "rewards-skipped", cards: state.revealed });
}

function smithHere({ content, state, emit }: Travel, card: string): void {
  const to = upgradeOf(content, card) as string;
  smith(content, state.run, card);
  emit?.({ type: "card-upgraded", card, to });
}

function restHere(travel: Travel): void {
  const { run } = travel.state;
  const before = run.hp;
  rest(run);
  travel.emit?.({ type: "healed", target: PLAYER, amount: run.hp - before, hp: run.hp });
}

const POOLS = { encounter: "encounters", elite: "elites", boss: "bosses" } as const;

function enterNode(travel: Travel): void {
  const { content, state, luck, emit } = travel;
  const { id, type } = nodeOf(state.run.map);
  emit?.({ type: "node-entered", node: id, kind: type });
  if (type === "campfire") {
    state.phase = "campfire";
    return;
  }
  state.phase = "combat";
  const combat = createCombat(content, state.run);
  state.combat = combat;
  const fight = openFight(content, state, combat, luck, emit);
  const pool: Config["encounters"] = state.config[POOLS[type]];
  spawnGroup(fight, pick(luck.enemies, pool));
  beginTurn(fight);
  goOn(state, fight);
}

/** Resolves everything up to the next decision, which may lie behind the end of the fight. */
function goOn(state: State, fight: Fight): void {
  resolve(fight);
  if (fight.result === "open" && fight.combat.decisionsLeft === 0) fight.result = "lost";
  if (fight.result === "open") return;
  const { content, luck, emit } = fight;
  const travel: Travel = { content, state, luck, emit };
  if (fight.result === "lost") loseRun(travel);
  else celebrate(travel, fight.combat.player.hp);
}

/** What the player does in a fight, before anything is resolved. */
function actInFight(fight: Fight, action: Action): void {
  if (action.type === "play") playFromHand(fight, numberOf(fight, action.card));
  else if (action.type === "use") usePower(fight, numberOf(fight, action.card));
  else if (action.type === "end-turn") beginTurnEnd(fight);
  else answer(fight, topFrame(fight.combat) as Frame, action);
}

function numberOf({ content }: Fight, id: string): number {
  return content.cardNumbers.get(id) as number;
}

/** Puts the player's answer where the text that asked will look for it. */
function answer(fight: Fight, frame: Frame, action: Action): void {
  const op = currentOp(fight.content, frame) as CompiledOp;
  if (action.type === "choose-enemy") frame.target = action.enemy;
  else if (action.type === "choose-amount") payFor(fight, frame, action.amount, action.amount);
  else if (action.type === "choose-option") frame.option = action.option;
  else if (action.type === "choose-card")
    moveChosen(fight, frame, op, numberOf(fight, action.card));
  else if (action.type === "choose-none") frame.picked = op.most;
}

/** R23: a power of once a turn. */
function usePower(fight: Fight, card: number): void {
  const { powers } = fight.combat;
  const place = powers.findIndex((power) => power.card === card && !power.isUsed);
  (powers[place] as Power).isUsed = true;
  const frame = pushFrame(fight, TRIGGER, card);
  frame.power = place;
  frame.trigger = fight.content.cards[card]?.use as number;
  fight.emit?.({ type: "power-used", card: fight.content.cards[card]?.id as string });
}

function loseRun({ state, emit }: Travel): void {
  state.combat = null;
  state.run.hp = 0;
  state.phase = "over";
  state.result = "defeat";
  emit?.({ type: "run-lost" });
}

/** R21: healing and counting come before the reward. */
function celebrate(travel: Travel, hp: number): void {
  const { state, emit } = travel;
  const { run } = state;
  state.combat = null;
  winFight(run, hp);
  emit?.({ type: "fight-won", combatCount: run.combatCount });
  if (run.hp > hp) emit?.({ type: "healed", target: PLAYER, amount: run.hp - hp, hp: run.hp });
  offerRewards(travel);
}

/** R25: a reward with nothing to choose from is skipped. */
function offerRewards(travel: Travel): void {
  const { state, luck, emit } = travel;
  state.revealed = drawRewards(state.run, luck.rewards);
  if (state.revealed.length === 0) finishNode(travel);
  else {
    state.phase = "reward";
    emit?.({ type: "rewards-revealed", cards: state.revealed, reveals: true });
  }
}

/** R21: the act is complete when the boss is beaten; the type of the node is read before the map moves on. */
function finishNode({ state, emit }: Travel): void {
  const { map } = state.run;
  const { id, type } = nodeOf(map);
  clearNode(map);
  state.revealed = [];
  emit?.({ type: "node-cleared", node: id });
  const isComplete = type === "boss" || id === map.nodes.length - 1;
  state.phase = isComplete ? "over" : "map";
  if (!isComplete) return;
  state.result = "act-complete";
  emit?.({ type: "act-completed" });
}
