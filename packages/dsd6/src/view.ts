// What the captain sees, and what the view hides: the order of the deck, which the state does not know either.
import { deckSize } from "@games/core-rng";
import { targetRefusal } from "./actions.js";
import type { Content } from "./content.js";
import {
  ASSIGN,
  FACES,
  type Face,
  ON_CARD,
  PHASES,
  type Phase,
  PLACES,
  SYMBOLS,
  type ThreatSymbol,
} from "./data/vocabulary.js";
import { outcome } from "./outcome.js";
import { nameOf } from "./rules/naming.js";
import { repairs } from "./rules/stations.js";
import { cardUnder, isDestroyed, scannerCards, survey } from "./state.js";
import type { DieView, Effect, State, ThreatView, View } from "./types.js";

/** All that the captain may know. */
export function view(state: Readonly<State>, content: Content): View {
  const { deck } = state;
  const seen = survey(state, content);
  const unseen = [...deck.top, ...deck.rest, ...deck.bottom].sort((a, b) => a - b);
  return {
    config: state.config,
    turn: state.turn,
    phase: PHASES[state.phase] as Phase,
    hull: state.hull,
    shields: state.shields,
    threatDie: symbolOf(state.threatDie),
    dice: state.place.map((_, die) => viewDie(state, die)),
    threats: state.play.map((_, at) => viewThreat(state, content, seen, at)),
    scannerCards: scannerCards(state),
    repairs: state.phase === ASSIGN ? repairs(state) : 0,
    deckSize: deckSize(deck),
    deck: unseen.map((card) => ({ card, threat: nameOf(content, card) })),
    discard: state.discard.map((card) => ({ card, threat: nameOf(content, card) })),
    isBossDestroyed: state.isBossDestroyed,
    outcome: outcome(state, content) ?? null,
  };
}

function symbolOf(symbol: number): ThreatSymbol | null {
  return SYMBOLS[symbol] ?? null;
}

function viewDie(state: Readonly<State>, die: number): DieView {
  const card = cardUnder(state, die);
  const face: Face | undefined = FACES[state.face[die] as number];
  return {
    place: PLACES[state.place[die] as number] ?? "threat",
    card: card < 0 ? null : card,
    face: face ?? null,
  };
}

const NO_EFFECTS: readonly Effect[] = Object.freeze([]);

function viewThreat(
  state: Readonly<State>,
  content: Content,
  seen: number,
  at: number,
): ThreatView {
  const card = state.play[at] as number;
  const row = content.threat[card];
  return {
    card,
    threat: nameOf(content, card),
    kind: row?.kind ?? "internal",
    symbol: row?.symbol ?? null,
    hp: state.hp[at] as number,
    maxHp: content.hp[card] as number,
    needs: row?.needs ?? null,
    passive: row?.passive ?? null,
    activate: row?.activate ?? NO_EFFECTS,
    dice: diceOn(state, card),
    stasis: state.stasis[at] as number,
    isDestroyed: isDestroyed(state, content, at),
    shielded: targetRefusal(state, content, seen, at) ?? null,
  };
}

function diceOn(state: Readonly<State>, card: number): number[] {
  const dice: number[] = [];
  state.place.forEach((place, die) => {
    if (place === ON_CARD + card) dice.push(die);
  });
  return dice;
}

/** Nothing is hidden but luck: a face-down deck has no order until a card is drawn. */
export function determinize(): void {}
