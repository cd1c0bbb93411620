// The home page: the games, the game of the day, and where the player left off.

import { useState } from "react";
import type { GameEntry } from "../games/plugin.ts";
import { GAMES } from "../games/registry.ts";
import { Moment } from "../play/moment.tsx";
import { OpenFile } from "../play/open-file.tsx";
import { seedWords } from "../play/seed-words.ts";
import { seedOfTheDay } from "../play/setup.ts";
import { goTo, playPath } from "../routes.ts";
import { useSettings } from "../settings/settings.ts";
import { isOldRow } from "../store/old-entries.ts";
import type { SaveRow } from "../store/rows.ts";
import { useRows, useStore } from "../store/use-store.ts";
import { words } from "./words.ts";

/** The first page anyone sees; it comes with the app itself. */
export function Home() {
  const saves = useRows("saves");
  const waiting = (saves ?? [])
    .filter((row) => row.outcome === null && !isOldRow(row))
    .toSorted((a, b) => b.updated - a.updated);
  const seed = seedOfTheDay(new Date());
  const { title, lead, today } = words().home;
  return (
    <>
      <h1 className="home-title">{title}</h1>
      <p className="lead">{lead}</p>
      <p className="today">
        {today}
        <b>{seed}</b>
      </p>
      {/* The games wait for what stands above them, so that they do not move. */}
      {saves !== undefined && (
        <>
          <Waiting rows={waiting.slice(0, 3)} />
          <ul className="game-cards">
            {GAMES.map((entry) => (
              <li key={entry.id}>
                <Card entry={entry} seed={seed} />
              </li>
            ))}
          </ul>
          <OpenFile />
        </>
      )}
    </>
  );
}

function Waiting({ rows }: { readonly rows: readonly SaveRow[] }) {
  if (rows.length === 0) return null;
  const { waiting, played } = words().home;
  return (
    <section aria-labelledby="waiting-heading" className="waiting">
      <h2 id="waiting-heading">{waiting}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <a href={playPath(row.game, row.id)} data-game={row.game}>
              <b>{GAMES.find(({ id }) => id === row.game)?.title ?? row.game}</b>
              <span>{played(seedWords(row.seed), row.step)}</span>
              <Moment className="quiet" time={row.updated} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ entry, seed }: { readonly entry: GameEntry; readonly seed: string }) {
  const store = useStore();
  const { settings } = useSettings();
  const [problem, setProblem] = useState("");
  /** Begins a game; what begins games is loaded with the first one. */
  const begin = async (isToday: boolean) => {
    try {
      const { beginNow, beginToday } = await import("../play/open.ts");
      const begun = isToday
        ? await beginToday(entry.id, seed, settings.undo, store)
        : await beginNow(entry.id, settings.undo, store);
      if (begun.ok) goTo(begun.value);
      else setProblem(begun.error);
    } catch {
      setProblem(words().home.notLoaded);
    }
  };
  const { play, playToday } = words().home;
  return (
    <article className="game-card" data-game={entry.id}>
      <entry.Picture />
      <div className="game-card-text">
        <h2>
          <a href={playPath(entry.id)}>{entry.title}</a>
        </h2>
        <p>{entry.line}</p>
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="game-card-buttons">
          <button type="button" onClick={() => void begin(false)}>
            {play.label}
            <span className="visually-hidden">{play.of(entry.title)}</span>
          </button>
          <button type="button" className="plain" onClick={() => void begin(true)}>
            {playToday.label}
            <span className="visually-hidden">{playToday.of(entry.title)}</span>
          </button>
        </div>
      </div>
    </article>
  );
}
