// Content as the rules read it: every card and enemy under a number, every operation bound to its function.
import type { Emit, LuckOf } from "@games/core-game";
import type { Event } from "./events.js";
import type { Action, Combat, Frame, SpireAct1 } from "./types.js";
import type {
  Aim,
  CardRow,
  CardType,
  EnemyAction,
  EnemyRow,
  Keyword,
  Place,
  Source,
} from "./vocabulary.js";

/** What lies on the table, and what it means. */
export interface Table {
  readonly content: Content;
  readonly combat: Readonly<Combat>;
}

/** A fight in the middle of a step: what the rules need at hand. */
export interface Fight extends Table {
  readonly combat: Combat;
  readonly luck: LuckOf<SpireAct1>;
  readonly emit: Emit<Event> | undefined;
  /** The variants that options fix, by enemy id. */
  readonly variants: Readonly<Record<string, number>>;
  result: FightResult;
  /** How many triggers may still go off in this step. */
  triggersLeft: number;
}

/** The most triggers of one step: rows from outside could set each other off for ever. */
export const MOST_TRIGGERS = 1000;

/** How a fight stands. */
export type FightResult = "open" | "won" | "lost";

/** Reads a number that an amount grows with. */
export type CountFn = (table: Table, frame: Readonly<Frame>) => number;

/** An amount as the rules read it. */
export interface CompiledAmount {
  readonly n: number;
  readonly count: CountFn | null;
  readonly each: number;
}

/** Whether an operation happens. */
export type ConditionFn = (table: Table, frame: Readonly<Frame>, n: number) => boolean;

/** Does an operation; false when the player has to choose first. */
export type OpFn = (fight: Fight, frame: Frame, op: CompiledOp) => boolean;

/** An operation as the rules read it; fields that it does not use hold a neutral value. */
export interface CompiledOp {
  readonly name: string;
  readonly run: OpFn;
  readonly condition: ConditionFn | null;
  readonly conditionN: number;
  readonly amount: CompiledAmount;
  readonly times: CompiledAmount;
  readonly strength: number;
  readonly aim: Aim;
  /** The card that is added, the type that is kept; -1 or "" without. */
  readonly card: number;
  readonly type: CardType | "";
  readonly from: Source;
  readonly to: Place;
  readonly most: number;
  readonly atLeast: number;
  readonly flag: boolean;
}

/** Operations and whether they need an enemy to be chosen. */
export interface Program {
  readonly ops: readonly CompiledOp[];
  readonly isTargeted: boolean;
}

/** A trigger as the rules read it. */
export interface CompiledTrigger {
  readonly on: string;
  readonly of: readonly CardType[] | null;
  readonly program: Program;
}

/** A card in full, as its readers see it: base and upgraded versions are cards of their own. */
export interface Card
  extends Readonly<Required<Omit<CardRow, "plus" | "passive" | "hurtCost" | "supply">>> {
  readonly keywords: readonly Keyword[];
  readonly hurtCost: number | null;
  readonly passive: CardRow["passive"] | null;
  readonly supply: CardRow["supply"] | null;
  /** The id of its upgraded version, or null. */
  readonly upgraded: string | null;
}

/** A card as the rules read it. */
export interface CompiledCard {
  readonly card: Card;
  readonly id: string;
  readonly type: CardType;
  /** What it costs; -1 for any amount. */
  readonly cost: number;
  /** What it costs once HP was lost. */
  readonly hurtCost: number;
  readonly isExhaust: boolean;
  readonly isEthereal: boolean;
  readonly isRetain: boolean;
  readonly isUnplayable: boolean;
  readonly isOnTop: boolean;
  readonly isOnlyAttacks: boolean;
  readonly isStrike: boolean;
  readonly isStarterStrike: boolean;
  readonly isStarterDefend: boolean;
  readonly supply: CardRow["supply"] | null;
  readonly passive: CardRow["passive"] | null;
  readonly program: Program;
  readonly triggers: readonly CompiledTrigger[];
  /** Which of the triggers waits for the end of a turn in hand; -1 for none. */
  readonly held: number;
  /** Which of the triggers goes off when the card is used in play; -1 for none. */
  readonly use: number;
}

/** An enemy as the rules read it. */
export interface CompiledEnemy {
  readonly row: EnemyRow;
  readonly id: string;
  readonly hp: number;
  readonly isTrack: boolean;
  readonly isBoss: boolean;
  readonly variants: readonly (readonly EnemyAction[])[];
  readonly loop: number;
  readonly curlUp: number;
  readonly angry: number;
  readonly spores: number;
  readonly split: readonly number[];
  readonly companions: readonly number[];
  readonly punish: NonNullable<EnemyRow["punish"]> | null;
}

/** All cards and enemies of a game. */
export interface Content {
  readonly cards: readonly CompiledCard[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  readonly enemies: readonly CompiledEnemy[];
  readonly enemyNumbers: ReadonlyMap<string, number>;
  readonly daze: number;
  readonly burn: number;
  readonly slimed: number;
  /** The cards that rewards are drawn from, by id. */
  readonly rewardIds: readonly string[];
  /** One action object for each card, by its number. */
  readonly actions: {
    readonly play: readonly Action[];
    readonly use: readonly Action[];
    readonly chooseCard: readonly Action[];
    readonly take: readonly Action[];
    readonly smith: readonly Action[];
  };
}
