// Text from files: read as JSON or by another reader, parsed by a shape, refused with a code and every fault.
import { describeFaults, type Fault, type Message, parse, type Shape } from "@games/core-game";
import { err, type Failure, type Result } from "@games/core-rng";
import { type FILE_ERRORS, fileMessage } from "./messages.js";

/** Why a file could not be read, with every fault and its place. */
export interface FileError extends Message<keyof typeof FILE_ERRORS> {
  readonly faults: readonly Fault[];
}

/** The error about text that is too large to be looked at; undefined for text that is not. */
export function findSizeError(text: unknown, max: number): Failure<FileError> | undefined {
  if (typeof text === "string" && text.length <= max) return undefined;
  return err({ ...fileMessage("too-large", { max }), faults: [] });
}

/** The error about a file that has faults. */
export function faultsError(
  code: "bad-journal" | "bad-pack",
  faults: readonly Fault[],
): Failure<FileError> {
  return err({ ...fileMessage(code, { faults: describeFaults(faults) }), faults });
}

/** Parses JSON text of at most `max` characters. */
export function parseJsonFile<T>(
  text: string,
  max: number,
  shape: Shape<T>,
  code: "bad-journal" | "bad-pack",
): Result<T, FileError> {
  const tooLarge = findSizeError(text, max);
  if (tooLarge) return tooLarge;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ ...fileMessage("not-json"), faults: [] });
  }
  const parsed = parse(shape, value);
  return parsed.ok ? parsed : faultsError(code, parsed.error);
}
