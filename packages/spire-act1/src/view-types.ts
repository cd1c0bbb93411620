// What the player may know: everything but the order of the draw pile and the random state.
import type { CardId, EnemyId, RelicId } from "./data/ids.js";
import type { Frame, Offer, Ware } from "./rules/frames.js";
import type {
  DeckName,
  Enemy,
  MapState,
  Outcome,
  Phase,
  Player,
  Power,
  Relic,
  Waiting,
} from "./types.js";
import type { CardType, DeckVerb, EnemyAction, Place, Source, Supply } from "./vocabulary.js";

/** A face-down pile: the cards known to lie on top and at the bottom, next to be drawn first, and the others in no order. */
export interface PileView {
  readonly top: readonly string[];
  readonly rest: readonly string[];
  readonly bottom: readonly string[];
}

/** What the player is asked; `by` is the card that asks. */
export type Question =
  /** Which node to enter: there is one. */
  | { readonly ask: "map" }
  /** Which of the nodes that can be reached to enter. */
  | { readonly ask: "path"; readonly nodes: readonly number[] }
  /** Which parts of a reward to take. */
  | { readonly ask: "rewards"; readonly offers: readonly Offer[] }
  /** What to buy. */
  | {
      readonly ask: "merchant";
      readonly wares: readonly Ware[];
      /** What removing a card costs; null when that was done here. */
      readonly removal: number | null;
    }
  /** Rest, or which card to upgrade, as far as relics let the player. */
  | { readonly ask: "camp"; readonly canRest: boolean; readonly cards: readonly string[] }
  /** Which option of an event or a Neow card; those that cannot be paid for are not among them. */
  | { readonly ask: "room"; readonly by: string; readonly options: readonly number[] }
  /** Whether to change the die. */
  | {
      readonly ask: "die";
      readonly face: number;
      readonly relics: readonly string[];
      readonly potions: readonly string[];
    }
  /** Whether to use a relic before block goes. */
  | { readonly ask: "reset"; readonly relics: readonly string[] }
  /** Which of the triggers that wait comes next. */
  | { readonly ask: "order"; readonly waiting: readonly WaitingChoice[] }
  /** Which ability of a die relic. */
  | { readonly ask: "ability"; readonly by: string; readonly abilities: readonly AbilityView[] }
  /** What to do in the turn: play a card, use a power, end it. */
  | { readonly ask: "turn" }
  /** Which of the cards to take, if any. */
  | { readonly ask: "reward"; readonly cards: readonly string[] }
  /** Rest, or which card to upgrade. */
  | { readonly ask: "campfire"; readonly cards: readonly string[] }
  /** Which of some drawn cards is played next. */
  | { readonly ask: "next-play"; readonly cards: readonly string[] }
  /** Which of the cards on top of the draw pile is discarded, the next to be drawn first. */
  | { readonly ask: "scry"; readonly cards: readonly string[] }
  /** Which card of the hand is discarded, when any may stay. */
  | { readonly ask: "keep"; readonly cards: readonly string[] }
  | { readonly ask: "enemy"; readonly by: string; readonly enemies: readonly number[] }
  | { readonly ask: "amount"; readonly by: string; readonly max: number }
  | { readonly ask: "option"; readonly by: string; readonly options: number }
  | {
      readonly ask: "card";
      readonly by: string;
      readonly from: Source | "deck";
      readonly to: Place | DeckVerb;
      readonly cards: readonly string[];
      /** How many may still be chosen. */
      readonly max: number;
      /** Whether the player may stop choosing. */
      readonly canStop: boolean;
    };

/** A trigger that waits, as a choice: the card or relic it belongs to, and which of its triggers it is. */
export interface WaitingChoice {
  readonly by: string;
  readonly trigger: number;
}

/** An ability of a die relic. */
export interface AbilityView {
  readonly relic: RelicId;
  readonly faces: readonly number[];
}

/** A card of the hand as the player sees it. */
export interface HandCard {
  readonly card: CardId;
  readonly type: CardType;
  /** What it costs now; `x` is any amount. */
  readonly cost: number | "x";
}

/** An enemy as the player sees it. */
export interface EnemyView extends Readonly<Omit<Enemy, "row">> {
  readonly id: EnemyId;
  readonly maxHp: number;
  /** Its action of this round; null before the die is rolled, and for one that is dead or gone. */
  readonly intent: EnemyAction | null;
  /** How many hits of what size it will deal as things are, before the player's block. */
  readonly attack: { readonly size: number; readonly times: number } | null;
}

/** A part of the state in which a card goes by its id. */
export type Named<P> = P extends { card: number }
  ? Readonly<Omit<P, "card">> & { readonly card: string }
  : P extends { readonly cards: number[] }
    ? Readonly<Omit<P, "cards">> & { readonly cards: readonly string[] }
    : Readonly<P>;

/** A power in play as the player sees it. */
export type PowerView = Named<Power>;

/** Something that is being resolved. */
export type FrameView = Named<Frame>;

/** A trigger that waits for its turn. */
export type WaitingView = Readonly<Omit<Waiting, "card" | "relic">> & {
  readonly card: string | null;
  readonly relic: string | null;
};

/** A card of the summon deck that was drawn in this fight: an enemy and its variant. */
export interface DrawnView {
  readonly enemy: string;
  readonly variant: number;
}

/** A fight as the player sees it. */
export interface CombatView {
  /** The printed encounter by its id; null for one that options or the plan chose. */
  readonly encounter: string | null;
  readonly turn: number;
  /** This round's die; null before it is rolled. */
  readonly die: number | null;
  readonly player: Readonly<Player>;
  readonly enemies: readonly EnemyView[];
  /** Enemies that arrive at the start of the next round. */
  readonly arrivals: readonly string[];
  /** The variants and summons that do not come again in this fight. */
  readonly drawn: readonly DrawnView[];
  readonly hand: readonly HandCard[];
  readonly drawPile: PileView;
  readonly discardPile: readonly string[];
  readonly exhaustPile: readonly string[];
  /** Cards of the hand that cost nothing in this turn, once for each. */
  readonly freeInHand: readonly string[];
  /** Whether the draw pile was shuffled in this fight. */
  readonly hasShuffled: boolean;
  readonly powers: readonly PowerView[];
  /** How many status cards are left in each supply. */
  readonly supplies: Readonly<Record<Supply, number>>;
  /** How many decisions are left before the fight is lost. */
  readonly decisionsLeft: number;
  /** Triggers that wait for their turn. */
  readonly waiting: readonly WaitingView[];
}

/** A relic as the player sees it. */
export type RelicView = Readonly<Omit<Relic, "relic">> & { readonly relic: RelicId };

/** Everything the player may know. */
export interface View {
  readonly phase: Phase;
  readonly run: {
    readonly hp: number;
    readonly maxHp: number;
    readonly deck: readonly string[];
    readonly rewards: PileView;
    readonly gold: number;
    readonly potions: readonly string[];
    readonly relics: readonly RelicView[];
    /** The decks of the printed act beside the rewards; null in the plan. */
    readonly decks: Readonly<Record<DeckName, PileView>> | null;
    /** The boss of the act by its id; null when it is not known. */
    readonly boss: string | null;
    readonly combatCount: number;
    readonly map: Readonly<MapState>;
  };
  readonly combat: CombatView | null;
  /** What is being resolved, the innermost last. */
  readonly resolving: readonly FrameView[];
  /** What the player is asked; null when the run is over. */
  readonly pending: Question | null;
  readonly outcome: Outcome | null;
}
