// Saves: a state as text, with what is needed to refuse the wrong ones and to carry old ones over.
import { err, ok, type Result } from "@games/core-rng";
import { hashValue } from "./canonical.js";
import type { GameTypes, Rules } from "./contract.js";
import { findMismatch } from "./identity.js";
import { describeFaults, type Fault, isObject, read } from "./shape.js";

/** Why a save could not be loaded, as codes. */
export const LOAD_ERROR_CODES = [
  "too-large",
  "not-json",
  "not-a-save",
  "wrong-game",
  "wrong-content",
  "newer-schema",
  "no-migration",
  "damaged",
  "bad-state",
] as const;

/** One of {@link LOAD_ERROR_CODES}. */
export type LoadErrorCode = (typeof LOAD_ERROR_CODES)[number];

/** Why a save could not be loaded. */
export interface LoadError {
  readonly code: LoadErrorCode;
  readonly message: string;
  /** What is wrong with the state, each fault with its place. */
  readonly faults?: readonly Fault[];
}

/** The longest text that is looked at, in characters. */
const MAX_TEXT = 8_000_000;

/** A failure to load, with its sentence. */
export function loadError(code: LoadErrorCode, message: string): Result<never, LoadError> {
  return err({ code, message });
}

const notASave = loadError("not-a-save", "This is not a save of a game.");

/** A state as text. */
export function saveState<T extends GameTypes>(
  rules: Rules<T>,
  state: Readonly<T["state"]>,
): string {
  return JSON.stringify(packState(rules, state));
}

/** The fields of a save, for those who put more beside it. */
export function packState<T extends GameTypes>(rules: Rules<T>, state: Readonly<T["state"]>) {
  const { id: game, schema, content } = rules;
  return { game, schema, content, rules: rules.rules, hash: hashValue(state), state };
}

/** A state from text. */
export function loadState<T extends GameTypes>(
  rules: Rules<T>,
  text: string,
): Result<T["state"], LoadError> {
  const value = parseJson(text);
  return value.ok ? unpackState(rules, value.value) : value;
}

/** An object from JSON text of bounded length. */
export function parseJson(text: unknown): Result<Record<string, unknown>, LoadError> {
  if (typeof text !== "string") return notASave;
  if (text.length > MAX_TEXT) return loadError("too-large", "This file is too large to be a save.");
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? ok(value) : notASave;
  } catch {
    return loadError("not-json", "This is not a save of a game, or only a part of one.");
  }
}

/** A state from the fields of a save: the right game, migrated, undamaged and well formed. */
export function unpackState<T extends GameTypes>(
  rules: Rules<T>,
  save: Readonly<Record<string, unknown>>,
): Result<T["state"], LoadError> {
  const wrong = identify(rules, save);
  if (wrong) return wrong;
  if (hashOf(save.state) !== save.hash) {
    return loadError("damaged", "This save has been changed or damaged.");
  }
  const current = migrate(rules, save.schema as number, save.state);
  if (!current.ok) return current;
  const state = read(rules.state, current.value);
  if (state.ok) return ok(rules.clone(state.value));
  return err({
    code: "bad-state",
    message: `This save is broken: ${describeFaults(state.error)}`,
    faults: state.error,
  });
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
function identify<T extends GameTypes>(rules: Rules<T>, save: Readonly<Record<string, unknown>>) {
  const { game, schema, content } = save;
  if (typeof game !== "string" || !Number.isInteger(schema)) return notASave;
  const mismatch = findMismatch("save", rules, { game, content });
  if (mismatch) return err(mismatch);
  if ((schema as number) > rules.schema) {
    return loadError("newer-schema", "This save was made by a newer version of the game.");
  }
  return undefined;
}

function migrate<T extends GameTypes>(
  rules: Rules<T>,
  from: number,
  old: unknown,
): Result<unknown, LoadError> {
  let state = old;
  for (let schema = from; schema < rules.schema; schema++) {
    const migration = rules.migrations?.[schema];
    if (migration === undefined) {
      return loadError("no-migration", "This save is too old to be read.");
    }
    try {
      state = migration(state);
    } catch {
      return loadError("bad-state", "This save could not be carried over.");
    }
  }
  return ok(state);
}
