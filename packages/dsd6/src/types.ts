// Rows, options, state, actions, events, view, outcome and refusal codes: every type of the game.
import type { Context, GameTypes, RngOf } from "@games/core-game";
import type { Deck } from "@games/core-rng";
import type { Content } from "./content.js";
import type { ThreatId } from "./data/ids.js";
import type {
  Difficulty,
  EffectName,
  Ending,
  Face,
  Kind,
  Passive,
  Phase,
  Place,
  ThreatSymbol,
} from "./data/vocabulary.js";
import type { REFUSALS } from "./messages.js";

/** One thing a threat does; effects that count something have an amount (default: 1). */
export interface Effect {
  readonly effect: EffectName;
  readonly amount?: number;
}

/** Crew a threat needs to be resolved. */
export interface Needs {
  readonly face: Exclude<Face, "threat">;
  readonly count: number;
}

/** The number of copies of a card, for all difficulties or for each. */
export type Count = number | Readonly<Record<Difficulty, number>>;

/** One row of the threat deck. */
export interface Threat {
  /** Its kebab-case id, unique in the deck. */
  readonly id: string;
  /** Its name in sentences. */
  readonly name: string;
  readonly kind: Kind;
  readonly count: Count;
  /** The face of the threat die that activates it. */
  readonly symbol?: ThreatSymbol;
  /** Hit points: of all that can be shot at. */
  readonly hp?: number;
  /** The crew that resolves an internal threat; without it, dice cannot. */
  readonly needs?: Needs;
  /** What happens when it is drawn. */
  readonly reveal?: readonly Effect[];
  /** What happens when the threat die shows its symbol. */
  readonly activate?: readonly Effect[];
  /** What holds as long as it is in play. */
  readonly passive?: Passive;
  /** Whether it is an external threat that can only be shot at when no other enemy is left. */
  readonly onlyAlone?: boolean;
}

/** The rows of the game: its threat deck. */
export interface Rows {
  readonly threats: readonly Threat[];
}

/** The options of a game in full; see the README for each. */
export interface Config {
  readonly difficulty: Difficulty;
  readonly difficultyModel: "as-written" | "graded";
  /** R16: whether dice of a resolved card can be used again in the same turn. */
  readonly resolvedDice: "reusable" | "spent";
  /** R17: whether dice on a card that is not resolved yet return at Gather. */
  readonly unfinishedDice: "return" | "stay";
  /** R1, R2: whether Scanner dice stay after their extra card was drawn, or come back then; `release-at-once` draws it at once. */
  readonly scannerDice: "stay" | "release" | "release-at-once";
  /** R5: whether a Medical die heals and frees, or does one of the two. */
  readonly medical: "both" | "either";
  /** R30: how long a stasis token lasts; for one turn, it goes on enemies outside only. */
  readonly stasis: "until-used" | "one-turn";
  /** R38: whether a destroyed Barrier comes back when its symbol is rolled. */
  readonly barrier: "gone" | "returns";
  /** R13: whether the second Tactical die of a turn and each after it deals 2 damage. */
  readonly tactical: "single" | "concentrated";
  /** R14: whether the second Engineering die of a turn and each after it repairs 2. */
  readonly engineering: "single" | "concentrated";
  /** R9, R10: whether Commander and Science work once for each die or once a turn. */
  readonly stationUse: "each-die" | "once";
  /** R21: whether a card that locks a die takes one from the pool alone, or a used one when the pool is empty. */
  readonly lockedDie: "pool" | "pool-or-used";
  /** R23: whether the crew is lost when all are in the Infirmary, or when there is no die to roll. */
  readonly crewLoss: "all-in-infirmary" | "no-die-to-roll";
  /** R25: whether crew is returned from the Infirmary, or from the Scanners by a card that is then discarded. */
  readonly returnCrew: "from-infirmary" | "from-scanners";
  /** R39: whether the Barrier and the boss, as enemies, protect a threat that can only be hit alone. */
  readonly onlyAlone: "no-other-enemy" | "no-other-external";
}

/** What a caller may choose; everything has a default. */
export type Options = Partial<Config>;

/** The state of a game as plain JSON. Cards have numbers; lists by die have six items, lists by card in play as many as `inPlay`. */
export interface State {
  readonly config: Config;
  turn: number;
  phase: Phase;
  /** How the game ended, or null while it continues. */
  ending: Ending | null;
  /** The card that ended the game by damage or by sending the last crew. */
  killer: number | null;
  /** What the threat die shows from its roll to the activation. */
  threatDie: ThreatSymbol | null;
  hull: number;
  shields: number;
  /** Where each die is: a number of `PLACE`, or for a die on a card `PLACE.threat` plus the card. */
  places: number[];
  /** What each die last showed: a number of `FACE`, or null before its first roll. */
  faces: (number | null)[];
  /** The cards in play, in the order they entered. */
  inPlay: number[];
  /** The hit points of each card in play; 0 for internal threats and a destroyed Barrier. */
  hitPoints: number[];
  /** The stasis tokens on each card in play. */
  stasisTokens: number[];
  /** The discard pile, the newest card last. */
  discard: number[];
  deck: Deck<number>;
  /** R46: the cards drawn since the captain last rolled or continued, in the order they came. */
  drawn: number[];
  isBossDestroyed: boolean;
  rng: RngOf<Dsd6>;
}

/**
 * What the captain can do. Dice are numbered 0 to 5 here and in events, states and views, and 1 to 6 in every sentence for
 * people; cards are numbered as in the view.
 */
export type Action =
  /** Phase Roll: roll every die in the pool. */
  | { readonly type: "roll" }
  /** Commander: reroll every other die in the pool. */
  | { readonly type: "reroll"; readonly die: number }
  /** Commander: turn another pool die to a face. */
  | {
      readonly type: "change";
      readonly die: number;
      readonly other: number;
      readonly face: Face;
    }
  /** Tactical: fire at an enemy. */
  | { readonly type: "fire"; readonly die: number; readonly target: number }
  /** Medical: heal the crew and free a Scanner die; `freed` is null when there is none to free. */
  | { readonly type: "heal"; readonly die: number; readonly freed: number | null }
  /** Science: recharge the shields. */
  | { readonly type: "recharge"; readonly die: number }
  /** Science: put a stasis token on a threat. */
  | { readonly type: "stasis"; readonly die: number; readonly target: number }
  /** Engineering: repair the hull at the end of Assign. */
  | { readonly type: "repair"; readonly die: number }
  /** Put a die on an internal threat. */
  | { readonly type: "resolve"; readonly die: number; readonly target: number }
  /** End Assign: repairs are made and cards are drawn. */
  | { readonly type: "end-assign" }
  /** After the draw: roll the threat die. After that roll: activations happen and the next turn begins. */
  | { readonly type: "continue" };

/** A card as events and views name it. */
export interface OfCard {
  /** Its number, which no other card has. */
  readonly card: number;
  /** The id of its row. */
  readonly threat: ThreatId;
}

/** What happened. */
export type Event =
  | {
      readonly type: "crew-rolled";
      readonly rolls: readonly { readonly die: number; readonly face: Face }[];
      readonly reveals: true;
    }
  | { readonly type: "die-scanned"; readonly die: number }
  | { readonly type: "die-assigned"; readonly die: number; readonly station: Face }
  | {
      readonly type: "die-changed";
      readonly die: number;
      readonly face: Face;
      /** What it showed before; null when it had not been rolled yet. */
      readonly before: Face | null;
    }
  | ({ readonly type: "threat-hit"; readonly damage: number; readonly hp: number } & OfCard)
  | ({ readonly type: "threat-destroyed" } & OfCard)
  | { readonly type: "crew-healed"; readonly dice: readonly number[] }
  | { readonly type: "scanner-freed"; readonly die: number }
  | { readonly type: "shields-recharged"; readonly amount: number; readonly shields: number }
  | ({ readonly type: "stasis-placed"; readonly tokens: number } & OfCard)
  | ({
      readonly type: "die-put-on-threat";
      readonly die: number;
      readonly count: number;
      readonly needed: number;
    } & OfCard)
  | ({ readonly type: "threat-resolved"; readonly dice: readonly number[] } & OfCard)
  | { readonly type: "hull-repaired"; readonly amount: number; readonly hull: number }
  | ({ readonly type: "card-drawn"; readonly reveals: true } & OfCard)
  | ({ readonly type: "card-discarded" } & OfCard)
  | { readonly type: "threat-die-rolled"; readonly symbol: ThreatSymbol; readonly reveals: true }
  | ({ readonly type: "stasis-used"; readonly tokens: number } & OfCard)
  | ({ readonly type: "threat-activated" } & OfCard)
  | ({
      readonly type: "ship-damaged";
      readonly shieldsLost: number;
      readonly hullLost: number;
    } & OfCard)
  | ({ readonly type: "crew-sent"; readonly die: number } & OfCard)
  | ({ readonly type: "crew-returned"; readonly die: number } & OfCard)
  | ({ readonly type: "die-locked"; readonly die: number } & OfCard)
  | ({ readonly type: "die-unlocked"; readonly die: number } & OfCard)
  | ({ readonly type: "discards-shuffled"; readonly cards: readonly number[] } & OfCard)
  | ({ readonly type: "threat-regenerated"; readonly hp: number } & OfCard)
  | { readonly type: "turn-started"; readonly turn: number }
  | { readonly type: "game-ended"; readonly outcome: Outcome };

/** A crew die as the captain sees it. */
export interface DieView {
  readonly place: Place;
  /** The card it lies on, or null. */
  readonly card: number | null;
  /** What it last showed; null when it has not been rolled yet. */
  readonly face: Face | null;
}

/** A card in play as the captain sees it. */
export interface ThreatView extends OfCard {
  readonly kind: Kind;
  readonly symbol: ThreatSymbol | null;
  readonly hp: number;
  readonly maxHp: number;
  readonly needs: Needs | null;
  readonly passive: Passive | null;
  /** What it does when it activates. */
  readonly activate: readonly Effect[];
  /** The dice on it. */
  readonly dice: readonly number[];
  readonly stasis: number;
  /** Whether it is a Barrier that was shot down and stays in play. */
  readonly isDestroyed: boolean;
  /** Why it cannot be shot at, or null when it can. */
  readonly targetRefusal: TargetCode | null;
}

/** All that the captain may know: everything but the order of the deck. */
export interface View {
  readonly config: Config;
  readonly turn: number;
  readonly phase: Phase;
  readonly hull: number;
  readonly shields: number;
  readonly threatDie: ThreatSymbol | null;
  readonly dice: readonly DieView[];
  readonly threats: readonly ThreatView[];
  /** The extra cards that the Scanners would draw now. */
  readonly scannerCards: number;
  /** What the Engineering dice repair when Assign ends; 0 in other phases. */
  readonly repairs: number;
  readonly deckSize: number;
  /** The cards in the deck by number; their order is hidden, but the boss lies at the bottom. */
  readonly deck: readonly OfCard[];
  /** The discard pile, the newest last. */
  readonly discard: readonly OfCard[];
  /** R46: the cards drawn since you last rolled or continued, those of setup included, in the order they came. */
  readonly drawn: readonly OfCard[];
  readonly isBossDestroyed: boolean;
  readonly outcome: Outcome | null;
}

/** How a game ended. Elapsed time is the caller's to add. */
export interface Outcome {
  readonly result: "won" | "hull-lost" | "crew-lost";
  readonly turns: number;
  readonly hull: number;
  readonly shields: number;
  readonly difficulty: Difficulty;
  /** The row of the card that ended the game; null for a win and for a stalemate. */
  readonly killer: ThreatId | null;
  /** Whether nothing could change any more (R24). */
  readonly isStalemate: boolean;
}

/** Why an action can be refused. */
export type RefusalCode = keyof typeof REFUSALS;

/** Why a card cannot be shot at. */
export type TargetCode = Extract<
  RefusalCode,
  "not-an-enemy" | "already-destroyed" | "barrier-up" | "not-alone"
>;

/** The streams of luck: crew dice, threat die and deck never shift each other. */
export const STREAMS = ["crew", "threat", "deck"] as const;

/** The types of this game, for `Game<Dsd6>` and `Session<Dsd6>`. */
export interface Dsd6 extends GameTypes {
  readonly stream: (typeof STREAMS)[number];
  readonly rows: Rows;
  readonly content: Content;
  readonly options: Options;
  readonly config: Config;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly outcome: Outcome;
  readonly code: RefusalCode;
}

/** What every rule is given. */
export type Play = Context<Dsd6>;
