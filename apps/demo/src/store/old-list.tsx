// The list of what early versions kept: each entry can be saved to a file and deleted.
import { LOAD_ERRORS } from "@games/core-game";
import { describeLoadError } from "@games/core-game/text";
import { useRef, useState } from "react";
import { findEntry } from "../games/registry.ts";
import { contractWords } from "../language/problems.ts";
import { saveRowToFile } from "../play/export-save.ts";
import { download, fileName } from "../play/files.ts";
import { Moment } from "../play/moment.tsx";
import { seedWords } from "../play/seed-words.ts";
import { noteTitle } from "./note-titles.ts";
import type { OldEntry } from "./old-entries.ts";
import { removeGame, type Store } from "./store.ts";
import { useStore } from "./use-store.ts";
import { words } from "./words.ts";

const gameTitle = (id: string): string => findEntry(id)?.title ?? id;

function titleOf({ table, row }: OldEntry): string {
  if (table === "notes") return noteTitle(row.name);
  const { game, result } = words().old;
  const name = game(gameTitle(row.game), seedWords(row.seed));
  return table === "saves" ? name : result(name);
}

const timeOf = ({ table, row }: OldEntry): number =>
  table === "results" ? row.finished : row.updated;

async function saveToFile({ table, row }: OldEntry, store: Store): Promise<void> {
  if (table === "saves") await saveRowToFile(row, store, "early");
  else if (table === "notes") download(row.name, row.content);
  else download(fileName(row.game, row.seed, "early-result"), JSON.stringify(row));
}

async function remove({ table, row }: OldEntry, store: Store): Promise<void> {
  if (table === "saves") await removeGame(store, row.id);
  else await store.remove(table, row.id);
}

/** Why none of it can be read. */
const reason = () =>
  describeLoadError(
    { code: "old-format", params: {}, message: LOAD_ERRORS["old-format"] },
    contractWords(),
  );

/** Lists what can no longer be read; nothing of it goes unless the player deletes it. */
export function OldList({ entries }: { readonly entries: readonly OldEntry[] }) {
  const store = useStore();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doomed, setDoomed] = useState<string>();
  if (entries.length === 0) return null;
  const drop = (entry: OldEntry) => {
    // The button goes with its entry; the focus stays with the list.
    heading.current?.focus();
    void remove(entry, store);
  };
  const says = words().old;
  return (
    <section className="panel" aria-labelledby="old-heading">
      <h2 id="old-heading" ref={heading} tabIndex={-1}>
        {says.heading}
      </h2>
      <p>{says.text(reason())}</p>
      <ul className="saves">
        {entries.map((entry) => {
          const key = `${entry.table} ${entry.row.id}`;
          return (
            <Old
              key={key}
              title={titleOf(entry)}
              time={timeOf(entry)}
              isDoomed={doomed === key}
              onSave={() => void saveToFile(entry, store)}
              onDoom={() => setDoomed(doomed === key ? undefined : key)}
              onDelete={() => drop(entry)}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** One entry. The button that deletes for good appears elsewhere than the one that asks for it. */
function Old(props: {
  readonly title: string;
  readonly time: number;
  readonly isDoomed: boolean;
  readonly onSave: () => void;
  readonly onDoom: () => void;
  readonly onDelete: () => void;
}) {
  const { title, time, isDoomed, onSave, onDoom, onDelete } = props;
  const says = words().list;
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="quiet">
          <Moment time={time} />
        </p>
      </div>
      <div className="row">
        <button type="button" className="plain" aria-label={says.saveNamed(title)} onClick={onSave}>
          {says.save}
        </button>
        <button
          type="button"
          className="plain"
          aria-expanded={isDoomed}
          aria-label={says.removeNamed(title)}
          onClick={onDoom}
        >
          {says.remove}
        </button>
      </div>
      {isDoomed && (
        <div className="sure">
          <button type="button" className="danger" onClick={onDelete}>
            {says.reallyRemove}
          </button>
        </div>
      )}
    </li>
  );
}
