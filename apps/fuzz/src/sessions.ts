// One session in random order: play, undo, redo, seek, save and load, share and open; it must always be the same game.
import { type GameTypes, Session, unwrap } from "@games/core-game";
import { type Luck, pick } from "@games/core-rng";
import { assert } from "./answers.js";
import type { AnyGame } from "./games.js";

type AnySession = Session<GameTypes>;

const MAX_OPERATIONS = 400;

/** Plays one session in random order and returns how many operations it had. */
export function soakGame(game: AnyGame, luck: Luck): number {
  const undo = pick(luck, ["fair", "free"] as const);
  let session: AnySession = new Session(game, { seed: luck.below(1_000_000) }, { undo });
  const heard: number[] = [];
  let stop = session.subscribe(({ step }) => heard.push(step));
  let operations = 0;
  for (; operations < MAX_OPERATIONS; operations++) {
    const { legalActions } = session.getSnapshot();
    if (legalActions.length === 0 && luck.below(4) === 0) break;
    const changed = operate(game, session, luck);
    if (changed === session) continue;
    stop();
    session = changed;
    stop = session.subscribe(({ step }) => heard.push(step));
  }
  stop();
  assertSameGame(game, session);
  assert(heard.length > 0, "A listener heard nothing.");
  return operations;
}

/** Does one thing with a session; returns the session that continues. */
function operate(game: AnyGame, session: AnySession, luck: Luck): AnySession {
  const { legalActions, step, canUndo, canRedo } = session.getSnapshot();
  const way = luck.below(20);
  if (way === 0) return reload(game, session);
  if (way === 1) assertSameGame(game, session);
  else if (way === 2) assert(session.undo() === canUndo, "undo does not do what canUndo says.");
  else if (way === 3) assert(session.redo() === canRedo, "redo does not do what canRedo says.");
  else if (way === 4) session.seek(luck.below(step + 2));
  else if (way === 5) session.undoMode = pick(luck, ["fair", "free"] as const);
  else if (legalActions.length > 0) unwrap(session.do(pick(luck, legalActions)));
  return session;
}

/** The session as it comes back from its save. */
function reload(game: AnyGame, session: AnySession): AnySession {
  const loaded = unwrap(Session.load(game, session.save()));
  assert(game.hash(loaded.state) === game.hash(session.state), "A save is another game.");
  assert(loaded.hasHistory, "A save lost its history.");
  const [now, before] = [loaded.getSnapshot(), session.getSnapshot()];
  assert(now.step === before.step && now.canUndo === before.canUndo, "A save is at another step.");
  assert(now.canRedo === before.canRedo, "A save lost what was taken back.");
  return loaded;
}

/** The replay and the link of a session lead to its state. */
function assertSameGame(game: AnyGame, session: AnySession): void {
  const hash = game.hash(session.state);
  const replay = unwrap(session.replay());
  assert(unwrap(game.replay(replay)).hash === hash, "A replay is another game.");
  const opened = unwrap(game.unshare(unwrap(session.share())));
  assert(unwrap(game.replay(opened)).hash === hash, "A link is another game.");
}
