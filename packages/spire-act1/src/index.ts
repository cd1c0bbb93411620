/**
 * The Ironclad's Act 1: a deck-building run as a headless, deterministic rules engine.
 *
 * @packageDocumentation
 */
export type {
  Card,
  CardAction,
  CardText,
  CompiledAction,
  CompiledCard,
  CompiledEnemy,
  CompiledOp,
  CompiledTrigger,
  Content,
  Numbers,
} from "./content.js";
export {
  ACT1_LAYOUT,
  BOSSES,
  ELITES,
  ENCOUNTERS,
  NODE_TYPES,
  type NodeType,
  PRINTED_ENCOUNTERS,
  PRINTED_FIRST_ENCOUNTERS,
  STARTER_DECK,
} from "./data/act1.js";
export * from "./events.js";
export { spireAct1 } from "./game.js";
export { FAULTS, REFUSALS } from "./messages.js";
export * from "./plan.js";
export { type CardPreview, previewCard } from "./preview.js";
export {
  type CampfireFrame,
  type CardFrame,
  END_STAGES,
  type FightFrame,
  type Frame,
  type MapFrame,
  type NodeFrame,
  PLAY_SOURCES,
  type PlaySource,
  type PlaysFrame,
  type RewardFrame,
  type ScryFrame,
  START_STAGES,
  type TextFrame,
  type TriggerFrame,
  type TurnEndFrame,
  type TurnStartFrame,
} from "./rules/frames.js";
export type { Amounted, Op, Operations, OpName, OpOf, TokensOn } from "./rules/operations.js";
export * from "./types.js";
export type * from "./view-types.js";
export * from "./vocabulary.js";
