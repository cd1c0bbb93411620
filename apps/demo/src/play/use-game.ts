// One game in play: playing, taking back, the chronicle, and what is said aloud.
import type { GameTypes, Refusal, Session, Snapshot } from "@games/core-game";
import { describeRefusal, type HistoryPage, tellEntry } from "@games/core-game/text";
import { useEffect, useState } from "react";
import type { AnyPlugin, ScreenProps } from "../games/plugin.ts";
import { problemsWith } from "../language/problems.ts";
import { useMotion } from "../settings/settings.ts";
import { withPage } from "./chronicle.ts";
import { useSnapshot } from "./game-context.ts";
import { historyWords, ownReferee, type Referee } from "./referee.ts";
import { words } from "./words.ts";

/** Everything the frame needs of the game in play. */
export interface GameController {
  readonly context: ScreenProps<GameTypes>;
  readonly snapshot: Snapshot<GameTypes>;
  /** The chronicle up to the step that is shown. */
  readonly entries: readonly HistoryPage[];
  /** What a screen reader says about the last change. */
  readonly spoken: string;
  /** Why the last action was refused; empty after one that was not. */
  readonly refusal: string;
  /** Plays an action whoever asks for it. */
  readonly play: (action: GameTypes["action"]) => boolean;
  /** Tells of an action that was finished by an answer at the table; `view` is the one before it. */
  readonly finish: (view: GameTypes["view"]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Goes to a step; for replays, whose undo is free. */
  readonly seek: (step: number) => void;
  readonly say: (text: string) => void;
  /** Shows and speaks why something cannot be done. */
  readonly refuse: (reason: string) => void;
}

/** How long a reason stays in sight, in milliseconds; the button that was pressed goes on telling it. */
const REASON_STAYS = 6000;

/** Puts a session in play; `locked` is why the player may not act now. */
export function useGame(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  slot: string | undefined,
  locked: string | undefined,
  referee: Referee = ownReferee(plugin, session),
): GameController {
  const snapshot = useSnapshot(session);
  const [entries, setEntries] = useState(referee.readEntries);
  const [spoken, say] = useState("");
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRefusal(""), REASON_STAYS);
    return () => clearTimeout(timer);
  }, [refusal]);
  const hasMotion = useMotion();
  const { game } = session;
  const tell = (refusal: Refusal) => describeRefusal(refusal, problemsWith(plugin.words?.()));

  /** Puts the step that was just made into the chronicle, and says it. */
  const enter = (view: GameTypes["view"], isAgain: boolean) => {
    const made = session.history().at(-1);
    if (made === undefined) return;
    const { step, outcome } = session.getSnapshot();
    const entry = tellEntry(historyWords(plugin), game, step, made, view);
    setEntries((before) =>
      // What was taken back and comes again is there already, and what follows it too.
      isAgain && before.some((known) => known.step === entry.step)
        ? before
        : withPage(before, entry),
    );
    const end = outcome === undefined ? [] : [plugin.describeOutcome(outcome, game)];
    // The last event may have told the end in the same words.
    say([...new Set([...entry.sentences, ...end])].join(" ") || `${entry.action}.`);
    setRefusal("");
  };
  const play = (action: GameTypes["action"]) => {
    const { view, step } = session.getSnapshot();
    const done = referee.do(action);
    if (!done.ok) setRefusal(tell(done.error));
    else if (session.getSnapshot().step > step) enter(view, false);
    return done.ok;
  };
  const act = (action: GameTypes["action"]) => {
    if (locked === undefined) return play(action);
    setRefusal(locked);
    return false;
  };
  const undo = () => {
    if (locked !== undefined) return setRefusal(locked);
    if (!referee.undo()) return setRefusal(undoReason(session));
    say(words().takenBack);
    setRefusal("");
  };
  const redo = () => {
    const { view } = session.getSnapshot();
    if (referee.redo()) enter(view, true);
  };
  const seek = (to: number) => {
    if (!referee.seek(to)) return;
    const entry = entries.find(({ step }) => step === to);
    say([words().step(to), entry?.action, ...(entry?.sentences ?? [])].filter(Boolean).join(" "));
  };
  const refusalOf = (action: GameTypes["action"]) => {
    if (locked !== undefined) return locked;
    const refusal = game.check(session.state, action);
    return refusal && tell(refusal);
  };

  return {
    context: {
      session,
      snapshot,
      act,
      refuse: setRefusal,
      undo,
      refusalOf,
      hasMotion,
      slot,
      hint: undefined,
    },
    snapshot,
    entries: entries.filter(({ step }) => step <= snapshot.step),
    spoken,
    refusal,
    play,
    finish: (view) => enter(view, false),
    undo,
    redo,
    seek,
    say,
    refuse: setRefusal,
  };
}

/** Why the last action cannot be taken back. */
export function undoReason(session: Session<GameTypes>): string {
  const { nothingPlayed, fairUndo, unknownBefore } = words().refused;
  if (session.getSnapshot().step === 0) return nothingPlayed;
  return session.undoMode === "fair" ? fairUndo : unknownBefore;
}
