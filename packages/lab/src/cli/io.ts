// The command's way to the world: text out, errors, progress; tests put their own in.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { SingleBar } from "cli-progress";
import type { Progress } from "../runner.js";
import { LabError } from "../study.js";

/** Where the command writes to. */
export interface Io {
  /** Writes a line of the answer. */
  out(text: string): void;
  /** Writes a line beside the answer. */
  err(text: string): void;
  /** Whether progress may be drawn as a bar; plain lines otherwise. */
  readonly isTerminal: boolean;
}

/** Standard output and standard error. */
export const standardIo: Io = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  isTerminal: process.stderr.isTTY === true,
};

/** Writes a file and the directories on the way to it. */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LabError("bad-request", `${file} cannot be written: ${reason}.`);
  }
}

/** Shows progress until it is stopped. */
export interface ProgressView {
  show(progress: Progress): void;
  stop(): void;
}

const LINE_EVERY_MS = 5000;

/** A bar on a terminal, a line every few seconds elsewhere, nothing when a program reads the output. */
export function progressView(io: Io, isSilent: boolean): ProgressView {
  if (isSilent) return { show: () => undefined, stop: () => undefined };
  return io.isTerminal ? barView() : lineView(io);
}

function barView(): ProgressView {
  const bar = new SingleBar({
    format: "{bar} {percentage} % | {value} of {total} | {rate} a second | {left} s left",
    hideCursor: true,
  });
  let isStarted = false;
  return {
    show({ done, total, rate, secondsLeft }) {
      const payload = { rate: Math.round(rate), left: Math.ceil(secondsLeft) };
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
  let next = performance.now() + LINE_EVERY_MS;
  return {
    show({ done, total, rate, secondsLeft }) {
      if (performance.now() < next) return;
      next += LINE_EVERY_MS;
      const left = `${Math.ceil(secondsLeft)} s left`;
      io.err(`${done} of ${total}, ${Math.round(rate)} a second, ${left}`);
    },
    stop: () => undefined,
  };
}
