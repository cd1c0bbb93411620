/**
 * Luck as data: seeded, scripted and enumerated chance, named streams, dice and decks.
 *
 * @packageDocumentation
 */
export { pick, sample, shuffle, weighted } from "./choose.js";
export {
  cloneDeck,
  createDeck,
  type Deck,
  deckSize,
  drawCard,
  peekCards,
  putOnBottom,
  putOnTop,
  reshuffle,
  shuffleIn,
  takeCard,
} from "./deck.js";
export { type Dice, type DiceError, die, makeDice, parseDice, type Roll, roll } from "./dice.js";
export { branches, type Chance, type EnumerateOptions, enumerate } from "./enumerated.js";
export { LUCK_ERROR_CODES, type Luck, LuckError, type LuckErrorCode, MAX_BELOW } from "./luck.js";
export { err, ok, type Result, unwrap } from "./result.js";
export { type Answer, type ScriptedLuck, scripted, withScript } from "./scripted.js";
export { SeededLuck, seeded } from "./seeded.js";
export {
  deriveStreams,
  redrawStreams,
  type SeededStreams,
  type Streams,
  type StreamWords,
  seededStreams,
  seedStreams,
  sharedStreams,
  streamBinder,
} from "./streams.js";
export {
  cloneWords,
  deriveWords,
  drawWords,
  isWords,
  type Seed,
  seedText,
  seedWords,
  type Words,
} from "./words.js";
