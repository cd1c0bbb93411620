// The shape of a state: whatever passes could have come from play as far as the rules can tell.
import {
  boolean,
  deck,
  type Invariant,
  int,
  keeping,
  list,
  nullable,
  oneOf,
  record,
  type Shape,
  type StateParts,
} from "@games/core-game";
import type { Content } from "./content.js";
import {
  DICE,
  ENDINGS,
  FACE,
  FACES,
  MAX_HULL,
  MAX_SHIELDS,
  PHASES,
  PLACE,
  SYMBOLS,
} from "./data/vocabulary.js";
import { fault } from "./messages.js";
import { isCrewless, isStalemate, isWon } from "./rules/ending.js";
import { cardAt, cardOf, countAt, isResolving, isUsed, placeOn, stationOf } from "./state.js";
import type { Dsd6, State } from "./types.js";

/** No game lasts that long, and adding to it stays exact. */
const MAX_COUNT = 1_000_000_000;

/** The shape of a state of a game with some content. */
export function stateShape({ content, config, rng }: StateParts<Dsd6>): Shape<State> {
  const { length } = content.cards;
  const card = int(0, length - 1);
  const fields = record<State>({
    config,
    turn: int(1, MAX_COUNT),
    phase: oneOf(PHASES),
    ending: nullable(oneOf(ENDINGS)),
    killer: nullable(card),
    threatDie: nullable(oneOf(SYMBOLS)),
    hull: int(0, MAX_HULL),
    shields: int(0, MAX_SHIELDS),
    places: list(int(0, placeOn(length - 1)), DICE, DICE),
    faces: list(nullable(int(0, FACES.length - 1)), DICE, DICE),
    inPlay: list(card, length),
    hitPoints: list(int(0, Math.max(...content.cards.map(({ maxHp }) => maxHp))), length),
    stasisTokens: list(int(0, MAX_COUNT), length),
    discard: list(card, length),
    deck: deck(card, length),
    drawn: list(card, length),
    isBossDestroyed: boolean,
    rng,
  });
  return keeping(fields, invariants(content));
}

/** What must hold in every state, each with what is said when it does not. */
function invariants(content: Content): readonly Invariant<State>[] {
  return [
    [(state) => areCardsConserved(state, content), fault("cards-not-conserved"), "deck"],
    [(state) => isBossLast(state, content), fault("boss-not-last"), "deck"],
    [(state) => areHitPointsRight(state, content), fault("wrong-hit-points"), "hitPoints"],
    [(state) => areDiceInPlace(state, content), fault("die-out-of-place"), "places"],
    [(state) => isPhaseRight(state, content), fault("wrong-phase"), "phase"],
    [
      ({ phase, drawn }) => phase !== "activate" || drawn.length === 0,
      fault("drawn-wrongly"),
      "drawn",
    ],
    [(state) => isEndingRight(state, content), fault("wrong-ending"), "ending"],
  ];
}

function areCardsConserved(state: State, content: Content): boolean {
  const { deck, inPlay, discard } = state;
  const found = [...deck.top, ...deck.rest, ...deck.bottom, ...inPlay, ...discard];
  if (state.isBossDestroyed) found.push(content.boss);
  const all = [...content.decks[state.config.difficulty], content.boss].sort((a, b) => a - b);
  found.sort((a, b) => a - b);
  return found.length === all.length && found.every((card, i) => card === all[i]);
}

/** Also says that nobody knows what lies on top, and that neither boss nor Barrier is discarded (R33). */
function isBossLast({ deck, discard }: State, content: Content): boolean {
  const { top, rest, bottom } = deck;
  const isBossKind = (card: number) => /^boss/.test(cardOf(content, card).kind);
  return (
    top.length === 0 &&
    (bottom.length === 0 || (bottom.length === 1 && bottom[0] === content.boss)) &&
    !rest.includes(content.boss) &&
    !discard.some(isBossKind)
  );
}

function areHitPointsRight(state: State, content: Content): boolean {
  const { inPlay, hitPoints, stasisTokens } = state;
  if (hitPoints.length !== inPlay.length || stasisTokens.length !== inPlay.length) return false;
  return inPlay.every((card, at) => {
    const { kind, maxHp } = cardOf(content, card);
    const hp = hitPoints[at] as number;
    if (hp === 0 && kind === "boss-barrier")
      return stasisTokens[at] === 0 || state.config.barrier === "returns";
    return hp <= maxHp && (hp > 0 || kind === "internal");
  });
}

function areDiceInPlace(state: State, content: Content): boolean {
  return (
    state.places.every((place, die) => isDieInPlace(state, content, die, place)) &&
    state.inPlay.every((card) => areDiceOnCard(state, content, card))
  );
}

function isDieInPlace(state: State, content: Content, die: number, place: number): boolean {
  const face = state.faces[die] as number | null;
  if (place === PLACE.scanners) return face === FACE.threat;
  if (place === PLACE.spent)
    return state.config.resolvedDice === "spent" && face !== null && face !== FACE.threat;
  if (isUsed(place)) return face !== null && place === stationOf(face);
  const card = cardAt(place);
  if (card === undefined) return true;
  const isFitting = !isResolving(content, place) || cardOf(content, card).neededFace === face;
  return state.inPlay.includes(card) && isFitting;
}

/** A card that dice resolve has not got all of them yet; one that locks dice holds at most those. */
function areDiceOnCard(state: State, content: Content, card: number): boolean {
  const dice = countAt(state, placeOn(card));
  const { neededCount, reveal } = cardOf(content, card);
  if (neededCount > 0) return dice < neededCount;
  return dice <= reveal.filter(({ effect }) => effect === "lock-die").length;
}

function isPhaseRight({ phase, threatDie, places, config }: State, content: Content): boolean {
  if ((threatDie !== null) !== (phase === "activate")) return false;
  if (phase !== "roll") return true;
  return places.every(
    (place) => !isUsed(place) && (config.unfinishedDice === "stay" || !isResolving(content, place)),
  );
}

function isEndingRight(state: State, content: Content): boolean {
  const { ending, phase } = state;
  const isKilled = ending === "hull-lost" || ending === "crew-lost";
  if ((phase === "over") !== (ending !== null) || (state.killer !== null) !== isKilled)
    return false;
  if ((state.hull === 0) !== (ending === "hull-lost")) return false;
  const isSeen = state.config.crewLoss === "all-in-infirmary";
  const isLost = isSeen && countAt(state, PLACE.infirmary) === DICE;
  if (isLost !== (ending === "crew-lost")) return false;
  if (isKilled) return true;
  if (isWon(state, content) !== (ending === "won")) return false;
  const isTurnStart = phase === "roll" || ending === "stalemate" || ending === "no-crew";
  if (!isTurnStart) return true;
  if (isCrewless(state)) return ending === "no-crew";
  return isStalemate(state, content) === (ending === "stalemate") && ending !== "no-crew";
}

/** Schema 1 did not keep the cards that were drawn (R46). */
export const migrations: Readonly<Record<number, (old: unknown) => unknown>> = {
  1: (old) => {
    const { isBossDestroyed, rng, ...state } = old as State;
    return { ...state, drawn: [], isBossDestroyed, rng };
  },
};
