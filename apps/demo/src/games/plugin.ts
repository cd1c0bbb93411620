// What a game brings to the app: its rules, its words, its screen, and what a player may choose at the start.
import type { Game, GameTypes, Session, Snapshot } from "@games/core-game";
import type { Question } from "@games/core-game/table";
import type {
  GlossaryEntry,
  Lesson,
  OptionField,
  OptionValues,
  OwnWords,
} from "@games/core-game/text";
import type { ComponentType, ReactNode } from "react";
import type { Sound } from "../play/sound/sounds.ts";
import type { Store } from "../store/store.ts";
import type { Advised } from "./bot.ts";

/** What a screen gets, and what `useGameContext` gives to anything inside it. */
export interface ScreenProps<T extends GameTypes> {
  /** The game in progress; read from it freely, but act through `act`. */
  readonly session: Session<T>;
  /** What there is to show. `snapshot.events` are the events of the last change, to be animated. */
  readonly snapshot: Snapshot<T>;
  /** How the game ended, for a plug-in with `placesEnd`; undefined while it is played. */
  readonly end?: ReactNode;
  /** Plays an action. When it is refused, the reason is shown and spoken, and false comes back. */
  readonly act: (action: T["action"]) => boolean;
  /** Shows and speaks why something cannot be done. */
  readonly refuse: (reason: string) => void;
  /** Takes the last action back, or says why that cannot be. */
  readonly undo: () => void;
  /** Why an action cannot be played now, in a sentence, or undefined. */
  readonly refusalOf: (action: T["action"]) => string | undefined;
  /** Whether things may move: neither the system nor the settings ask for calm. */
  readonly hasMotion: boolean;
  /** The name under which this game is kept; undefined in a replay. Use it as the owner of notes. */
  readonly slot: string | undefined;
  /** The hint that is shown now. `ActionButton` highlights its action by itself; whatever is no button reads it here. */
  readonly hint: Hint<T> | undefined;
}

/** What a good player would do now, and why. */
export interface Hint<T extends GameTypes> {
  readonly action: T["action"];
  /** Other actions that are just as good; playing one of them follows the hint too. */
  readonly also: readonly T["action"][];
  /** The reason in a sentence. */
  readonly reason: string;
}

/** Where a first game stands when a coach mark looks at it. */
export interface CoachMoment<T extends GameTypes> {
  readonly view: T["view"];
  /** The action that was just played; undefined at the start, after undo and before anything was played. */
  readonly action: T["action"] | undefined;
  /** The events of the last change. */
  readonly events: readonly T["event"][];
}

/** One step of a first game: shown beside a thing on the screen, until the player has done it or presses "Next". */
export interface CoachStep<T extends GameTypes> {
  readonly title: string;
  /** A sentence or two; say what to do and which key does it. */
  readonly text: string;
  /** A CSS selector of the thing inside the game; a step whose thing is not there is shown without a ring. */
  readonly anchor: string;
  /** Whether what the step asks for is done; asked after every change while the step is shown. Without it "Next" ends the step. */
  readonly isDone?: (moment: CoachMoment<T>) => boolean;
  /** Whether the step may be shown; the first step that may is. Use it for what has to come up first, such as a bomb. */
  readonly isDue?: (moment: CoachMoment<T>) => boolean;
}

/** A step whose words are asked for when it is shown: the language can change during a first game. */
export function coachStep<T extends GameTypes>(
  words: () => Pick<CoachStep<T>, "title" | "text">,
  step: Omit<CoachStep<T>, "title" | "text">,
): CoachStep<T> {
  return {
    ...step,
    get title() {
      return words().title;
    },
    get text() {
      return words().text;
    },
  };
}

/** How an ending feels: it decides colours, motion and sound. */
export const MOODS = ["triumph", "glad", "quiet", "grim"] as const;
/** One of {@link MOODS}. */
export type Mood = (typeof MOODS)[number];

/** What a player could do after a game. */
export interface NextStep {
  /** A sentence. */
  readonly text: string;
  /** Values of the form that differ from their initial ones: a button then begins a game with them. */
  readonly values?: OptionValues;
  /** What is on that button. */
  readonly label?: string;
}

/** How one game ended. */
export interface Ending {
  readonly mood: Mood;
  /** A few words: what became of it. */
  readonly title: string;
  /** The language of the title and the first line, where that is not the one of the page. */
  readonly language?: string;
  /** The story of this game in two to four lines. */
  readonly story: readonly string[];
  /** What to try next. */
  readonly next: readonly NextStep[];
  /** A drawing of this result, 320 × 200, as an SVG; it is also on the card to share. */
  readonly Picture: ComponentType;
}

/** The endings of a game: a module of its own, loaded when a game ends. */
export interface Endings<T extends GameTypes> {
  readonly endingOf: (outcome: T["outcome"], session: Session<T>) => Ending;
}

/** What explains the hints of a game: a module of its own. */
export interface Explaining<T extends GameTypes> {
  /** Why a good player would do an action, in a sentence to the player; `why` is what the adviser found out. */
  readonly explain: (action: T["action"], advised: Advised<T>, why: unknown) => string;
}

/** Lets a player choose the content of the game on the form: a story pack, a set of cards. */
export interface ContentChooserProps<T extends GameTypes> {
  /** The game that would be started now. */
  readonly game: Game<T>;
  readonly choose: (game: Game<T>) => void;
}

/** An answer at the table, to be drawn. */
export interface TableAnswerProps<T extends GameTypes> {
  readonly label: string | number;
  readonly question: Question;
  readonly game: Game<T>;
}

/** Lets a player lay out a game that is already under way on the table. */
export interface PositionFormProps<T extends GameTypes> {
  readonly game: Game<T>;
  /** The options that are chosen on the form; the frame adds them to the draft. */
  readonly options: T["options"];
  /** Continues from there, a draft for `game.position`; the frame tells what is wrong with it. */
  readonly begin: (draft: object) => void;
}

/** How a game is played with the player's own dice and cards. */
export interface TableMode<T extends GameTypes> {
  /** What lies on the table for each stream of the game: "Six crew dice". */
  readonly streams: Readonly<Record<T["stream"], string>>;
  /** What to get ready before the first question, in a sentence or two. */
  readonly setUp: string;
  /** What dice and decks are called in a question, by the names that the rules give them. */
  readonly names?: Readonly<Record<string, string>>;
  /** Fields of the form that only a table has, and the options they stand for. */
  readonly fields?: readonly OptionField[];
  readonly toOptions?: (values: OptionValues) => T["options"];
  /** What an answer is called; by default its label in plain letters. */
  readonly nameAnswer?: (
    label: string | number,
    question: Question,
    game: Game<T>,
  ) => string | undefined;
  /** Where an answer belongs in a long list: "Enemies"; without it the list has no parts. */
  readonly partOf?: (label: string | number, question: Question, game: Game<T>) => string;
  /** A picture of an answer; its name stands beside it. */
  readonly Answer?: ComponentType<TableAnswerProps<T>>;
  /** The form for a game in progress, for games that have positions. */
  readonly loadPositionForm?: () => Promise<{ default: ComponentType<PositionFormProps<T>> }>;
}

/** What the start page shows of a game: a module of its own, loaded before the rules and the table. */
export interface GameStart {
  /** What a newcomer needs to know, in few words. */
  readonly howToPlay: readonly Lesson[];
  /** Whether it can be played with real dice and cards: whether the plug-in has a `table`. */
  readonly hasTable?: boolean;
}

/** A game of the app. Text is asked for when it is shown: a constant of text is a getter, because the language can change. */
export interface GamePlugin<T extends GameTypes> {
  /** What its start page shows. */
  readonly start: GameStart;
  /** The game with its default content. */
  readonly game: Game<T>;
  /** The same game with all its text, loaded when one is opened or told; without it `game` has that already. */
  readonly loadGame?: () => Promise<Game<T>>;
  /** Its refusals and faults in the language of the page: `() => rules()`. Without it they are told in English. */
  readonly words?: () => OwnWords;
  /** What its bots are called, by their ids in `bots.ts`. */
  readonly bots: Readonly<Record<string, string>>;
  /** Loads what explains hints, as `() => import("./explain.ts")`, when the first one is asked for. */
  readonly loadExplain?: () => Promise<Explaining<T>>;
  /** For games with content of the player's own: the game with each other content that is kept here. */
  readonly otherGames?: (store: Store) => Promise<readonly Game<T>[]>;
  /** For games with content of the player's own: the content of a game as text for a file; undefined when it came with the app. */
  readonly writeContent?: (game: Game<T>) => string | undefined;
  /** The game with the content of such a text; undefined when it cannot be read. */
  readonly readContent?: (text: string) => Game<T> | undefined;
  /** Keeps the content of a game that {@link GamePlugin.readContent} made. */
  readonly keepContent?: (game: Game<T>, store: Store) => Promise<void>;
  /** For games with content of the player's own: what to do about a save or a link whose content is not here. */
  readonly missingContent?: string;
  /** What a link leaves out of what the player made, and where it is, in a sentence; without it a link has everything. */
  readonly notInLink?: string;
  /** Shown on the form for a new game, after the fields. */
  readonly ContentChooser?: ComponentType<ContentChooserProps<T>>;
  /** The fields of the form for a new game, besides the seed. */
  readonly setup: readonly OptionField[];
  /** From the form to options; by default every value that differs from `initial`, under its own name. */
  readonly toOptions?: (values: OptionValues) => T["options"];
  /** The option that tells a new game the best score so far, when the game has one. */
  readonly carryBest?: (best: number) => T["options"];
  /** The table: everything between the bar on top and the log. */
  readonly Screen: ComponentType<ScreenProps<T>>;
  /** Whether the screen finds a place for `end` itself; by default it stands under the screen. */
  readonly placesEnd?: boolean;
  /** An action as a phrase, for the log and the replay: "Flip the left card"; `view` is the one before it. */
  readonly describeAction: (action: T["action"], game: Game<T>, view: T["view"]) => string;
  /** An event as a sentence for the log; undefined when it needs no words. */
  readonly describeEvent: (event: T["event"], game: Game<T>) => string | undefined;
  /** The end of the game in a sentence or two. */
  readonly describeOutcome: (outcome: T["outcome"], game: Game<T>) => string;
  /** Whether an ending is one to be glad of; it decides how the end looks. */
  readonly isGoodEnd: (outcome: T["outcome"]) => boolean;
  /** What counts for the list of best results, more being better; without it there is no score. */
  readonly scoreOf?: (outcome: T["outcome"]) => number;
  /** What a score says; by default the number. */
  readonly nameScore?: (score: number) => string;
  /** The words of the game, from the engine's text entry: `<Term id="…">` explains them, and "How to play" lists them. */
  readonly glossary?: (game: Game<T>) => readonly GlossaryEntry[];
  /** The coach marks of a first game, in order; without them there are the lessons only. */
  readonly coach?: readonly CoachStep<T>[];
  /** Loads the endings, as `() => import("./endings.tsx")`; without it the end is told in words. */
  readonly loadEndings?: () => Promise<Endings<T>>;
  /** The sound of an event, for those who have switched sound on; without it only the end is heard. */
  readonly soundOf?: (event: T["event"], game: Game<T>) => Sound | undefined;
  /** How it is played with dice and cards of one's own; without it, it is not. */
  readonly table?: TableMode<T>;
}

/** A plug-in of some game, where it does not matter of which. */
export type AnyPlugin = GamePlugin<GameTypes>;

/** Sets a plug-in down; the types of its game are checked here and need not be known by the frame. */
export function definePlugin<T extends GameTypes>(plugin: GamePlugin<T>): AnyPlugin {
  return plugin as unknown as AnyPlugin;
}

/** What the app knows of a game before it is loaded. */
export interface GameEntry {
  /** The id of the game's rules, which is also its place in the address: `#/play/<id>`. */
  readonly id: string;
  readonly title: string;
  /** One line for the home page. */
  readonly line: string;
  /** A drawing, 320 × 200. */
  readonly Picture: ComponentType;
  readonly loadStart: () => Promise<GameStart>;
  readonly load: () => Promise<AnyPlugin>;
}
