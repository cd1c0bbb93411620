// How well a game stands at the beginning of a turn: where the rollouts of the searcher stop.
import { deckSize } from "@games/core-rng";
import type { Content } from "./content.js";
import { MAX_HULL, PLACE } from "./data/vocabulary.js";
import { HARM, PASSIVE_HARM, STANDING } from "./data/weights.js";
import { cardOf, isDestroyed } from "./state.js";
import type { State } from "./types.js";

/** What is looked at, each a number. */
export type Standing = { -readonly [K in keyof typeof STANDING]: number };

/** How a game stands. */
function standingOf(state: Readonly<State>, content: Content): Standing {
  const { hull, shields } = state;
  const cards = deckSize(state.deck);
  const standing: Standing = {
    always: 1,
    hull,
    lowHull: Math.max(0, MAX_HULL / 2 - hull),
    shields,
    scanned: 0,
    scannedPerCard: 0,
    hurt: 0,
    locked: 0,
    cards,
    lastCard: cards === 0 ? 1 : 0,
    discarded: state.discard.length,
    enemyHp: 0,
    harm: 0,
    harmPerCard: 0,
    passives: 0,
    stasis: 0,
  };
  countDice(state, standing);
  sumThreats(state, content, standing);
  standing.scannedPerCard = standing.scanned * cards;
  standing.harmPerCard = standing.harm * cards;
  return standing;
}

function countDice({ places }: Readonly<State>, standing: Standing): void {
  for (let die = 0; die < places.length; die++) {
    const place = places[die] as number;
    if (place === PLACE.scanners) standing.scanned++;
    else if (place === PLACE.infirmary) standing.hurt++;
    else if (place >= PLACE.threat) standing.locked++;
  }
}

function sumThreats(state: Readonly<State>, content: Content, standing: Standing): void {
  for (let at = 0; at < state.inPlay.length; at++) {
    if (isDestroyed(state, content, at)) continue;
    const { activate, row } = cardOf(content, state.inPlay[at] as number);
    standing.enemyHp += state.hitPoints[at] as number;
    standing.stasis += state.stasisTokens[at] as number;
    for (const { effect, amount } of activate) standing.harm += HARM[effect] * amount;
    if (row.passive !== undefined) standing.passives += PASSIVE_HARM[row.passive];
  }
}

/** About how likely the captain wins from here: exact when the game is over. */
export function winEstimate(state: Readonly<State>, content: Content): number {
  if (state.ending !== null) return state.ending === "won" ? 1 : 0;
  const standing = standingOf(state, content);
  let sum = 0;
  for (const name of NAMES) sum += STANDING[name] * standing[name];
  return sum;
}

const NAMES = Object.keys(STANDING) as (keyof Standing)[];
