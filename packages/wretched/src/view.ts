// What the player knows: everything but the luck to come, so there is nothing to deal anew.
import { deckSize } from "@games/core-rng";
import { type CardId, cardId, SUIT_SIZE } from "./data/cards.js";
import { isTracker, type Sheet } from "./pack.js";
import { roleOf } from "./rules/cards.js";
import { pendingCheck } from "./rules/damage.js";
import type { Outcome, State, View } from "./types.js";

/** All that the player knows. */
export function view(state: Readonly<State>, sheet: Sheet): View {
  return {
    config: state.config,
    stage: state.stage,
    status: state.status,
    defeatReason: state.defeatReason,
    day: state.day,
    integrity: state.integrity,
    tokens: state.tokens,
    deckSize: deckSize(state.deck) - state.hand + (state.returned < 0 ? 0 : 1),
    unseen: unseenCards(state),
    knownNext: idOrNull(state.deck.top.at(-1)),
    hand: state.hand,
    cardsThisTurn: state.cardsThisTurn,
    current: idOrNull(state.current),
    check: pendingCheck(sheet, state),
    discard: state.discard.map(cardId),
    visible: visibleCards(state, sheet),
    returned: idOrNull(state.returned),
    removed: idOrNull(state.removed),
    kingsRevealed: state.kingsRevealed,
    bonusCounter: state.bonusCounter,
    beaconActive: state.beaconActive,
    boosted: state.boosted,
    toolAvailable: state.toolAvailable,
    logsWritten: state.logsWritten,
  };
}

function idOrNull(card: number | undefined): CardId | null {
  return card === undefined || card < 0 ? null : cardId(card);
}

function unseenCards({ deck, returned }: Readonly<State>): CardId[] {
  const extra = returned < 0 ? deck.top : [...deck.top, returned];
  if (extra.length === 0) return deck.rest.map(cardId);
  return [...deck.rest, ...extra].sort((a, b) => a - b).map(cardId);
}

/** Counted trackers, the win card and the boost stay in sight (rule 12, R31). */
function visibleCards(state: Readonly<State>, sheet: Sheet): CardId[] {
  const staysVisible = (card: number): boolean => {
    if (isTracker(sheet, card)) return card !== state.removed;
    if (card % SUIT_SIZE !== 0) return false;
    const role = roleOf(state, card);
    return role === "win" || role === "boost";
  };
  return state.discard.filter(staysVisible).map(cardId);
}

/** How the game ended, or undefined while it goes on. */
export function outcome(state: Readonly<State>): Outcome | undefined {
  const { status } = state;
  if (state.stage !== "exit" || status === "active" || status === "final_pull_required")
    return undefined;
  return {
    result: status,
    reason: state.defeatReason,
    days: state.day,
    integrity: state.integrity,
    tokens: state.tokens,
    kings: state.kingsRevealed,
    cardsTurned: state.discard.length,
  };
}
