// Your data: all that is kept in this browser, to see, to take away, to bring back and to delete.

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { words as startWords } from "../home/words.ts";
import { download, readFile } from "../play/files.ts";
import { Moment } from "../play/moment.tsx";
import { SavedGames } from "../play/saved-games.tsx";
import { readBackup, writeBackup } from "./backup.ts";
import { noteTitle } from "./note-titles.ts";
import { findOldEntries, isOldRow, isOldStory } from "./old-entries.ts";
import { OldList } from "./old-list.tsx";
import type { NoteRow, ResultRow, SaveRow } from "./rows.ts";
import { useRows, useStore, useStoreProblem } from "./use-store.ts";
import { words } from "./words.ts";

/** The page; a default export because React.lazy asks for one. */
export default function DataPage() {
  const saves = useRows("saves");
  const results = useRows("results");
  const notes = useRows("notes");
  const problem = useStoreProblem();
  const { lead, isKept } = words();
  const { pages, storing } = startWords();
  return (
    <>
      <h1>{pages.data}</h1>
      <p className="lead">
        {lead}
        {problem === undefined ? isKept : storing[problem]}
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
  const says = words().everything;
  return (
    <div className="data-page">
      <section className="panel" aria-labelledby="everything-heading">
        <h2 id="everything-heading">{says.heading}</h2>
        <dl className="figures">
          <Figure name={says.games} value={saves.length} />
          <Figure name={says.results} value={results.length} />
          <Figure name={says.notes} value={notes.length} />
          <Room />
        </dl>
        <Backup />
        <DeleteAll />
      </section>
      <div className="stack">
        <section className="panel" aria-labelledby="games-heading">
          <h2 id="games-heading">{says.games}</h2>
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
      setRoom(words().everything.megabytes(usage / 1_000_000));
    });
  }, []);
  return <Figure name={words().everything.room} value={room} />;
}

function Backup() {
  const store = useStore();
  const [message, setMessage] = useState("");
  const says = words().backup;
  const bringBack = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    const read = await readFile(file);
    if ("reason" in read) return setMessage(read.reason);
    const count = await readBackup(store, read.text);
    setMessage(count.ok ? says.done(count.value) : says.failed(count.error));
  };
  return (
    <>
      <div className="row">
        <button
          type="button"
          onClick={async () => download("games-backup.json", await writeBackup(store))}
        >
          {says.save}
        </button>
      </div>
      <label>
        {says.open}
        <input type="file" accept=".json,application/json" onChange={bringBack} />
      </label>
      <p role="status" aria-label={says.status}>
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
  const says = words().removeAll;
  const rest = () => {
    setAsking(false);
    button.current?.focus();
  };
  const remove = async () => {
    await store.clear();
    rest();
    setMessage(says.done);
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
        {says.label}
      </button>
      {isAsking && (
        <div className="row sure">
          <p>{says.sure}</p>
          <button type="button" className="danger" onClick={remove}>
            {says.really}
          </button>
          <button type="button" className="plain" onClick={rest}>
            {says.keep}
          </button>
        </div>
      )}
      <p role="status" aria-label={says.status}>
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
        {words().everything.notes}
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
  const says = words().list;
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="quiet">
          {typeof row.content === "string"
            ? says.size(row.content.length)
            : says.kilobytes(Math.ceil(row.content.size / 1000))}
          {", "}
          <Moment time={row.updated} />
        </p>
      </div>
      <div className="row">
        <button
          type="button"
          className="plain"
          aria-label={says.saveNamed(title)}
          onClick={() => download(row.name, row.content, "text/plain")}
        >
          {says.save}
        </button>
        <button
          type="button"
          className="plain"
          aria-label={says.removeNamed(title)}
          onClick={onDelete}
        >
          {says.remove}
        </button>
      </div>
    </li>
  );
}
