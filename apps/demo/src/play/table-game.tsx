// A kept game that is played with real dice and cards: what is asked, and the game around it.
import type { Game, GameTypes, Session } from "@games/core-game";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { playPath } from "../routes.ts";
import type { SaveRow } from "../store/rows.ts";
import { useStore } from "../store/use-store.ts";
import { BrokenSave } from "./broken-save.tsx";
import { Hotkeys } from "./hotkeys.tsx";
import { MarkList } from "./marks.tsx";
import { loadReason } from "./open.ts";
import { OpenGame, type Seat } from "./open-game.tsx";
import { anySeed } from "./setup.ts";
import {
  type AnyTable,
  beginTable,
  refereeOf,
  TableSession,
  tableRow,
  withMarks,
} from "./table-open.ts";
import { TablePanel } from "./table-panel.tsx";
import { ToolButton } from "./tool-button.tsx";
import { words } from "./words.ts";
import "./table.css";

interface TableGameProps {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
  readonly slot: string;
  readonly row: SaveRow;
  readonly game: Game<GameTypes>;
}

/** Opens the table of a slot; a default export because React.lazy asks for one. */
export default function TableGame(props: TableGameProps) {
  const { plugin, row, game } = props;
  const [opened] = useState(() => TableSession.load(game, row.text));
  if (!opened.ok) return <BrokenSave row={row} reason={loadReason(plugin, opened.error)} />;
  return <OpenTable {...props} table={opened.value} />;
}

/** One number for each session that a table opens, so that the screen starts anew with it. */
function useSessionNumber(session: Session<GameTypes> | undefined): number {
  const known = useRef({ session, number: 0 });
  if (known.current.session !== session)
    known.current = { session, number: known.current.number + 1 };
  return known.current.number;
}

function OpenTable(props: TableGameProps & { readonly table: AnyTable }) {
  const { entry, plugin, slot, row, game, table } = props;
  const store = useStore();
  const snapshot = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const number = useSessionNumber(table.session);
  const seat = useMemo<Seat>(
    () => ({
      referee: refereeOf(plugin, table),
      locked: snapshot.question === undefined ? undefined : words().table.locked,
      version: snapshot,
      rowOf: (marks) => tableRow(plugin, table, slot, marks),
      withMarks: (marks) => withMarks(table, marks),
      again: () => {
        const { options, asked, session } = table;
        const seed = options.seed === undefined ? {} : { seed: anySeed() };
        const undo = session?.undoMode ?? "fair";
        return beginTable(plugin, game, { options: { ...options, ...seed }, asked, undo }, store);
      },
      panel: ({ finish, refuse }) => (
        <TablePanel plugin={plugin} table={table} onFinish={finish} onRefused={refuse} />
      ),
      bar: ({ say, refuse }) => <CorrectButton table={table} say={say} onRefused={refuse} />,
    }),
    [plugin, game, table, slot, store, snapshot],
  );
  if (table.session === undefined) return <SetUp {...props} snapshot={snapshot} />;
  return (
    <OpenGame
      key={number}
      entry={entry}
      plugin={plugin}
      slot={slot}
      row={row}
      session={table.session}
      seat={seat}
    />
  );
}

function CorrectButton(props: {
  readonly table: AnyTable;
  readonly say: (text: string) => void;
  readonly onRefused: (reason: string) => void;
}) {
  const { table, say, onRefused } = props;
  const says = words().table;
  const correct = () => {
    table.takeBack();
    say(says.corrected);
  };
  return (
    <ToolButton
      label={says.correct}
      hotkey={{ key: "Backspace", label: says.correctKey }}
      run={correct}
      reason={table.canTakeBack ? undefined : says.nothingToCorrect}
      onRefused={onRefused}
    />
  );
}

/** What is laid out before the first turn; there is no game to show yet. */
function SetUp(props: TableGameProps & { readonly table: AnyTable; readonly snapshot: unknown }) {
  const { entry, plugin, slot, row, table, snapshot } = props;
  const store = useStore();
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    void store.put("saves", tableRow(plugin, table, slot, withMarks(table, row.marks)));
  }, [store, plugin, table, slot, row, snapshot]);
  const says = words().table;
  return (
    <Hotkeys>
      <div className="game">
        <header className="game-header">
          <h1>
            <a href={playPath(entry.id)}>{entry.title}</a>
          </h1>
          <MarkList marks={withMarks(table, row.marks)} />
        </header>
        <section className="panel table-set-up">
          <h2>{says.settingUp}</h2>
          <p>{plugin.table?.setUp}</p>
          <p className="quiet">{says.correctable}</p>
        </section>
        <TablePanel
          plugin={plugin}
          table={table}
          onFinish={() => undefined}
          onRefused={setRefusal}
        />
        <p className="refusal" role="alert">
          {refusal}
        </p>
      </div>
    </Hotkeys>
  );
}
