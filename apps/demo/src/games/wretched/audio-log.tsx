// The spoken log of a page: record, listen, delete. The sound never leaves the device.
import { useEffect, useState } from "react";
import type { Notes, Recording } from "./notes.ts";
import { useRecorder } from "./recorder.ts";

/** Records for a page and lists what was recorded for it. */
export function AudioLog({ notes, page }: { readonly notes: Notes; readonly page: string }) {
  const { phase, problem, start, stop } = useRecorder((sound) => notes.addRecording(page, sound));
  const own = notes.recordings.filter((recording) => recording.page === page);
  return (
    <section className="wr-audio" aria-label="Spoken log">
      <div className="row">
        <button
          type="button"
          className="plain"
          onClick={() => phase === "idle" && start()}
          aria-disabled={phase !== "idle"}
        >
          Speak the log
        </button>
        <button
          type="button"
          className={phase === "recording" ? "danger" : "plain"}
          onClick={() => phase === "recording" && stop()}
          aria-disabled={phase !== "recording"}
        >
          Stop and keep the recording
        </button>
        <p className="quiet" role="status" aria-label="Microphone">
          {phase === "recording" && "The microphone is on."}
          {phase === "asking" && "The browser asks for the microphone."}
          {phase === "idle" && (problem || "If you like. The sound stays on this device.")}
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
          <Player sound={sound} label={`Recording ${i + 1} of the ${page} log`} />
          {onDelete !== undefined && (
            <button
              type="button"
              className="plain"
              aria-label={`Delete recording ${i + 1}`}
              onClick={() => onDelete(id)}
            >
              Delete
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
