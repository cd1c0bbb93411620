/**
 * The Ironclad's Act 1: a deck-building run as a headless, deterministic rules engine.
 *
 * @packageDocumentation
 */
export type * from "./act-content.js";
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
  MAX_BLOCK,
  MAX_ENERGY,
  MAX_STRENGTH,
  MAX_TOKENS,
  PRINTED_ENCOUNTERS,
  PRINTED_FIRST_ENCOUNTERS,
  STARTER_DECK,
} from "./data/act1.js";
export type * from "./data/ids.js";
export {
  ASCENSIONS,
  type HasAscension,
  potionLimit,
  removalPrice,
} from "./data/printed/ascension.js";
export {
  type BlockChange,
  type Creature,
  type Event as SpireAct1Event,
  type Harm,
  type OfCard,
  type OfEnemy,
  type OnCreature,
  type Pile,
  PLAYER,
  type TokenChange,
} from "./events.js";
export * from "./plan/functions.js";
export { type ActionPreview, previewAction, previewCard } from "./preview.js";
export { spireAct1 } from "./printed/game.js";
export { FAULTS, REFUSALS } from "./printed/messages.js";
export { type RouteOutlook, routesFrom } from "./routes.js";
export {
  type CampFrame,
  type CampfireFrame,
  type CardFrame,
  type DieFrame,
  END_STAGES,
  type FightFrame,
  type Frame,
  ITEM_KINDS,
  type ItemFrame,
  type ItemKind,
  type MapFrame,
  type MerchantFrame,
  type NodeFrame,
  type Offer,
  type PathFrame,
  PLAY_SOURCES,
  type PlaySource,
  type PlaysFrame,
  type RewardFrame,
  type RewardsFrame,
  type ScryFrame,
  type SpoilsFrame,
  START_STAGES,
  type TextFrame,
  type TriggerFrame,
  type TurnEndFrame,
  type TurnStartFrame,
  type Ware,
} from "./rules/frames.js";
export type { Amounted, Op, Operations, OpName, OpOf, TokensOn } from "./rules/operations.js";
export * from "./types.js";
export type * from "./view-types.js";
export * from "./vocabulary.js";
