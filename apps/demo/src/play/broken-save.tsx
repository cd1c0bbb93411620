// A save that cannot be read: what is wrong, and ways out that lose nothing.
import { removeGame } from "../keep/keep.ts";
import type { SaveRow } from "../keep/rows.ts";
import { useKeep } from "../keep/use-keep.ts";
import { goTo, playPath } from "../routes.ts";
import { download, fileName } from "./files.ts";
import { writeSaveFile } from "./save-file.ts";

/** Shows why a kept game cannot be opened; it stays kept until the player deletes it. */
export function BrokenSave({ row, reason }: { readonly row: SaveRow; readonly reason: string }) {
  const keep = useKeep();
  const remove = async () => {
    await removeGame(keep, row.id);
    goTo(playPath(row.game));
  };
  const save = async () => {
    const beside = { marks: row.marks, notes: await keep.notesOf(row.id) };
    const text = await writeSaveFile(row.text, beside).catch(() => row.text);
    download(fileName(row.game, row.seed, "unreadable"), text);
  };
  return (
    <section className="panel">
      <h1>This game cannot be opened</h1>
      <p role="alert">{reason}</p>
      <p>It is kept as it is. You can save it to a file and open it again with another version.</p>
      <div className="row">
        <button type="button" onClick={save}>
          Save it to a file
        </button>
        <button type="button" className="plain" onClick={remove}>
          Delete it
        </button>
        <a href={playPath(row.game)}>New game</a>
      </div>
    </section>
  );
}
