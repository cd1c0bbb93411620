// The replay player: a shared game from its first step to its last, verified before it is shown.
import type { Game, GameTypes, Replay, ReplayError } from "@games/core-game";
import type { Result } from "@games/core-rng";
import { useEffect, useId, useMemo, useState } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { goTo, playPath } from "../routes.ts";
import type { Store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { BrokenLink } from "./broken-link.tsx";
import { Frame } from "./frame.tsx";
import { keepSession, reasonOf, sessionOf } from "./open.ts";
import { ToolButton } from "./tool-button.tsx";
import { useGame } from "./use-game.ts";
import { usePlugin } from "./use-plugin.ts";

type AnyReplay = Replay<GameTypes>;
type Read = { readonly game: Game<GameTypes>; readonly replay: Result<AnyReplay, ReplayError> };

/** A link does not say whose content it needs before it is read, so the games are tried in turn, the default one first. */
async function read(plugin: AnyPlugin, text: string, store: Store): Promise<Read> {
  const standard = { game: plugin.game, replay: plugin.game.unshare(text) };
  if (standard.replay.ok || standard.replay.error.code !== "wrong-content") return standard;
  for (const game of (await plugin.otherGames?.(store)) ?? []) {
    const replay = game.unshare(text);
    if (replay.ok || replay.error.code !== "wrong-content") return { game, replay };
  }
  return standard;
}

/** Reads the link and plays it back. */
export function ReplayPage(props: { readonly entry: GameEntry; readonly text: string }) {
  const { entry, text } = props;
  const plugin = usePlugin(entry);
  const store = useStore();
  const [found, setFound] = useState<Read>();
  useEffect(() => {
    let isShown = true;
    void read(plugin, text, store).then((result) => {
      if (isShown) setFound(result);
    });
    return () => {
      isShown = false;
    };
  }, [plugin, text, store]);
  if (found === undefined) return <p role="status">Checking the replay …</p>;
  const { game, replay } = found;
  if (!replay.ok)
    return <BrokenLink entry={entry} reason={reasonOf(plugin, replay.error)} text={text} />;
  return <Player entry={entry} plugin={plugin} game={game} replay={replay.value} />;
}

const LOCKED = "This is a replay; choose “Continue from here” to take over.";
const PAUSE = 900;

function Player(props: {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
  readonly game: Game<GameTypes>;
  readonly replay: AnyReplay;
}) {
  const { entry, plugin, game, replay } = props;
  const store = useStore();
  const session = useMemo(() => sessionOf(game, replay, "free"), [game, replay]);
  const [isRunning, setRunning] = useState(false);
  const sliderId = useId();
  const controller = useGame(plugin, session, undefined, LOCKED);
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

  const playOn = async () => {
    const taken = sessionOf(game, replay, "fair", step);
    goTo(await keepSession(plugin, taken, store, { marks: ["replay"], notes: [] }));
  };
  const bar = (
    <>
      <ToolButton label="To the start" run={() => seek(0)} />
      <ToolButton
        label="Back"
        hotkey={{ key: "u", label: "One step back" }}
        run={() => seek(Math.max(0, step - 1))}
      />
      <ToolButton
        label="Play"
        isOn={isRunning}
        hotkey={{ key: " ", label: "Play or pause" }}
        run={() => setRunning(!isRunning)}
      />
      <ToolButton
        label="Forward"
        hotkey={{ key: "r", label: "One step forward" }}
        run={controller.redo}
      />
      <ToolButton label="Continue from here" run={() => void playOn()} />
    </>
  );
  const above = (
    <section className="panel replay" aria-label="Replay">
      <p className="verified">
        <b>Verified.</b>{" "}
        {last === 1
          ? "The one action is legal, and it ends in the state the link names: "
          : `All ${last} actions are legal, and they end in the state the link names: `}
        <code>{replay.hashes.at(-1)}</code>
      </p>
      <label htmlFor={sliderId}>{`Step ${step} of ${last}`}</label>
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
      <a href={playPath(entry.id)}>{`Play ${entry.title} yourself`}</a>
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
