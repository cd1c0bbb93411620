// The map as a picture: the nodes on a path that winds up the spire.
import type { MapNode, SpireAct1 } from "@games/spire-act1";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { BoardPanel } from "./board.tsx";
import { Happened } from "./happened.tsx";
import { NodeSign } from "./icons.tsx";
import { useBoard } from "./use-board.ts";
import { rules, words } from "./words.ts";

const COLUMNS = 4;
const WIDTH = 400;
const ROW = 100;

/** Where a node lies: rows from the bottom up, every other one from right to left, the last before the top of the spire. */
function placeOf(i: number, count: number): readonly [x: number, y: number] {
  if (i === count - 1) return [WIDTH / 2, 34];
  const rows = Math.ceil(count / COLUMNS);
  const row = Math.floor(i / COLUMNS);
  const along = i % COLUMNS;
  const column = row % 2 === 0 ? along : COLUMNS - 1 - along;
  const wave = along % 2 === 0 ? 9 : -9;
  return [50 + column * 100, (rows - row) * ROW - 28 + wave];
}

/** The map, and the way on. */
export function MapPanel() {
  const { view } = useGameContext<SpireAct1>().snapshot;
  const facts = useBoard();
  return (
    <section className="sp-map" aria-labelledby="sp-map-heading">
      <h2 id="sp-map-heading" tabIndex={-1}>
        {words().map.heading}
      </h2>
      {view.phase === "map" && <Happened />}
      {facts === undefined ? <Line /> : <BoardPanel facts={facts} />}
    </section>
  );
}

/** The map of nodes in a line. */
function Line() {
  const { view } = useGameContext<SpireAct1>().snapshot;
  const { nodes, currentNode } = view.run.map;
  const node = nodes[currentNode];
  const says = words().map;
  const [first] = view.pending?.ask === "path" ? view.pending.nodes : [];
  return (
    <>
      <MapPicture nodes={nodes} currentNode={currentNode} isOver={view.phase === "over"} />
      {view.phase === "map" && node !== undefined && (
        <div className="sp-go">
          <ActionButton<SpireAct1>
            action={first === undefined ? { type: "proceed" } : { type: "move", node: first }}
            className="primary"
            hotkey={{ key: "n", label: says.next }}
          >
            {says.goOn(rules().nodes[nodes[first ?? currentNode]?.type ?? node.type])}
          </ActionButton>
          <p>{says.nodeOf((first ?? currentNode) + 1, nodes.length)}</p>
        </div>
      )}
    </>
  );
}

interface PictureProps {
  readonly nodes: readonly MapNode[];
  readonly currentNode: number;
  readonly isOver: boolean;
}

function MapPicture({ nodes, currentNode, isOver }: PictureProps) {
  const rows = Math.ceil(nodes.length / COLUMNS);
  const height = rows * ROW + 20;
  const places = nodes.map((_, i) => placeOf(i, nodes.length));
  const walked = places.slice(0, currentNode + 1);
  return (
    <div className="sp-map-picture" style={{ aspectRatio: `${WIDTH} / ${height}` }}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <Spire height={height} />
        <path d={pathThrough(places)} className="sp-path" />
        <path d={pathThrough(walked)} className="sp-path walked" />
      </svg>
      <ol aria-label={words().map.nodes}>
        {nodes.map((node, i) => (
          <MapStop
            key={node.id}
            node={node}
            place={places[i] ?? [0, 0]}
            height={height}
            isHere={i === currentNode}
            isOver={isOver}
          />
        ))}
      </ol>
    </div>
  );
}

/** A soft line through points. */
const pathThrough = (places: readonly (readonly [number, number])[]): string =>
  places
    .map(([x, y], i) => {
      const before = places[i - 1];
      if (before === undefined) return `M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return before[0] === x
        ? `C${x + (x > WIDTH / 2 ? 34 : -34)} ${before[1]} ${x + (x > WIDTH / 2 ? 34 : -34)} ${y} ${x} ${y}`
        : `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join(" ");

/** The spire behind the path. */
const Spire = ({ height }: { readonly height: number }) => (
  <g transform={`translate(0 ${height - 296})`}>
    <circle cx="200" cy="36" r="130" className="sp-dusk" />
    <circle cx="200" cy="36" r="84" className="sp-dusk" />
    <circle cx="200" cy="36" r="46" className="sp-dusk" />
    <path
      d="M200 -40 L214 24 L208 30 L226 84 L216 90 L240 160 L228 168 L266 330 H134 L172 168 L160 160 L184 90 L174 84 L192 30 L186 24 Z"
      className="sp-tower"
    />
    <path
      d="M-600 420 V262 C-400 230 -200 280 0 250 C60 222 110 262 170 244 C240 224 320 262 400 232 C600 270 800 230 1000 262 V420 Z"
      className="sp-hill"
    />
  </g>
);

interface StopProps {
  readonly node: MapNode;
  readonly place: readonly [number, number];
  readonly height: number;
  readonly isHere: boolean;
  readonly isOver: boolean;
}

function MapStop({ node, place, height, isHere, isOver }: StopProps) {
  const { type, cleared } = node;
  const [x, y] = place;
  const name = words().nodes[type];
  const here = isHere ? (isOver ? "ended" : "here") : undefined;
  return (
    <li
      className="sp-stop"
      data-type={type}
      data-cleared={cleared || undefined}
      aria-current={isHere ? "step" : undefined}
      style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / height) * 100}%` }}
    >
      <NodeSign type={type} />
      <span className="visually-hidden">{words().map.room(name, cleared, here)}</span>
      <span className="sp-stop-name" aria-hidden="true">
        {name}
      </span>
    </li>
  );
}
