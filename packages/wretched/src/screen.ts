/**
 * Readers for screens: integrity bands, presence and exact chances, all from the view alone; and what a screen says of
 * them: where the game stands, reasons, endings.
 *
 * @packageDocumentation
 */
export {
  chanceWords,
  describeCheck,
  describePresence,
  describeStanding,
  endingOf,
  explainAction,
  type GuidedGame,
  type Standing,
  tellEnding,
} from "./guide.js";
export {
  type DamageBand,
  damageBands,
  damageChances,
  INTEGRITY_BANDS,
  type IntegrityBand,
  integrityBand,
  type NextCardOdds,
  nextCardOdds,
  type Presence,
  presence,
  rescueChance,
  survivalChance,
} from "./readers.js";
export { rescueDice, rescueNeed } from "./rules/rescue.js";
