// The start page of a game: a picture, one line, and one press to play; options, help and what is kept stand below.
import { initialValues } from "@games/core-game/text";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { goTo, playPath } from "../routes.ts";
import { useSettings } from "../settings/settings.ts";
import { findOldEntries, isOldRow } from "../store/old-entries.ts";
import { OldList } from "../store/old-list.tsx";
import type { SaveRow } from "../store/rows.ts";
import { useRows, useStore } from "../store/use-store.ts";
import { BestResults, bestScore } from "./best-results.tsx";
import { Lessons } from "./how-to-play.tsx";
import { type Choices, NewGame } from "./new-game.tsx";
import { beginGame, beginToday } from "./open.ts";
import { OpenFile } from "./open-file.tsx";
import { SavedGames } from "./saved-games.tsx";
import { anySeed, optionsOf, seedOfTheDay } from "./setup.ts";
import { words } from "./words.ts";

const TableStart = lazy(() => import("./table-start.tsx"));

/** The form for real dice and cards; it is loaded when it is first opened. */
function TableSection({ plugin }: { readonly plugin: AnyPlugin }) {
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
          <TableStart plugin={plugin} />
        </Suspense>
      )}
    </details>
  );
}

interface LobbyProps {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
}

/** Begins or continues a game. */
export function Lobby({ entry, plugin }: LobbyProps) {
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
      <Start entry={entry} plugin={plugin} saves={kept}>
        <section className="panel" aria-labelledby="how-heading">
          <h2 id="how-heading">{howToPlay}</h2>
          <Lessons lessons={plugin.howToPlay} />
        </section>
        <div className="stack">
          {plugin.table !== undefined && <TableSection plugin={plugin} />}
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

/** The banner with its buttons, and the options when they are asked for. */
function Start(
  props: LobbyProps & { readonly saves: readonly SaveRow[]; readonly children: ReactNode },
) {
  const { entry, plugin, saves, children } = props;
  const store = useStore();
  const { settings } = useSettings();
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const [choices, setChoices] = useState<Choices>(() => ({
    game: plugin.game,
    values: initialValues(plugin.setup),
    undo: settings.undo,
  }));
  const follow = (begun: Awaited<ReturnType<typeof beginGame>>) => {
    if (begun.ok) goTo(begun.value);
    else setProblem(begun.error);
  };
  const begin = async (seed: string) => {
    const { game, values, undo } = choices;
    const best = bestScore(await store.list("results"), game.id);
    follow(
      await beginGame(plugin, game, { ...optionsOf(plugin, values, best), seed }, undo, store),
    );
  };
  const today = async () =>
    follow(await beginToday(entry.id, seedOfTheDay(new Date()), choices.undo, store));
  const waiting = latest(saves);
  const says = words().lobby;
  return (
    <>
      <div className="lobby-banner">
        <entry.Picture />
        <div className="lobby-start">
          <h1>{entry.title}</h1>
          <p className="lead">{entry.line}</p>
          <div className="lobby-buttons">
            <button type="button" className="primary" onClick={() => void begin(anySeed())}>
              {says.play}
            </button>
            <button type="button" className="plain" onClick={() => void today()}>
              {says.today}
            </button>
            <button
              type="button"
              className="plain"
              aria-expanded={areOptionsOpen}
              onClick={() => setOptionsOpen(!areOptionsOpen)}
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
      {areOptionsOpen ? (
        <NewGame
          plugin={plugin}
          choices={choices}
          problem={problem}
          onChange={setChoices}
          onBegin={(seed) => void begin(seed)}
        />
      ) : (
        <div className="panels">{children}</div>
      )}
    </>
  );
}
