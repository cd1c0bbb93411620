import type { About, Deck } from "@games/core-rng";
import type { ActContent } from "./act-content.js";
import type { Kit } from "./kit.js";
import type { Check } from "./rules/amounts.js";
import type { TextFrame } from "./rules/frames.js";
import type { Op } from "./rules/operations.js";
import type { Touch } from "./rules/touches.js";
import type { Action, Play, State } from "./types.js";
import type {
  CardRow,
  CardType,
  Character,
  DeckVerb,
  EnemyAction,
  EnemyRow,
  Keyword,
  Moment,
  Place,
  Source,
  Supply,
} from "./vocabulary.js";

/** Does what an operation says. */
export type Effect = (play: Play, frame: TextFrame) => void;

interface Asked {
  /** Makes the choices that are forced; returns true when the player has to choose. */
  mustAsk(play: Play, frame: TextFrame): boolean;
}

/** Which cards to move from one pile to another. */
export interface CardQuestion extends Asked {
  readonly ask: "card";
  readonly from: Source | "deck";
  readonly to: Place | DeckVerb;
  readonly max: number;
  readonly min: number;
  /** The cards to choose from, equal ones once or several times. */
  cards(state: Readonly<State>, content: Content): readonly number[];
  /** Does with a chosen card what the question is about. */
  take(play: Play, frame: TextFrame, card: number): void;
}

/** Which of some options. */
export interface OptionQuestion extends Asked {
  readonly ask: "option";
  readonly options: number;
}

/** Which of the die abilities of a face, or of all. */
export interface AbilityQuestion extends Asked {
  readonly ask: "ability";
  readonly face: number | null;
}

/** What an operation asks the player. */
export type OpQuestion = CardQuestion | OptionQuestion | AbilityQuestion;

/** An operation as the rules run it. */
export interface CompiledOp {
  /** Whether it happens; null when it always does. */
  readonly condition: Check | null;
  readonly question: OpQuestion | null;
  readonly run: Effect;
  /** Whether an enemy has to be chosen for it. */
  readonly isAimed: boolean;
}

/** Operations and whether they need an enemy to be chosen. */
export interface CardText {
  readonly ops: readonly CompiledOp[];
  readonly isTargeted: boolean;
  /** Whether it may ask the player something. */
  readonly isAsking: boolean;
  /** What it looks at and changes. */
  readonly touch: Touch;
  /** The die abilities that it sets off: those of a face, or any; null when it sets off none. */
  readonly copies: { readonly face: number | null } | null;
}

/** A trigger as the rules read it. */
export interface CompiledTrigger {
  readonly on: Moment;
  readonly of: readonly CardType[] | null;
  readonly text: CardText;
}

/** A card in full, as its readers see it: base and upgraded versions are cards of their own. */
export interface Card
  extends Readonly<Required<Omit<CardRow, "plus" | "passive" | "hurtCost" | "supply">>> {
  readonly keywords: readonly Keyword[];
  readonly hurtCost: number | null;
  readonly passive: CardRow["passive"] | null;
  readonly supply: Supply | null;
  /** The id of its upgraded version, or null. */
  readonly upgraded: string | null;
}

/** A card as the rules read it. */
export interface CompiledCard {
  readonly card: Card;
  readonly id: string;
  readonly type: CardType;
  /** What it costs; `x` for any amount. */
  readonly cost: number | "x";
  /** What it costs once HP was lost. */
  readonly hurtCost: number | "x";
  readonly isExhaust: boolean;
  readonly isEthereal: boolean;
  readonly isRetain: boolean;
  readonly isUnplayable: boolean;
  readonly isOnTop: boolean;
  readonly isOnlyAttacks: boolean;
  readonly isStrike: boolean;
  readonly isOnce: boolean;
  /** Whether it cannot be removed from the deck. */
  readonly isPermanent: boolean;
  readonly isStarterStrike: boolean;
  readonly isStarterDefend: boolean;
  readonly supply: Supply | null;
  readonly passive: CardRow["passive"] | null;
  readonly text: CardText;
  readonly triggers: readonly CompiledTrigger[];
  /** Which of the triggers waits for the end of a turn in hand. */
  readonly held: number | null;
  /** Which of the triggers goes off when the card is used in play. */
  readonly use: number | null;
  /** Which of the triggers exhausts an Ethereal card at the end of a turn in hand. */
  readonly ethereal: number | null;
  /** Whether a trigger goes off when the card is exhausted. */
  readonly isExhaustedTrigger: boolean;
}

/** An enemy's action as the rules read it: with all fields, so that all actions are alike, which is faster. */
export type CompiledAction = { readonly [K in keyof EnemyAction]-?: EnemyAction[K] | undefined } & {
  readonly row: EnemyAction;
};

/** An enemy as the rules read it. */
export interface CompiledEnemy {
  readonly row: EnemyRow;
  readonly id: string;
  readonly hp: number;
  readonly copies: number;
  readonly isTrack: boolean;
  readonly isBoss: boolean;
  readonly variants: readonly (readonly CompiledAction[])[];
  /** What drawing one of its variants is about. */
  readonly about: About;
  readonly loop: number;
  readonly strength: number;
  readonly curlUp: number;
  readonly angry: number;
  readonly spores: number;
  readonly split: readonly number[];
  readonly companions: readonly number[];
  readonly punish: NonNullable<EnemyRow["punish"]> | null;
}

/** The actions that name a card. */
export type CardAction = Extract<Action, { readonly card: string }>["type"];

/** All cards and enemies of a game, and what else the printed act has. */
export interface Content {
  /** The parts of the rules that this content needs. */
  readonly kit: Kit;
  readonly act: ActContent;
  readonly cards: readonly CompiledCard[];
  readonly cardNumbers: Numbers;
  readonly enemies: readonly CompiledEnemy[];
  readonly enemyNumbers: Numbers;
  readonly daze: number;
  readonly burn: number;
  readonly slimed: number;
  /** The cards that each character's rewards are drawn from, by id, as a shuffled deck. */
  readonly rewards: Readonly<Record<Character, Deck<string>>>;
  /** Whether any card waits for a moment. */
  readonly powerMoments: Readonly<Record<Moment, boolean>>;
  /** One frozen action for each card, by its number. */
  readonly actions: Readonly<Record<CardAction, readonly Action[]>>;
  /** What drawing from the draw pile is about. */
  readonly drawAbout: About;
}

/** The number of each id. */
export type Numbers = ReadonlyMap<string, number>;

/** The number of an id. */
export type NumberOf = (id: string) => number;

/** Binds a text to what it does. */
export type CompileText = (ops: readonly Op[]) => CardText;
