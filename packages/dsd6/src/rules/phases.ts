// The phases of a turn that run by themselves (rules 15-20, R2, R43).
import { diceAbout } from "@games/core-rng";
import { PLACE, SYMBOLS, type ThreatSymbol } from "../data/vocabulary.js";
import { isOver, isResolving, isUsed, scannerCards } from "../state.js";
import type { Play } from "../types.js";
import { checkTurnStart, checkWin } from "./ending.js";
import { drawScanned, releaseScanners } from "./scanners.js";
import { repairHull, rollPool } from "./stations.js";
import { activateThreats, drawCards } from "./threats.js";

const [THREAT_DIE] = /* @__PURE__ */ diceAbout("threat-die", 1, SYMBOLS);

/** Phase Roll. */
export function rollCrew(play: Play): void {
  play.state.drawn.length = 0;
  play.state.phase = "assign";
  rollPool(play);
  drawScanned(play);
}

/** The end of Assign: repairs, then the card of the turn and those of the Scanners (R2). */
export function endAssign(play: Play): void {
  const { state } = play;
  repairHull(play);
  const extra = state.config.scannerDice === "release-at-once" ? 0 : scannerCards(state);
  state.phase = "draw";
  drawCards(play, 1 + extra);
  if (state.config.scannerDice === "release") releaseScanners(play, extra);
}

/** The beginning of Activate: the threat die is rolled and shown. */
export function rollThreatDie({ state, luck, emit }: Play): void {
  state.drawn.length = 0;
  const symbol = SYMBOLS[luck.threat.below(SYMBOLS.length, THREAT_DIE)] as ThreatSymbol;
  state.threatDie = symbol;
  state.phase = "activate";
  emit?.({ type: "threat-die-rolled", symbol, reveals: true });
}

/** The rest of Activate, then Gather. */
export function resolveThreatDie(play: Play): void {
  activateThreats(play, play.state.threatDie);
  checkWin(play);
  if (!isOver(play.state)) gather(play);
}

/** Rule 20: used dice return to the pool and the next turn begins (R17). */
function gather(play: Play): void {
  const { state, content, emit } = play;
  const isLeaving = state.config.unfinishedDice === "return";
  const { places } = state;
  for (let die = 0; die < places.length; die++) {
    const place = places[die] as number;
    if (isUsed(place) || (isLeaving && isResolving(content, place))) places[die] = PLACE.pool;
  }
  if (state.config.stasis === "one-turn") state.stasisTokens.fill(0);
  state.threatDie = null;
  state.phase = "roll";
  state.turn++;
  emit?.({ type: "turn-started", turn: state.turn });
  checkTurnStart(play);
}
