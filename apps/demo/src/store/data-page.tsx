// Your data: all that is kept in this browser, to see, to take away, to bring back and to delete.

import { count as countOf } from "@games/core-game/text";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { dateOf } from "../play/dates.ts";
import { download, readFile } from "../play/files.ts";
import { SavedGames } from "../play/saved-games.tsx";
import { readBackup, writeBackup } from "./backup.ts";
import { noteTitle } from "./note-titles.ts";
import { findOldEntries, isOldRow, isOldStory } from "./old-entries.ts";
import { OldList } from "./old-list.tsx";
import type { NoteRow, ResultRow, SaveRow } from "./rows.ts";
import { useRows, useStore, useStoreProblem } from "./use-store.ts";

/** The page; a default export because React.lazy asks for one. */
export default function DataPage() {
  const saves = useRows("saves");
  const results = useRows("results");
  const notes = useRows("notes");
  const problem = useStoreProblem();
  return (
    <>
      <h1>Your data</h1>
      <p className="lead">
        All of it is in this browser and nowhere else. {problem ?? "The browser keeps it for you."}
      </p>
      {saves !== undefined && results !== undefined && notes !== undefined && (
        <Kept saves={saves} results={results} notes={notes} />
      )}
    </>
  );
}

/** Everything at once, so that nothing moves when the rest of it is read. */
function Kept(props: {
  readonly saves: readonly SaveRow[];
  readonly results: readonly ResultRow[];
  readonly notes: readonly NoteRow[];
}) {
  const { saves, results, notes } = props;
  const readable = notes.filter((note) => !isOldStory(note));
  return (
    <div className="data-page">
      <section className="panel" aria-labelledby="everything-heading">
        <h2 id="everything-heading">Everything</h2>
        <dl className="figures">
          <Figure name="Games" value={saves.length} />
          <Figure name="Results" value={results.length} />
          <Figure name="Notes and recordings" value={notes.length} />
          <Room />
        </dl>
        <Backup />
        <DeleteAll />
      </section>
      <div className="stack">
        <section className="panel" aria-labelledby="games-heading">
          <h2 id="games-heading">Games</h2>
          <SavedGames rows={saves.filter((row) => !isOldRow(row))} />
        </section>
        {readable.length > 0 && <Notes rows={readable} />}
        <OldList entries={findOldEntries(props)} />
      </div>
    </div>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Room() {
  const [room, setRoom] = useState("…");
  useEffect(() => {
    void navigator.storage?.estimate?.().then(({ usage = 0 }) => {
      setRoom(`${(usage / 1_000_000).toFixed(1)} MB`);
    });
  }, []);
  return <Figure name="Room taken, the page itself included" value={room} />;
}

function Backup() {
  const store = useStore();
  const [message, setMessage] = useState("");
  const bringBack = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    const read = await readFile(file);
    if ("reason" in read) return setMessage(read.reason);
    const count = await readBackup(store, read.text);
    setMessage(
      count.ok
        ? `Brought back ${countOf(count.value, "entry", "entries")}.`
        : `${count.error} Nothing was changed.`,
    );
  };
  return (
    <>
      <div className="row">
        <button
          type="button"
          onClick={async () => download("games-backup.json", await writeBackup(store))}
        >
          Save everything to a file
        </button>
      </div>
      <label>
        Bring a backup back
        <input type="file" accept=".json,application/json" onChange={bringBack} />
      </label>
      <p role="status" aria-label="Backup">
        {message}
      </p>
    </>
  );
}

function DeleteAll() {
  const store = useStore();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState("");
  const rest = () => {
    setAsking(false);
    button.current?.focus();
  };
  const remove = async () => {
    await store.clear();
    rest();
    setMessage("Everything is deleted.");
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="plain"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        Delete everything
      </button>
      {isAsking && (
        <div className="row sure">
          <p>Every game, result, note and setting will be gone for good.</p>
          <button type="button" className="danger" onClick={remove}>
            Delete everything for good
          </button>
          <button type="button" className="plain" onClick={rest}>
            Keep it
          </button>
        </div>
      )}
      <p role="status" aria-label="Deletion">
        {message}
      </p>
    </>
  );
}

function Notes({ rows }: { readonly rows: readonly NoteRow[] }) {
  const store = useStore();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (id: string) => {
    // The button goes with its note; the focus stays with the list.
    heading.current?.focus();
    void store.remove("notes", id);
  };
  return (
    <section className="panel" aria-labelledby="notes-heading">
      <h2 id="notes-heading" ref={heading} tabIndex={-1}>
        Notes and recordings
      </h2>
      <ul className="saves">
        {rows.map((row) => (
          <Note key={row.id} row={row} onDelete={() => remove(row.id)} />
        ))}
      </ul>
    </section>
  );
}

function Note({ row, onDelete }: { readonly row: NoteRow; readonly onDelete: () => void }) {
  const title = noteTitle(row.name);
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="quiet">
          {typeof row.content === "string"
            ? countOf(row.content.length, "character")
            : `${Math.ceil(row.content.size / 1000)} kB`}
          {`, ${dateOf(row.updated)}`}
        </p>
      </div>
      <div className="row">
        <button
          type="button"
          className="plain"
          aria-label={`Save to file: “${title}”`}
          onClick={() => download(row.name, row.content, "text/plain")}
        >
          Save to file
        </button>
        <button type="button" className="plain" aria-label={`Delete “${title}”`} onClick={onDelete}>
          Delete
        </button>
      </div>
    </li>
  );
}
