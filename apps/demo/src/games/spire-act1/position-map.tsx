// Where a run under way is on its map: the room of the short run, or board, tokens and boss of the printed act.
import type { Game } from "@games/core-game";
import type { NodeType, Options, SpireAct1 } from "@games/spire-act1";
import { CountField } from "../../play/count-field.tsx";
import { encountersOf, type Laid, type LaidMap, roomsOf, slotOf } from "./position.ts";
import { Part } from "./position-parts.tsx";
import { createTexts } from "./texts.ts";
import { words } from "./words.ts";

/** What the parts of the form share. */
export interface PartProps {
  readonly laid: Laid;
  readonly change: (part: Partial<Laid>) => void;
  readonly game: Game<SpireAct1>;
  readonly options: Options;
}

/** The map. */
export function MapPart(props: PartProps) {
  const { laid, change, game, options } = props;
  if (options.ruleSet === "printed") return <BoardPart {...props} />;
  const { nodes } = game.view(game.create({ ...options, seed: "position" })).run.map;
  return (
    <Part title={words().run.map}>
      <CountField
        label={words().position.node}
        value={laid.node + 1}
        min={1}
        max={nodes.length}
        set={(node) => change({ node: node - 1 })}
      />
    </Part>
  );
}

/** The fights that a room can have. */
const FIGHTS: readonly NodeType[] = ["encounter", "elite", "boss"];

function BoardPart({ laid, change, game, options }: PartProps) {
  const { content } = game;
  const { boards } = content.act;
  const { map, isFight } = laid;
  const says = words().position;
  const texts = createTexts(game);
  const rooms = roomsOf(content, map);
  const set = (part: Partial<LaidMap>) => change({ map: { ...map, ...part } });
  return (
    <Part title={words().run.map}>
      <label>
        {says.board}
        <select
          value={map.board}
          onChange={({ target }) => set({ board: Number(target.value), node: 0, tokens: {} })}
        >
          {boards.map(({ row }, board) => (
            <option key={row.id} value={board}>
              {says.boardName(board + 1)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {isFight ? says.room : says.lastRoom}
        <select
          value={map.node ?? ""}
          onChange={({ target }) =>
            set({ node: target.value === "" ? undefined : Number(target.value) })
          }
        >
          {!isFight && <option value="">{says.noRoom}</option>}
          {rooms.map((type, node) =>
            isFight && !FIGHTS.includes(type) ? null : (
              <option key={node} value={node}>
                {roomName(laid, node, content)}
              </option>
            ),
          )}
        </select>
      </label>
      <label>
        {says.boss}
        <select value={map.boss} onChange={({ target }) => set({ boss: target.value })}>
          {encountersOf(content, options, "boss").map((id) => (
            <option key={id} value={id}>
              {texts.encounterName(id)}
            </option>
          ))}
        </select>
      </label>
      <Tokens laid={laid} set={set} content={content} />
    </Part>
  );
}

/** A room by its level, its place there and what it is. */
function roomName({ map }: Laid, node: number, content: SpireAct1["content"]): string {
  const { level = 0 } = content.act.boards[map.board]?.row.places[node] ?? {};
  const type = roomsOf(content, map)[node] ?? "encounter";
  return words().position.roomName(level + 1, placeOf(map, node, content), words().nodes[type]);
}

/** The place of a room among those of its level, from 1. */
function placeOf({ board }: LaidMap, node: number, { act }: SpireAct1["content"]): number {
  const places = act.boards[board]?.row.places ?? [];
  const level = places[node]?.level;
  return places.slice(0, node + 1).filter((place) => place.level === level).length;
}

/** What the tokens on the board show. */
function Tokens(props: {
  readonly laid: Laid;
  readonly set: (part: Partial<LaidMap>) => void;
  readonly content: SpireAct1["content"];
}) {
  const { laid, set, content } = props;
  const { map } = laid;
  const board = content.act.boards[map.board];
  const says = words().position;
  if (board === undefined) return null;
  return (
    <details>
      <summary>{says.tokens}</summary>
      <p className="quiet">{says.tokensLead}</p>
      <div className="sp-position-part">
        {board.nodes.map(({ id, type }) => {
          const slot = slotOf(board, id);
          if (slot === undefined) return null;
          const kinds = new Set([type, ...content.act.tokens[slot]]);
          const level = (board.row.places[id]?.level ?? 0) + 1;
          return (
            <label key={id}>
              {says.token(level, placeOf(map, id, content))}
              <select
                value={map.tokens[id] ?? type}
                onChange={({ target }) =>
                  set({ tokens: { ...map.tokens, [id]: target.value as NodeType } })
                }
              >
                {[...kinds].map((kind) => (
                  <option key={kind} value={kind}>
                    {words().nodes[kind]}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
    </details>
  );
}
