// How well a game stands at the beginning of a turn: where the rollouts of the searcher stop.
import { deckSize } from "@games/core-rng";
import type { Content } from "./content.js";
import { DICE, MAX_HULL, PLACE, SCANNERS_PER_CARD } from "./data/vocabulary.js";
import { STANDING } from "./data/weights.js";
import { cardOf, isDestroyed } from "./state.js";
import type { State } from "./types.js";

/** What is looked at, each a number. */
export type Standing = { -readonly [K in keyof typeof STANDING]: number };

/** Products are kept near the size of the other numbers. */
const MANY_CARDS = 25;
const MANY_POINTS = 10;

/** How a game stands. */
export function standingOf(state: Readonly<State>, content: Content): Standing {
  const { hull, shields } = state;
  const cards = deckSize(state.deck) / MANY_CARDS;
  const standing: Standing = {
    always: 1,
    cards,
    noCards: cards === 0 ? 1 : 0,
    strength: hull + shields,
    lowHull: Math.max(0, MAX_HULL / 2 - hull),
    dice: DICE,
    twoDice: 0,
    threeDice: 0,
    strengthByDice: 0,
    scanned: 0,
    scannersDraw: 0,
    scannedByCards: 0,
    scannersDrawByCards: 0,
    locked: 0,
    enemyHp: 0,
    enemyHpByDice: 0,
    drawing: 0,
    needs: 0,
    stasis: 0,
    sendCrew: 0,
    damage: 0,
    passives: 0,
  };
  countDice(state, standing);
  sumThreats(state, content, standing);
  return standing;
}

function countDice({ places }: Readonly<State>, standing: Standing): void {
  for (let die = 0; die < places.length; die++) {
    const place = places[die] as number;
    const isScanned = place === PLACE.scanners;
    const isLocked = place >= PLACE.threat;
    if (isScanned) standing.scanned++;
    else if (isLocked) standing.locked++;
    if (isScanned || isLocked || place === PLACE.infirmary) standing.dice--;
  }
  const { dice, scanned, cards, strength } = standing;
  standing.twoDice = dice >= 2 ? 1 : 0;
  standing.threeDice = dice >= 3 ? 1 : 0;
  standing.strengthByDice = (strength * dice) / MANY_POINTS;
  standing.scannersDraw = scanned >= SCANNERS_PER_CARD ? 1 : 0;
  standing.scannedByCards = scanned * cards;
  standing.scannersDrawByCards = standing.scannersDraw * cards;
}

function sumThreats(state: Readonly<State>, content: Content, standing: Standing): void {
  for (let at = 0; at < state.inPlay.length; at++) {
    if (isDestroyed(state, content, at)) continue;
    const { activate, row } = cardOf(content, state.inPlay[at] as number);
    standing.enemyHp += state.hitPoints[at] as number;
    standing.stasis += state.stasisTokens[at] as number;
    standing.needs += row.needs?.count ?? 0;
    if (row.passive !== undefined) standing.passives++;
    for (const { effect, amount } of activate) {
      if (effect === "draw-cards") standing.drawing += amount;
      else if (effect === "send-crew") standing.sendCrew += amount;
      else if (effect === "hull-damage") standing.damage += amount;
    }
  }
  standing.enemyHpByDice = (standing.enemyHp * standing.dice) / MANY_POINTS;
}

/** About how likely the captain wins from here: exact when the game is over. */
export function winEstimate(state: Readonly<State>, content: Content): number {
  if (state.ending !== null) return state.ending === "won" ? 1 : 0;
  const standing = standingOf(state, content);
  let sum = 0;
  for (const name of NAMES) sum += STANDING[name] * standing[name];
  return sum;
}

/** What is looked at, by name. */
export const NAMES = Object.keys(STANDING) as (keyof Standing)[];
