// The types of the game: options, state, actions, outcome and refusal codes. Events and view have files of their own.
import type { Context, GameTypes, RngOf } from "@games/core-game";
import type { Deck } from "@games/core-rng";
import type { Content } from "./content.js";
import type { NodeType } from "./data/act1.js";
import type { Event } from "./events.js";
import type { REFUSALS } from "./messages.js";
import type { Frame } from "./rules/frames.js";
import type { View } from "./view-types.js";
import type { Rows, Supply } from "./vocabulary.js";

/** The streams of luck: the draw pile, the rewards deck, the die, and who is met in which variant. */
export const STREAMS = ["cards", "rewards", "die", "enemies"] as const;

/** What a caller may choose; everything has a default. */
export interface Options {
  /** HP at the start (default: `maxHp`). */
  readonly hp?: number;
  /** The maximum HP (default: 11). */
  readonly maxHp?: number;
  /** The starting deck by card ids. */
  readonly deck?: readonly string[];
  /** The nodes of the map in order. */
  readonly map?: readonly NodeType[];
  /** Who is met at encounters: an enemy id, or a list of ids that fight together. */
  readonly encounters?: readonly (string | readonly string[])[];
  /** Who is met at elites. */
  readonly elites?: readonly (string | readonly string[])[];
  /** Who is met at bosses. */
  readonly bosses?: readonly (string | readonly string[])[];
  /** The variant of an enemy that is always met, by enemy id; others are drawn. */
  readonly variants?: Readonly<Record<string, number>>;
}

/** The options in full. */
export interface Config {
  readonly hp: number;
  readonly maxHp: number;
  readonly deck: readonly string[];
  readonly map: readonly NodeType[];
  readonly encounters: readonly (readonly string[])[];
  readonly elites: readonly (readonly string[])[];
  readonly bosses: readonly (readonly string[])[];
  readonly variants: Readonly<Record<string, number>>;
}

/** A node of the map. */
export interface MapNode {
  readonly id: number;
  readonly type: NodeType;
  readonly cleared: boolean;
}

/** The map: nodes in a line, and where the player is. */
export interface MapState {
  nodes: MapNode[];
  currentNode: number;
}

/** What lasts from fight to fight. */
export interface RunState {
  character: "ironclad";
  hp: number;
  maxHp: number;
  /** The deck by card ids. */
  deck: string[];
  /** The cards that rewards are drawn from. */
  cardRewardsDeck: Deck<string>;
  /** Potions; this rule set has none. */
  potions: string[];
  combatCount: number;
  map: MapState;
}

/** Where in the run the player is. */
export const PHASES = ["map", "combat", "reward", "campfire", "over"] as const;
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
  /** The round, from 1. */
  turn: number;
  /** This round's die; null before it is rolled. */
  die: number | null;
  player: Player;
  enemies: Enemy[];
  /** Enemies that arrive at the start of the next round. */
  arrivals: number[];
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

/** A power in play. */
export interface Power {
  card: number;
  /** Cubes on it. */
  cubes: number;
  /** Whether it was used this turn. */
  isUsed: boolean;
}

/** A trigger that waits for its turn. */
export interface Waiting {
  card: number;
  trigger: number;
  power: number | null;
  target: number | null;
}

/** One thing a player can do. */
export type Action =
  | { readonly type: "proceed" | "end-turn" | "choose-none" | "skip" | "rest" }
  | { readonly type: "play" | "use" | "choose-card" | "take" | "smith"; readonly card: string }
  | { readonly type: "choose-enemy"; readonly enemy: number }
  | { readonly type: "choose-amount"; readonly amount: number }
  | { readonly type: "choose-option"; readonly option: number };

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
