// The page that is being written: starter text, autosave, and the end of the log.
import type { View, Wretched } from "@games/wretched";
import { logStarter } from "@games/wretched/journal";
import type { Pack } from "@games/wretched/packs";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useHotkey } from "../../play/hotkeys.tsx";
import { useTable } from "../../play/table.ts";
import { AudioLog } from "./audio-log.tsx";
import type { Notes } from "./notes.ts";
import { pageOf } from "./story.ts";

const WRITE = { type: "write-log" } as const;
const SKIP = { type: "skip-log" } as const;
const PAUSE = 300;

const isLogStage = ({ stage }: View) =>
  stage === "firstLog" || stage === "journalPhase" || stage === "finalLog";

/** How a page begins: during the day with its first line, in the evening with the sign-off too. */
function starterOf(pack: Pack, view: View, { wishes, pages }: Notes): string {
  const name = wishes.narrator || "your name";
  if (!isLogStage(view)) return `${logStarter({ ...pack, signOff: "" }, view, name).trimEnd()}\n\n`;
  const form = logStarter(pack, view, name);
  // A day that ended the game has no log of its own, so what was written on it opens the last one.
  const cutShort = view.stage === "finalLog" ? pages.get(`day ${view.day}`)?.text : undefined;
  return cutShort === undefined ? form : `${cutShort.trimEnd()}\n\n${form}`;
}

/** The text of a page; every change is kept after a short pause, and at once when the page is left. */
function useDraft(notes: Notes, page: string, starter: string) {
  const [draft, setDraft] = useState<string>();
  const waiting = useRef<string>(undefined);
  const { writePage } = notes;
  const keepNow = () => {
    if (waiting.current !== undefined) writePage(page, waiting.current);
    waiting.current = undefined;
  };
  const latest = useRef(keepNow);
  useEffect(() => {
    latest.current = keepNow;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  const kept = notes.pages.get(page)?.text;
  const text = draft ?? kept ?? starter;
  const write = (next: string) => {
    waiting.current = next;
    setDraft(next);
  };
  const close = () => {
    waiting.current = text;
    keepNow();
  };
  return { text, write, close, isKept: text === kept, isTouched: (draft ?? kept) !== undefined };
}

/** The desk for the page of the moment. */
export function LogDesk({ view, pack, notes }: { view: View; pack: Pack; notes: Notes }) {
  const page = pageOf(view);
  const { text, write, close, isKept, isTouched } = useDraft(
    notes,
    page,
    starterOf(pack, view, notes),
  );
  const { act, refusalOf } = useTable<Wretched>();
  const fieldId = useId();
  const isDue = isLogStage(view);
  const closeLog = () => {
    close();
    act(WRITE);
  };
  useHotkey(isDue ? "w" : undefined, "Close the log", closeLog);
  const hear = (event: KeyboardEvent) => {
    if (isDue && event.key === "Enter" && (event.ctrlKey || event.metaKey)) closeLog();
  };
  const signOff = logStarter({ ...pack, dayLog: "" }, view, notes.wishes.narrator || "your name");
  return (
    <section className="wr-desk" aria-labelledby={`${fieldId}-label`}>
      <div className="wr-page">
        <label id={`${fieldId}-label`} htmlFor={fieldId}>
          {`Your log, ${page}`}
        </label>
        <textarea
          id={fieldId}
          value={text}
          rows={12}
          lang={pack.language}
          onChange={(event) => write(event.target.value)}
          onKeyDown={hear}
          maxLength={100_000}
        />
        <p className="wr-kept">
          {isKept
            ? "Kept in this browser."
            : isTouched
              ? "Writing …"
              : "A beginning; change it as you like."}
        </p>
      </div>
      {isDue && (
        <div className="wr-choices">
          <button
            type="button"
            className="primary"
            onClick={closeLog}
            aria-disabled={refusalOf(WRITE) !== undefined}
            aria-keyshortcuts="w"
          >
            Close the log
            <span className="key" aria-hidden="true">
              w
            </span>
          </button>
          <ActionButton<Wretched>
            action={SKIP}
            className="plain"
            hotkey={{ key: "s", label: "Leave the log unwritten" }}
          >
            Leave it unwritten
          </ActionButton>
          {isTouched && view.stage === "journalPhase" && (
            <button
              type="button"
              className="plain"
              onClick={() => write(`${text.trimEnd()}\n\n${signOff.trim()}`)}
            >
              Add the sign-off
            </button>
          )}
        </div>
      )}
      <AudioLog notes={notes} page={page} />
    </section>
  );
}
