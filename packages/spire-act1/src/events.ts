// What happens in a run, step by step, for screens and logs.
import type { NodeType } from "./data/act1.js";
import type { PlaySource } from "./rules/frames.js";
import type { Outcome } from "./types.js";
import type { EnemyAction, Token } from "./vocabulary.js";

/** The player among the creatures of a fight. */
export const PLAYER = "player";

/** A creature of a fight: an enemy by its number from the left, or the player. */
export type Creature = number | typeof PLAYER;

/** Where a card can be. */
export type Pile =
  | "hand"
  | "draw"
  | "discard"
  | "exhaust"
  | "powers"
  | "supply"
  /** Being resolved. */
  | "play";

/** A creature that is hit or damaged. */
export interface Harm {
  readonly by: Creature;
  readonly target: Creature;
  readonly id: string | null;
  readonly size: number;
  /** How much of it block took. */
  readonly blocked: number;
  /** How much HP it cost. */
  readonly lost: number;
}

/** A creature whose block changes. */
export interface BlockChange {
  readonly target: Creature;
  readonly id: string | null;
  readonly amount: number;
  readonly block: number;
}

/** A creature whose tokens change. */
export interface TokenChange {
  readonly target: Creature;
  readonly id: string | null;
  readonly token: Token | "strength";
  readonly amount: number;
  readonly total: number;
}

/** An enemy by its number and its id. */
export interface EnemyById {
  readonly enemy: number;
  readonly id: string;
}

/**
 * Something that happened. `enemy` is an enemy by its number, `target` and `by` are any creature;
 * `id` is the enemy it is about, or null when it is about the player alone.
 */
export type Event =
  | { readonly type: "node-entered"; readonly node: number; readonly kind: NodeType }
  | {
      readonly type: "enemy-appeared";
      readonly enemy: number;
      readonly id: string;
      readonly variant: number;
      readonly hp: number;
      readonly reveals: true;
    }
  | { readonly type: "turn-started"; readonly turn: number }
  | { readonly type: "die-rolled"; readonly face: number; readonly reveals: true }
  | { readonly type: "draw-pile-shuffled"; readonly cards: number }
  | { readonly type: "card-drawn"; readonly card: string; readonly reveals?: true }
  | {
      readonly type: "card-played";
      readonly card: string;
      readonly energy: number;
      readonly source: PlaySource;
    }
  | { readonly type: "card-moved"; readonly card: string; readonly from: Pile; readonly to: Pile }
  | { readonly type: "power-triggered"; readonly card: string }
  | { readonly type: "power-used"; readonly card: string }
  | { readonly type: "cube-added"; readonly card: string; readonly cubes: number }
  | { readonly type: "energy-gained"; readonly amount: number; readonly energy: number }
  | ({ readonly type: "hit" } & Harm)
  | ({ readonly type: "damaged" } & Harm)
  | {
      readonly type: "hp-lost";
      readonly target: Creature;
      readonly id: string | null;
      readonly amount: number;
      readonly hp: number;
    }
  | {
      readonly type: "healed";
      readonly target: Creature;
      readonly amount: number;
      readonly hp: number;
    }
  | ({ readonly type: "block-gained" } & BlockChange)
  | ({ readonly type: "block-lost" } & BlockChange)
  | ({ readonly type: "token-placed" } & TokenChange)
  | ({ readonly type: "token-removed" } & TokenChange)
  | ({ readonly type: "enemy-acted"; readonly action: EnemyAction } & EnemyById)
  | ({ readonly type: "mode-shifted" } & EnemyById)
  | ({ readonly type: "enemy-died" } & EnemyById)
  | ({ readonly type: "enemy-left" } & EnemyById)
  | { readonly type: "fight-won"; readonly combatCount: number }
  | { readonly type: "rewards-revealed"; readonly cards: readonly string[]; readonly reveals: true }
  | { readonly type: "card-taken"; readonly card: string }
  | { readonly type: "rewards-skipped"; readonly cards: readonly string[] }
  | { readonly type: "card-upgraded"; readonly card: string; readonly to: string }
  | { readonly type: "node-cleared"; readonly node: number }
  | { readonly type: "turn-ended" }
  | { readonly type: "game-ended"; readonly outcome: Outcome };
