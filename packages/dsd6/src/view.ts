// What the captain sees; what the view hides, the order of the deck, the state does not know either.
import { deckSize } from "@games/core-rng";
import { targetRefusal } from "./actions.js";
import type { Content } from "./content.js";
import { FACES, type Face, PLACE, PLACES, type Place } from "./data/vocabulary.js";
import { repairs } from "./rules/stations.js";
import { boardFlags, cardAt, cardOf, diceAt, isDestroyed, placeOn, scannerCards } from "./state.js";
import type { DieView, Effect, Outcome, State, ThreatView, View } from "./types.js";

/** All that the captain may know. */
export function view(state: Readonly<State>, content: Content): View {
  const { deck } = state;
  const flags = boardFlags(state, content);
  const unseen = [...deck.top, ...deck.rest, ...deck.bottom].sort((a, b) => a - b);
  return {
    config: state.config,
    turn: state.turn,
    phase: state.phase,
    hull: state.hull,
    shields: state.shields,
    threatDie: state.threatDie,
    dice: state.places.map((_, die) => viewDie(state, die)),
    threats: state.inPlay.map((_, at) => viewThreat(state, content, flags, at)),
    scannerCards: scannerCards(state),
    repairs: state.phase === "assign" ? repairs(state) : 0,
    deckSize: deckSize(deck),
    deck: unseen.map((card) => cardOf(content, card).ref),
    discard: state.discard.map((card) => cardOf(content, card).ref),
    drawn: state.drawn.map((card) => cardOf(content, card).ref),
    isBossDestroyed: state.isBossDestroyed,
    outcome: outcome(state, content) ?? null,
  };
}

function viewDie(state: Readonly<State>, die: number): DieView {
  const place = state.places[die] as number;
  const face = state.faces[die] as number | null;
  return {
    place: PLACES[Math.min(place, PLACE.threat)] as Place,
    card: cardAt(place) ?? null,
    face: face === null ? null : (FACES[face] as Face),
  };
}

const NO_EFFECTS: readonly Effect[] = Object.freeze([]);

function viewThreat(
  state: Readonly<State>,
  content: Content,
  flags: number,
  at: number,
): ThreatView {
  const card = state.inPlay[at] as number;
  const { id, kind, maxHp, row } = cardOf(content, card);
  return {
    card,
    threat: id,
    kind,
    symbol: row.symbol ?? null,
    hp: state.hitPoints[at] as number,
    maxHp,
    needs: row.needs ?? null,
    passive: row.passive ?? null,
    activate: row.activate ?? NO_EFFECTS,
    dice: diceAt(state, placeOn(card)),
    stasis: state.stasisTokens[at] as number,
    isDestroyed: isDestroyed(state, content, at),
    targetRefusal: targetRefusal(state, content, flags, at) ?? null,
  };
}

/** Nothing is hidden but luck: a face-down deck has no order until a card is drawn. */
export function determinize(): void {}

/** How the game ended, with what the last screen shows (rule 47); undefined while it continues. */
export function outcome(state: Readonly<State>, content: Content): Outcome | undefined {
  const { ending, killer } = state;
  if (ending === null) return undefined;
  return {
    result: ending === "stalemate" || ending === "no-crew" ? "crew-lost" : ending,
    turns: state.turn,
    hull: state.hull,
    shields: state.shields,
    difficulty: state.config.difficulty,
    killer: killer === null ? null : cardOf(content, killer).id,
    isStalemate: ending === "stalemate",
  };
}
