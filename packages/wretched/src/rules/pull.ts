// The pull: rolled, or spared by the tool; on a card or at the very end (rules 21, 30, 36).
import { cardId } from "../data/cards.js";
import type { Play, State } from "../types.js";
import { applyCard } from "./cards.js";
import { announceTower, takeCheck } from "./damage.js";
import { lose, win } from "./ending.js";

/** Whether the tool can spare the check that waits: kept until used, used once (R15). */
export function canUseTool({ hasTool, stage, config }: Readonly<State>): boolean {
  return hasTool && (stage === "towerPull" || (stage === "finalPull" && config.canSkipFinalPull));
}

/** Rolls the check that waits. */
export function pull(play: Play): void {
  if (takeCheck(play)) passCheck(play);
  else loseTower(play);
}

/** The tower fell: what the card would have done is lost (R14, R36). */
function loseTower(play: Play): void {
  const reason = play.state.current === null ? "final_pull_failed" : "ship_destroyed";
  play.state.current = null;
  lose(play, reason);
}

/** The player says whether a real tower stood or fell (R60). */
export function reportTower(play: Play, hasStood: boolean): void {
  const { state } = play;
  announceTower(play, hasStood);
  if (hasStood) passCheck(play);
  else {
    state.integrity = 0;
    loseTower(play);
  }
}

/** Spends the tool instead of rolling. */
export function useTool(play: Play): void {
  const { current } = play.state;
  play.state.hasTool = false;
  play.emit?.({ type: "pull-skipped", card: current === null ? null : cardId(current) });
  passCheck(play);
}

/** The check is survived: the final one wins, any other lets its card do what it does. */
function passCheck(play: Play): void {
  const { current } = play.state;
  if (current === null) win(play);
  else applyCard(play, current);
}
