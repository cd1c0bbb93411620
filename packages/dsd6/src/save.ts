// A state from outside, fully checked: whatever passes could have come from play as far as the rules can tell.
import { type Shape, shape } from "@games/core-game";
import type { Content } from "./content.js";
import {
  ACTIVATE,
  ASSIGN,
  BARRIER,
  CREW_LOST,
  DICE,
  DRAW,
  FIRST_STATION,
  HULL_LOST,
  INFIRMARY,
  INTERNAL,
  LAST_STATION,
  MAX_HULL,
  MAX_SHIELDS,
  ON_CARD,
  OVER,
  PHASES,
  PLAYING,
  POOL,
  RESULTS,
  ROLL,
  SCANNERS,
  SPENT,
  STALEMATE,
  SYMBOLS,
  THREAT,
  UNROLLED,
  WON,
} from "./data/vocabulary.js";
import { isStalemate, isWon } from "./rules/ending.js";
import { optionsShape } from "./setup.js";
import { cardUnder, countAt } from "./state.js";
import { STREAMS, type State } from "./types.js";

/** Reads a state of a game with some content. */
export function stateShape(content: Content): Shape<State> {
  const cards = content.threat.length;
  const card = shape.int(0, cards - 1);
  const perCard = (most: number) => shape.list(shape.int(0, most), cards);
  const fields = shape.record<State>({
    config: optionsShape,
    turn: shape.int(1, Number.MAX_SAFE_INTEGER),
    phase: shape.int(0, PHASES.length - 1),
    result: shape.int(0, RESULTS.length - 1),
    killer: shape.int(-1, cards - 1),
    threatDie: shape.int(-1, SYMBOLS.length - 1),
    hull: shape.int(0, MAX_HULL),
    shields: shape.int(0, MAX_SHIELDS),
    place: shape.list(shape.int(0, ON_CARD + cards - 1), DICE, DICE),
    face: shape.list(shape.int(0, UNROLLED), DICE, DICE),
    play: shape.list(card, cards),
    hp: perCard(Math.max(...content.hp)),
    stasis: perCard(Number.MAX_SAFE_INTEGER),
    discard: shape.list(card, cards),
    deck: shape.deck(card, cards),
    isBossDestroyed: shape.boolean,
    luck: shape.streamWords(STREAMS),
  });
  return shape.refine(fields, (state) => brokenInvariant(state, content));
}

/** A rule that every state keeps: when it holds, and what to say when it does not. */
type Invariant = readonly [
  holds: (state: Readonly<State>, content: Content) => boolean,
  message: string,
];

const INVARIANTS: readonly Invariant[] = [
  [cardsAreConserved, "must hold every card of the deck exactly once"],
  [bossIsLast, "must keep the boss under all other cards until it is drawn"],
  [hitPointsFit, "must give each card in play its hit points and tokens"],
  [diceAreInPlace, "must have every die where its face and the cards allow it"],
  [phaseFits, "must have dice and the threat die as its phase says"],
  [resultFits, "must be over exactly when a game ends"],
];

/** The first rule that a state breaks, or undefined. */
function brokenInvariant(state: Readonly<State>, content: Content): string | undefined {
  return INVARIANTS.find(([holds]) => !holds(state, content))?.[1];
}

function cardsAreConserved(state: Readonly<State>, content: Content): boolean {
  const { deck, play, discard } = state;
  const found = [...deck.top, ...deck.rest, ...deck.bottom, ...play, ...discard];
  if (state.isBossDestroyed) found.push(content.boss);
  const all = [...content.decks[state.config.difficulty], content.boss].sort((a, b) => a - b);
  found.sort((a, b) => a - b);
  return found.length === all.length && found.every((card, i) => card === all[i]);
}

/** Also says that nobody knows what lies on top, and that neither boss nor Barrier is discarded (R33). */
function bossIsLast(state: Readonly<State>, content: Content): boolean {
  const { top, rest, bottom } = state.deck;
  const isBottomBoss = bottom.length === 0 || (bottom.length === 1 && bottom[0] === content.boss);
  const isPlaced = !rest.includes(content.boss) && !state.discard.includes(content.boss);
  const isBarrierKept = state.discard.every((card) => content.kind[card] !== BARRIER);
  return top.length === 0 && isBottomBoss && isPlaced && isBarrierKept;
}

function hitPointsFit(state: Readonly<State>, content: Content): boolean {
  const { play, hp, stasis } = state;
  if (hp.length !== play.length || stasis.length !== play.length) return false;
  return play.every((card, at) => {
    const most = content.hp[card] as number;
    const kind = content.kind[card] as number;
    const least = kind === INTERNAL || kind === BARRIER ? 0 : 1;
    const points = hp[at] as number;
    const hasNoTokens = stasis[at] === 0 || kind !== BARRIER || points > 0;
    return points >= least && points <= most && hasNoTokens;
  });
}

function diceAreInPlace(state: Readonly<State>, content: Content): boolean {
  return (
    state.place.every((_, die) => isDieInPlace(state, content, die)) &&
    state.play.every((card) => areDiceOnCard(state, content, card))
  );
}

function isDieInPlace(state: Readonly<State>, content: Content, die: number): boolean {
  const place = state.place[die] as number;
  const face = state.face[die] as number;
  if (place === SCANNERS) return face === THREAT;
  if (place === SPENT) return state.config.resolvedDice === "spent" && face < THREAT;
  if (place >= FIRST_STATION && place <= LAST_STATION) return place === face + FIRST_STATION;
  const card = cardUnder(state, die);
  if (card < 0) return true;
  const needed = content.needFace[card];
  return state.play.includes(card) && (needed === -1 || needed === face);
}

/** A card that dice resolve has not got all of them yet; one that locks a die holds at most one. */
function areDiceOnCard(state: Readonly<State>, content: Content, card: number): boolean {
  const dice = countAt(state, ON_CARD + card);
  const needed = content.needCount[card] as number;
  return needed > 0 ? dice < needed : dice === 0 || (dice === 1 && locksDie(content, card));
}

function locksDie(content: Content, card: number): boolean {
  return content.threat[card]?.reveal?.some(({ effect }) => effect === "lock-die") === true;
}

function phaseFits(state: Readonly<State>, content: Content): boolean {
  if (state.threatDie >= 0 !== (state.phase === ACTIVATE)) return false;
  if (state.phase !== ROLL) return true;
  return state.place.every((place) => {
    if (place === POOL || place === SCANNERS || place === INFIRMARY) return true;
    if (place < ON_CARD) return false;
    return state.config.unfinishedDice === "stay" || content.needFace[place - ON_CARD] === -1;
  });
}

function resultFits(state: Readonly<State>, content: Content): boolean {
  const { result, killer, hull } = state;
  const isCrewGone = countAt(state, INFIRMARY) === DICE;
  const isKilled = result === HULL_LOST || result === CREW_LOST;
  if ((state.phase === OVER) !== (result !== PLAYING)) return false;
  if (killer >= 0 !== isKilled || (hull === 0) !== (result === HULL_LOST)) return false;
  if (isCrewGone !== (result === CREW_LOST)) return false;
  if (result === HULL_LOST || result === CREW_LOST) return true;
  if (isWon(state, content) !== (result === WON)) return false;
  const isTurnBegun = state.phase === ASSIGN || state.phase === DRAW || state.phase === ACTIVATE;
  if (isTurnBegun || result === WON) return true;
  return isStalemate(state, content) === (result === STALEMATE);
}
