/**
 * The Ironclad's Act 1: a deck-building run as a headless, deterministic rules engine.
 *
 * @packageDocumentation
 */
export type { Card } from "./compiled.js";
export type { ExtraContent } from "./content-shape.js";
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
export { type Event, type Pile, PLAYER } from "./events.js";
export { createSpireGame, spireAct1 } from "./game.js";
export {
  advanceMap,
  campfireRest,
  campfireSmith,
  createCombatFromRun,
  createMap,
  createRunState,
  endCombat,
  getAllCards,
  getCard,
  getCurrentNode,
  getNodeEnemy,
  getUpgradableCards,
  pickReward,
  revealRewards,
  skipRewards,
} from "./plan.js";
export {
  ACTION_TYPES,
  type Action,
  type Combat,
  type Config,
  type Enemy,
  type Frame,
  type MapNode,
  type MapState,
  type Options,
  type Outcome,
  PHASES,
  type Phase,
  type Player,
  type Power,
  REFUSAL_CODES,
  RESULTS,
  type RefusalCode,
  type RunState,
  type SpireAct1,
  STREAMS,
  type State,
  type Waiting,
} from "./types.js";
export type {
  CombatView,
  EnemyView,
  HandCard,
  PileView,
  PowerView,
  Question,
  ResolvingView,
  View,
  WaitingView,
} from "./view-types.js";
export type {
  Aim,
  Amount,
  CardFace,
  CardRow,
  CardType,
  Character,
  Condition,
  Counter,
  EnemyAction,
  EnemyRow,
  Keyword,
  Moment,
  Op,
  OpName,
  Passive,
  Place,
  Rarity,
  Source,
  Supply,
  Token,
  Trigger,
} from "./vocabulary.js";
