// What `games-lab play` shows: the position in parts, with colour where the terminal has it, in any width.
import type { GameEvent, GameTypes } from "@games/core-game";
import type { AnyStudy, ScreenPart, Shown, Tone } from "../study.js";
import type { Io } from "./io.js";

/** How wide a screen is at most and at least; without a terminal lines are not broken. */
const WIDTH = { max: 100, min: 20 };

const COLOURS: Readonly<Record<Tone | "strong", string>> = {
  good: "32",
  careful: "33",
  bad: "1;31",
  minor: "2",
  strong: "1",
};

/** What is bad has a sign as well, for those who see no colour. */
const BAD = "!";

const LEGEND = [
  `Red and ${BAD}: it hurts you or is nearly lost. Yellow: take care. Green: it helps. Pale: it matters little now.`,
  "Type the number of what you want to do, ? for this legend, q or Ctrl-C to stop.",
];

function colour(io: Io, tone: Tone | "strong" | undefined, text: string): string {
  return io.hasColor && tone !== undefined ? `\u001b[${COLOURS[tone]}m${text}\u001b[0m` : text;
}

/** The columns that may be used. */
function widthOf({ columns }: Io): number {
  if (columns === undefined || columns === 0) return Number.POSITIVE_INFINITY;
  return Math.max(WIDTH.min, Math.min(WIDTH.max, columns));
}

/** The words of something, each in its tone. */
function wordsOf({ text, tone }: Shown, after: string): Shown[] {
  const sign = tone === "bad" ? `${BAD} ` : "";
  return `${sign}${text}${after}`.split(/\s+/).map((word) => ({ text: word, tone }));
}

/** Breaks words into lines: the first begins with `label`, the others with as many spaces as `indent`. */
function wrap(io: Io, label: string, words: readonly Shown[], indent: number): string[] {
  const width = widthOf(io);
  const lines: string[] = [];
  let line = colour(io, "strong", label);
  let used = label.length;
  let isEmpty = true;
  for (const { text, tone } of words) {
    if (!isEmpty && used + 1 + text.length > width) {
      lines.push(line);
      line = " ".repeat(indent);
      used = indent;
      isEmpty = true;
    }
    const gap = isEmpty ? "" : " ";
    line += gap + colour(io, tone, text);
    used += gap.length + text.length;
    isEmpty = false;
  }
  return [...lines, line];
}

const NONE: Shown = { text: "none", tone: "minor" };

function partLines(io: Io, { name, items, isList }: ScreenPart): string[] {
  const label = `${name}: `;
  if (items.length === 0) return wrap(io, label, wordsOf(NONE, ""), 2);
  if (!isList) {
    const last = items.length - 1;
    const words = items.flatMap((item, i) => wordsOf(item, i === last ? "" : ","));
    return wrap(io, label, words, 2);
  }
  const lines = items.flatMap((item) => wrap(io, "  ", wordsOf(item, ""), 4));
  return [colour(io, "strong", `${name}:`), ...lines];
}

/** Prints what happened: in a sentence, as JSON where a study has no sentences, and not at all where one has none for it. */
export function printEvent(study: AnyStudy, event: GameEvent, io: Io): void {
  const sentence = study.describeEvent ? study.describeEvent(event) : JSON.stringify(event);
  if (sentence === undefined) return;
  const words = wordsOf({ text: sentence }, "");
  for (const line of wrap(io, "  ", words, 4)) io.out(line);
}

/** Prints the position. */
export function printScreen(study: AnyStudy, view: GameTypes["view"], io: Io): void {
  const screen = study.describeView?.(view);
  if (screen === undefined) {
    io.out(JSON.stringify(view));
    return;
  }
  const width = Math.min(WIDTH.max, widthOf(io));
  io.out("");
  io.out(colour(io, "strong", `-- ${screen.title} `.padEnd(width, "-")));
  for (const part of screen.parts) for (const line of partLines(io, part)) io.out(line);
  io.out("");
}

/** Prints what can be done, by number. */
export function printChoices(labels: readonly string[], io: Io): void {
  const digits = `${labels.length}`.length;
  labels.forEach((label, i) => {
    const number = `${`${i + 1}`.padStart(digits)}. `;
    for (const line of wrap(io, number, wordsOf({ text: label }, ""), number.length)) io.out(line);
  });
}

/** Prints what colours, signs and keys mean. */
export function printLegend(study: AnyStudy, io: Io): void {
  for (const text of [...(study.legend ?? []), ...LEGEND]) {
    for (const line of wrap(io, "  ", wordsOf({ text }, ""), 4)) io.out(line);
  }
}

/** What actions are called. */
export function labelsOf(
  study: AnyStudy,
  actions: readonly GameTypes["action"][],
  view: GameTypes["view"],
): string[] {
  return actions.map((action) => study.describeAction?.(action, view) ?? JSON.stringify(action));
}

/** How a game ended. */
export function describeEnd(study: AnyStudy, outcome: GameTypes["outcome"] | undefined): string {
  if (outcome === undefined) return "The game is not over.";
  return `The game is over. ${study.describeOutcome?.(outcome) ?? JSON.stringify(outcome)}`;
}
