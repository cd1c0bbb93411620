// What only the printed act has, as the rules read it: potions, relics, events, Neow cards, boards and fights.
import type { CardText, Numbers } from "./content.js";
import type { Check } from "./rules/amounts.js";
import type { ItemKind } from "./rules/frames.js";
import type { Touch } from "./rules/touches.js";
import type { Action, MapNode, Relic } from "./types.js";
import type {
  BoardRow,
  CardType,
  EncounterRow,
  EventRow,
  Moment,
  NeowRow,
  NodeType,
  OptionRow,
  PotionRow,
  RelicPassive,
  RelicRow,
  RunTrigger,
  TokenSlot,
} from "./vocabulary.js";

/** Something else than a card that has a text. */
export interface CompiledItem {
  readonly id: string;
  readonly row: PotionRow | RelicRow | EventRow | NeowRow;
  /** The text of a potion; of an event or Neow card what comes before its options. */
  readonly text: CardText;
  /** The texts of a relic's triggers, or of the options of an event or Neow card. */
  readonly texts: readonly CardText[];
  /** The options, of which one is chosen after the text. */
  readonly options: readonly OptionRow[];
}

/** A potion as the rules read it. */
export interface CompiledPotion extends CompiledItem {
  readonly row: PotionRow;
  /** The frozen action that drinks it. */
  readonly action: Action;
}

/** A trigger of a relic as the rules read it. */
export interface RelicTrigger {
  readonly on: Moment;
  /** The relic's row. */
  readonly relic: number;
  /** Its place among the texts of the relic. */
  readonly text: number;
  readonly of: readonly CardType[] | null;
  readonly faces: readonly number[] | null;
  readonly condition: Check | null;
  /** Whether it only sets off another die ability. */
  readonly isCopy: boolean;
}

/** The moments at which the player decides whether a relic goes off. */
export type UseMoment = "use" | "roll" | "reset";

/** A relic as the rules read it; its texts are those of its triggers, those of the run first. */
export interface CompiledRelic extends CompiledItem {
  readonly row: RelicRow;
  /** What it changes, and by how much. */
  readonly passives: ReadonlyMap<RelicPassive, number>;
  /** What it does in fights, and when the die was rolled. */
  readonly triggers: readonly RelicTrigger[];
  readonly runTriggers: readonly RunTrigger[];
  /** What it does when the player uses it, by moment. */
  readonly uses: Readonly<Record<UseMoment, RelicTrigger | null>>;
  /** How often it can be used in each fight or room. */
  readonly maxUses: number;
  /** The frozen action that uses it. */
  readonly action: Action;
}

/** An event as the rules read it. */
export interface CompiledEvent extends CompiledItem {
  readonly row: EventRow;
}

/** A Neow card as the rules read it. */
export interface CompiledNeow extends CompiledItem {
  readonly row: NeowRow;
}

/** A relic that can be used at a moment: its place among the relics of the run, and what it does then. */
export interface OwnedUse {
  readonly place: number;
  readonly relic: CompiledRelic;
  readonly use: RelicTrigger;
}

/** The relics of a run as rules read them. */
export interface Owned {
  /** Their rows, in the order they were gained. */
  readonly rows: readonly number[];
  /** Their triggers by moment, in the order of the table. */
  readonly triggers: Readonly<Partial<Record<Moment, readonly RelicTrigger[]>>>;
  /** What the player can use, in the order the relics were gained. */
  readonly uses: Readonly<Record<UseMoment, readonly OwnedUse[]>>;
  /** The sum of what they change in each way. */
  readonly passives: Readonly<Partial<Record<RelicPassive, number>>>;
  /** The die abilities of each face, and at 0 those of any face. */
  readonly abilities: readonly (readonly RelicTrigger[])[];
}

/** What was put together is kept; games with the same relics share it. */
export interface OwnedCache {
  /** The list of relics that was asked for last. */
  relics: readonly Relic[] | null;
  /** What was put together for it. */
  last: Owned | null;
  /** What was put together lately. */
  readonly kept: Owned[];
}

/** A board as the rules read it: the paths of each place by the numbers of places. */
export interface CompiledBoard {
  readonly row: BoardRow;
  /** The nodes before tokens lie on them; they are replaced, never changed. */
  readonly nodes: readonly MapNode[];
  /** The places of each kind of slot. */
  readonly slots: Readonly<Record<TokenSlot, readonly number[]>>;
  readonly paths: readonly (readonly number[])[];
}

/** A fight as the rules read it. */
export interface CompiledEncounter {
  readonly row: EncounterRow;
  readonly id: string;
  readonly enemy: number;
  /** Each summon as the enemies of whom one is drawn. */
  readonly summons: readonly (readonly number[])[];
}

/** What only the printed act has; every list is empty in a game of the plan alone. */
export interface ActContent {
  readonly items: {
    readonly potion: readonly CompiledPotion[];
    readonly relic: readonly CompiledRelic[];
    readonly event: readonly CompiledEvent[];
    readonly neow: readonly CompiledNeow[];
  };
  /** What the die abilities of all relics look at and change. */
  readonly dieTouch: Touch;
  /** The relics of the runs that were played lately, as rules read them. */
  readonly owned: OwnedCache;
  /** The number of each item, by its id. */
  readonly itemNumbers: Readonly<Record<ItemKind, Numbers>>;
  readonly boards: readonly CompiledBoard[];
  /** What the tokens of each kind of slot show, each token once. */
  readonly tokens: Readonly<Record<TokenSlot, readonly NodeType[]>>;
  readonly encounters: readonly CompiledEncounter[];
  readonly encounterNumbers: Numbers;
}
