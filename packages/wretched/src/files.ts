// Text from files: parsed whole, or refused with a code and a screenful of faults, the first cause first.
import { describeFaults, type Fault, type Message } from "@games/core-game";
import { err, type Result } from "@games/core-rng";
import { type FILE_ERRORS, fileMessage } from "./messages.js";

/** One thing wrong with a file: `path` names the place in the words of the file, with its line if there is one. */
export interface FileFault extends Fault {
  readonly line?: number;
  /** What is at that line, without the line. */
  readonly name?: string;
}

/** Why a file could not be read, with a screenful of faults and their places. */
export interface FileError extends Message<keyof typeof FILE_ERRORS> {
  readonly faults: readonly FileFault[];
}

const MAX_FAULTS = 20;

/** A fault at a line, of the thing that has a name there. */
export function faultAt(line: number, message: Message, name = ""): FileFault {
  const path = name === "" ? `line ${line}` : `line ${line}: ${name}`;
  return { ...message, path, line, name };
}

/** The faults of a file in the order of its lines, then those without a line; at most a screenful. */
function sortFaults(faults: readonly FileFault[]): FileFault[] {
  const lineOf = ({ line = Number.POSITIVE_INFINITY }: FileFault) => line;
  const sorted = faults
    .slice()
    .sort((a, b) => (lineOf(a) === lineOf(b) ? 0 : lineOf(a) - lineOf(b)));
  return sorted.slice(0, MAX_FAULTS);
}

/** The error of a file with faults. */
export function badFile(code: "bad-journal" | "bad-pack", found: readonly FileFault[]): FileError {
  const faults = sortFaults(found);
  return { ...fileMessage(code, { faults: describeFaults(faults) }), faults };
}

/** Refuses text of more than `max` characters; undefined when there is nothing to refuse. */
export function findSizeError(text: unknown, max: number): FileError | undefined {
  if (typeof text === "string" && text.length <= max) return undefined;
  return { ...fileMessage("too-large", { max }), faults: [] };
}

/** Parses text as JSON, of at most `max` characters; the line of a fault is told where the platform tells it. */
export function parseJson<T>(
  text: string,
  max: number,
  code: "bad-journal" | "bad-pack",
  check: (value: unknown) => Result<T, readonly FileFault[]>,
): Result<T, FileError> {
  const tooLarge = findSizeError(text, max);
  if (tooLarge) return err(tooLarge);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return err({ ...fileMessage("not-json", { line: lineOfError(text, error) }), faults: [] });
  }
  const checked = check(value);
  return checked.ok ? checked : err(badFile(code, checked.error));
}

/** The line where JSON broke off, as far as the platform says, which differs between engines; 0 where it does not. */
function lineOfError(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
  return position === undefined ? 0 : text.slice(0, Number(position)).split("\n").length;
}
