// Saves the game in play to a file, with all that was written beside it, and with recordings when asked.
import type { GameTypes, Session } from "@games/core-game";
import { useState } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import type { Mark, NoteRow } from "../store/rows.ts";
import { useStore } from "../store/use-store.ts";
import { Dialog } from "./dialog.tsx";
import { download, fileName } from "./files.ts";
import { isRecording, writeSaveFile } from "./save-file.ts";
import { seedOf } from "./seed-words.ts";
import { ToolButton } from "./tool-button.tsx";
import { words } from "./words.ts";

/** The button, and the question that recordings ask. */
export function SaveButton(props: {
  readonly plugin: AnyPlugin;
  readonly session: Session<GameTypes>;
  /** The session as text. */
  readonly write: () => string;
  readonly slot: string;
  readonly marks: readonly Mark[];
  readonly say: (text: string) => void;
}) {
  const { plugin, session, write, slot, marks, say } = props;
  const store = useStore();
  const [asked, setAsked] = useState<readonly NoteRow[]>();
  const save = async (notes: readonly NoteRow[]) => {
    const content = plugin.writeContent?.(session.game);
    const text = await writeSaveFile(write(), { marks, notes, content });
    download(fileName(session.game.id, seedOf(session.options)), text);
    setAsked(undefined);
    say(words().save.done);
  };
  const begin = async () => {
    const notes = await store.notesOf(slot);
    if (notes.some(isRecording)) setAsked(notes);
    else await save(notes);
  };
  return (
    <>
      <ToolButton label={words().bar.save} icon="save" run={() => void begin()} />
      {asked !== undefined && (
        <RecordingsDialog
          notes={asked}
          onSave={(notes) => void save(notes)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const megabytes = (notes: readonly NoteRow[]): string => {
  const sizes = notes.map(({ content }) => (typeof content === "string" ? 0 : content.size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return words().save.megabytes(Math.max(0.1, total / 1_000_000));
};

function RecordingsDialog(props: {
  readonly notes: readonly NoteRow[];
  readonly onSave: (notes: readonly NoteRow[]) => void;
  readonly onClose: () => void;
}) {
  const { notes, onSave, onClose } = props;
  const recordings = notes.filter(isRecording);
  const { bar, save: says } = words();
  return (
    <Dialog title={bar.save} onClose={onClose}>
      <p>{says.sound(recordings.length, megabytes(recordings))}</p>
      <div className="row">
        <button type="button" onClick={() => onSave(notes.filter((note) => !isRecording(note)))}>
          {says.without}
        </button>
        <button type="button" className="plain" onClick={() => onSave(notes)}>
          {says.with}
        </button>
      </div>
    </Dialog>
  );
}
