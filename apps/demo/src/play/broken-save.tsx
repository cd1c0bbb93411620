// A save that cannot be read: what is wrong, and ways out that lose nothing.

import { goTo, playPath } from "../routes.ts";
import type { SaveRow } from "../store/rows.ts";
import { removeGame } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { saveRowToFile } from "./export-save.ts";
import { words } from "./words.ts";

/** Shows why a kept game cannot be opened; it stays kept until the player deletes it. */
export function BrokenSave({ row, reason }: { readonly row: SaveRow; readonly reason: string }) {
  const store = useStore();
  const remove = async () => {
    await removeGame(store, row.id);
    goTo(playPath(row.game));
  };
  const save = () => saveRowToFile(row, store, "unreadable");
  const says = words().kept.broken;
  return (
    <section className="panel">
      <h1>{says.title}</h1>
      <p role="alert">{reason}</p>
      <p>{says.text}</p>
      <div className="row">
        <button type="button" onClick={save}>
          {says.save}
        </button>
        <button type="button" className="plain" onClick={remove}>
          {says.remove}
        </button>
        <a href={playPath(row.game)}>{says.newGame}</a>
      </div>
    </section>
  );
}
