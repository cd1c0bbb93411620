// The start page of a game: a picture, one line, and one press to play; options, help and what is kept stand below. The rules
// and the table of the game are loaded when one is begun, or when its options are opened.

import { initialValues } from "@games/core-game/text";
import type { Result } from "@games/core-rng";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { words as startWords } from "../home/words.ts";
import { goTo, playPath } from "../routes.ts";
import { useSettings } from "../settings/settings.ts";
import { findOldEntries, isOldRow } from "../store/old-entries.ts";
import { OldList } from "../store/old-list.tsx";
import type { SaveRow } from "../store/rows.ts";
import { useRows, useStore } from "../store/use-store.ts";
import { BestResults } from "./best-results.tsx";
import { loadGamePage } from "./game-page.ts";
import { Lessons } from "./lessons.tsx";
import { type Choices, NewGame } from "./new-game.tsx";
import { OpenFile } from "./open-file.tsx";
import { useStart } from "./plugins.ts";
import { SavedGames } from "./saved-games.tsx";
import { anySeed, seedOfTheDay } from "./setup.ts";
import { words } from "./words.ts";

const TableStart = lazy(() => import("./table-start.tsx"));

/** The form for real dice and cards; it is loaded when it is first opened. */
function TableSection({ entry }: { readonly entry: GameEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { loading, lobby } = words();
  return (
    <details
      className="panel table-start"
      onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
    >
      <summary>{lobby.table}</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{loading}</p>}>
          <TableStart entry={entry} />
        </Suspense>
      )}
    </details>
  );
}

/** Begins or continues a game. */
export function Lobby({ entry }: { readonly entry: GameEntry }) {
  const start = useStart(entry);
  const results = useRows("results");
  const saves = useRows("saves");
  // What is kept comes last and all at once, so that nothing moves when it is there.
  const isRead = results !== undefined && saves !== undefined;
  const own = {
    saves: saves?.filter((row) => row.game === entry.id) ?? [],
    results: results?.filter((row) => row.game === entry.id) ?? [],
  };
  const kept = own.saves.filter((row) => !isOldRow(row));
  const { howToPlay, lobby } = words();
  return (
    <div className="lobby">
      <Start entry={entry} saves={kept}>
        <section className="panel" aria-labelledby="how-heading">
          <h2 id="how-heading">{howToPlay}</h2>
          <Lessons lessons={start.howToPlay} />
        </section>
        <div className="stack">
          {start.hasTable && <TableSection entry={entry} />}
          {isRead && (
            <>
              <section className="panel" aria-labelledby="saved-heading">
                <h2 id="saved-heading">{lobby.saved}</h2>
                <SavedGames rows={kept} />
                <OpenFile />
              </section>
              <BestResults rows={own.results} />
              <OldList entries={findOldEntries({ ...own, notes: [] })} />
            </>
          )}
        </div>
      </Start>
    </div>
  );
}

/** The game under way that was played last. */
const latest = (saves: readonly SaveRow[]): SaveRow | undefined =>
  saves.filter(({ outcome }) => outcome === null).toSorted((a, b) => b.updated - a.updated)[0];

/** What was chosen on the form, and the plug-in it is for. */
interface Chosen {
  readonly plugin: AnyPlugin;
  readonly choices: Choices;
}

/** Begins games; a sentence says what kept the last one from beginning. */
function useBeginning({ id }: GameEntry) {
  const store = useStore();
  const { settings } = useSettings();
  const [problem, setProblem] = useState("");
  const [isLoading, setLoading] = useState(false);
  const isAtWork = useRef(false);
  const attempt = async (work: () => Promise<void>) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setLoading(true);
    setProblem("");
    try {
      // Nothing is begun that could not be shown.
      await loadGamePage(id);
      await work();
    } catch {
      setProblem(startWords().home.notLoaded);
    }
    isAtWork.current = false;
    setLoading(false);
  };
  const follow = (begun: Result<string, string>) => {
    if (begun.ok) goTo(begun.value);
    else setProblem(begun.error);
  };
  return {
    problem,
    isLoading,
    /** What a game needs, on its way before the button is pressed. */
    prepare: () => void Promise.all([loadGamePage(id), import("./open.ts")]).catch(() => undefined),
    /** The form as it is at first. */
    choose: (show: (chosen: Chosen) => void) =>
      attempt(async () => {
        const plugin = await loadGamePage(id);
        if (plugin === undefined) return;
        const { game, setup } = plugin;
        const choices = { game, values: initialValues(setup), undo: settings.undo };
        show({ plugin, choices });
      }),
    play: (chosen: Chosen | undefined, seed: string) =>
      attempt(async () => {
        const { beginChosen, beginNow } = await import("./open.ts");
        follow(
          chosen === undefined
            ? await beginNow(id, settings.undo, store)
            : await beginChosen(chosen.plugin, chosen.choices, seed, store),
        );
      }),
    today: (chosen: Chosen | undefined) =>
      attempt(async () => {
        const { beginToday } = await import("./open.ts");
        const undo = chosen?.choices.undo ?? settings.undo;
        follow(await beginToday(id, seedOfTheDay(new Date()), undo, store));
      }),
  };
}

/** The banner with its buttons, and the options when they are asked for. */
function Start(props: {
  readonly entry: GameEntry;
  readonly saves: readonly SaveRow[];
  readonly children: ReactNode;
}) {
  const { entry, saves, children } = props;
  const { problem, isLoading, prepare, choose, play, today } = useBeginning(entry);
  const [chosen, setChosen] = useState<Chosen>();
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  const toggleOptions = () => {
    if (chosen !== undefined) return setOptionsOpen(!areOptionsOpen);
    return void choose((first) => {
      setChosen(first);
      setOptionsOpen(true);
    });
  };
  const waiting = latest(saves);
  const says = words().lobby;
  return (
    <>
      <div className="lobby-banner">
        <entry.Picture />
        <div className="lobby-start">
          <h1>{entry.title}</h1>
          <p className="lead">{entry.line}</p>
          <div className="lobby-buttons" aria-busy={isLoading}>
            <button
              type="button"
              className="primary"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => void play(chosen, anySeed())}
            >
              {says.play}
            </button>
            <button type="button" className="plain" onClick={() => void today(chosen)}>
              {says.today}
            </button>
            <button
              type="button"
              className="plain"
              aria-expanded={areOptionsOpen}
              onClick={toggleOptions}
            >
              {says.options}
            </button>
            {waiting !== undefined && (
              <a className="button plain" href={playPath(entry.id, waiting.id)}>
                {says.resume}
              </a>
            )}
          </div>
          <p className="problem" role="alert">
            {areOptionsOpen ? "" : problem}
          </p>
        </div>
      </div>
      {/* The options take the place of what is below, so that nothing moves. */}
      {areOptionsOpen && chosen !== undefined ? (
        <NewGame
          {...chosen}
          problem={problem}
          onChange={(choices) => setChosen({ ...chosen, choices })}
          onBegin={(seed) => void play(chosen, seed)}
        />
      ) : (
        <div className="panels">{children}</div>
      )}
    </>
  );
}
