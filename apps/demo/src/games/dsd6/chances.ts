// Questions about what luck decides; the engine counts every course an action can take.
import type { After, ReadonlyState } from "@games/core-game";
import type { Action, Dsd6, ThreatSymbol, ThreatView } from "@games/dsd6";

/** Whether a symbol of the threat die calls a threat. */
export const isCalled = (threat: ThreatView, symbol: ThreatSymbol | null): boolean =>
  symbol !== null && threat.symbol === symbol && !threat.isDestroyed;

/** What can be asked of the courses of an action. */
export const QUESTIONS = {
  /** Whether no die went to the Scanners. */
  "none-scanned": ({ events }: After<Dsd6>): boolean =>
    !events.some(({ type }) => type === "die-scanned"),
  /** Whether an enemy was drawn and stayed. */
  "enemy-come": ({ events, view }: After<Dsd6>): boolean =>
    events.some(
      (event) =>
        event.type === "card-drawn" &&
        view.threats.some(({ card, kind }) => card === event.card && kind !== "internal"),
    ),
  /** Whether the threat die called something. */
  "something-called": ({ view }: After<Dsd6>): boolean =>
    view.threats.some((threat) => isCalled(threat, view.threatDie)),
} as const;

/** One of {@link QUESTIONS}. */
export type Question = keyof typeof QUESTIONS;

/** What the page asks the thread that counts. */
export interface ChanceRequest {
  readonly number: number;
  readonly state: ReadonlyState<Dsd6>;
  readonly action: Action;
  readonly question: Question;
}

/** How likely the answer is yes. */
export interface ChanceAnswer {
  readonly number: number;
  readonly chance: number;
}
