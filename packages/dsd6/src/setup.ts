// Options, and the first state they lead to (rules 1 and 14, R37).
import { type LuckOf, type Shape, shape, type WordsOf } from "@games/core-game";
import { drawCard } from "@games/core-rng";
import type { Content } from "./content.js";
import {
  DICE,
  DIFFICULTIES,
  MAX_HULL,
  MAX_SHIELDS,
  OVER,
  PLAYING,
  POOL,
  ROLL,
  UNROLLED,
} from "./data/vocabulary.js";
import { reveal } from "./rules/draw.js";
import type { Config, Dsd6, Options, State } from "./types.js";

/** Cards that are in play before the first turn (R37). */
const SETUP_CARDS = 2;

function choice<V extends string>(values: readonly [V, ...V[]]): Shape<V> {
  return shape.withDefault(shape.oneOf(values), values[0]);
}

/** Reads options; the first value of each is the default. */
export const optionsShape: Shape<Config> = shape.record<Config>({
  difficulty: shape.withDefault(shape.oneOf(DIFFICULTIES), "normal"),
  difficultyModel: choice(["as-written", "graded"]),
  resolvedDice: choice(["reusable", "spent"]),
  unfinishedDice: choice(["return", "stay"]),
  scannerDice: choice(["stay", "release"]),
  medical: choice(["both", "either"]),
  stasis: choice(["until-used", "one-turn"]),
  barrier: choice(["gone", "returns"]),
  tactical: choice(["single", "concentrated"]),
  engineering: choice(["single", "concentrated"]),
  stationUse: choice(["each-die", "once"]),
});

/** The readings of the printed game, as far as they are options. */
export const PRINTED_GAME: Options = Object.freeze({
  resolvedDice: "spent",
  unfinishedDice: "stay",
  scannerDice: "release",
  medical: "either",
  stasis: "one-turn",
  barrier: "returns",
  tactical: "concentrated",
  engineering: "concentrated",
});

/** The first state: two cards in play, six dice that have not been rolled. */
export function setup(
  config: Config,
  content: Content,
  luck: LuckOf<Dsd6>,
  words: WordsOf<Dsd6>,
): State {
  const state: State = {
    config,
    turn: 1,
    phase: ROLL,
    result: PLAYING,
    killer: -1,
    threatDie: -1,
    hull: MAX_HULL,
    shields: MAX_SHIELDS,
    place: new Array<number>(DICE).fill(POOL),
    face: new Array<number>(DICE).fill(UNROLLED),
    play: [],
    hp: [],
    stasis: [],
    discard: [],
    deck: { top: [], rest: content.decks[config.difficulty].slice(), bottom: [content.boss] },
    isBossDestroyed: false,
    luck: words,
  };
  for (let i = 0; i < SETUP_CARDS && state.phase !== OVER; i++) {
    const card = drawCard(state.deck, luck.deck);
    if (card !== undefined) reveal(state, content, card);
  }
  return state;
}
