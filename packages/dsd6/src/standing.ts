// How well a game stands at the beginning of a turn: where the rollouts of the searcher stop.
import { deckSize } from "@games/core-rng";
import type { Content } from "./content.js";
import { PLACE } from "./data/vocabulary.js";
import { STANDING } from "./data/weights.js";
import { isDestroyed } from "./state.js";
import type { Effect, State, Threat } from "./types.js";

/** What things are worth; what a game comes to is linear in it. */
export type Standing = typeof STANDING;

/** Cards are counted in decks of so many, which keeps their number near the others. */
const MANY_CARDS = 25;
/** Tokens beyond these were too rare to be counted. */
const MAX_TOKENS = 2;

/** What the cards of a game are worth, by their numbers. */
interface CardValues {
  readonly inDeck: readonly number[];
  readonly inPlay: readonly number[];
  /** For each hit point that is left, and for each stasis token. */
  readonly hitPoint: readonly number[];
  readonly token: readonly number[];
}

/** How a game stands, in log-odds of winning; for a game that is not over. */
export function compileOdds(
  content: Content,
  weights: Standing = STANDING,
): (state: Readonly<State>) => number {
  const cards = valueCards(content, weights);
  return (state) =>
    shipOdds(state, weights) + deckOdds(state, weights, cards) + threatOdds(state, content, cards);
}

/** About how likely the captain wins; exact when the game is over. */
export function compileEstimate(content: Content): (state: Readonly<State>) => number {
  const oddsOf = compileOdds(content);
  return (state) => {
    if (state.ending !== null) return state.ending === "won" ? 1 : 0;
    return 1 / (1 + Math.exp(-oddsOf(state)));
  };
}

function shipOdds({ hull, shields, places }: Readonly<State>, weights: Standing): number {
  let scanned = 0;
  let hurt = 0;
  let locked = 0;
  for (let die = 0; die < places.length; die++) {
    const place = places[die] as number;
    if (place === PLACE.scanners) scanned++;
    else if (place === PLACE.infirmary) hurt++;
    else if (place >= PLACE.threat) locked++;
  }
  const dice = places.length - scanned - hurt - locked;
  return (
    weights.always +
    (weights.hull[hull] ?? 0) +
    (weights.dice[dice] ?? 0) +
    (weights.scanned[scanned] ?? 0) +
    weights.hurt * hurt +
    (shields === 0 ? weights.noShields : weights.shields * shields)
  );
}

function deckOdds({ deck }: Readonly<State>, weights: Standing, { inDeck }: CardValues): number {
  const cards = deckSize(deck) / MANY_CARDS;
  if (cards === 0) return weights.noCards;
  let odds = cards * (weights.cards + cards * weights.cardsSquared);
  for (const part of [deck.top, deck.rest, deck.bottom])
    for (let i = 0; i < part.length; i++) odds += inDeck[part[i] as number] as number;
  return odds;
}

function threatOdds(state: Readonly<State>, content: Content, values: CardValues): number {
  const { inPlay, hitPoints, stasisTokens } = state;
  let odds = 0;
  for (let at = 0; at < inPlay.length; at++) {
    if (isDestroyed(state, content, at)) continue;
    const card = inPlay[at] as number;
    odds += values.inPlay[card] as number;
    odds += (values.hitPoint[card] as number) * (hitPoints[at] as number);
    odds += (values.token[card] as number) * Math.min(MAX_TOKENS, stasisTokens[at] as number);
  }
  return odds;
}

function valueCards({ cards }: Content, { inPlay, inDeck }: Standing): CardValues {
  const rows = cards.map(({ row }) => row);
  return {
    inDeck: rows.map((row) => deckWorth(row, inDeck)),
    inPlay: rows.map((row) => playWorth(row, inPlay)),
    hitPoint: rows.map((row) => inPlay.hp[row.kind] + inPlay.hpByDamage * damageOf(row)),
    token: rows.map(({ activate = [] }) => sumOf(activate, inPlay.stasis)),
  };
}

function deckWorth(row: Threat, weights: Standing["inDeck"]): number {
  const { kind, hp = 0, needs, passive, reveal = [], activate = [] } = row;
  const isExternal = kind === "external";
  return (
    sumOf(reveal, weights.reveal) +
    sumOf(activate, weights.activate) +
    (passive === undefined ? 0 : weights.passive[passive]) +
    (needs?.count ?? 0) * weights.needs +
    (isExternal ? hp * weights.hp + weights.external : 0) +
    (kind === "filler" ? weights.filler : 0) +
    (kind === "boss" ? weights.boss : 0)
  );
}

function playWorth(row: Threat, weights: Standing["inPlay"]): number {
  const { kind, needs, passive, activate = [] } = row;
  return (
    sumOf(activate, weights.activate) +
    (passive === undefined ? 0 : weights.passive[passive]) +
    (needs?.count ?? 0) * weights.needs +
    (kind === "boss" ? weights.boss : 0)
  );
}

/** What an activation takes from the hull at most. */
function damageOf({ activate = [] }: Threat): number {
  let damage = 0;
  for (const { effect, amount = 1 } of activate)
    if (effect === "hull-damage" || effect === "shield-or-hull-damage") damage += amount;
  return damage;
}

function sumOf(effects: readonly Effect[], table: Standing["inDeck"]["activate"]): number {
  let sum = 0;
  for (const { effect, amount = 1 } of effects) sum += table[effect] * amount;
  return sum;
}
