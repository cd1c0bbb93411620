// Between fights: the map, the rewards deck, campfires. Each verb changes a run in place.
import type { DeepReadonly } from "@games/core-game";
import { type About, cloneDeck, drawCard, type Luck, shuffleIn } from "@games/core-rng";
import type { Content } from "../content.js";
import { REST_HEAL, REWARD_CARDS, VICTORY_HEAL } from "../data/act1.js";
import { cardOf } from "../state.js";
import type { Config, MapNode, MapState, RunState, State } from "../types.js";
import type { NodeType } from "../vocabulary.js";
import { truncate } from "./piles.js";

/** The first run state of some options. */
export function startRun(content: Content, config: Config): RunState {
  return {
    character: "ironclad",
    hp: config.hp,
    maxHp: config.maxHp,
    deck: copyOf(config.deck),
    cardRewardsDeck: cloneDeck(content.rewards.ironclad),
    gold: config.gold ?? 0,
    potions: copyOf(config.potions ?? []),
    relics: [],
    decks: null,
    boss: null,
    combatCount: 0,
    map: layOutMap(config.map ?? []),
  };
}

/** A copy of a list by hand: the methods of frozen lists, such as those of options, are slow. */
function copyOf<T>(list: readonly T[]): T[] {
  const copy: T[] = [];
  for (let i = 0; i < list.length; i++) copy.push(list[i] as T);
  return copy;
}

/** A map of nodes in a line. */
export function layOutMap(types: readonly NodeType[]): MapState {
  const nodes = copyOf(types).map((type, id) => ({ id, type, cleared: false }));
  return { nodes, currentNode: 0, board: null };
}

/** The node the player is at. */
export function nodeOf(map: DeepReadonly<MapState>): MapNode {
  return map.nodes[map.currentNode] as MapNode;
}

/** Marks the node as cleared; in a line the player moves on, unless it is the last, and on a board the paths lead on. */
export function clearNode(map: MapState): void {
  const { id, type } = nodeOf(map);
  map.nodes[map.currentNode] = { id, type, cleared: true };
  if (map.board === null && map.currentNode < map.nodes.length - 1) map.currentNode++;
}

const REWARDS: About = { kind: "card", name: "rewards-deck" };

/** Takes the top cards of the rewards deck, or as many as there are. */
export function drawRewards(run: RunState, luck: Luck): string[] {
  const revealed: string[] = [];
  while (revealed.length < REWARD_CARDS) {
    const card = drawCard(run.cardRewardsDeck, luck, REWARDS);
    if (card === undefined) break;
    revealed.push(card);
  }
  return revealed;
}

/** Shuffles the revealed cards back in. */
export function returnRewards(run: RunState, revealed: readonly string[]): void {
  shuffleIn(run.cardRewardsDeck, revealed);
}

/** A won fight: its HP is carried over and the Ironclad heals. */
export function carryOver(run: RunState, hp: number): void {
  run.hp = Math.min(hp + VICTORY_HEAL, run.maxHp);
  run.combatCount++;
}

/** Rests at a campfire. */
export function rest(run: RunState): void {
  run.hp = Math.min(run.hp + REST_HEAL, run.maxHp);
}

/** The upgraded version of a card, or null. */
export function upgradeOf(content: Content, id: string): string | null {
  const number = content.cardNumbers.get(id);
  return number === undefined ? null : cardOf(content, number).card.upgraded;
}

/** Replaces the first such card of the deck by its upgraded version, if it has one. */
export function smith(content: Content, run: RunState, id: string): void {
  const upgraded = upgradeOf(content, id);
  const place = run.deck.indexOf(id);
  if (upgraded !== null && place >= 0) run.deck[place] = upgraded;
}

/** The cards of the deck that can be upgraded, each once, in the order of the deck. */
export function upgradableCards(run: DeepReadonly<RunState>, content: Content): string[] {
  const { deck } = run;
  return deck.filter((id, i) => deck.indexOf(id) === i && upgradeOf(content, id) !== null);
}

/** Ends the run, whatever is being resolved. */
export function endRun(state: State, result: NonNullable<State["result"]>): void {
  state.result = result;
  truncate(state.stack, 0);
}
