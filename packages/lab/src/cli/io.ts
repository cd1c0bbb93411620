// Where the command writes: text, errors and progress; tests pass their own.
import { accessSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { SingleBar } from "cli-progress";
import type { Progress, Runner } from "../runner.js";
import { LabError } from "../study.js";
import { alignTables } from "./align.js";

/** Where the command writes to. */
export interface Io {
  /** Writes a line of the answer. */
  out(text: string): void;
  /** Writes a line that is not part of the answer. */
  err(text: string): void;
  /** Whether progress may be drawn as a bar; plain lines otherwise. */
  readonly isTerminal: boolean;
  /** Whether the answer may be coloured (default: false). */
  readonly hasColor?: boolean;
  /** How many columns the terminal has, where that is known. */
  readonly columns?: number | undefined;
  /** Makes the runner for series that are not played over Redis (default: worker threads). */
  readonly createRunner?: () => Runner;
}

/** Standard output and standard error. */
export const standardIo: Io = {
  out: (text) => process.stdout.write(`${process.stdout.isTTY ? alignTables(text) : text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  isTerminal: process.stderr.isTTY === true,
  hasColor: process.stdout.isTTY === true && (process.env.NO_COLOR ?? "") === "",
  get columns() {
    return process.stdout.columns;
  },
};

/** Whoever reads our output may have had enough of it, as `head` has: then there is nothing left to do. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit(0);
      throw error;
    });
  }
}

/** Fails before long work when files could not be written to a directory after it. */
export function assertDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw unwritable(directory, error);
  }
}

function unwritable(file: string, error: unknown): LabError {
  const reason = error instanceof Error ? error.message : String(error);
  return new LabError("bad-request", `${file} cannot be written: ${reason}.`);
}

/** The text of a file of at most some bytes; a directory, a pipe or a device is not waited for. */
export function readText(file: string, maxBytes: number): string {
  const about = statSync(file);
  if (!about.isFile()) throw new Error("it is not a file");
  if (about.size > maxBytes) throw new Error("it is too large");
  return readFileSync(file, "utf8");
}

/** Writes a file, and the directories it is in. */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** Shows progress until it is stopped. */
export interface ProgressView {
  show(progress: Progress): void;
  stop(): void;
}

const FIRST_LINE_MS = 1000;
const LINE_EVERY_MS = 5000;

/** A bar on a terminal, elsewhere a line after a second and then every few seconds, nothing when a program reads the output. */
export function progressView(io: Io, isSilent: boolean): ProgressView {
  if (isSilent) return { show: () => undefined, stop: () => undefined };
  return io.isTerminal ? barView() : lineView(io);
}

/** Shows what is being done and how far it is, until it is stopped. */
export interface DoingView {
  show(doing: string, part: number): void;
  stop(): void;
}

/** As {@link progressView} for work without a count: a line on a terminal that is written over, plain lines elsewhere. */
export function doingView(io: Io, isSilent: boolean): DoingView {
  if (isSilent) return { show: () => undefined, stop: () => undefined };
  const every = io.isTerminal ? 100 : LINE_EVERY_MS;
  let next = performance.now() + (io.isTerminal ? 300 : LINE_EVERY_MS);
  let isShown = false;
  return {
    show(doing, part) {
      if (performance.now() < next) return;
      next = performance.now() + every;
      isShown = io.isTerminal;
      const text = `${doing}: ${Math.floor(part * 100)}%`;
      if (io.isTerminal) process.stderr.write(`\r\u001b[K${text}`);
      else io.err(text);
    },
    stop() {
      if (isShown) process.stderr.write("\r\u001b[K");
      isShown = false;
    },
  };
}

/** Calls a listener when the process is asked to stop, once; returns what ends that. */
export function onStop(stop: () => void): () => void {
  for (const signal of STOPPING) process.once(signal, stop);
  return () => {
    for (const signal of STOPPING) process.off(signal, stop);
  };
}

const STOPPING = ["SIGINT", "SIGTERM"] as const;

/** How long the rest will take; nobody knows before something is done. */
function timeLeft(rate: number, secondsLeft: number): string {
  return rate === 0 ? "time left unknown" : `${Math.ceil(secondsLeft)} s left`;
}

function barView(): ProgressView {
  const bar = new SingleBar({
    format: "{bar} {percentage}% | {value} of {total} | {rate} per second | {left}",
    hideCursor: true,
  });
  let isStarted = false;
  return {
    show({ done, total, rate, secondsLeft }) {
      const payload = { rate: Math.round(rate), left: timeLeft(rate, secondsLeft) };
      if (!isStarted) bar.start(total, 0, payload);
      isStarted = true;
      bar.update(done, payload);
    },
    stop() {
      if (isStarted) bar.stop();
    },
  };
}

function lineView(io: Io): ProgressView {
  let next = performance.now() + FIRST_LINE_MS;
  return {
    show({ done, total, rate, secondsLeft }) {
      if (performance.now() < next) return;
      next += LINE_EVERY_MS;
      const left = timeLeft(rate, secondsLeft);
      io.err(`${done} of ${total}, ${Math.round(rate)} per second, ${left}`);
    },
    stop: () => undefined,
  };
}
