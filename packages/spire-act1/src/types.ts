// The types of the game: options, state, actions, outcome and refusal codes. Events and view have files of their own.
import type { GameTypes, WordsOf } from "@games/core-game";
import type { Deck } from "@games/core-rng";
import type { NodeType } from "./data/act1.js";
import type { Event } from "./events.js";
import type { View } from "./view-types.js";

/** The streams of luck: the draw pile, the rewards deck, the die, and who is met in which variant. */
export const STREAMS = ["cards", "rewards", "die", "enemies"] as const;

/** What a caller may choose; everything has a default. */
export interface Options {
  /** HP at the start; `maxHp` unless told. */
  readonly hp?: number;
  /** The most HP; 11 unless told. */
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
  phase: Phase;
  run: RunState;
  /** The cards of the reward on offer, by id. */
  revealed: string[];
  combat: Combat | null;
  result: (typeof RESULTS)[number] | null;
  luck: WordsOf<SpireAct1>;
}

/** A fight. Cards and enemies are numbers: places in the tables of content. */
export interface Combat {
  /** The round, from 1. */
  turn: number;
  /** This round's die, or 0 before it was rolled. */
  die: number;
  player: Player;
  enemies: Enemy[];
  /** Enemies that arrive at the start of the next round. */
  arrivals: number[];
  hand: number[];
  drawPile: Deck<number>;
  discardPile: number[];
  exhaustPile: number[];
  /** Powers in the order they were played. */
  powers: Power[];
  /** Daze and other status cards that are left in the supply. */
  dazeLeft: number;
  statusLeft: number;
  /** How many decisions are left before the fight is lost. */
  decisionsLeft: number;
  /** What is being resolved; the last frame is on top. Empty while the player may play cards. */
  stack: Frame[];
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
  /** Strength that ends with the turn. */
  flex: number;
  /** HP lost in this round, and whether more than 1 can be. */
  lostThisRound: number;
  isLossLimited: boolean;
  /** Whether HP was lost in this fight. */
  isHurt: boolean;
  /** Whether draws are over for this turn. */
  cannotDraw: boolean;
  /** How many Attacks of this turn are still to be played twice. */
  doubleTaps: number;
  /** How many cards of this turn are still to be free. */
  freeCards: number;
}

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
  /** Curl Up: 0 not yet, 1 as soon as the text is done, 2 done. */
  curl: number;
}

/** A power in play. */
export interface Power {
  card: number;
  /** Cubes on it. */
  cubes: number;
  /** Whether it was used this turn. */
  isUsed: boolean;
}

/** What a frame resolves. */
export const FRAME_KINDS = ["card", "trigger", "turn-start", "turn-end"] as const;
/** How a card came to be played: from the hand, free, free and exhausted afterwards, as a copy. */
export const WAYS = ["hand", "free", "havoc", "copy"] as const;

/** Something in the middle of being resolved. */
export interface Frame {
  /** One of {@link FRAME_KINDS}, as its place in the list. */
  kind: number;
  card: number;
  /** For a trigger: which of the card's. */
  trigger: number;
  /** For a power's trigger: which of the powers in play; -1 otherwise. */
  power: number;
  /** The next operation; -2 before X is chosen, -1 before the target is. */
  pc: number;
  /** The chosen enemy, or -1. */
  target: number;
  x: number;
  /** The chosen option, or -1. */
  option: number;
  /** How many cards were chosen for the present operation. */
  picked: number;
  /** How many cards the text exhausted from the hand. */
  count: number;
  /** How long the queue was when this began. */
  base: number;
  /** For a card: one of {@link WAYS}, as its place in the list. */
  way: number;
}

/** A trigger that waits for its turn. */
export interface Waiting {
  card: number;
  trigger: number;
  power: number;
  target: number;
}

/** What a player can do. */
export const ACTION_TYPES = [
  "proceed",
  "play",
  "use",
  "end-turn",
  "choose-enemy",
  "choose-card",
  "choose-amount",
  "choose-option",
  "choose-none",
  "take",
  "skip",
  "rest",
  "smith",
] as const;

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
export const REFUSAL_CODES = [
  "game-over",
  "unknown-action",
  "not-now",
  "question-open",
  "no-question",
  "not-in-hand",
  "unplayable",
  "not-enough-energy",
  "only-attacks",
  "no-target",
  "no-such-power",
  "already-used",
  "no-such-choice",
  "not-offered",
  "cannot-upgrade",
] as const;
/** One of {@link REFUSAL_CODES}. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The types of the game, for the contract. */
export interface SpireAct1 extends GameTypes {
  readonly stream: (typeof STREAMS)[number];
  readonly options: Options;
  readonly config: Config;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly outcome: Outcome;
  readonly code: RefusalCode;
}
