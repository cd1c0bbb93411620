// The first state (rules 1 and 14, R37).
import type { SetupContext } from "@games/core-game";
import { drawCard } from "@games/core-rng";
import { DICE, MAX_HULL, MAX_SHIELDS, PLACE } from "./data/vocabulary.js";
import { reveal } from "./rules/threats.js";
import { isOver } from "./state.js";
import { announceEnd } from "./step.js";
import type { Config, Dsd6, State } from "./types.js";

/** Cards that are drawn before the first turn (R37). */
const SETUP_CARDS = 2;

/** A new game: two cards are drawn and do what they do when revealed; six dice have not been rolled. */
export function setup(
  config: Config,
  { content, luck, rng, emit, open }: SetupContext<Dsd6>,
): State {
  const state: State = {
    config,
    turn: 1,
    phase: "roll",
    ending: null,
    killer: null,
    threatDie: null,
    hull: MAX_HULL,
    shields: MAX_SHIELDS,
    places: new Array<number>(DICE).fill(PLACE.pool),
    faces: new Array<null>(DICE).fill(null),
    inPlay: [],
    hitPoints: [],
    stasisTokens: [],
    discard: [],
    deck: { top: [], rest: content.decks[config.difficulty].slice(), bottom: [content.boss] },
    drawn: [],
    isBossDestroyed: false,
    rng,
  };
  const play = open(state);
  for (let i = 0; i < SETUP_CARDS && !isOver(state); i++) {
    const card = drawCard(state.deck, luck.deck, content.deckAbout);
    if (card !== undefined) reveal(play, card);
  }
  if (isOver(state)) announceEnd(play);
  else emit?.({ type: "turn-started", turn: state.turn });
  return state;
}
