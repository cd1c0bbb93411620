// Text from files: parsed whole, or refused with a code and every fault.
import { describeFaults, type Fault, type Message } from "@games/core-game";
import { err, type Result } from "@games/core-rng";
import { type FILE_ERRORS, fileMessage } from "./messages.js";

/** Why a file could not be read, with every fault and its place. */
export interface FileError extends Message<keyof typeof FILE_ERRORS> {
  readonly faults: readonly Fault[];
}

/** Parses text of at most `max` characters; a parser that throws has met text that is not JSON. */
export function parseFile<T>(
  text: string,
  max: number,
  code: "bad-journal" | "bad-pack",
  parseText: (text: string) => Result<T, readonly Fault[]>,
): Result<T, FileError> {
  if (typeof text !== "string" || text.length > max)
    return err({ ...fileMessage("too-large", { max }), faults: [] });
  try {
    const parsed = parseText(text);
    if (parsed.ok) return parsed;
    const faults = parsed.error;
    return err({ ...fileMessage(code, { faults: describeFaults(faults) }), faults });
  } catch {
    return err({ ...fileMessage("not-json"), faults: [] });
  }
}
