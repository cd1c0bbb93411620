// Where the paths of the map lead: what lies between a node and the end of the act, whichever way is taken.
import type { DeepReadonly } from "@games/core-game";
import type { Content } from "./content.js";
import type { MapState } from "./types.js";
import { NODE_TYPES, type NodeType } from "./vocabulary.js";

/** How many rooms of each kind the routes from a node to the last one have, the node itself included. */
export type RouteOutlook = Readonly<
  Record<NodeType, { readonly least: number; readonly most: number }>
>;

/** What the routes from a node have in store, along the paths of its board or the line of nodes. */
export function routesFrom(
  { board, nodes }: DeepReadonly<MapState>,
  { act }: Content,
  node: number,
): RouteOutlook {
  const paths = board === null ? undefined : act.boards[board]?.paths;
  const known: RouteOutlook[] = [];
  // Paths lead to later nodes only, so the last node comes first.
  for (let id = nodes.length - 1; id >= node; id--) {
    const next = paths?.[id] ?? (id + 1 < nodes.length ? [id + 1] : []);
    const rest = next.map((one) => known[one] as RouteOutlook);
    known[id] = join(nodes[id]?.type, rest);
  }
  return known[node] as RouteOutlook;
}

/** The rooms of a node with those of the routes that follow it. */
function join(here: NodeType | undefined, rest: readonly RouteOutlook[]): RouteOutlook {
  const entries = NODE_TYPES.map((type) => {
    const own = type === here ? 1 : 0;
    const least = rest.length === 0 ? 0 : Math.min(...rest.map((one) => one[type].least));
    const most = Math.max(0, ...rest.map((one) => one[type].most));
    return [type, { least: own + least, most: own + most }];
  });
  return Object.fromEntries(entries);
}
