// The phases of a turn that run by themselves (rules 15-20, R2, R43).
import type { Emit, LuckOf } from "@games/core-game";
import type { Content } from "../content.js";
import {
  ACTIVATE,
  ASSIGN,
  DICE,
  DRAW,
  FIRST_STATION,
  LAST_STATION,
  ON_CARD,
  OVER,
  POOL,
  ROLL,
  SCANNERS,
  SCANNERS_PER_CARD,
  SPENT,
  SYMBOLS,
  type ThreatSymbol,
} from "../data/vocabulary.js";
import { firstAt, scannerCards } from "../state.js";
import type { Dsd6, Event, State } from "../types.js";
import { activateThreats } from "./activate.js";
import { freeScanner } from "./crew.js";
import { drawCards } from "./draw.js";
import { checkStalemate, checkWin } from "./ending.js";
import { repairHull, rollPool } from "./stations.js";

/** Phase Roll. */
export function rollCrew(state: State, luck: LuckOf<Dsd6>, emit?: Emit<Event>): void {
  rollPool(state, luck.crew, emit);
  state.phase = ASSIGN;
}

/** The end of Assign: repairs, then the card of the turn and those of the Scanners (R2). */
export function endAssign(
  state: State,
  content: Content,
  luck: LuckOf<Dsd6>,
  emit?: Emit<Event>,
): void {
  repairHull(state, emit);
  const extra = scannerCards(state);
  state.phase = DRAW;
  drawCards(state, content, luck.deck, 1 + extra, emit);
  if (state.config.scannerDice === "release") releaseScanners(state, extra, emit);
}

/** The printed game: the dice that drew extra cards come back. */
function releaseScanners(state: State, cards: number, emit?: Emit<Event>): void {
  for (let left = cards * SCANNERS_PER_CARD; left > 0; left--) {
    freeScanner(state, firstAt(state, SCANNERS), emit);
  }
}

/** The beginning of Activate: the threat die is rolled and shown. */
export function rollThreatDie(state: State, luck: LuckOf<Dsd6>, emit?: Emit<Event>): void {
  const face = luck.threat.below(SYMBOLS.length);
  state.threatDie = face;
  state.phase = ACTIVATE;
  emit?.({ type: "threat-die-rolled", symbol: SYMBOLS[face] as ThreatSymbol, reveals: true });
}

/** The rest of Activate, then Gather. */
export function resolveThreatDie(
  state: State,
  content: Content,
  luck: LuckOf<Dsd6>,
  emit?: Emit<Event>,
): void {
  const draws = activateThreats(state, content, state.threatDie, emit);
  drawCards(state, content, luck.deck, draws, emit);
  checkWin(state, content, emit);
  if (state.phase !== OVER) gather(state, content, emit);
}

/** Rule 20: used dice return to the pool and the next turn begins (R17). */
function gather(state: State, content: Content, emit?: Emit<Event>): void {
  for (let die = 0; die < DICE; die++) {
    if (isGathered(state, content, state.place[die] as number)) state.place[die] = POOL;
  }
  if (state.config.stasis === "one-turn") state.stasis.fill(0);
  state.threatDie = -1;
  state.phase = ROLL;
  state.turn++;
  emit?.({ type: "turn-started", turn: state.turn });
  checkStalemate(state, content, emit);
}

function isGathered(state: Readonly<State>, content: Content, place: number): boolean {
  if (place >= ON_CARD)
    return state.config.unfinishedDice === "return" && content.needFace[place - ON_CARD] !== -1;
  return (place >= FIRST_STATION && place <= LAST_STATION) || place === SPENT;
}
