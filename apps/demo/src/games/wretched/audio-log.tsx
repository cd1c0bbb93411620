// The spoken log of a page: record, listen, delete. The sound never leaves the device.
import { useEffect, useState } from "react";
import type { Notes, Recording } from "./notes.ts";
import { pageName } from "./page-name.ts";
import { useRecorder } from "./recorder.ts";
import { words } from "./screen-words.ts";

/** Records for a page and lists what was recorded for it. */
export function AudioLog({ notes, page }: { readonly notes: Notes; readonly page: string }) {
  const { phase, problem, start, stop } = useRecorder((sound) => notes.addRecording(page, sound));
  const own = notes.recordings.filter((recording) => recording.page === page);
  return (
    <section className="wr-audio" aria-label={words().audio.heading}>
      <div className="row">
        <button
          type="button"
          className="plain"
          onClick={() => phase === "idle" && start()}
          aria-disabled={phase !== "idle"}
        >
          {words().audio.speak}
        </button>
        <button
          type="button"
          className={phase === "recording" ? "danger" : "plain"}
          onClick={() => phase === "recording" && stop()}
          aria-disabled={phase !== "recording"}
        >
          {words().audio.stop}
        </button>
        <p className="quiet" role="status" aria-label={words().audio.microphone}>
          {phase === "idle" && problem !== undefined
            ? words().audio.problems[problem]
            : words().audio.phases[phase]}
        </p>
      </div>
      <Recordings recordings={own} onDelete={notes.dropRecording} />
    </section>
  );
}

/** Recordings to listen to. */
export function Recordings(props: {
  readonly recordings: readonly Recording[];
  readonly onDelete?: (id: string) => void;
}) {
  const { recordings, onDelete } = props;
  if (recordings.length === 0) return null;
  return (
    <ul className="wr-recordings">
      {recordings.map(({ id, page, sound }, i) => (
        <li key={id}>
          <Player sound={sound} label={words().audio.recording(i + 1, pageName(page))} />
          {onDelete !== undefined && (
            <button
              type="button"
              className="plain"
              aria-label={words().audio.deleteOne(i + 1)}
              onClick={() => onDelete(id)}
            >
              {words().audio.delete}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Player({ sound, label }: { readonly sound: Blob; readonly label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(sound);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [sound]);
  // biome-ignore lint/a11y/useMediaCaption: a player's own voice comes without captions; the page beside it is its text
  return <audio controls src={address} aria-label={label} />;
}
