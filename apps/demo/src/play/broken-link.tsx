// A link that cannot be read: what is wrong, and ways out.
import type { GameEntry } from "../games/plugin.ts";
import { words as startWords } from "../home/words.ts";
import { playPath } from "../routes.ts";
import { isOldShare } from "../store/old-entries.ts";
import { download, fileName } from "./files.ts";
import { words } from "./words.ts";

/** Shows why a replay cannot be shown. */
export function BrokenLink(props: {
  readonly entry: GameEntry;
  readonly reason: string;
  readonly text: string;
}) {
  const { entry, reason, text } = props;
  const says = words().replay.broken;
  return (
    <section className="panel">
      <h1>{says.title}</h1>
      <p role="alert">{reason}</p>
      <p>{isOldShare(text) ? says.old : says.lost}</p>
      <div className="row">
        <a className="button primary" href={playPath(entry.id)}>
          {says.play(entry.title)}
        </a>
        <button
          type="button"
          className="plain"
          onClick={() => download(fileName(entry.id, "link"), text, "text/plain")}
        >
          {says.save}
        </button>
        <a href="#/">{startWords().allGames}</a>
      </div>
    </section>
  );
}
