// The board that the map of this run lies on.
import type { MapNode, SpireAct1 } from "@games/spire-act1";
import { useGameContext } from "../../play/game-context.ts";

/** A board of the act. */
export type Board = SpireAct1["content"]["act"]["boards"][number];

/** What the parts of the picture know of the map. */
export interface MapFacts {
  readonly board: Board;
  readonly nodes: readonly MapNode[];
  readonly currentNode: number;
  /** The nodes that can be entered now. */
  readonly open: readonly number[];
}

/** The facts of a map that lies on a board; undefined for nodes in a line. */
export function useBoard(): MapFacts | undefined {
  const { session, snapshot } = useGameContext<SpireAct1>();
  const { run, pending } = snapshot.view;
  const { board: number, nodes, currentNode } = run.map;
  const board = number === null ? undefined : session.game.content.act.boards[number];
  const open = pending?.ask === "path" ? pending.nodes : [];
  return board && { board, nodes, currentNode, open };
}
