// What the player may know: everything but the order of the draw pile and the luck to come.
import type { Frame, MapState, Outcome, Phase, Waiting } from "./types.js";
import type { CardType, EnemyAction, Place, Source } from "./vocabulary.js";

/** A face-down pile: the cards known to lie on top, next to be drawn first, and the others in no order. */
export interface PileView {
  readonly top: readonly string[];
  readonly rest: readonly string[];
}

/** What the player is asked in the middle of a card. */
export type Question =
  | { readonly ask: "enemy"; readonly by: string; readonly enemies: readonly number[] }
  | { readonly ask: "amount"; readonly by: string; readonly most: number }
  | { readonly ask: "option"; readonly by: string; readonly options: number }
  | {
      readonly ask: "card";
      readonly by: string;
      readonly from: Source;
      readonly to: Place;
      readonly cards: readonly string[];
      /** How many may still be chosen. */
      readonly most: number;
      /** Whether the player may stop choosing. */
      readonly canStop: boolean;
    };

/** A card of the hand as the player sees it. */
export interface HandCard {
  readonly card: string;
  readonly type: CardType;
  /** What it costs now; `x` is any amount. */
  readonly cost: number | "x";
}

/** An enemy as the player sees it. */
export interface EnemyView {
  readonly id: string;
  readonly variant: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly block: number;
  readonly strength: number;
  readonly vulnerable: number;
  readonly weak: number;
  readonly poison: number;
  readonly slot: number;
  readonly curl: number;
  /** Its action of this round; null before the die is rolled, and for one that is dead or gone. */
  readonly intent: EnemyAction | null;
  /** How many hits of what size it will deal as things are, before the player's block. */
  readonly attack: { readonly size: number; readonly times: number } | null;
}

/** A power in play as the player sees it. */
export interface PowerView {
  readonly card: string;
  readonly cubes: number;
  readonly isUsed: boolean;
}

/** Something that is being resolved; the start and the end of a turn have no card. */
export type ResolvingView = Readonly<Omit<Frame, "card">> & { readonly card: string | null };

/** A trigger that waits for its turn. */
export type WaitingView = Readonly<Omit<Waiting, "card">> & { readonly card: string };

/** A fight as the player sees it. */
export interface CombatView {
  readonly turn: number;
  readonly die: number;
  readonly player: {
    readonly hp: number;
    readonly maxHp: number;
    readonly energy: number;
    readonly block: number;
    readonly strength: number;
    readonly vulnerable: number;
    readonly weak: number;
    readonly flex: number;
    readonly lostThisRound: number;
    readonly isLossLimited: boolean;
    readonly isHurt: boolean;
    readonly cannotDraw: boolean;
    readonly doubleTaps: number;
    readonly freeCards: number;
  };
  readonly enemies: readonly EnemyView[];
  /** Enemies that arrive at the start of the next round. */
  readonly arrivals: readonly string[];
  readonly hand: readonly HandCard[];
  readonly drawPile: PileView;
  readonly discardPile: readonly string[];
  readonly exhaustPile: readonly string[];
  readonly powers: readonly PowerView[];
  readonly dazeLeft: number;
  readonly statusLeft: number;
  /** How many decisions are left before the fight is lost. */
  readonly decisionsLeft: number;
  /** What is being resolved, the innermost last. */
  readonly resolving: readonly ResolvingView[];
  /** Triggers that wait for their turn. */
  readonly waiting: readonly WaitingView[];
  readonly pending: Question | null;
}

/** Everything the player may know. */
export interface View {
  readonly phase: Phase;
  readonly run: {
    readonly hp: number;
    readonly maxHp: number;
    readonly deck: readonly string[];
    readonly rewards: PileView;
    readonly combatCount: number;
    readonly map: Readonly<MapState>;
  };
  readonly revealed: readonly string[];
  readonly combat: CombatView | null;
  readonly outcome: Outcome | null;
}
