// Copies of a state, and the small readers of state and content that legality, rules and view share.
import { cloneDeck, cloneList, cloneRng } from "@games/core-rng";
import type { Card, Content } from "./content.js";
import { type EffectName, FLAG, PLACE, SCANNERS_PER_CARD } from "./data/vocabulary.js";
import type { Effect, State } from "./types.js";

/** An independent copy; the configuration never changes and is shared. */
export function clone(state: Readonly<State>): State {
  const { rng } = state;
  return {
    config: state.config,
    turn: state.turn,
    phase: state.phase,
    ending: state.ending,
    killer: state.killer,
    threatDie: state.threatDie,
    hull: state.hull,
    shields: state.shields,
    places: state.places.slice(),
    faces: state.faces.slice(),
    inPlay: state.inPlay.slice(),
    hitPoints: state.hitPoints.slice(),
    stasisTokens: state.stasisTokens.slice(),
    discard: state.discard.slice(),
    deck: cloneDeck(state.deck),
    drawn: cloneList(state.drawn),
    isBossDestroyed: state.isBossDestroyed,
    rng: {
      source: rng.source,
      crew: cloneRng(rng.crew),
      threat: cloneRng(rng.threat),
      deck: cloneRng(rng.deck),
    },
  };
}

/** The card of a number. */
export function cardOf(content: Content, card: number): Card {
  return content.cards[card] as Card;
}

/** The id of a card's row, which events carry. */
export function idOf(content: Content, card: number): string {
  return cardOf(content, card).id;
}

/** Whether one of some effects has a name. */
export function has(effects: readonly Effect[] | undefined, name: EffectName): boolean {
  return effects?.some(({ effect }) => effect === name) === true;
}

/** Whether the game has ended. */
export function isOver(state: Readonly<State>): boolean {
  return state.ending !== null;
}

/** The place that is the station of a face. */
export function stationOf(face: number): number {
  return PLACE.commander + face;
}

/** The place of a die on a card. */
export function placeOn(card: number): number {
  return PLACE.threat + card;
}

/** The card of a place; undefined for every other place. */
export function cardAt(place: number): number | undefined {
  return place >= PLACE.threat ? place - PLACE.threat : undefined;
}

/** Whether a die at a place was used this turn, on a station or for a card that is resolved. */
export function isUsed(place: number): boolean {
  return (place >= PLACE.commander && place <= PLACE.engineering) || place === PLACE.spent;
}

/** Whether a place is a card that dice resolve. */
export function isResolving(content: Content, place: number): boolean {
  return place >= PLACE.threat && cardOf(content, place - PLACE.threat).neededFace !== undefined;
}

/** How many dice are at a place. */
export function countAt(state: Readonly<State>, place: number): number {
  const { places } = state;
  let count = 0;
  for (let die = 0; die < places.length; die++) if (places[die] === place) count++;
  return count;
}

/** The dice at a place, lowest first. */
export function diceAt(state: Readonly<State>, place: number): number[] {
  const { places } = state;
  const dice: number[] = [];
  for (let die = 0; die < places.length; die++) if (places[die] === place) dice.push(die);
  return dice;
}

/** The extra cards that the dice in Scanners draw (R1, R2). */
export function scannerCards(state: Readonly<State>): number {
  return Math.floor(countAt(state, PLACE.scanners) / SCANNERS_PER_CARD);
}

/** Whether a card in play can no longer do or suffer anything: a Barrier that was shot down. */
export function isDestroyed(state: Readonly<State>, content: Content, at: number): boolean {
  return (
    state.hitPoints[at] === 0 && cardOf(content, state.inPlay[at] as number).kind === "boss-barrier"
  );
}

/** What is in play, as the bits of {@link FLAG}. */
export function boardFlags(state: Readonly<State>, content: Content): number {
  const { inPlay, hitPoints } = state;
  const { enemy, enemies, external, externals } = FLAG;
  let flags = 0;
  for (let at = 0; at < inPlay.length; at++) {
    const { kind, flags: own } = cardOf(content, inPlay[at] as number);
    if (kind === "boss-barrier" && hitPoints[at] === 0) continue;
    if ((flags & own & enemy) !== 0) flags |= enemies;
    if ((flags & own & external) !== 0) flags |= externals;
    flags |= own;
  }
  return flags;
}

/** Whether something in play sets a flag; of a passive, whether it holds (rule 44). */
export function hasFlag(
  state: Readonly<State>,
  content: Content,
  flag: keyof typeof FLAG,
): boolean {
  return (boardFlags(state, content) & FLAG[flag]) !== 0;
}

/** Takes the card at a position out of play; the order of the others stays. */
export function removeFromPlay(state: State, at: number): void {
  const { inPlay, hitPoints, stasisTokens } = state;
  const last = inPlay.length - 1;
  for (let i = at; i < last; i++) {
    inPlay[i] = inPlay[i + 1] as number;
    hitPoints[i] = hitPoints[i + 1] as number;
    stasisTokens[i] = stasisTokens[i + 1] as number;
  }
  inPlay.pop();
  hitPoints.pop();
  stasisTokens.pop();
}
