// What a game brings to the app: its rules, its words, its screen, and what a player may choose at the start.
import type { Game, GameTypes, Session, Snapshot } from "@games/core-game";
import type { ComponentType } from "react";
import type { Store } from "../store/store.ts";
import type { Bot } from "./bot.ts";

/** A choice on the form for a new game. The value named `initial` is the engine's own default. */
export type SetupField = {
  /** The name of the option, unless `toOptions` says otherwise. */
  readonly name: string;
  readonly label: string;
  /** A sentence under the field. */
  readonly hint?: string;
} & (
  | { readonly kind: "choice"; readonly choices: readonly Choice[]; readonly initial: string }
  | { readonly kind: "toggle"; readonly initial: boolean }
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      readonly initial: number;
    }
);

/** One value of a choice and what people call it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What the form holds, by the names of its fields. */
export type SetupValues = Readonly<Record<string, string | number | boolean>>;

/** What a screen gets, and what `useGameContext` gives to anything inside it. */
export interface ScreenProps<T extends GameTypes> {
  /** The game in progress; read from it freely, but act through `act`. */
  readonly session: Session<T>;
  /** What there is to show. `snapshot.events` are the events of the last change, to be animated. */
  readonly snapshot: Snapshot<T>;
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
}

/** A part of the rules in a sentence or two. */
export interface Lesson {
  readonly title: string;
  readonly text: string;
}

/** Lets a player choose the content of the game on the form: a story pack, a set of cards. */
export interface ContentChooserProps<T extends GameTypes> {
  /** The game that would be started now. */
  readonly game: Game<T>;
  readonly choose: (game: Game<T>) => void;
}

/** A game of the app. */
export interface GamePlugin<T extends GameTypes> {
  /** The game with its default content. */
  readonly game: Game<T>;
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
  /** What a newcomer needs to know, in few words. */
  readonly howToPlay: readonly Lesson[];
  /** The fields of the form for a new game, besides the seed. */
  readonly setup: readonly SetupField[];
  /** From the form to options; by default every value that differs from `initial`, under its own name. */
  readonly toOptions?: (values: SetupValues) => T["options"];
  /** The option that tells a new game the best score so far, when the game has one. */
  readonly carryBest?: (best: number) => T["options"];
  /** The table: everything between the bar on top and the log. */
  readonly Screen: ComponentType<ScreenProps<T>>;
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
  /** The bots, the default one first. */
  readonly bots: readonly Bot<T>[];
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
  readonly load: () => Promise<AnyPlugin>;
}
