// Opening games: from the form, from a file, from a replay; each ends as a kept game or as a sentence that says why not.

import {
  type Game,
  type GameTypes,
  type LoadError,
  type Replay,
  type ReplayError,
  Session,
  type UndoMode,
} from "@games/core-game";
import {
  describeLoadError,
  describeReplayError,
  initialValues,
  listFaults,
  type OptionValues,
} from "@games/core-game/text";
import { err, ok, type Result, type Seed } from "@games/core-rng";
import type { AnyPlugin } from "../games/plugin.ts";
import { words as startWords } from "../home/words.ts";
import { languageTag } from "../language/language.ts";
import { problemsWith } from "../language/problems.ts";
import { playPath, replayPath } from "../routes.ts";
import { isOldRow } from "../store/old-entries.ts";
import type { Mark, SaveRow } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { bestScore } from "./best-results.tsx";
import { isTableText, recognise } from "./files.ts";
import type { Choices } from "./new-game.tsx";
import { newSlot } from "./new-slot.ts";
import { numberProblem } from "./number-problem.ts";
import { loadPlugin } from "./plugins.ts";
import { type Extras, keepNotes, NO_EXTRAS, readSaveFile, type SaveFile } from "./save-file.ts";
import { seedOf } from "./seed-words.ts";
import { anySeed, optionsOf } from "./setup.ts";
import { words } from "./words.ts";

type AnySession = Session<GameTypes>;
type AnyGame = Game<GameTypes>;

/** The default game of a plug-in with all its text. */
export const wholeGame = async ({ game, loadGame }: AnyPlugin): Promise<AnyGame> =>
  (await loadGame?.()) ?? game;

/** The game that goes with some content: the default one, or one that the plug-in finds. */
export async function gameOf(
  plugin: AnyPlugin,
  contentHash: string | undefined,
  store: Store,
): Promise<AnyGame> {
  if (contentHash === undefined || contentHash === plugin.game.contentHash)
    return wholeGame(plugin);
  const others = (await plugin.otherGames?.(store)) ?? [];
  // The default game says best what is wrong with content that nobody knows.
  return others.find((game) => game.contentHash === contentHash) ?? wholeGame(plugin);
}

/** A way out where the content of a save or a replay is not here. */
const missingContent = (plugin: AnyPlugin, { code }: LoadError | ReplayError) =>
  code === "wrong-content" ? plugin.missingContent : undefined;

/** Why a save could not be loaded. */
export const loadReason = (plugin: AnyPlugin, error: LoadError): string =>
  missingContent(plugin, error) ?? describeLoadError(error, problemsWith(plugin.words?.()));

/** Why a replay could not be played. */
export const replayReason = (plugin: AnyPlugin, error: ReplayError): string =>
  missingContent(plugin, error) ?? describeReplayError(error, problemsWith(plugin.words?.()));

/** A row for a session as it stands. */
export function rowOf(
  plugin: AnyPlugin,
  session: AnySession,
  id: string,
  marks: readonly Mark[],
): SaveRow {
  const { outcome, step } = session.getSnapshot();
  return {
    id,
    game: session.game.id,
    text: session.save(),
    seed: seedOf(session.options),
    step,
    outcome: outcome === undefined ? null : plugin.describeOutcome(outcome, session.game),
    language: languageTag(),
    marks,
    updated: Date.now(),
  };
}

/** Keeps a session under a name (default: a new one), and tells its address. */
export async function keepSession(
  plugin: AnyPlugin,
  session: AnySession,
  store: Store,
  { marks, notes }: Extras = NO_EXTRAS,
  slot: string = newSlot(),
): Promise<string> {
  await keepNotes(store, slot, notes);
  await store.put("saves", rowOf(plugin, session, slot, marks));
  return playPath(session.game.id, slot);
}

/** Begins a game and tells its address, or what is wrong with the options. */
export async function beginGame(
  plugin: AnyPlugin,
  game: AnyGame,
  options: object & { readonly seed: Seed },
  undo: UndoMode,
  store: Store,
  slot?: string,
): Promise<Result<string, string>> {
  if (String(options.seed).trim() === "") return err(words().opening.emptySeed);
  const created = game.tryCreate(options);
  if (!created.ok) return err(listFaults(created.error.faults, problemsWith(plugin.words?.())));
  const session = new Session(game, options, { undo });
  return ok(await keepSession(plugin, session, store, NO_EXTRAS, slot));
}

/** Begins another game with another seed: as this one was set up, or with values of the form. */
export async function playAgain(
  plugin: AnyPlugin,
  { game, options, undoMode }: AnySession,
  store: Store,
  values?: OptionValues,
): Promise<Result<string, string>> {
  const best = bestScore(await store.list("results"), game.id);
  const carried = best === undefined ? {} : plugin.carryBest?.(best);
  const chosen =
    values === undefined
      ? { ...options, ...carried }
      : optionsOf(plugin, { ...initialValues(plugin.setup), ...values }, best);
  return beginGame(plugin, game, { ...chosen, seed: anySeed() }, undoMode, store);
}

/** The slots of the games of a day, in turn: a second one begins only when the first is over. */
const daySlot = (id: string, seed: string, turn: number) => `day-${id}-${seed}-${turn}`;

/** The game of the day that is under way, or the slot of the next one. */
async function findDaySlot(id: string, seed: string, store: Store) {
  for (let turn = 1; ; turn++) {
    const slot = daySlot(id, seed, turn);
    const row = await store.get("saves", slot);
    if (row !== undefined && isOldRow(row)) continue;
    if (row === undefined || row.outcome === null) return { slot, isUnderWay: row !== undefined };
  }
}

/** Begins a game as it was chosen on the form. */
export async function beginChosen(
  plugin: AnyPlugin,
  { game, values, undo }: Choices,
  seed: string,
  store: Store,
): Promise<Result<string, string>> {
  const problem = numberProblem(plugin.setup, values);
  if (problem !== undefined) return err(problem);
  const best = bestScore(await store.list("results"), game.id);
  return beginGame(plugin, game, { ...optionsOf(plugin, values, best), seed }, undo, store);
}

/** Begins a game as it comes, with nothing chosen. */
export async function beginNow(
  id: string,
  undo: UndoMode,
  store: Store,
): Promise<Result<string, string>> {
  try {
    const plugin = await loadPlugin(id);
    if (plugin === undefined) return err(words().opening.noSuchGame);
    const best = bestScore(await store.list("results"), id);
    const options = optionsOf(plugin, initialValues(plugin.setup), best);
    return await beginGame(plugin, plugin.game, { ...options, seed: anySeed() }, undo, store);
  } catch {
    return err(startWords().home.notLoaded);
  }
}

/** Begins the game of the day as it comes, with nothing chosen but the seed, or continues the one that was begun. */
export async function beginToday(
  id: string,
  seed: string,
  undo: UndoMode,
  store: Store,
): Promise<Result<string, string>> {
  try {
    const plugin = await loadPlugin(id);
    if (plugin === undefined) return err(words().opening.noSuchGame);
    const { slot, isUnderWay } = await findDaySlot(id, seed, store);
    if (isUnderWay) return ok(playPath(id, slot));
    const options = optionsOf(plugin, initialValues(plugin.setup), undefined);
    return await beginGame(plugin, plugin.game, { ...options, seed }, undo, store, slot);
  } catch {
    return err(startWords().home.notLoaded);
  }
}

/** A session that has played a replay from its beginning up to a step. */
export function sessionOf(
  game: AnyGame,
  { seed, options, actions }: Replay<GameTypes>,
  undo: UndoMode,
  steps: number = actions.length,
): AnySession {
  // Only a game that is played at a table has no seed, and no replay of such a game is opened here.
  const session = new Session(game, { ...options, seed: seed ?? "" }, { undo });
  for (const action of actions.slice(0, steps)) session.do(action);
  return session;
}

/** Opens the text of a file: the address to go to, or a sentence. */
export async function openText(text: string, store: Store): Promise<Result<string, string>> {
  const found = recognise(text);
  if (found.kind === "unknown") return err(words().opening.files[found.reason]);
  if (found.kind === "backup") return err(words().opening.backup);
  const plugin = await loadPlugin(found.game);
  if (plugin === undefined) return err(words().opening.noSuchGame);
  if (found.kind === "save") return openSave(plugin, text, found.contentHash, store);
  const game = await gameOf(plugin, found.contentHash, store);
  const { replayTable, shareTable } = await import("@games/core-game/table");
  const verified = replayTable(game, found.value);
  if (!verified.ok) return err(replayReason(plugin, verified.error));
  const share = shareTable(game, found.value as Replay<GameTypes>);
  return share.ok ? ok(replayPath(game.id, share.value)) : err(replayReason(plugin, share.error));
}

/** Opens a save with its extras; a part that cannot be read is a reason to keep nothing of it. */
async function openSave(
  plugin: AnyPlugin,
  text: string,
  contentHash: string | undefined,
  store: Store,
): Promise<Result<string, string>> {
  const file = readSaveFile(text);
  if (!file.ok) return file;
  const { extras } = file.value;
  const own = extras.content === undefined ? undefined : plugin.readContent?.(extras.content);
  const brought = own?.contentHash === contentHash ? own : undefined;
  const game = brought ?? (await gameOf(plugin, contentHash, store));
  const kept = isTableText(text)
    ? await keepLoaded(plugin, game, file.value, store)
    : await keepOpened(plugin, game, file.value, store);
  if (kept.ok && brought !== undefined) await plugin.keepContent?.(brought, store);
  return kept;
}

async function keepOpened(
  plugin: AnyPlugin,
  game: AnyGame,
  { session: text, extras }: SaveFile,
  store: Store,
): Promise<Result<string, string>> {
  const session = Session.load(game, text);
  if (!session.ok) return err(loadReason(plugin, session.error));
  return ok(await keepSession(plugin, session.value, store, extras));
}

async function keepLoaded(
  plugin: AnyPlugin,
  game: AnyGame,
  { session: text, extras }: SaveFile,
  store: Store,
): Promise<Result<string, string>> {
  const { keepTable, TableSession } = await import("./table-open.ts");
  const table = TableSession.load(game, text);
  if (!table.ok) return err(loadReason(plugin, table.error));
  return ok(await keepTable(plugin, table.value, store, extras));
}
