// What a report is made of: sections of text, tables, claims and plots, before they become HTML or Markdown.
import type { Experiment } from "../experiment.js";
import type { Solved } from "../study.js";
import type { Summary } from "../summary.js";

/** A table; the first column is text, the others are right-aligned. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Bars over whole numbers or names. */
export interface Plot {
  readonly caption: string;
  /** What the bars stand on. */
  readonly label: string;
  readonly bars: readonly PlotBar[];
}

/** One bar: its name and its share of the whole, from 0 to 1. */
export interface PlotBar {
  readonly name: string;
  readonly share: number;
}

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
