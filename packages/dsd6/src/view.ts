// What the captain sees; what the view hides, the order of the deck, the state does not know either.
import { deckSize } from "@games/core-rng";
import { targetRefusal } from "./actions.js";
import type { Card, Content } from "./content.js";
import { FACES, type Face, PLACE, PLACES, type Place } from "./data/vocabulary.js";
import { repairs } from "./rules/stations.js";
import { boardFlags, cardAt, cardOf, diceAt, isDestroyed, placeOn, scannerCards } from "./state.js";
import type { DieView, Effect, OfCard, Outcome, State, ThreatView, View } from "./types.js";

/** All that the captain may know. */
export function view(state: Readonly<State>, content: Content): View {
  const flags = boardFlags(state, content);
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
    deckSize: deckSize(state.deck),
    deck: deckCards(state, content),
    discard: discardedCards(state, content),
    drawn: state.drawn.map((card) => cardOf(content, card).ref),
    isBossDestroyed: state.isBossDestroyed,
    outcome: outcome(state, content) ?? null,
  };
}

/** The cards in the deck by number, whatever their order. */
export function deckCards({ deck }: Readonly<State>, content: Content): OfCard[] {
  const unseen = [...deck.top, ...deck.rest, ...deck.bottom].sort((a, b) => a - b);
  return unseen.map((card) => cardOf(content, card).ref);
}

/** The discard pile. */
export function discardedCards({ discard }: Readonly<State>, content: Content): OfCard[] {
  return discard.map((card) => cardOf(content, card).ref);
}

/** Where a die is, by name. */
export function placeNameOf({ places }: Readonly<State>, die: number): Place {
  return PLACES[Math.min(places[die] as number, PLACE.threat)] as Place;
}

/** What a die shows, by name. */
export function faceOf({ faces }: Readonly<State>, die: number): Face | null {
  const face = faces[die] as number | null;
  return face === null ? null : (FACES[face] as Face);
}

function viewDie(state: Readonly<State>, die: number): DieView {
  return {
    place: placeNameOf(state, die),
    card: cardAt(state.places[die] as number) ?? null,
    face: faceOf(state, die),
  };
}

const NO_EFFECTS: readonly Effect[] = Object.freeze([]);

/** What a card does when it activates. */
export function activationOf({ row }: Card): readonly Effect[] {
  return row.activate ?? NO_EFFECTS;
}

function viewThreat(
  state: Readonly<State>,
  content: Content,
  flags: number,
  at: number,
): ThreatView {
  const card = state.inPlay[at] as number;
  const own = cardOf(content, card);
  const { id, kind, maxHp, row } = own;
  return {
    card,
    threat: id,
    kind,
    symbol: row.symbol ?? null,
    hp: state.hitPoints[at] as number,
    maxHp,
    needs: row.needs ?? null,
    passive: row.passive ?? null,
    activate: activationOf(own),
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
