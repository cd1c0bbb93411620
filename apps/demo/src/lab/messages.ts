// What the page and the laboratory's worker say to each other.
import type { Experiment, Summary } from "@games/lab";

/** A game that can be studied, and what there is to choose. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly presets: readonly string[];
  readonly players: readonly string[];
  /** Whether its document makes claims that can be checked. */
  readonly hasClaims: boolean;
}

/** Claims under one set of rules. */
export interface ClaimGroup {
  readonly title: string;
  readonly claims: readonly Claim[];
}

/** A claim of a design document beside what is true. */
export interface Claim {
  readonly source: string;
  readonly claim: string;
  readonly truth: string;
  readonly verdict: string;
}

/** What the page asks for. */
export type Request =
  | { readonly kind: "subjects" }
  | { readonly kind: "run"; readonly experiment: Experiment }
  | { readonly kind: "claims"; readonly study: string; readonly games: number };

/** What the worker answers. */
export type Answer =
  | { readonly kind: "subjects"; readonly subjects: readonly Subject[] }
  | { readonly kind: "progress"; readonly summary: Summary; readonly rate: number }
  | { readonly kind: "done"; readonly summary: Summary; readonly rate: number }
  | { readonly kind: "claims"; readonly groups: readonly ClaimGroup[] }
  | { readonly kind: "problem"; readonly message: string };
