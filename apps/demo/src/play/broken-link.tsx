// A link that cannot be read: what is wrong, and ways out.
import type { GameEntry } from "../games/plugin.ts";
import { playPath } from "../routes.ts";
import { isOldShare } from "../store/old-entries.ts";
import { download, fileName } from "./files.ts";

/** Shows why a replay cannot be shown. */
export function BrokenLink(props: {
  readonly entry: GameEntry;
  readonly reason: string;
  readonly text: string;
}) {
  const { entry, reason, text } = props;
  return (
    <section className="panel">
      <h1>This replay cannot be shown</h1>
      <p role="alert">{reason}</p>
      <p>
        {isOldShare(text)
          ? "It can be saved to a file, to be opened with the version that made it."
          : "Perhaps a part of the link was lost on the way; ask for it again, or keep it for later."}
      </p>
      <div className="row">
        <a className="button primary" href={playPath(entry.id)}>
          {`Play ${entry.title}`}
        </a>
        <button
          type="button"
          className="plain"
          onClick={() => download(fileName(entry.id, "link"), text, "text/plain")}
        >
          Save the link to a file
        </button>
        <a href="#/">All games</a>
      </div>
    </section>
  );
}
