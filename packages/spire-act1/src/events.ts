// What happens in a run, step by step, for screens and logs.
import type { Offer, PlaySource, Ware } from "./rules/frames.js";
import type { Outcome } from "./types.js";
import type { EnemyAction, NodeType, Token } from "./vocabulary.js";

/** The player among the creatures of a fight. */
export const PLAYER = "player";

/** A creature of a fight: an enemy by its number from the left, or the player. */
export type Creature = number | typeof PLAYER;

/** Where a card can be; `play` is being resolved. */
export type Pile = "hand" | "draw" | "discard" | "exhaust" | "powers" | "supply" | "play";

/** Something that happened to a creature; `id` is the enemy it is about, or null when it is about the player alone. */
export interface OnCreature<T extends string> {
  readonly type: T;
  readonly target: Creature;
  readonly id: string | null;
}

/** A hit or damage. */
export interface Harm<T extends string> extends OnCreature<T> {
  readonly by: Creature;
  readonly size: number;
  /** How much of it block took. */
  readonly blocked: number;
  /** How much HP it cost. */
  readonly lost: number;
}

/** Block that came or went. */
export interface BlockChange<T extends string> extends OnCreature<T> {
  readonly amount: number;
  readonly block: number;
}

/** Tokens that came or went. */
export interface TokenChange<T extends string> extends OnCreature<T> {
  readonly token: Token | "strength";
  readonly amount: number;
  readonly total: number;
}

/** Something about one enemy, by its number from the left. */
export interface OfEnemy<T extends string> {
  readonly type: T;
  readonly enemy: number;
  readonly id: string;
}

/** Something about one card. */
export interface OfCard<T extends string> {
  readonly type: T;
  readonly card: string;
}

/** Something that happened. */
export type Event =
  | { readonly type: "node-entered"; readonly node: number; readonly kind: NodeType }
  | (OfEnemy<"enemy-appeared"> & {
      readonly variant: number;
      readonly hp: number;
      readonly reveals: true;
    })
  | { readonly type: "turn-started"; readonly turn: number }
  | { readonly type: "turn-ended" }
  | { readonly type: "die-rolled"; readonly face: number; readonly reveals: true }
  | { readonly type: "draw-pile-shuffled"; readonly cards: number }
  | { readonly type: "cards-seen"; readonly cards: readonly string[]; readonly reveals: true }
  | (OfCard<"card-drawn"> & { readonly reveals?: true })
  | (OfCard<"card-played"> & { readonly energy: number; readonly source: PlaySource })
  | (OfCard<"card-moved"> & { readonly from: Pile; readonly to: Pile })
  | OfCard<"power-triggered">
  | OfCard<"power-used">
  | (OfCard<"cube-added"> & { readonly cubes: number })
  | { readonly type: "energy-gained"; readonly amount: number; readonly energy: number }
  | Harm<"hit">
  | Harm<"damaged">
  | (OnCreature<"hp-lost"> & { readonly amount: number; readonly hp: number })
  | {
      readonly type: "healed";
      readonly target: Creature;
      readonly amount: number;
      readonly hp: number;
    }
  | BlockChange<"block-gained">
  | BlockChange<"block-lost">
  | TokenChange<"token-placed">
  | TokenChange<"token-removed">
  | (OfEnemy<"enemy-acted"> & { readonly action: EnemyAction })
  | OfEnemy<"mode-shifted">
  | OfEnemy<"enemy-died">
  | OfEnemy<"enemy-left">
  | { readonly type: "fight-won"; readonly combatCount: number }
  | { readonly type: "rewards-revealed"; readonly cards: readonly string[]; readonly reveals: true }
  | (OfCard<"card-taken"> & { readonly reveals?: true })
  | OfCard<"card-removed">
  | {
      readonly type: "board-laid";
      readonly board: number;
      readonly rooms: readonly NodeType[];
      readonly reveals: true;
    }
  | { readonly type: "boss-chosen"; readonly boss: string; readonly reveals: true }
  | { readonly type: "offers-revealed"; readonly offers: readonly Offer[]; readonly reveals: true }
  | { readonly type: "offers-left"; readonly offers: readonly Offer[] }
  | { readonly type: "gold-gained" | "gold-lost"; readonly amount: number; readonly gold: number }
  | {
      readonly type: "potion-gained" | "potion-drunk" | "potion-discarded";
      readonly potion: string;
    }
  | {
      readonly type: "relic-gained" | "relic-discarded" | "relic-used" | "relic-triggered";
      readonly relic: string;
    }
  | { readonly type: "die-changed"; readonly face: number }
  | { readonly type: "max-hp-changed"; readonly maxHp: number; readonly hp: number }
  | { readonly type: "neow-met"; readonly neow: string; readonly reveals: true }
  | { readonly type: "event-drawn"; readonly event: string; readonly reveals: true }
  | { readonly type: "option-chosen"; readonly by: string; readonly option: number }
  | { readonly type: "wares-shown"; readonly wares: readonly Ware[]; readonly reveals: true }
  | { readonly type: "merchant-left" }
  | { readonly type: "rewards-skipped"; readonly cards: readonly string[] }
  | (OfCard<"card-upgraded"> & { readonly to: string })
  | { readonly type: "node-cleared"; readonly node: number }
  | { readonly type: "game-ended"; readonly outcome: Outcome };
