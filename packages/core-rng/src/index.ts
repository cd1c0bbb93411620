/**
 * Luck as data: seeded, scripted and enumerated chance, named streams, dice and decks.
 *
 * @packageDocumentation
 */
export {
  AleaLuck,
  type AleaState,
  alea,
  deriveRng,
  drawRng,
  isAleaState,
  seeded,
  seedRng,
} from "./alea.js";
export { pick, sample, shuffle, weighted } from "./choose.js";
export {
  cloneDeck,
  cloneList,
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
export {
  type Dice,
  type DiceError,
  diceAbout,
  die,
  makeDice,
  parseDice,
  type Roll,
  roll,
} from "./dice.js";
export {
  branches,
  type Chance,
  type EnumerateOptions,
  enumerate,
  mergeChances,
} from "./enumerated.js";
export {
  type About,
  assertProbability,
  assertRange,
  type CardRef,
  LUCK_ERROR_CODES,
  type Luck,
  LuckError,
  type LuckErrorCode,
  MAX_BELOW,
} from "./luck.js";
export { err, type Failure, ok, type Result, type Success, unwrap } from "./result.js";
export {
  cloneRng,
  type RngSource,
  type RngState,
  type Seed,
  type SeededLuck,
  seedText,
  streamText,
} from "./rng.js";
export { type Answer, type ScriptedLuck, scripted, withScript } from "./scripted.js";
export {
  deriveStreams,
  mixedStreams,
  redrawStreams,
  type SeededStreams,
  type Streams,
  type StreamsRng,
  seededStreams,
  seedStreams,
  sharedStreams,
  streamBinder,
} from "./streams.js";
