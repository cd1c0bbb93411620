// The map board: every room and path, where the player is, and the rooms that can be entered next.
import { type MapNode, routesFrom, type SpireAct1 } from "@games/spire-act1";
import { describeRoutes } from "@games/spire-act1/text";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { NodeSign } from "./icons.tsx";
import { useTexts } from "./texts.ts";
import type { Board, MapFacts } from "./use-board.ts";
import { rules, words } from "./words.ts";
import "./board.css";

/** The map, and what lies ahead of the room that is looked at. */
export function BoardPanel({ facts }: { readonly facts: MapFacts }) {
  const { session, snapshot } = useGameContext<SpireAct1>();
  const { encounterName } = useTexts();
  const [looked, setLooked] = useState<number>();
  const { view } = snapshot;
  const says = words().map;
  const { boss, map } = view.run;
  const at = looked !== undefined && facts.open.includes(looked) ? looked : undefined;
  const from = at ?? facts.currentNode;
  const ahead = describeRoutes(routesFrom(map, session.game.content, from), rules());
  return (
    <>
      <p className="sp-map-lead">
        {boss !== null && (
          <>
            {says.boss.start}
            <b>{encounterName(boss)}</b>
            {says.boss.end}
          </>
        )}
        {facts.open.length > 1 && says.choose(facts.open.length)}
      </p>
      <BoardPicture facts={facts} onLook={setLooked} looked={at} />
      <Legend facts={facts} />
      {ahead !== "" && (
        <p className="sp-map-routes" aria-hidden="true">
          {at === undefined ? says.ahead : says.thisWay}
          <b>{ahead}</b>
        </p>
      )}
    </>
  );
}

/** What the signs of this board mean, for those who see them; the rooms themselves are read out by name. */
function Legend({ facts }: { readonly facts: MapFacts }) {
  const types = [...new Set(facts.nodes.map(({ type }) => type))].sort();
  return (
    <ul className="sp-legend" aria-hidden="true">
      {types.map((type) => (
        <li key={type} data-type={type}>
          <NodeSign type={type} />
          {words().nodes[type]}
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  readonly facts: MapFacts;
  readonly onLook?: (node: number | undefined) => void;
  readonly looked?: number | undefined;
}

/** The board as a picture: upwards on a narrow screen, from left to right on a wide one. */
export function BoardPicture({ facts, onLook, looked }: PictureProps) {
  const { board, nodes, currentNode } = facts;
  const frame = useRef<HTMLDivElement>(null);
  const { places } = board.row;
  const levels = Math.max(...places.map(({ level }) => level)) + 1;
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const here = places[currentNode]?.level ?? 0;
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    // The room where the player is lies in the lower third, so that what comes next is in sight.
    const settle = () => {
      box.scrollTop = box.scrollHeight * (1 - (here + 1) / levels) - box.clientHeight * 0.62;
    };
    settle();
    box.querySelector(".sp-open")?.scrollIntoView({ block: "nearest" });
    // A dialog has no size before it is shown.
    const later = requestAnimationFrame(() => box.closest("dialog") !== null && settle());
    return () => cancelAnimationFrame(later);
  }, [here, levels]);
  return (
    <div
      className="sp-board"
      ref={frame}
      style={{ "--levels": levels, "--columns": columns } as CSSProperties}
    >
      <div className="sp-board-sheet">
        <Paths facts={facts} looked={looked} size={[columns, levels]} />
        <ol aria-label={words().map.board}>
          {Array.from({ length: levels }, (_, level) => (
            <li key={level}>
              <ul aria-label={words().map.level(level + 1)}>
                {places.map((place, id) =>
                  place.level === level ? (
                    <li
                      key={id}
                      className="sp-spot"
                      style={{ "--level": level, "--column": place.column } as CSSProperties}
                    >
                      <Spot facts={facts} node={nodes[id] as MapNode} onLook={onLook} />
                    </li>
                  ) : null,
                )}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface SpotProps {
  readonly facts: MapFacts;
  readonly node: MapNode;
  readonly onLook: PictureProps["onLook"];
}

function Spot({ facts, node, onLook }: SpotProps) {
  const { session, snapshot } = useGameContext<SpireAct1>();
  const { id, type, cleared } = node;
  const place = facts.open.indexOf(id);
  const isHere = id === facts.currentNode && (cleared || place < 0);
  const says = words().map;
  const name = words().nodes[type];
  if (place >= 0 && onLook !== undefined) {
    const ahead = describeRoutes(
      routesFrom(snapshot.view.run.map, session.game.content, id),
      rules(),
    );
    return (
      <ActionButton<SpireAct1>
        action={{ type: "move", node: id }}
        label={says.way(name, place + 1, facts.open.length, ahead)}
        className="sp-node sp-open"
        hotkey={{ key: `${place + 1}`, label: says.goTo(name) }}
        onPreview={(isLooked) => onLook(isLooked ? id : undefined)}
      >
        <NodeSign type={type} />
      </ActionButton>
    );
  }
  const isOver = snapshot.outcome !== undefined;
  const here = isHere ? (isOver ? "ended" : "here") : undefined;
  return (
    <span
      className="sp-node"
      data-type={type}
      data-cleared={cleared || undefined}
      aria-current={isHere ? "step" : undefined}
    >
      <NodeSign type={type} />
      <span className="visually-hidden">{says.room(name, cleared, here)}</span>
    </span>
  );
}

interface PathsProps {
  readonly facts: MapFacts;
  readonly looked: number | undefined;
  readonly size: readonly [columns: number, levels: number];
}

/** The paths, drawn once for each way that the board can lie; the style sheet shows one of them. */
function Paths({ facts, looked, size: [columns, levels] }: PathsProps) {
  const { places } = facts.board.row;
  const lines = facts.board.paths.flatMap((to, from) =>
    to.map((node) => ({ from, node, kind: kindOf(facts, from, node, looked) })),
  );
  const up = (id: number) =>
    [(places[id]?.column ?? 0) + 0.5, levels - 0.5 - (places[id]?.level ?? 0)] as const;
  const along = (id: number) =>
    [(places[id]?.level ?? 0) + 0.5, (places[id]?.column ?? 0) + 0.5] as const;
  return (["up", "along"] as const).map((way) => (
    <svg
      key={way}
      className="sp-paths"
      data-way={way}
      viewBox={way === "up" ? `0 0 ${columns} ${levels}` : `0 0 ${levels} ${columns}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map(({ from, node, kind }) => {
        const [x, y] = way === "up" ? up(from) : along(from);
        const [endX, endY] = way === "up" ? up(node) : along(node);
        return <path key={`${from} ${node}`} d={`M${x} ${y}L${endX} ${endY}`} data-path={kind} />;
      })}
    </svg>
  ));
}

/** How a path looks: walked, open now, ahead of the room that is looked at, or only there. */
function kindOf(facts: MapFacts, from: number, to: number, looked: number | undefined): string {
  const { nodes, currentNode, open, board } = facts;
  const wasAt = (node: number) => nodes[node]?.cleared === true || node === currentNode;
  if (wasAt(from) && wasAt(to)) return "walked";
  if (looked !== undefined && leadsTo(board, looked, from)) return "ahead";
  return from === currentNode && open.includes(to) ? "open" : "";
}

/** Whether a way leads from one place to another. */
function leadsTo(board: Board, from: number, to: number): boolean {
  return from === to || (board.paths[from] ?? []).some((next) => leadsTo(board, next, to));
}
