// Your data: all that is kept in this browser, to see, to take away, to bring back and to delete.
import { type ChangeEvent, useEffect, useState } from "react";
import { dateOf } from "../play/dates.ts";
import { download, readFile } from "../play/files.ts";
import { SavedGames } from "../play/saved-games.tsx";
import { readBackup, writeBackup } from "./backup.ts";
import type { NoteRow } from "./rows.ts";
import { useKeep, useKeepProblem, useRows } from "./use-keep.ts";

/** The page; a default export because React.lazy asks for one. */
export default function DataPage() {
  const saves = useRows("saves") ?? [];
  const results = useRows("results") ?? [];
  const notes = useRows("notes") ?? [];
  const problem = useKeepProblem();
  return (
    <>
      <h1>Your data</h1>
      <p className="lead">
        All of it is in this browser and nowhere else. {problem ?? "The browser keeps it for you."}
      </p>
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
            <SavedGames rows={saves} />
          </section>
          {notes.length > 0 && <Notes rows={notes} />}
        </div>
      </div>
    </>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Room() {
  const [room, setRoom] = useState("");
  useEffect(() => {
    void navigator.storage?.estimate?.().then(({ usage = 0 }) => {
      setRoom(`${(usage / 1_000_000).toFixed(1)} MB`);
    });
  }, []);
  return room === "" ? null : <Figure name="Room taken, the page itself included" value={room} />;
}

function Backup() {
  const keep = useKeep();
  const [message, setMessage] = useState("");
  const bringBack = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    const read = await readFile(file);
    if ("reason" in read) return setMessage(read.reason);
    const count = await readBackup(keep, read.text);
    setMessage(
      count.ok ? `Brought back ${count.value} entries.` : `${count.error} Nothing was changed.`,
    );
  };
  return (
    <>
      <div className="row">
        <button
          type="button"
          onClick={async () => download("games-backup.json", await writeBackup(keep))}
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
  const keep = useKeep();
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState("");
  const remove = async () => {
    await keep.clear();
    setAsking(false);
    setMessage("Everything is deleted.");
  };
  return (
    <div className="row">
      {isAsking ? (
        <>
          <p>Every game, result, note and setting will be gone for good.</p>
          <button type="button" className="danger" onClick={remove}>
            Delete everything for good
          </button>
          <button type="button" className="plain" onClick={() => setAsking(false)}>
            Keep it
          </button>
        </>
      ) : (
        <button type="button" className="plain" onClick={() => setAsking(true)}>
          Delete everything
        </button>
      )}
      <p role="status" aria-label="Deletion">
        {message}
      </p>
    </div>
  );
}

function Notes({ rows }: { readonly rows: readonly NoteRow[] }) {
  const keep = useKeep();
  return (
    <section className="panel" aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes and recordings</h2>
      <ul className="saves">
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <b>{row.name}</b>
              <p className="quiet">
                {typeof row.content === "string"
                  ? `${row.content.length} characters`
                  : `${Math.ceil(row.content.size / 1000)} kB`}
                {`, ${dateOf(row.updated)}`}
              </p>
            </div>
            <div className="row">
              <button
                type="button"
                className="plain"
                aria-label={`Save ${row.name} to a file`}
                onClick={() => download(row.name, row.content, "text/plain")}
              >
                Save to file
              </button>
              <button
                type="button"
                className="plain"
                aria-label={`Delete ${row.name}`}
                onClick={() => void keep.remove("notes", row.id)}
              >
                Delete
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
