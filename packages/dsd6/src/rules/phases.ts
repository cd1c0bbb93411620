// The phases of a turn that run by themselves (rules 15-20, R2, R43).
import { diceAbout } from "@games/core-rng";
import { PLACE, SCANNERS_PER_CARD, SYMBOLS, type ThreatSymbol } from "../data/vocabulary.js";
import { diceAt, isOver, isResolving, isUsed, scannerCards } from "../state.js";
import type { Play } from "../types.js";
import { freeScanner } from "./crew.js";
import { checkStalemate, checkWin } from "./ending.js";
import { repairHull, rollPool } from "./stations.js";
import { activateThreats, drawCards } from "./threats.js";

const [THREAT_DIE] = /* @__PURE__ */ diceAbout("threat-die", 1, SYMBOLS);

/** Phase Roll. */
export function rollCrew(play: Play): void {
  rollPool(play);
  play.state.phase = "assign";
}

/** The end of Assign: repairs, then the card of the turn and those of the Scanners (R2). */
export function endAssign(play: Play): void {
  const { state } = play;
  repairHull(play);
  const extra = scannerCards(state);
  state.phase = "draw";
  drawCards(play, 1 + extra);
  if (state.config.scannerDice === "release") releaseScanners(play, extra);
}

/** The printed game: the dice that drew extra cards come back. */
function releaseScanners(play: Play, cards: number): void {
  const scanned = diceAt(play.state, PLACE.scanners);
  for (const die of scanned.slice(0, cards * SCANNERS_PER_CARD)) freeScanner(play, die);
}

/** The beginning of Activate: the threat die is rolled and shown. */
export function rollThreatDie({ state, luck, emit }: Play): void {
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
  checkStalemate(play);
}
