// The replay player: a shared game from its first step to its last, verified before it is shown.
import type { Game, GameTypes, Replay, ReplayError, Session } from "@games/core-game";
import type { Result } from "@games/core-rng";
import { useEffect, useId, useState } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { goTo, playPath } from "../routes.ts";
import type { Store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { BrokenLink } from "./broken-link.tsx";
import { Frame } from "./frame.tsx";
import { keepSession, replayReason, sessionOf, wholeGame } from "./open.ts";
import { usePlugin } from "./plugins.ts";
import { ownReferee, type Referee } from "./referee.ts";
import { ToolButton } from "./tool-button.tsx";
import { useGame } from "./use-game.ts";
import { words } from "./words.ts";

type AnyReplay = Replay<GameTypes>;
/** A game that has played a replay; one that was played at a table needs the table for it. */
interface Repeat {
  readonly session: Session<GameTypes>;
  readonly referee: Referee;
  /** Keeps the game as it stands after so many steps, and tells its address. */
  readonly keepAt: (steps: number) => Promise<string>;
}
type Read = {
  readonly game: Game<GameTypes>;
  readonly replay: Result<AnyReplay, ReplayError>;
  readonly repeat?: Repeat;
};

/** A link does not say whose content it needs before it is read, so the games are tried in turn, the default one first. */
async function read(plugin: AnyPlugin, text: string, store: Store): Promise<Read> {
  const standard = await readWith(plugin, await wholeGame(plugin), text, store);
  if (standard.replay.ok || standard.replay.error.code !== "wrong-content") return standard;
  for (const game of (await plugin.otherGames?.(store)) ?? []) {
    const found = await readWith(plugin, game, text, store);
    if (found.replay.ok || found.replay.error.code !== "wrong-content") return found;
  }
  return standard;
}

async function readWith(
  plugin: AnyPlugin,
  game: Game<GameTypes>,
  text: string,
  store: Store,
): Promise<Read> {
  const extras = { marks: ["replay"], notes: [] } as const;
  const replay = game.unshare(text);
  if (replay.ok) {
    const session = sessionOf(game, replay.value, "free");
    const keepAt = (steps: number) =>
      keepSession(plugin, sessionOf(game, replay.value, "fair", steps), store, extras);
    return { game, replay, repeat: { session, referee: ownReferee(plugin, session), keepAt } };
  }
  if (replay.error.code !== "needs-table") return { game, replay };
  const { keepTable, refereeOf, tableOf, unshareTable } = await import("./table-open.ts");
  const told = unshareTable(game, text);
  if (!told.ok) return { game, replay: told };
  const table = tableOf(game, told.value, "free");
  const { session } = table;
  if (session === undefined) return { game, replay };
  const keepAt = (steps: number) =>
    keepTable(plugin, tableOf(game, told.value, "fair", steps), store, extras);
  return { game, replay: told, repeat: { session, referee: refereeOf(plugin, table), keepAt } };
}

/** Reads the link and plays it back; a default export because React.lazy asks for one. */
export default function ReplayPage(props: { readonly entry: GameEntry; readonly text: string }) {
  const { entry, text } = props;
  const plugin = usePlugin(entry);
  const store = useStore();
  const [found, setFound] = useState<Read>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isShown = true;
    read(plugin, text, store).then(
      (result) => isShown && setFound(result),
      (error: unknown) => isShown && setFailure({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [plugin, text, store]);
  if (failure !== undefined) throw failure.error;
  if (found === undefined) return <p role="status">{words().replay.checking}</p>;
  const { game, replay, repeat } = found;
  if (!replay.ok)
    return <BrokenLink entry={entry} reason={replayReason(plugin, replay.error)} text={text} />;
  if (repeat === undefined) return null;
  return <Player entry={entry} plugin={plugin} game={game} replay={replay.value} repeat={repeat} />;
}

const PAUSE = 900;

function Player(props: {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
  readonly game: Game<GameTypes>;
  readonly replay: AnyReplay;
  readonly repeat: Repeat;
}) {
  const { entry, plugin, game, replay, repeat } = props;
  const [isRunning, setRunning] = useState(false);
  const sliderId = useId();
  const says = words().replay;
  const controller = useGame(plugin, repeat.session, undefined, says.locked, repeat.referee);
  const { step } = controller.snapshot;
  const last = replay.actions.length;
  const { seek } = controller;

  // Every step that is shown schedules the next one.
  useEffect(() => {
    if (!isRunning) return undefined;
    if (step === last) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(controller.redo, PAUSE);
    return () => clearTimeout(timer);
  }, [isRunning, step]);

  const playOn = async () => goTo(await repeat.keepAt(step));
  const bar = (
    <>
      <ToolButton label={says.toStart} run={() => seek(0)} />
      <ToolButton
        label={says.back}
        hotkey={{ key: "u", label: says.backKey }}
        run={() => seek(Math.max(0, step - 1))}
      />
      <ToolButton
        label={says.play}
        isOn={isRunning}
        hotkey={{ key: " ", label: says.playKey }}
        run={() => setRunning(!isRunning)}
      />
      <ToolButton
        label={says.forward}
        hotkey={{ key: "r", label: says.forwardKey }}
        run={controller.redo}
      />
      <ToolButton label={says.takeOver} run={() => void playOn()} />
    </>
  );
  const above = (
    <section className="panel replay" aria-label={says.label}>
      <p className="verified">
        <b>{says.verified}</b> {says.actions(last)}
        <code>{replay.hashes.at(-1)}</code>
      </p>
      <label htmlFor={sliderId}>{says.step(step, last)}</label>
      <input
        id={sliderId}
        type="range"
        min={0}
        max={last}
        value={step}
        onChange={(event) => seek(event.target.valueAsNumber)}
      />
      {controller.snapshot.outcome !== undefined && (
        <p>
          <b>{plugin.describeOutcome(controller.snapshot.outcome, game)}</b>
        </p>
      )}
      <a href={playPath(entry.id)}>{says.yourself(entry.title)}</a>
    </section>
  );
  return (
    <Frame
      entry={entry}
      plugin={plugin}
      controller={controller}
      marks={[]}
      bar={bar}
      above={above}
    />
  );
}
