// The types of the game: options, state, actions, outcome and refusal codes. Events and view have files of their own.

import type { Context, GameTypes, RngOf } from "@games/core-game";
import type { Deck } from "@games/core-rng";
import type { Content } from "./content.js";
import type { CardId, EnemyId, PotionId, RelicId } from "./data/ids.js";
import type { Event } from "./events.js";
import type { REFUSALS } from "./printed/messages.js";
import type { Frame } from "./rules/frames.js";
import type { View } from "./view-types.js";
import type { Character, NodeType, Rows, Supply } from "./vocabulary.js";

/**
 * The streams of luck: the draw pile, the decks of cards to gain, the die, who is met in which variant; and in the printed
 * act the map, potions and relics, and events with Neow.
 */
export const STREAMS = ["cards", "rewards", "die", "enemies", "map", "items", "events"] as const;

/** The sets of rules: the design document's plan, and the printed act. */
export const RULE_SETS = ["plan", "printed"] as const;
/** One of {@link RULE_SETS}. */
export type RuleSet = (typeof RULE_SETS)[number];

/** What a caller may choose; everything has a default. */
export interface Options {
  /** The set of rules (default: `plan`). */
  readonly ruleSet?: RuleSet;
  /** HP at the start (default: `maxHp`). */
  readonly hp?: number;
  /** The maximum HP (default: 11 in the plan, 10 in the printed act). */
  readonly maxHp?: number;
  /** The starting deck by card ids. */
  readonly deck?: readonly CardId[];
  /** The nodes of the map in a line (default: the plan's ten nodes; in the printed act null, one of the boards). */
  readonly map?: readonly NodeType[] | null;
  /** Who is met at encounters: an enemy id, or a list of ids that fight together (default in the printed act: null, its deck). */
  readonly encounters?: readonly (EnemyId | readonly EnemyId[])[] | null;
  /** Who is met at elites. */
  readonly elites?: readonly (EnemyId | readonly EnemyId[])[] | null;
  /** Who is met at bosses. */
  readonly bosses?: readonly (EnemyId | readonly EnemyId[])[] | null;
  /** The variant of an enemy that is always met, by enemy id; others are drawn. */
  readonly variants?: Readonly<Partial<Record<EnemyId, number>>>;
  /** Printed act: the Ascension, 0 to 10 or 12 (default: 0). */
  readonly ascension?: number;
  /** Printed act: how many of the boxes with further cards are open, 0 to 3 (default: 3). */
  readonly unlocks?: number;
  /** Printed act: whether colorless cards are in play (default: true). */
  readonly hasColorless?: boolean;
  /** Printed act: gold at the start (default: 2). */
  readonly gold?: number;
  /** Printed act: potions at the start by id. */
  readonly potions?: readonly PotionId[];
  /** Printed act: relics at the start by id (default: the Loaded Die). */
  readonly relics?: readonly RelicId[];
  /** Printed act: whether Neow is met at the start (default: true). */
  readonly hasNeow?: boolean;
}

/** The options that only the printed act has. */
export type PrintedOption =
  | "ascension"
  | "unlocks"
  | "hasColorless"
  | "gold"
  | "potions"
  | "relics"
  | "hasNeow";

/** The options in full; the plan has none of those that only the printed act has. */
export interface Config extends Pick<Options, PrintedOption> {
  readonly ruleSet: RuleSet;
  readonly hp: number;
  readonly maxHp: number;
  readonly deck: readonly string[];
  /** Null for the printed boards. */
  readonly map: readonly NodeType[] | null;
  /** Null for the printed deck, also of `elites` and `bosses`. */
  readonly encounters: readonly (readonly string[])[] | null;
  readonly elites: readonly (readonly string[])[] | null;
  readonly bosses: readonly (readonly string[])[] | null;
  readonly variants: Readonly<Record<string, number>>;
}

/** A node of the map. */
export interface MapNode {
  readonly id: number;
  readonly type: NodeType;
  readonly cleared: boolean;
}

/** The map: nodes in a line or on a board, and where the player is. */
export interface MapState {
  nodes: MapNode[];
  /** In a line the node that is next or being played; on a board the last node that was entered, which starts at the first. */
  currentNode: number;
  /** The board by its place among the rows; null for nodes in a line. */
  board: number | null;
}

/** The face-down decks of the printed act beside the rewards deck. */
export const DECKS = [
  "rares",
  "colorless",
  "curses",
  "potions",
  "relics",
  "bossRelics",
  "events",
  "first",
  "encounter",
  "elite",
] as const;
/** One of {@link DECKS}. */
export type DeckName = (typeof DECKS)[number];

/** The decks by name, as ids. A deck is never changed in place, only replaced, so that copies of a state can share it. */
export type Decks = Record<DeckName, Deck<string>>;

/** A relic that the player has. */
export interface Relic {
  /** Its row of content. */
  readonly relic: number;
  /** How often it can still be used, for one that is discarded then. */
  charges: number;
  /** How often it was used in this fight or room. */
  used: number;
}

/** What lasts from fight to fight. */
export interface RunState {
  character: Character;
  hp: number;
  maxHp: number;
  /** The deck by card ids. */
  deck: string[];
  /** The cards that rewards are drawn from. */
  cardRewardsDeck: Deck<string>;
  gold: number;
  /** The potions by id; the plan has none. */
  potions: string[];
  /** The relics in the order they were gained; the plan has none. The list is replaced when one is gained or lost. */
  relics: readonly Relic[];
  /** The decks of the printed act; null in the plan. */
  decks: Decks | null;
  /** The boss of the act by its row among the encounters, known from the start; null when options or the plan choose. */
  boss: number | null;
  combatCount: number;
  map: MapState;
}

/** Where in the run the player is. */
export const PHASES = [
  "map",
  "combat",
  "reward",
  "campfire",
  "event",
  "neow",
  "merchant",
  "over",
] as const;
/** One of {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** How a run ends. */
export const RESULTS = ["act-complete", "defeat"] as const;

/** Everything there is to know about a run. */
export interface State {
  config: Config;
  run: RunState;
  /** What is being resolved, from the map up; the last frame is on top and asks the player. Empty when the run is over. */
  stack: Frame[];
  combat: Combat | null;
  result: (typeof RESULTS)[number] | null;
  rng: RngOf<SpireAct1>;
}

/** A fight. Cards and enemies are numbers: their places in the tables of content. */
export interface Combat {
  /** Its row among the printed encounters; null for one that options or the plan chose. */
  encounter: number | null;
  /** The round, from 1. */
  turn: number;
  /** This round's die; null before it is rolled. */
  die: number | null;
  player: Player;
  enemies: Enemy[];
  /** Enemies that arrive at the start of the next round. */
  arrivals: number[];
  /** The cards of the summon deck that were drawn in this fight, and do not come again in it. */
  drawn: Summon[];
  hand: number[];
  drawPile: Deck<number>;
  discardPile: number[];
  exhaustPile: number[];
  /** Cards of the hand that cost nothing in this turn, once for each. */
  freeInHand: number[];
  /** Whether the draw pile was shuffled in this fight. */
  hasShuffled: boolean;
  /** Powers in the order they were played. */
  powers: Power[];
  /** How many status cards are left in each supply. */
  supplies: Record<Supply, number>;
  /** How many decisions are left before the fight is lost. */
  decisionsLeft: number;
  /** How many triggers may still go off before the next decision; full again at each. */
  triggersLeft: number;
  /** Triggers that wait until the text that set them off is done. */
  queue: Waiting[];
}

/** The player in a fight. */
export interface Player {
  hp: number;
  maxHp: number;
  energy: number;
  block: number;
  strength: number;
  vulnerable: number;
  weak: number;
  /** Strength that ends with the turn; a part of `strength`. */
  temporaryStrength: number;
  /** HP lost in this round. */
  lostThisRound: number;
  /** How much HP can still be lost in this round; null without a limit. */
  lossLeft: number | null;
  /** Whether HP was lost in this fight. */
  isHurt: boolean;
  /** Whether cards can still be drawn in this turn. */
  canDraw: boolean;
  /** How many Attacks of this turn are still to be played twice. */
  doubleTaps: number;
  /** How many Skills of this turn are still to be played twice. */
  doubleSkills: number;
  /** How many cards of this turn are still to be free. */
  freeCards: number;
  /** Strength that only the next Attack has. */
  attackStrength: number;
  /** How many Attacks were played in this turn, copies included. */
  attacksPlayed: number;
  /** How many Powers were played in this turn. */
  powersPlayed: number;
  /** Whether block stays at the start of the next turn. */
  isBlockKept: boolean;
  /** Whether any cards of the hand may stay at the end of this turn. */
  isHandKept: boolean;
}

/** The stages of Curl Up: not used yet, about to give block as soon as the text is done, used. */
export const CURL_UPS = ["unused", "pending", "used"] as const;

/** An enemy in a fight; dead and gone ones have 0 HP until the round ends. */
export interface Enemy {
  /** Its row of content. */
  row: number;
  variant: number;
  hp: number;
  block: number;
  strength: number;
  vulnerable: number;
  weak: number;
  poison: number;
  /** Its place on its track. */
  slot: number;
  curlUp: (typeof CURL_UPS)[number];
}

/** A card of the summon deck: an enemy's row and its variant. */
export interface Summon {
  readonly row: number;
  readonly variant: number;
}

/** A power in play. */
export interface Power {
  card: number;
  /** Cubes on it. */
  cubes: number;
  /** Whether it was used this turn. */
  isUsed: boolean;
}

/** A trigger that waits for its turn: of a card, or of a relic by its row and text. */
export interface Waiting {
  card: number | null;
  relic: number | null;
  trigger: number;
  power: number | null;
  target: number | null;
}

/** One thing a player can do. */
export type Action =
  | { readonly type: "proceed" | "end-turn" | "choose-none" | "skip" | "rest" | "leave" }
  | {
      readonly type: "play" | "use" | "choose-card" | "take" | "smith" | "remove";
      readonly card: CardId;
    }
  | { readonly type: "choose-enemy"; readonly enemy: number }
  | { readonly type: "choose-amount"; readonly amount: number }
  | { readonly type: "choose-option"; readonly option: number }
  | { readonly type: "move"; readonly node: number }
  | { readonly type: "claim"; readonly part: number; readonly choice: number }
  | { readonly type: "buy"; readonly item: number }
  | { readonly type: "drink" | "discard-potion"; readonly potion: PotionId }
  | { readonly type: "use-relic"; readonly relic: RelicId };

/** How a run ended. */
export interface Outcome {
  readonly result: (typeof RESULTS)[number];
  readonly hp: number;
  readonly combatCount: number;
  /** How many nodes were cleared. */
  readonly nodes: number;
  readonly deckSize: number;
}

/** Why an action can be refused. */
export type RefusalCode = keyof typeof REFUSALS;

/** The types of the game, for the contract. */
export interface SpireAct1 extends GameTypes {
  readonly stream: (typeof STREAMS)[number];
  readonly rows: Rows;
  readonly content: Content;
  readonly options: Options;
  readonly config: Config;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly outcome: Outcome;
  readonly code: RefusalCode;
}

/** What every rule is given. */
export type Play = Context<SpireAct1>;
