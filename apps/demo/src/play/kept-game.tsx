// A kept game: read from the store, put in play, and kept again after every change.
import { type GameTypes, type LoadError, Session } from "@games/core-game";
import { useEffect, useState } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { playPath } from "../routes.ts";
import type { Mark, SaveRow } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { useAutosave } from "./autosave.ts";
import { BotPanel } from "./bot-panel.tsx";
import { BrokenSave } from "./broken-save.tsx";
import { CoachMark } from "./coach/coach-mark.tsx";
import { useCoach } from "./coach/use-coach.ts";
import { EndPanel } from "./ending/end-panel.tsx";
import { contentHashIn } from "./files.ts";
import { Frame } from "./frame.tsx";
import { type DialogName, GameBar } from "./game-bar.tsx";
import { HintPanel } from "./hint/hint-panel.tsx";
import { useHints } from "./hint/use-hint.ts";
import { HowToPlay } from "./how-to-play.tsx";
import { KeyHelp } from "./key-help.tsx";
import { gameOf, reasonOf } from "./open.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { UndoSwitch } from "./undo-switch.tsx";
import { useThinkers } from "./use-bot.ts";
import { useGame } from "./use-game.ts";
import { useSlot } from "./use-slot.ts";

type Opened =
  | { readonly kind: "missing" }
  | { readonly kind: "broken"; readonly row: SaveRow; readonly error: LoadError }
  | { readonly kind: "open"; readonly row: SaveRow; readonly session: Session<GameTypes> };

async function open(plugin: AnyPlugin, slot: string, store: Store): Promise<Opened> {
  const row = await store.get("saves", slot);
  if (row === undefined || row.game !== plugin.game.id) return { kind: "missing" };
  const game = await gameOf(plugin, contentHashIn(row.text), store);
  const session = Session.load(game, row.text);
  return session.ok
    ? { kind: "open", row, session: session.value }
    : { kind: "broken", row, error: session.error };
}

interface KeptGameProps {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
  readonly slot: string;
}

/** Opens the game of a slot, in one tab at a time. */
export function KeptGame(props: KeptGameProps) {
  const { holding, take } = useSlot(props.slot);
  if (holding === "asking") return <p role="status">Opening your game …</p>;
  if (holding === "held") return <HeldGame {...props} />;
  return (
    <section className="panel">
      <h1>This game is open in another tab</h1>
      <p>Two tabs would write over each other, so it is played in one at a time.</p>
      <div className="row">
        <button type="button" onClick={take}>
          Play it here
        </button>
        <a href="#/">All games</a>
      </div>
    </section>
  );
}

function HeldGame(props: KeptGameProps) {
  const { entry, plugin, slot } = props;
  const store = useStore();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isShown = true;
    void open(plugin, slot, store).then((result) => {
      if (isShown) setOpened(result);
    });
    return () => {
      isShown = false;
    };
  }, [plugin, slot, store]);
  if (opened === undefined) return <p role="status">Opening your game …</p>;
  if (opened.kind === "broken")
    return <BrokenSave row={opened.row} reason={reasonOf(plugin, opened.error)} />;
  if (opened.kind === "missing")
    return (
      <section className="panel">
        <h1>There is no such game here</h1>
        <p>It may have been deleted, or kept in another browser.</p>
        <a href={playPath(entry.id)}>{`Begin a new game of ${entry.title}`}</a>
      </section>
    );
  return <OpenGame {...props} row={opened.row} session={opened.session} />;
}

const BOT_AT_WORK = "A bot is playing; pause it to take over.";

/** Why there is no hint now. */
function noHintReason(isOver: boolean, isRunning: boolean): string | undefined {
  if (isOver) return "The game is over.";
  return isRunning ? BOT_AT_WORK : undefined;
}

function OpenGame(
  props: KeptGameProps & { readonly row: SaveRow; readonly session: Session<GameTypes> },
) {
  const { entry, plugin, slot, row, session } = props;
  const [isRunning, setRunning] = useState(false);
  const [ownMarks, setOwnMarks] = useState<readonly Mark[]>(row.marks);
  const [dialog, setDialog] = useState<DialogName>();
  const game = useGame(plugin, session, slot, isRunning ? BOT_AT_WORK : undefined);
  const { snapshot } = game;
  const { outcome } = snapshot;
  const mark = (name: Mark) => setOwnMarks((before) => withMark(before, name));
  const marks = withMark(ownMarks, snapshot.hasPeeked ? "peeked" : undefined);
  useAutosave(plugin, session, snapshot, slot, marks);
  const thinkers = useThinkers(session);
  const hints = useHints(session, snapshot, thinkers, game.refuse);
  const coach = useCoach(plugin, session, snapshot);
  const act = (action: GameTypes["action"]) => {
    const follows = hints.isFollowedBy(action);
    const isDone = game.context.act(action);
    if (isDone && follows) mark("hint");
    return isDone;
  };
  const hint = hints.state.kind === "given" ? hints.state.hint : undefined;
  const controller = { ...game, context: { ...game.context, act, hint } };
  const close = () => setDialog(undefined);
  const tour = coach.begin;
  const above = (
    <>
      {dialog === "share" && <ShareDialog plugin={plugin} session={session} onClose={close} />}
      {dialog === "how" && (
        <HowToPlay
          lessons={plugin.howToPlay}
          onTour={
            tour === undefined || outcome !== undefined
              ? undefined
              : () => {
                  close();
                  tour();
                }
          }
          onClose={close}
        />
      )}
      {dialog === "keys" && <KeyHelp onClose={close} />}
      <CoachMark coach={coach} />
      {outcome !== undefined && (
        <EndPanel
          plugin={plugin}
          title={entry.title}
          session={session}
          slot={slot}
          marks={marks}
          outcome={outcome}
          onShare={() => setDialog("share")}
        />
      )}
    </>
  );
  return (
    <Frame
      entry={entry}
      plugin={plugin}
      controller={controller}
      marks={marks}
      bar={
        <GameBar
          plugin={plugin}
          session={session}
          slot={slot}
          marks={marks}
          controller={controller}
          hints={hints}
          noHint={noHintReason(outcome !== undefined, isRunning)}
          onOpen={setDialog}
        />
      }
      above={above}
      below={
        <HintPanel
          state={hints.state}
          describe={(action) => plugin.describeAction(action, session.game, snapshot.view)}
          onFollow={({ action }) => act(action)}
          onClose={hints.toggle}
        />
      }
      sidebar={
        <>
          <BotPanel
            thinkers={thinkers}
            controller={controller}
            run={{ isRunning, setRunning }}
            onBot={() => mark("bot")}
          />
          <UndoSwitch session={session} />
        </>
      }
    />
  );
}

const withMark = (marks: readonly Mark[], mark: Mark | undefined): readonly Mark[] =>
  mark === undefined || marks.includes(mark) ? marks : [...marks, mark];
