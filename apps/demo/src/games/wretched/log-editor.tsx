// The page that is being written: starter text, autosave, and the end of the log.
import type { View, Wretched } from "@games/wretched";
import { type Journal, logStarter } from "@games/wretched/journal";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { useHotkey } from "../../play/hotkeys.tsx";
import { useStoreProblem } from "../../store/use-store.ts";
import { AudioLog } from "./audio-log.tsx";
import type { Notes } from "./notes.ts";
import { pageName } from "./page-name.ts";
import { words } from "./screen-words.ts";
import type { StoryGame } from "./stories.ts";
import { pageOf } from "./story.ts";

const WRITE = { type: "write-log" } as const;
const SKIP = { type: "skip-log" } as const;
const PAUSE = 300;

const isLogStage = ({ stage }: View) =>
  stage === "firstLog" || stage === "journalPhase" || stage === "finalLog";

const nameOf = ({ wishes }: Notes) => wishes.narrator || words().log.yourName;

/** A story whose forms lack one part. */
const without = ({ rows }: StoryGame, part: "signOff" | "dayLog") => ({
  rows: { ...rows, prose: { ...rows.prose, [part]: "" } },
});

/** How a page begins: during the day with its first line, in the evening with the sign-off too. */
function starterOf(game: StoryGame, view: View, notes: Notes, journal: Journal): string {
  const name = nameOf(notes);
  if (!isLogStage(view)) return `${logStarter(without(game, "signOff"), view, name).trimEnd()}\n\n`;
  const form = logStarter(game, view, name);
  const cutShort = view.stage === "finalLog" ? openPage(view, notes, journal) : undefined;
  return cutShort === undefined ? form : `${cutShort.trimEnd()}\n\n${form}`;
}

/** What was written on a day that ended the game before its log was due; it opens the last page. */
function openPage(view: View, { pages }: Notes, journal: Journal): string | undefined {
  const isClosed = journal.entries.some(({ kind, day }) => kind === "day" && day === view.day);
  return isClosed ? undefined : pages.get(`day ${view.day}`)?.text;
}

/** The text of a page: every key is kept at once, and stored after a short pause and when the page is left. */
function useDraft(notes: Notes, page: string, starter: string) {
  const [draft, setDraft] = useState<string>();
  const waiting = useRef<string>(undefined);
  const { holdPage, writePage } = notes;
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
    holdPage(page, next);
    setDraft(next);
  };
  const close = () => {
    waiting.current = text;
    keepNow();
  };
  const isTouched = (draft ?? kept) !== undefined;
  return { text, write, close, keepNow, isTouched };
}

/** The editor of the page of the moment. */
export function LogEditor(props: {
  readonly view: View;
  readonly game: StoryGame;
  readonly notes: Notes;
  readonly journal: Journal;
}) {
  const { view, game, notes, journal } = props;
  const page = pageOf(view);
  const { text, write, close, keepNow, isTouched } = useDraft(
    notes,
    page,
    starterOf(game, view, notes, journal),
  );
  const { act, refusalOf } = useGameContext<Wretched>();
  const fieldId = useId();
  const says = words().log;
  const keptWords = useStoreProblem() === undefined ? says.kept : says.keptForNow;
  const isDue = isLogStage(view);
  const closeLog = () => {
    close();
    act(WRITE);
  };
  useHotkey(isDue ? "w" : undefined, says.close, closeLog);
  const hear = (event: KeyboardEvent) => {
    if (isDue && event.key === "Enter" && (event.ctrlKey || event.metaKey)) closeLog();
  };
  const signOff = logStarter(without(game, "dayLog"), view, nameOf(notes));
  return (
    <section className="wr-desk" aria-labelledby={`${fieldId}-label`}>
      <div className="wr-page">
        <label id={`${fieldId}-label`} htmlFor={fieldId}>
          {says.label(pageName(page))}
        </label>
        <textarea
          id={fieldId}
          value={text}
          rows={12}
          lang={game.rows.prose.language}
          onChange={(event) => write(event.target.value)}
          onKeyDown={hear}
          onBlur={keepNow}
          maxLength={100_000}
        />
        <p className="wr-kept">{isTouched ? keptWords : says.beginning}</p>
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
            {says.close}
            <span className="key" aria-hidden="true">
              w
            </span>
          </button>
          <ActionButton<Wretched>
            action={SKIP}
            className="plain"
            hotkey={{ key: "s", label: says.skipKey }}
          >
            {says.skip}
          </ActionButton>
          {isTouched && view.stage === "journalPhase" && (
            <button
              type="button"
              className="plain"
              onClick={() => write(`${text.trimEnd()}\n\n${signOff.trim()}`)}
            >
              {says.addSignOff}
            </button>
          )}
        </div>
      )}
      <AudioLog notes={notes} page={page} />
    </section>
  );
}
