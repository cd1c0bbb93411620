// The state: its copy, written out in the order of its fields, and a reader.
import { cloneDeck, cloneList, cloneRng } from "@games/core-rng";
import type { LogKind, Stage } from "./data/stages.js";
import type { State } from "./types.js";

/** An independent copy; the config is shared, because it never changes. */
export function clone(state: Readonly<State>): State {
  const { rng } = state;
  return {
    config: state.config,
    stage: state.stage,
    status: state.status,
    defeatReason: state.defeatReason,
    day: state.day,
    integrity: state.integrity,
    tokens: state.tokens,
    deck: cloneDeck(state.deck),
    faceDownCount: state.faceDownCount,
    cardsThisTurn: state.cardsThisTurn,
    turnedToday: state.turnedToday,
    cardsTurned: state.cardsTurned,
    current: state.current,
    discard: state.discard.slice(),
    returnedKing: state.returnedKing,
    removedKings: cloneList(state.removedKings),
    kingsRevealed: state.kingsRevealed,
    bonusCounter: state.bonusCounter,
    isBeaconActive: state.isBeaconActive,
    isBoosted: state.isBoosted,
    hasTool: state.hasTool,
    logsWritten: state.logsWritten,
    rng: { source: rng.source, deck: cloneRng(rng.deck), dice: cloneRng(rng.dice) },
  };
}

/** Which log a stage is for. */
export function logKind(stage: Stage): LogKind {
  if (stage === "firstLog") return "opening";
  return stage === "finalLog" || stage === "exit" ? "closing" : "day";
}
