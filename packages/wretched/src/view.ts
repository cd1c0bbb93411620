// What the player knows: everything but the random state, so there is nothing to re-deal.
import { deckSize } from "@games/core-rng";
import { type Content, isTracker } from "./content.js";
import { type CardId, cardId } from "./data/cards.js";
import { roleOf } from "./rules/cards.js";
import { pendingCheck } from "./rules/damage.js";
import type { Outcome, State, View } from "./types.js";

/** All that the player knows. */
export function view(state: Readonly<State>, content: Content): View {
  return {
    config: state.config,
    stage: state.stage,
    status: state.status,
    defeatReason: state.defeatReason,
    day: state.day,
    integrity: state.integrity,
    tokens: state.tokens,
    deckSize: cardsInDeck(state),
    unseen: unseenCards(state),
    knownNext: idOrNull(state.deck.top.at(-1)),
    known: state.deck.top.map(cardId).reverse(),
    faceDownCount: state.faceDownCount,
    cardsThisTurn: state.cardsThisTurn,
    turnedToday: state.turnedToday,
    cardsTurned: state.cardsTurned,
    current: idOrNull(state.current),
    check: pendingCheck(state, content),
    discard: state.discard.map(cardId),
    visible: visibleCards(state, content),
    returnedKing: idOrNull(state.returnedKing),
    removedKings: state.removedKings.map(cardId),
    kingsRevealed: state.kingsRevealed,
    bonusCounter: state.bonusCounter,
    isBeaconActive: state.isBeaconActive,
    isBoosted: state.isBoosted,
    hasTool: state.hasTool,
    logsWritten: state.logsWritten,
  };
}

/** The same for simulations: every field reads the state when it is asked for. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table with one getter per field of the view
export function liveView(content: Content): (state: Readonly<State>) => View {
  let state: Readonly<State>;
  const live: View = {
    get config() {
      return state.config;
    },
    get stage() {
      return state.stage;
    },
    get status() {
      return state.status;
    },
    get defeatReason() {
      return state.defeatReason;
    },
    get day() {
      return state.day;
    },
    get integrity() {
      return state.integrity;
    },
    get tokens() {
      return state.tokens;
    },
    get deckSize() {
      return cardsInDeck(state);
    },
    get unseen() {
      return unseenCards(state);
    },
    get knownNext() {
      return idOrNull(state.deck.top.at(-1));
    },
    get known() {
      return state.deck.top.map(cardId).reverse();
    },
    get faceDownCount() {
      return state.faceDownCount;
    },
    get cardsThisTurn() {
      return state.cardsThisTurn;
    },
    get turnedToday() {
      return state.turnedToday;
    },
    get cardsTurned() {
      return state.cardsTurned;
    },
    get current() {
      return idOrNull(state.current);
    },
    get check() {
      return pendingCheck(state, content);
    },
    get discard() {
      return state.discard.map(cardId);
    },
    get visible() {
      return visibleCards(state, content);
    },
    get returnedKing() {
      return idOrNull(state.returnedKing);
    },
    get removedKings() {
      return state.removedKings.map(cardId);
    },
    get kingsRevealed() {
      return state.kingsRevealed;
    },
    get bonusCounter() {
      return state.bonusCounter;
    },
    get isBeaconActive() {
      return state.isBeaconActive;
    },
    get isBoosted() {
      return state.isBoosted;
    },
    get hasTool() {
      return state.hasTool;
    },
    get logsWritten() {
      return state.logsWritten;
    },
  };
  return (shown) => {
    state = shown;
    return live;
  };
}

/** The cards in the deck, today's face-down ones not counted. */
function cardsInDeck({ deck, faceDownCount, returnedKing }: Readonly<State>): number {
  return deckSize(deck) - faceDownCount + (returnedKing === null ? 0 : 1);
}

function idOrNull(card: number | null | undefined): CardId | null {
  return card === undefined || card === null ? null : cardId(card);
}

function unseenCards({ deck, returnedKing }: Readonly<State>): CardId[] {
  const extra = returnedKing === null ? deck.top : [...deck.top, returnedKing];
  if (extra.length === 0) return deck.rest.map(cardId);
  return [...deck.rest, ...extra].sort((a, b) => a - b).map(cardId);
}

/** Counted trackers, the win card and the boost stay in sight (rule 12, R31). */
function visibleCards(state: Readonly<State>, content: Content): CardId[] {
  const staysVisible = (card: number): boolean => {
    if (isTracker(content, card)) return !state.removedKings.includes(card);
    const role = roleOf(state, card);
    return role === "win" || role === "boost";
  };
  return state.discard.filter(staysVisible).map(cardId);
}

/** A face-down card has no identity until it is turned, so there is nothing to re-deal. */
export function determinize(): void {}

/** How the game ended, or undefined while it continues. */
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
    cardsTurned: state.cardsTurned,
  };
}
