// The way over the map: what each kind of node is likely to bring is found by visiting it many times, and then the best
// way to the boss follows from node to node backwards.
import type { Luck } from "@games/core-rng";
import type { Action, MapNode, State } from "../types.js";
import type { NodeType } from "../vocabulary.js";
import { isSettled, playAt, playToMap, redrawn, type Scout } from "./scout.js";

/** What a visit brought: HP, and what else the player has, in log-odds. */
interface Visit {
  readonly hp: number;
  readonly goods: number;
}

/** How often each kind of node is visited, for a hundred rollouts of a decision. */
const VISITS: Readonly<Record<NodeType, number>> = {
  encounter: 12,
  elite: 12,
  event: 6,
  merchant: 3,
  treasure: 3,
  campfire: 1,
  boss: 0,
};
/** HP for visits, so that fights are played to their end whatever they cost. */
const VISITING_HP = 40;
/** The share of the HP a fight costs the scout that it costs the planner. */
const SKILL = 0.75;

/** A way that can be taken. */
export interface Way {
  readonly action: Action;
  readonly type: NodeType;
  /** How good it is; only differences count. */
  readonly worth: number;
  /** The HP that the node is likely to cost; negative when it heals. */
  readonly cost: number;
}

/** The ways from a place on a board, the best first. */
export function findWays(
  scout: Scout,
  state: State,
  legal: readonly Action[],
  effort: number,
  luck: Luck,
): Way[] {
  const { run } = state;
  const { nodes } = run.map;
  const moves = legal.flatMap((action) => (action.type === "move" ? [action] : []));
  const [first] = moves;
  if (first === undefined) return [];
  const survey = new Map<NodeType, readonly Visit[]>();
  for (const { type } of nodesAhead(
    scout,
    state,
    moves.map(({ node }) => node),
  )) {
    if (survey.has(type)) continue;
    const visits = Math.ceil((VISITS[type] * effort) / 100);
    survey.set(type, visitOften(scout, state, first.node, type, visits, luck));
  }
  const worthOf = compileWays(scout, state, survey);
  const ways = moves.map((action): Way => {
    const { type } = nodes[action.node] as MapNode;
    const visits = survey.get(type) ?? [];
    const cost = visits.reduce((sum, { hp }) => sum - hp, 0) / Math.max(1, visits.length);
    return { action, type, worth: worthOf(action.node, run.hp), cost };
  });
  return ways.sort((a, b) => b.worth - a.worth);
}

/** The nodes that can still be reached. */
function nodesAhead({ game }: Scout, { run }: State, from: readonly number[]): MapNode[] {
  const ahead = new Set(from);
  for (const node of ahead)
    for (const next of pathsFrom(game.content, run.map.board, node)) ahead.add(next);
  return [...ahead].map((node) => run.map.nodes[node] as MapNode);
}

function pathsFrom(
  { act }: Scout["game"]["content"],
  board: number | null,
  node: number,
): readonly number[] {
  return board === null ? [node + 1] : (act.boards[board]?.paths[node] ?? []);
}

function visitOften(
  scout: Scout,
  state: State,
  node: number,
  type: NodeType,
  visits: number,
  luck: Luck,
): Visit[] {
  return Array.from({ length: visits }, () => {
    const there = redrawn(scout, state, luck);
    there.run.map.nodes[node] = { id: node, type, cleared: false };
    const isFight = type === "encounter" || type === "elite";
    const hp = type === "campfire" ? there.run.hp : VISITING_HP;
    if (type !== "campfire") {
      there.run.hp = VISITING_HP;
      there.run.maxHp = VISITING_HP + 10;
    }
    const before = scout.value.goods(there.run);
    playAt(scout, there, { type: "move", node });
    if (type === "campfire") return { hp: 0, goods: bestUpgrade(scout, there, before) };
    playToMap(scout, there);
    if (!isSettled(there) || there.result !== null) return { hp: -VISITING_HP, goods: 0 };
    const change = there.run.hp - hp;
    return {
      hp: isFight && change < 0 ? change * SKILL : change,
      goods: scout.value.goods(there.run) - before,
    };
  });
}

/** What the best that can be done at a campfire beside resting is worth. */
function bestUpgrade(scout: Scout, state: State, before: number): number {
  let best = 0;
  for (const action of scout.game.legalActions(state)) {
    if (action.type !== "smith") continue;
    const next = scout.game.clone(state);
    playAt(scout, next, action);
    best = Math.max(best, scout.value.goods(next.run) - before);
  }
  return best;
}

/** How good it is to go to a node with some HP, as a share of what the best run could be. */
function compileWays(
  { game, value }: Scout,
  { run }: State,
  survey: ReadonlyMap<NodeType, readonly Visit[]>,
): (node: number, hp: number) => number {
  const { nodes, board } = run.map;
  const known = new Map<string, number>();
  // Near certainty a gain in odds is less of a gain in chances.
  const scale = Math.max(0.25, 1 - value.chance(run));
  const rest = 3;
  const onwards = (node: number, hp: number): number => {
    const next = pathsFrom(game.content, board, node).filter((one) => nodes[one] !== undefined);
    if (next.length === 0) return Math.exp(scale * value.health(hp, run.maxHp, 1));
    return Math.max(...next.map((one) => worthOf(one, hp)));
  };
  const worthOf = (node: number, hp: number): number => {
    const at = Math.max(0, Math.min(run.maxHp, Math.round(hp * 2) / 2));
    if (at === 0) return 0;
    const key = `${node} ${at}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const { type } = nodes[node] as MapNode;
    const visits = survey.get(type) ?? [];
    let worth = 0;
    if (type === "boss") worth = Math.exp(scale * value.health(at, run.maxHp, 1));
    else if (type === "campfire") {
      const upgrade = Math.exp(scale * (visits[0]?.goods ?? 0)) * onwards(node, at);
      worth = Math.max(onwards(node, at + rest), upgrade);
    } else {
      for (const visit of visits)
        worth += Math.exp(scale * visit.goods) * onwards(node, at + visit.hp);
      worth /= Math.max(1, visits.length);
    }
    known.set(key, worth);
    return worth;
  };
  return worthOf;
}
