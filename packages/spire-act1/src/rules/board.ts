// The map of the printed act: a board, its tokens, and the nodes that can be reached.

import type { About } from "@games/core-rng";
import type { CompiledBoard } from "../act-content.js";
import type { Content } from "../content.js";
import { passiveOf } from "../state.js";
import type { MapState, Play, State } from "../types.js";
import { type NodeType, TOKEN_SLOTS } from "../vocabulary.js";
import { spendCharge } from "./gains.js";
import { enterNode } from "./nodes.js";
import { resetUses } from "./relics.js";
import { nodeOf } from "./run.js";

const BOARD: About = { kind: "pick", name: "map-board" };
const TOKENS = {
  dark: { kind: "card", name: "dark-tokens" },
  light: { kind: "card", name: "light-tokens" },
} as const satisfies Record<string, About>;

/** Takes one of the boards and shuffles the tokens onto their slots, face up. */
export function layOutBoard(play: Play): MapState {
  const { boards, tokens } = play.content.act;
  const number = play.luck.map.below(boards.length, BOARD);
  const board = boards[number] as CompiledBoard;
  const nodes = board.nodes.slice();
  for (const slot of TOKEN_SLOTS) {
    const left = tokens[slot].slice();
    for (const id of board.slots[slot]) {
      if (left.length === 0) break; // a slot without a token is an encounter
      const drawn = play.luck.map.below(left.length, TOKENS[slot], left);
      nodes[id] = { id, type: left[drawn] as NodeType, cleared: false };
      left.splice(drawn, 1);
    }
  }
  play.emit?.({
    type: "board-laid",
    board: number,
    rooms: nodes.map(({ type }) => type),
    reveals: true,
  });
  return { nodes, currentNode: 0, board: number };
}

/** The nodes that paths lead to from where the player is. */
function pathsOf(
  { board, nodes, currentNode }: Readonly<MapState>,
  { act }: Content,
): readonly number[] {
  if (nodes[currentNode]?.cleared === false) return [currentNode];
  return board === null ? [currentNode + 1] : (act.boards[board]?.paths[currentNode] ?? []);
}

/** The nodes that can be entered: those that paths lead to, or all of the next level while paths can be ignored. */
export function reachableNodes({ run }: Readonly<State>, content: Content): readonly number[] {
  const { board, currentNode } = run.map;
  const paths = pathsOf(run.map, content);
  if (board === null || passiveOf(run, content, "free-paths") === 0) return paths;
  const { places } = (content.act.boards[board] as CompiledBoard).row;
  if (!nodeOf(run.map).cleared) return paths;
  const level = (places[currentNode]?.level ?? 0) + 1;
  return places.flatMap((place, i) => (place.level === level ? [i] : []));
}

/** Goes to a node and enters it; leaving the paths costs a charge. */
export function moveTo(play: Play, node: number): void {
  const { map } = play.state.run;
  if (!pathsOf(map, play.content).includes(node)) spendCharge(play, "free-paths");
  map.currentNode = node;
  resetUses(play, "room");
  enterNode(play);
}
