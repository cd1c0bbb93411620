// The link to a game: whoever opens it sees the same game, step by step, and that nothing was changed.
import type { GameTypes, Session } from "@games/core-game";
import { useMemo, useState } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import { replayPath } from "../routes.ts";
import { Dialog } from "./dialog.tsx";
import { replayReason } from "./open.ts";
import { words } from "./words.ts";

/** Shows the link and copies it. */
export function ShareDialog(props: {
  readonly plugin: AnyPlugin;
  readonly session: Session<GameTypes>;
  readonly onClose: () => void;
}) {
  const { plugin, session, onClose } = props;
  const shared = useMemo(() => session.share(), [session]);
  const [message, setMessage] = useState("");
  const says = words().share;
  if (!shared.ok)
    return (
      <Dialog title={says.title} onClose={onClose}>
        <p>{says.none(replayReason(plugin, shared.error))}</p>
      </Dialog>
    );
  const path = replayPath(session.game.id, shared.value);
  const link = new URL(path, window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage(says.copied);
    } catch {
      setMessage(says.notCopied);
    }
  };
  return (
    <Dialog title={says.title} onClose={onClose}>
      <p>{says.about(plugin.notInLink === undefined, session.options.seed !== undefined)}</p>
      {plugin.notInLink !== undefined && <p>{plugin.notInLink}</p>}
      {plugin.writeContent?.(session.game) !== undefined && (
        <p className="problem">{says.ownContent}</p>
      )}
      <label>
        {says.link}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className="row">
        <button type="button" onClick={copy}>
          {says.copy}
        </button>
        <a href={path}>{says.watch}</a>
      </div>
      <p className="quiet">
        {says.fingerprint}
        <code>{session.game.hash(session.state)}</code>
      </p>
      <p role="status">{message}</p>
    </Dialog>
  );
}
