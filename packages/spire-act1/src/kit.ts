// The parts of the rules that only some content needs: what a game of the plan alone does without is not in its bundle.
import type {
  ActionFields,
  FieldShapes,
  ParseContext,
  PositionParts,
  Refusal,
  Shape,
} from "@games/core-game";
import type { ActContent } from "./act-content.js";
import type { CompileText, Content, NumberOf } from "./content.js";
import { refuse } from "./messages.js";
import type { Defaults, Given, PrintedGiven } from "./options.js";
import { CARD_CHECKS, type Checks } from "./rules/amounts.js";
import type { Frame } from "./rules/frames.js";
import {
  CARD_OPERATIONS,
  type Op,
  type Operations,
  type OperationTable,
} from "./rules/operations.js";
import type { AnyQuestion } from "./rules/question-types.js";
import { NO_TOUCH, type Touch } from "./rules/touches.js";
import type {
  Action,
  Config,
  Decks,
  Play,
  RefusalCode,
  RuleSet,
  RunState,
  SpireAct1,
  State,
} from "./types.js";
import type {
  CardType,
  FightDeck,
  Moment,
  NodeType,
  RelicPassive,
  Rows,
  Trigger,
} from "./vocabulary.js";

/** The parts of the rules that a game is put together from, beside those that every game has. */
export interface Kit extends Partial<PrintedParts> {
  /** The sets of rules that can be played, the default first. */
  readonly ruleSets: readonly RuleSet[];
  /** The operations that texts can be made of, by name. */
  readonly operations: Partial<OperationTable<Operations>>;
  /** The conditions that operations can depend on, by name. */
  readonly checks: Checks;
  /** Makes a refusal by its code. */
  refuse(code: RefusalCode): Refusal<RefusalCode>;
}

/** The parts that the plan does without. */
export interface PrintedParts {
  /** What an Ethereal card says, where that waits with what else ends the turn (P9). */
  readonly ethereal: readonly Trigger[];
  /** What a text looks at and changes, where the order of texts is asked for (P3). */
  touchOf(ops: readonly Op[]): Touch;
  /** Compiles the rows that only the printed act has. */
  compileAct(rows: Rows, compile: CompileText, enemyNumber: NumberOf): ActContent;
  /** The shapes of options that have no meaning in the plan. */
  optionFields(content: Content): Partial<FieldShapes<PrintedGiven>>;
  /** What stands for options of the printed act that are missing. */
  defaultsOf(given: Given): Defaults;
  /** Parses the tables of rows that only the printed act has. */
  rowShapes(given: Readonly<Record<string, unknown>>, parts: RowParts): Partial<FieldShapes<Rows>>;
  /** The cards that its options name beside those of the plan. */
  readonly namedCards: readonly string[];
  /** Names what is wrong between rows that are sound in themselves. */
  reportFaults(rows: Rows, context: ParseContext): void;
  /** The fields of further actions. */
  actionFields(content: Content): Partial<ActionFields<Action>>;
  /** The shapes of further frames, by kind. */
  frameShapes(content: Content): Readonly<Record<string, Shape<Frame>>>;
  /** The shape of the decks of the printed act. */
  decksShape(content: Content): Shape<Decks>;
  /** How a position is read that is told in the terms of the view. */
  positionShape(parts: PositionParts<SpireAct1>): Shape<State>;
  /** Which further frames may lie on which, as a regular expression over their kinds. */
  readonly stacks: RegExp;
  /** The question of a further frame. */
  questionOf(content: Content, frame: Readonly<Frame>): AnyQuestion | undefined;
  /** Continues with a further frame; false when it waits for the player. */
  advance(play: Play, frame: Frame): boolean;
  /** What is at further kinds of node. */
  readonly entrances: Readonly<Partial<Record<NodeType, (play: Play) => void>>>;
  /** Begins a fight of a printed deck. */
  beginFight(play: Play, deck: FightDeck): void;
  /** Prepares what only the printed act has, after the run has started. */
  setUp(play: Play, config: Config): void;
  /** What relics do at the end of a fight before the character heals. */
  raiseHp(play: Play): void;
  /** What a won fight gives. */
  rewardFight(play: Play, encounter: number | null): void;
  /** The question of a turn, where more can be done than in every set of rules. */
  readonly turn: AnyQuestion;
  /** The question of an operation that sets off a die ability. */
  readonly ability: AnyQuestion;
  /** Puts the triggers of relics for a moment in the queue; `type` is that of a drawn or played card. */
  enqueueRelics(play: Play, moment: Moment, type: CardType | null): void;
  /** The sum of what the relics of a run change in one way. */
  passiveOf(run: Readonly<RunState>, content: Content, passive: RelicPassive): number;
  /** The place in the queue of the trigger that comes next, after some others; null when the player has to choose it. */
  nextTrigger(play: Play, after: number): number | null;
  /** Prepares the relics for a fight. */
  readyRelics(play: Play): void;
  /** Whether the player may decide about block that is about to go. */
  isResetOpen(play: Play): boolean;
  /** Whether the player may change the die that was rolled. */
  isDieOpen(play: Play): boolean;
  /** Saves the player from death, if anything does. */
  revive(play: Play): void;
}

/** What the shapes of further rows are made of. */
export interface RowParts {
  readonly id: Shape<string>;
  readonly name: Shape<string>;
  /** The id of an enemy. */
  readonly enemy: Shape<string>;
  /** A text. */
  readonly ops: Shape<Op[]>;
  /** A trigger. */
  readonly trigger: Shape<Trigger>;
  /** A table of rows, each with an id of its own. */
  rows<R extends { readonly id: string }>(row: Shape<R>, named: readonly string[]): Shape<R[]>;
}

/** The kit of the plan: cards, enemies, a map in a line. */
export const PLAN_KIT: Kit = {
  ruleSets: ["plan"],
  operations: CARD_OPERATIONS,
  checks: CARD_CHECKS,
  refuse: refuse as Kit["refuse"], // it knows the codes of the plan, and nothing else is refused there
};

const NO_NUMBERS: ReadonlyMap<string, number> = new Map();

/** What a game of the plan alone has of the printed act. */
export const NO_ACT: ActContent = {
  items: { potion: [], relic: [], event: [], neow: [] },
  dieTouch: NO_TOUCH,
  owned: { relics: null, last: null, kept: [] },
  itemNumbers: { potion: NO_NUMBERS, relic: NO_NUMBERS, event: NO_NUMBERS, neow: NO_NUMBERS },
  boards: [],
  tokens: { dark: [], light: [] },
  encounters: [],
  encounterNumbers: NO_NUMBERS,
};
