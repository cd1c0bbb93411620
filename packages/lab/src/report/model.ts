// What a report is made of: sections of text, tables, claims and plots, before they become HTML or Markdown.
import type { Experiment } from "../experiment.js";
import type { Solved } from "../study.js";
import type { Summary } from "../summary.js";

/** A table; the first column is text, the others are right-aligned. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface PlotParts {
  readonly caption: string;
  /** The titles of the axes. */
  readonly xTitle: string;
  readonly yTitle: string;
}

/** Shares as bars, over whole numbers or names. */
export interface Bars extends PlotParts {
  readonly kind: "bars";
  readonly bars: readonly PlotBar[];
}

/** One bar: its name, its share of the whole from 0 to 1, and the 95% interval of that; for an exact share three times the same. */
export interface PlotBar {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Figures over numbers above 0, whose axis is one of logarithms. */
export interface Curve extends PlotParts {
  readonly kind: "curve";
  readonly points: readonly CurvePoint[];
}

/** One point of a curve, with the 95% interval of its height. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

/** Differences from nothing, one below the other: a dot and its interval each. The rows have the title of the vertical axis. */
export interface Differences extends PlotParts {
  readonly kind: "differences";
  readonly rows: readonly DifferenceRow[];
}

/** One row of such a plot: what differs, by how much, and the 95% interval of that. */
export interface DifferenceRow {
  readonly name: string;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** A plot of a report. */
export type Plot = Bars | Curve | Differences;

/** How a claim of a document fares. */
export const VERDICTS = ["holds", "holds in part", "does not hold", "cannot hold"] as const;
/** One of {@link VERDICTS}. */
export type Verdict = (typeof VERDICTS)[number];

/** A claim of a document beside what is true. */
export interface Claim {
  /** Where the document says so. */
  readonly source: string;
  /** What it says, in short. */
  readonly claim: string;
  /** When the claim counts as true, with the tolerance. */
  readonly rule: string;
  /** What was found. */
  readonly truth: string;
  readonly verdict: Verdict;
}

/** Claims that are checked together, such as all that a document says of one set of rules. */
export interface ClaimSet {
  readonly title: string;
  /** Finds out what is true of each claim. */
  check(workbench: Workbench): Promise<readonly Claim[]>;
}

/** A part of a report. */
export interface Section {
  readonly title: string;
  /** Paragraphs. */
  readonly text?: readonly string[];
  readonly claims?: readonly Claim[];
  readonly table?: Table;
  readonly plots?: readonly Plot[];
}

/** How to read the figures of a report; every page says so. */
export const READING =
  "Ranges in brackets are 95% intervals (Wilson's, for shares). ± is twice the standard error of a mean, which is a 95% interval. The lines on bars and points are 95% intervals. A figure without any of these is exact, or is a count.";

/** A whole report. */
export interface Report {
  /** The id of the game. */
  readonly id: string;
  readonly title: string;
  /** The command that writes the same report again. */
  readonly command: string;
  readonly seed: string;
  readonly games: number;
  readonly sections: readonly Section[];
}

/** What a study may use to write its sections. */
export interface Workbench {
  readonly seed: string;
  /** How many games a series of a fast player should have. */
  readonly games: number;
  /** Plays a series of games of the study. */
  simulate(change: Partial<Omit<Experiment, "study" | "content" | "seed">>): Promise<Summary>;
  /** Works out figures of the study; several at a time are computed in parallel. */
  solve(change: Pick<Experiment, "preset" | "options">): Promise<Solved>;
}
