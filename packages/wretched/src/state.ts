// Copies of a state, written out in the order of its fields.
import { cloneDeck, cloneWords } from "@games/core-rng";
import type { State } from "./types.js";

/** An independent copy; the config is shared, because it never changes. */
export function clone(state: Readonly<State>): State {
  return {
    config: state.config,
    stage: state.stage,
    status: state.status,
    defeatReason: state.defeatReason,
    day: state.day,
    integrity: state.integrity,
    tokens: state.tokens,
    deck: cloneDeck(state.deck),
    hand: state.hand,
    cardsThisTurn: state.cardsThisTurn,
    current: state.current,
    discard: state.discard.slice(),
    returned: state.returned,
    removed: state.removed,
    kingsRevealed: state.kingsRevealed,
    bonusCounter: state.bonusCounter,
    beaconActive: state.beaconActive,
    boosted: state.boosted,
    toolAvailable: state.toolAvailable,
    logsWritten: state.logsWritten,
    luck: { deck: cloneWords(state.luck.deck), dice: cloneWords(state.luck.dice) },
  };
}
