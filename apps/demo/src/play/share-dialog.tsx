// The link to a game: whoever opens it sees the same game, step by step, and that nothing was changed.
import type { GameTypes, Session } from "@games/core-game";
import { useMemo, useState } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import { replayPath } from "../routes.ts";
import { Dialog } from "./dialog.tsx";

/** Shows the link and copies it. */
export function ShareDialog(props: {
  readonly plugin: AnyPlugin;
  readonly session: Session<GameTypes>;
  readonly onClose: () => void;
}) {
  const { plugin, session, onClose } = props;
  const shared = useMemo(() => session.share(), [session]);
  const [message, setMessage] = useState("");
  if (!shared.ok)
    return (
      <Dialog title="Share" onClose={onClose}>
        <p>{shared.error.message} It can still be saved to a file.</p>
      </Dialog>
    );
  const path = replayPath(session.game.id, shared.value);
  const link = new URL(path, window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage("Copied.");
    } catch {
      setMessage("The browser did not allow copying; the link is in the field above.");
    }
  };
  return (
    <Dialog title="Share" onClose={onClose}>
      <p>
        {`The ${plugin.notInLink === undefined ? "whole game is" : "cards, rolls and choices of this game are"} in this link: ${session.options.seed === undefined ? "every roll, card and action" : "the seed and every action"}. It is sent to nobody but those you give it to.`}
      </p>
      {plugin.notInLink !== undefined && <p>{plugin.notInLink}</p>}
      {plugin.writeContent?.(session.game) !== undefined && (
        <p className="problem">
          This game has content of your own, which is not in the link either: only a browser that
          has it can show the replay. Others need the file of the game, from “Save to file”.
        </p>
      )}
      <label>
        Link
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className="row">
        <button type="button" onClick={copy}>
          Copy
        </button>
        <a href={path}>Watch the replay</a>
      </div>
      <p className="quiet">
        Fingerprint of the game as it stands: <code>{session.game.hash(session.state)}</code>
      </p>
      <p role="status">{message}</p>
    </Dialog>
  );
}
