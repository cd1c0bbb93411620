// Saves: a state as text, with what is needed to refuse the wrong ones and to migrate old ones.
import { err, ok, type Result } from "@games/core-rng";
import { hashValue } from "./canonical.js";
import type { GameTypes, ReadonlyState } from "./contract.js";
import { FORMAT, findMismatch, type LoadError, loadError } from "./errors.js";
import type { Game } from "./game.js";
import { describeFaults, isObject, parse } from "./shape.js";

/** The maximum length of a text that is looked at, in characters. */
const MAX_TEXT = 8_000_000;

/** A state as text. */
export function saveState<T extends GameTypes>(game: Game<T>, state: ReadonlyState<T>): string {
  return JSON.stringify(packState(game, state));
}

/** The fields of a save, for those who put more beside it. */
export function packState<T extends GameTypes>(game: Game<T>, state: ReadonlyState<T>) {
  const { id, rulesVersion, schemaVersion, contentHash } = game;
  const hash = hashValue(state);
  return { format: FORMAT, game: id, rulesVersion, schemaVersion, contentHash, hash, state };
}

/** A state from text. */
export function loadState<T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<ReadonlyState<T>, LoadError> {
  const value = parseJson(text);
  return value.ok ? unpackState(game, value.value) : value;
}

/** An object from JSON text of bounded length. */
export function parseJson(text: unknown): Result<Record<string, unknown>, LoadError> {
  if (typeof text !== "string") return loadError("not-a-save");
  if (text.length > MAX_TEXT) return loadError("too-large");
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? ok(value) : loadError("not-a-save");
  } catch {
    return loadError("not-json");
  }
}

/** A state from the fields of a save: the right game, migrated, undamaged and well formed. */
export function unpackState<T extends GameTypes>(
  game: Game<T>,
  save: Readonly<Record<string, unknown>>,
): Result<ReadonlyState<T>, LoadError> {
  const wrong = identify(game, save);
  if (wrong) return wrong;
  if (hashOf(save.state) !== save.hash) return loadError("damaged");
  const current = migrate(game, save.schemaVersion as number, save.state);
  if (!current.ok) return current;
  const state = parse(game.stateShape, current.value);
  if (state.ok) return ok(game.clone(state.value));
  const failed = loadError("bad-state", { faults: describeFaults(state.error) });
  return err({ ...failed.error, faults: state.error });
}

/** The hash of a value from JSON text; undefined when it is nested deeper than can be walked. */
function hashOf(value: unknown): string | undefined {
  try {
    return hashValue(value);
  } catch {
    return undefined;
  }
}

/** What speaks against taking a save for one of this game. */
function identify<T extends GameTypes>(game: Game<T>, save: Readonly<Record<string, unknown>>) {
  const { schemaVersion, state } = save;
  if (typeof save.game !== "string" || !isObject(state)) return loadError("not-a-save");
  const rng = isObject(state.rng) ? state.rng.source : undefined;
  const mismatch = findMismatch(game, save, rng);
  if (mismatch) return err(mismatch);
  if (!Number.isInteger(schemaVersion)) return loadError("not-a-save");
  return (schemaVersion as number) > game.schemaVersion ? loadError("newer-schema") : undefined;
}

function migrate<T extends GameTypes>(
  game: Game<T>,
  from: number,
  old: unknown,
): Result<unknown, LoadError> {
  let state = old;
  for (let schema = from; schema < game.schemaVersion; schema++) {
    const migration = game.migrations[schema];
    if (migration === undefined) return loadError("no-migration");
    try {
      state = migration(state);
    } catch {
      return loadError("bad-state", { faults: "the state could not be migrated." });
    }
  }
  return ok(state);
}
