// One game in play: the bar, the dialogs, the end, and what is beside the screen; alone or at a table.
import type { GameTypes, Session } from "@games/core-game";
import type { Result } from "@games/core-rng";
import { type ReactNode, useState } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import type { Mark, SaveRow } from "../store/rows.ts";
import { useAutosave } from "./autosave.ts";
import { BotPanel } from "./bot-panel.tsx";
import { CoachMark } from "./coach/coach-mark.tsx";
import { useCoach } from "./coach/use-coach.ts";
import { EndPanel } from "./ending/end-panel.tsx";
import { Frame } from "./frame.tsx";
import { type DialogName, GameBar } from "./game-bar.tsx";
import { HintPanel } from "./hint/hint-panel.tsx";
import { useHints } from "./hint/use-hint.ts";
import { HowToPlay } from "./how-to-play.tsx";
import { KeyHelp } from "./key-help.tsx";
import { rowOf } from "./open.ts";
import { usePlayTime } from "./play-time.ts";
import { ownReferee, type Referee } from "./referee.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { UndoSwitch } from "./undo-switch.tsx";
import { useThinkers } from "./use-bot.ts";
import { type GameController, useGame } from "./use-game.ts";
import { words } from "./words.ts";

/** Why there is no hint now. */
function noHintReason(isOver: boolean, isRunning: boolean): string | undefined {
  if (isOver) return words().refused.isOver;
  return isRunning ? words().refused.botPlays : undefined;
}

/** What a table adds to a game in play. */
export interface Seat {
  readonly referee: Referee;
  /** Why the player may not act now: something is asked. */
  readonly locked: string | undefined;
  /** What changes whenever the table does. */
  readonly version: unknown;
  /** The table as a row. */
  readonly rowOf: (marks: readonly Mark[]) => SaveRow;
  readonly withMarks: (marks: readonly Mark[]) => readonly Mark[];
  /** Begins another game like this one and tells its address. */
  readonly again: () => Promise<Result<string, string>>;
  /** What is asked, and the buttons of the bar that belong to it. */
  readonly panel: (controller: GameController) => ReactNode;
  readonly bar: (controller: GameController) => ReactNode;
}

/** A game in play, alone or at a table. */
export function OpenGame(props: {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
  readonly slot: string;
  readonly row: SaveRow;
  readonly session: Session<GameTypes>;
  readonly seat?: Seat;
}) {
  const { entry, plugin, slot, row, session, seat } = props;
  const [isRunning, setRunning] = useState(false);
  const [ownMarks, setOwnMarks] = useState<readonly Mark[]>(row.marks);
  const [dialog, setDialog] = useState<DialogName>();
  const locked = isRunning ? words().refused.botPlays : seat?.locked;
  const referee = seat?.referee ?? ownReferee(plugin, session);
  const game = useGame(plugin, session, slot, locked, referee);
  const { snapshot } = game;
  const { outcome } = snapshot;
  const mark = (name: Mark) => setOwnMarks((before) => withMark(before, name));
  const seen = withMark(ownMarks, snapshot.hasPeeked ? "peeked" : undefined);
  const marks = seat?.withMarks(seen) ?? seen;
  const timeOf = usePlayTime(row.played ?? 0, outcome !== undefined);
  const toRow = () => ({
    ...(seat?.rowOf(marks) ?? rowOf(plugin, session, slot, marks)),
    played: timeOf(),
  });
  useAutosave({ plugin, session, snapshot, slot, marks, toRow, version: seat?.version });
  const thinkers = useThinkers(session);
  const hints = useHints(plugin, session, snapshot, thinkers, game.refuse);
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
          lessons={plugin.start.howToPlay}
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
          write={() => toRow().text}
          first={seat?.bar(controller)}
          slot={slot}
          marks={marks}
          controller={controller}
          hints={hints}
          noHint={noHintReason(outcome !== undefined, isRunning)}
          onOpen={setDialog}
        />
      }
      above={above}
      end={
        outcome !== undefined && (
          <EndPanel
            plugin={plugin}
            title={entry.title}
            session={session}
            slot={slot}
            marks={marks}
            outcome={outcome}
            played={timeOf()}
            {...(seat && { begin: seat.again })}
            onShare={() => setDialog("share")}
          />
        )
      }
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
            names={plugin.bots}
            thinkers={thinkers}
            controller={controller}
            run={{ isRunning, setRunning }}
            onBot={() => mark("bot")}
          />
          <UndoSwitch session={session} />
          {/* After the screen, so that its keys win over those of the screen. */}
          {seat?.panel(controller)}
        </>
      }
    />
  );
}

const withMark = (marks: readonly Mark[], mark: Mark | undefined): readonly Mark[] =>
  mark === undefined || marks.includes(mark) ? marks : [...marks, mark];
