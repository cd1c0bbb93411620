// What the page and the simulator's worker say to each other.
import type { Claim, Experiment, Summary } from "@games/lab";

/** A game that can be studied, and what there is to choose. */
export interface Subject {
  readonly id: string;
  readonly presets: readonly string[];
  readonly players: readonly string[];
  /** How many sets of claims its documents make. */
  readonly claimSets: number;
}

/** Claims under one set of rules. */
export interface ClaimGroup {
  readonly title: string;
  readonly claims: readonly Claim[];
}

/** A short series under one set of rules, to have something before anything exact is known. */
export interface Sketch {
  readonly preset: string;
  readonly summary: Summary;
}

/** What the check of the claims is at. */
export type Doing =
  | { readonly kind: "playing"; readonly games: number; readonly names: readonly string[] }
  | { readonly kind: "solving"; readonly names: readonly string[]; readonly step?: string }
  | { readonly kind: "checking"; readonly title: string };

/** What the page asks for. */
export type Request =
  | { readonly kind: "subject"; readonly study: string }
  | { readonly kind: "run"; readonly experiment: Experiment }
  | { readonly kind: "claims"; readonly study: string };

/** What the worker answers. */
export type Answer =
  | { readonly kind: "subject"; readonly subject: Subject }
  | { readonly kind: "progress"; readonly summary: Summary; readonly rate: number }
  | { readonly kind: "done"; readonly summary: Summary; readonly rate: number }
  | { readonly kind: "sketch"; readonly sketch: Sketch }
  /** What the check of the claims is at now, and how far that has come, from 0 to 1, where it can be told. */
  | { readonly kind: "checking"; readonly doing: Doing; readonly part: number | undefined }
  | { readonly kind: "claims"; readonly group: ClaimGroup }
  | { readonly kind: "claims-done" }
  | { readonly kind: "problem"; readonly message: string };
