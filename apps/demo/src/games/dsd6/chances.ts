// Exact chances of what luck decides, as the engine counts them.
import type { After, Session } from "@games/core-game";
import type { Action, Dsd6, ThreatSymbol, ThreatView } from "@games/dsd6";

/** The chance that an action leads to something, as a percentage in words. */
export function chanceThat(
  { game, state }: Session<Dsd6>,
  action: Action,
  ask: (after: After<Dsd6>) => boolean,
): string {
  const yes = game.odds(state, action, ask).find(({ value }) => value);
  return `${((yes?.probability ?? 0) * 100).toFixed(1)} %`;
}

/** Whether no die went to the Scanners. */
export const isNoneScanned = ({ events }: After<Dsd6>): boolean =>
  !events.some(({ type }) => type === "die-scanned");

/** Whether an enemy was drawn and stayed. */
export const hasEnemyCome = ({ events, view }: After<Dsd6>): boolean =>
  events.some(
    (event) =>
      event.type === "card-drawn" &&
      view.threats.some(({ card, kind }) => card === event.card && kind !== "internal"),
  );

/** Whether a symbol of the threat die calls a threat. */
export const isCalled = (threat: ThreatView, symbol: ThreatSymbol | null): boolean =>
  symbol !== null && threat.symbol === symbol && !threat.isDestroyed;

/** Whether the threat die called something. */
export const isSomethingCalled = ({ view }: After<Dsd6>): boolean =>
  view.threats.some((threat) => isCalled(threat, view.threatDie));
