// The stack: what is in the middle of being resolved, one kind of frame for each thing that can ask or wait.
import type { Play, State, Waiting } from "../types.js";
import type { RewardPart } from "../vocabulary.js";

/** Something in the middle of being resolved. */
export type Frame =
  | MapFrame
  | PathFrame
  | NodeFrame
  | CampfireFrame
  | CampFrame
  | RewardFrame
  | FightFrame
  | TurnStartFrame
  | TurnEndFrame
  | CardFrame
  | TriggerFrame
  | PlaysFrame
  | ScryFrame
  | ItemFrame
  | SpoilsFrame
  | RewardsFrame
  | MerchantFrame
  | DieFrame
  | OrderFrame;

/** The map: the next node is to be entered. */
export interface MapFrame {
  readonly kind: "map";
}

/** The map of the printed act: one of the nodes that can be reached is to be entered. */
export interface PathFrame {
  readonly kind: "path";
}

/** A node that is being played; it is cleared when everything above is done. */
export interface NodeFrame {
  readonly kind: "node";
}

/** A campfire. */
export interface CampfireFrame {
  readonly kind: "campfire";
}

/** A campfire of the printed act, where relics have a say. */
export interface CampFrame {
  readonly kind: "camp";
}

/** A reward on offer. */
export interface RewardFrame {
  readonly kind: "reward";
  /** The revealed cards by id. */
  readonly cards: string[];
}

/** A fight; with nothing above it, it is the player's turn. */
export interface FightFrame {
  readonly kind: "fight";
}

/** The steps of the start of a turn. */
export const START_STAGES = ["reset", "draw", "roll", "welcome", "done"] as const;

/** The start of a turn. */
export interface TurnStartFrame {
  readonly kind: "turn-start";
  /** The step that comes next. */
  stage: (typeof START_STAGES)[number];
}

/** The steps of the end of a turn. */
export const END_STAGES = ["powers", "strength", "hand", "keep", "discard", "enemies"] as const;

/** The end of a turn. */
export interface TurnEndFrame {
  readonly kind: "turn-end";
  /** The step that comes next. */
  stage: (typeof END_STAGES)[number];
  /** How many cards the hand had when the end of the turn began. */
  handSize: number;
  /** How many cards of the hand the end of the turn is about: those drawn meanwhile are not. */
  cards: number;
  /** The place in the hand of the card that is looked at. */
  place: number;
  /** Whether that card's own text is done. */
  isTextDone: boolean;
}

/** What a text keeps while it is resolved. */
interface TextProgress {
  /** The card it belongs to; null for the text of something else. */
  readonly card: number | null;
  /** The next operation. */
  next: number;
  /** The enemy it is aimed at. */
  target: number | null;
  /** The chosen option. */
  option: number | null;
  /** How many cards were chosen for the present operation. */
  chosen: number;
  /** How many cards the text exhausted. */
  exhausted: number;
}

/** How a card came to be played: from the hand, drawn and played free, as a copy of one, or made by an item. */
export const PLAY_SOURCES = ["hand", "draw", "copy", "item"] as const;
/** One of {@link PLAY_SOURCES}. */
export type PlaySource = (typeof PLAY_SOURCES)[number];

/** A card that is being played: first its X is chosen, then its target, then its text is resolved. */
export interface CardFrame extends TextProgress {
  readonly kind: "card";
  readonly card: number;
  readonly source: PlaySource;
  /** Whether it is exhausted after play, whatever it says. */
  readonly isExhausted: boolean;
  /** With `done` the card is where it goes after play, and what that set off is resolved. */
  stage: "energy" | "target" | "text" | "done";
  x: number;
  /** Whether it cost nothing as it was played; a copy costs what its card did. */
  isFree: boolean;
  /** Strength that only this card has. */
  strength: number;
  /** How many triggers waited before it; those after them were set off by it. */
  readonly waitingBefore: number;
}

/** A trigger that is being resolved. */
export interface TriggerFrame extends TextProgress {
  readonly kind: "trigger";
  readonly card: number;
  /** Which of the card's triggers it is. */
  readonly trigger: number;
  /** Which of the powers in play it belongs to; null for a card that is none, or no longer. */
  power: number | null;
  stage: "target" | "text";
}

/** Cards that were drawn to be played free, in the player's order. */
export interface PlaysFrame {
  readonly kind: "plays";
  /** Those that are still to be played. */
  readonly cards: number[];
}

/** Cards on top of the draw pile that the player looks at. */
export interface ScryFrame {
  readonly kind: "scry";
  /** How many of them are still there. */
  left: number;
}

/** What else than a card has a text. */
export const ITEM_KINDS = ["potion", "relic", "event", "neow"] as const;
/** One of {@link ITEM_KINDS}. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** A potion, relic, event or Neow card whose text is being resolved, in a fight or between fights. */
export interface ItemFrame extends TextProgress {
  readonly kind: "item";
  readonly card: null;
  readonly of: ItemKind;
  /** Its row of content. */
  readonly row: number;
  /** Which of its texts: a trigger of a relic, the chosen option; null for the text of a potion, or what comes before options. */
  text: number | null;
  /** With `option` it waits for one of the options to be chosen, whose text is resolved then. */
  stage: "target" | "text" | "option";
  /** The die that the text rolled. */
  rolled: number | null;
  /** The card of the deck that the text removed last. */
  removed: number | null;
}

/** A reward that is still to be revealed. */
export interface SpoilsFrame {
  readonly kind: "spoils";
  readonly parts: RewardPart[];
}

/** A part of a reward as it lies on the table. */
export type Offer =
  | { readonly part: "gold"; readonly amount: number }
  | { readonly part: "potion"; readonly potion: string }
  | {
      readonly part: "relic";
      readonly relics: readonly string[];
      readonly deck: "relics" | "bossRelics";
    }
  | {
      readonly part: "card";
      readonly cards: readonly string[];
      /** The deck that the cards which are not taken return to. */
      readonly deck: "rewards" | "rares" | "colorless";
      /** The rare card among them that a Golden Ticket showed, if any. */
      readonly rares: readonly string[];
    };

/** A reward of several parts, each of which can be taken. */
export interface RewardsFrame {
  readonly kind: "rewards";
  /** What is still there. */
  offers: Offer[];
}

/** Something that a merchant sells. */
export interface Ware {
  readonly kind: "relic" | "potion" | "card" | "rare" | "colorless";
  readonly id: string;
  readonly price: number;
}

/** A merchant. */
export interface MerchantFrame {
  readonly kind: "merchant";
  /** What is still for sale. */
  wares: Ware[];
  /** Whether a card was removed here. */
  hasRemoved: boolean;
}

/** A die that was rolled and can still be changed. */
export interface DieFrame {
  readonly kind: "die";
  face: number;
}

/** Triggers that wait at the same time, of which the player chooses the next. */
export interface OrderFrame {
  readonly kind: "order";
  /** How many triggers wait before them. */
  readonly after: number;
}

/** A frame that resolves a text. */
export type TextFrame = CardFrame | TriggerFrame | ItemFrame;

/** The frame on top of the stack, which asks the player between steps; undefined when the run is over. */
export function topFrame({ stack }: Readonly<State>): Frame | undefined {
  return stack.length === 0 ? undefined : stack[stack.length - 1]; // reading before a list's beginning is slow
}

/** Whether the card that is played is one of the deck, which goes to a pile afterwards. */
export function isOfDeck({ source }: Readonly<CardFrame>): boolean {
  return source === "hand" || source === "draw";
}

/** The cards of the deck that are being played. */
export function cardsInPlay(stack: readonly Frame[]): number[] {
  return stack.flatMap((frame) => {
    if (frame.kind === "plays") return frame.cards;
    return frame.kind === "card" && frame.stage !== "done" && isOfDeck(frame) ? [frame.card] : [];
  });
}

/** A card that is about to be played. */
export function cardFrame(
  card: number,
  source: PlaySource,
  isExhausted: boolean,
  waitingBefore: number,
): CardFrame {
  return {
    kind: "card",
    card,
    source,
    isExhausted,
    stage: "energy",
    x: 0,
    isFree: false,
    strength: 0,
    next: 0,
    target: null,
    option: null,
    chosen: 0,
    exhausted: 0,
    waitingBefore,
  };
}

/** Begins to play a card. */
export function pushCard(
  { state }: Play,
  card: number,
  source: PlaySource,
  isExhausted = false,
): CardFrame {
  const frame = cardFrame(card, source, isExhausted, state.combat?.queue.length ?? 0);
  state.stack.push(frame);
  return frame;
}

/** Begins to resolve a trigger. */
export function pushTrigger(
  { state }: Play,
  { card, trigger, power, target }: Omit<Waiting, "relic"> & { readonly card: number },
): void {
  state.stack.push({
    kind: "trigger",
    card,
    trigger,
    power,
    stage: "target",
    next: 0,
    target,
    option: null,
    chosen: 0,
    exhausted: 0,
  });
}

/** Begins to resolve the text of a potion, relic, event or Neow card. */
export function pushItem({ state }: Play, of: ItemKind, row: number, text: number | null): void {
  state.stack.push(itemFrame(of, row, text, "target"));
}

/** The text of a potion, relic, event or Neow card that is about to be resolved. */
export function itemFrame(
  of: ItemKind,
  row: number,
  text: number | null,
  stage: ItemFrame["stage"],
): ItemFrame {
  return {
    kind: "item",
    of,
    row,
    text,
    card: null,
    stage,
    next: 0,
    target: null,
    option: null,
    chosen: 0,
    exhausted: 0,
    rolled: null,
    removed: null,
  };
}

/** An independent copy of a frame. */
export function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case "fight":
    case "node":
    case "map":
    case "path":
    case "campfire":
    case "camp":
      return frame; // there is nothing in it
    case "reward":
      return { kind: "reward", cards: frame.cards.slice() };
    case "plays":
      return { ...frame, cards: frame.cards.slice() };
    case "scry":
      return { kind: "scry", left: frame.left };
    case "order":
      return frame; // it never changes
    case "rewards":
      return { kind: "rewards", offers: frame.offers.slice() };
    case "spoils":
      return { kind: "spoils", parts: frame.parts.slice() };
    case "merchant":
      return { ...frame, wares: frame.wares.slice() };
    case "turn-start":
    case "turn-end":
    case "trigger":
      return { ...frame };
    case "card":
      return { ...frame };
    case "item":
    case "die":
      return { ...frame };
  }
}
