// A game under the documents' names, over a state of the engine.
import { scripted, seeded, shuffle } from "@games/core-rng";
import {
  CARD_IDS,
  type CardId,
  cardNumber,
  type Rank,
  rankOf,
  type Suit,
  suitOf,
} from "../data/cards.js";
import type { LogKind, Stage, Status } from "../data/stages.js";
import { wretched } from "../game.js";
import type { DefeatReason } from "../pack.js";
import type { Action, Event, State } from "../types.js";

/** A card as the documents write one: whole, or only what matters at the moment. */
export interface DocumentCard {
  readonly id?: CardId;
  readonly suit?: Suit;
  readonly rank?: Rank;
  readonly requiresTowerPull?: boolean;
}

/** A whole card. */
export type FullCard = Required<DocumentCard>;

/** The pull cards of the ship. */
const pulls = wretched.rows.pulls;

/** A whole card. */
export const cardOf = (id: CardId): FullCard => ({
  id,
  suit: suitOf(id),
  rank: rankOf(id),
  requiresTowerPull: pulls[id] !== undefined,
});

/** The second document's names for the reasons of a defeat (R36). */
const FRAMEWORK_REASONS: Readonly<Record<DefeatReason, string>> = {
  ship_destroyed: "resources_depleted",
  four_kings: "tracker_limit",
  deck_exhausted: "deck_exhausted",
  final_pull_failed: "final_pull_failed",
};

/** An entry of the documents' journal. */
export interface DocumentEntry {
  readonly kind: LogKind;
  readonly day: number;
  readonly content: string;
  readonly cardsDrawn: readonly CardId[];
  readonly shipIntegrity: number;
  readonly tokensRemaining: number;
}

/** A damage event under the documents' names (rule 47). */
export interface DocumentDamage {
  readonly type: "damage";
  readonly day: number;
  readonly card: CardId | null;
  readonly roll: number;
  readonly bonusCounter: number;
  readonly damage: number;
  readonly integrity: number;
}

/** A game under the documents' names: those of the first, with those of the second beside them. */
export class DocumentGame {
  /** The cards not drawn yet, the top one first; it may be written to. */
  deck: DocumentCard[];
  /** Today's cards, in the order they will be turned. */
  readonly hand: DocumentCard[] = [];
  readonly journal: DocumentEntry[] = [];
  /** Every damage roll, apart from the journal (R30). */
  readonly events: DocumentDamage[] = [];

  constructor(
    /** The engine's state. */
    readonly state: State,
    /** Whether reasons are told under the second document's names. */
    readonly isFramework: boolean,
    seed: string,
  ) {
    const { top, rest } = state.deck;
    const order = shuffled(rest.map(idAt), seed);
    this.deck = [...top.slice().reverse().map(idAt), ...order].map(cardOf);
  }

  /** The documents' `day`. */
  get day(): number {
    return this.state.day;
  }
  /** The documents' `shipIntegrity`. */
  get shipIntegrity(): number {
    return this.state.integrity;
  }
  /** The documents' `shipIntegrity`. */
  set shipIntegrity(value: number) {
    this.state.integrity = value;
  }
  /** The documents' `resources`. */
  get resources(): number {
    return this.state.integrity;
  }
  /** The documents' `resources`. */
  set resources(value: number) {
    this.state.integrity = value;
  }
  /** The documents' `tokens`. */
  get tokens(): number {
    return this.state.tokens;
  }
  /** The documents' `tokens`. */
  set tokens(value: number) {
    this.state.tokens = value;
  }
  /** The documents' `kingsRevealed`. */
  get kingsRevealed(): number {
    return this.state.kingsRevealed;
  }
  /** The documents' `kingsRevealed`. */
  set kingsRevealed(value: number) {
    this.state.kingsRevealed = value;
  }
  /** The documents' `trackersRevealed`. */
  get trackersRevealed(): number {
    return this.state.kingsRevealed;
  }
  /** The documents' `trackersRevealed`. */
  set trackersRevealed(value: number) {
    this.state.kingsRevealed = value;
  }
  /** The documents' `bonusCounter`. */
  get bonusCounter(): number {
    return this.state.bonusCounter;
  }
  /** The documents' `bonusCounter`. */
  set bonusCounter(value: number) {
    this.state.bonusCounter = value;
  }
  /** The documents' `beaconActive`. */
  get beaconActive(): boolean {
    return this.state.isBeaconActive;
  }
  /** The documents' `beaconActive`. */
  set beaconActive(value: boolean) {
    this.state.isBeaconActive = value;
  }
  /** The documents' `winConditionActive`. */
  get winConditionActive(): boolean {
    return this.state.isBeaconActive;
  }
  /** The documents' `winConditionActive`. */
  set winConditionActive(value: boolean) {
    this.state.isBeaconActive = value;
  }
  /** The documents' `aceHeartsDrawn`. */
  get aceHeartsDrawn(): boolean {
    return this.#hasDrawn("HA");
  }
  /** The documents' `aceDiamondsDrawn`. */
  get aceDiamondsDrawn(): boolean {
    return this.state.isBoosted;
  }
  /** The documents' `aceDiamondsDrawn`. */
  set aceDiamondsDrawn(value: boolean) {
    this.state.isBoosted = value;
  }
  /** Whether the tool is at hand (R16). */
  get aceClubsDrawn(): boolean {
    return this.state.hasTool;
  }
  /** The documents' `aceClubsDrawn`. */
  set aceClubsDrawn(value: boolean) {
    this.state.hasTool = value;
  }
  /** The documents' `toolAvailable`. */
  get toolAvailable(): boolean {
    return this.state.hasTool;
  }
  /** The documents' `aceSpadesDrawn`. */
  get aceSpadesDrawn(): boolean {
    return this.#hasDrawn("SA");
  }
  /** The documents' `aceSpadesDrawn`. */
  set aceSpadesDrawn(value: boolean) {
    this.#draw("SA", value);
  }
  /** The documents' `kingOfSpadesDrawn`. */
  get kingOfSpadesDrawn(): boolean {
    return this.#hasDrawn("SK");
  }
  /** The documents' `kingOfSpadesDrawn`. */
  set kingOfSpadesDrawn(value: boolean) {
    this.#draw("SK", value);
  }
  /** The documents' `status`. */
  get status(): Status {
    return this.state.status;
  }
  /** The documents' `status`. */
  set status(value: Status) {
    this.state.status = value;
  }
  /** The documents' `gameStatus`. */
  get gameStatus(): Status {
    return this.state.status;
  }
  /** The documents' `defeatReason`. */
  get defeatReason(): string | undefined {
    const { defeatReason } = this.state;
    if (defeatReason === null) return undefined;
    return this.isFramework ? FRAMEWORK_REASONS[defeatReason] : defeatReason;
  }
  /** The documents' `cardsThisTurn`. */
  get cardsThisTurn(): number {
    return this.state.cardsThisTurn;
  }
  /** The documents' `cardsDrawn`. */
  get cardsDrawn(): number {
    return this.state.cardsTurned;
  }
  /** The documents' `discard`. */
  get discard(): FullCard[] {
    return this.state.discard.map((card) => cardOf(idAt(card)));
  }
  /** The documents' `visibleCards`. */
  get visibleCards(): FullCard[] {
    return wretched.view(this.state).visible.map(cardOf);
  }

  /** Plays an action in a stage, with the faces the dice show; without faces they come from the seed. */
  play(stage: Stage, action: Action, faces?: readonly number[]): void {
    this.state.stage = stage;
    const { state } = this;
    const emit = (event: Event) => {
      if (event.type !== "damage-taken") return;
      const { day, card, faces: rolled, bonusCounter, damage, integrity } = event;
      const roll = rolled.reduce((sum, face) => sum + face, 0);
      this.events.push({ type: "damage", day, card, roll, bonusCounter, damage, integrity });
    };
    const context =
      faces === undefined
        ? wretched.open(state, emit)
        : wretched.openWith(state, scripted(faces.map((face) => face - 1)), emit);
    wretched.step(context, action);
  }

  /** Lays the documents' cards out for the engine: those in hand first, then the deck. */
  layOut(first?: CardId): void {
    const ids = [
      ...(first === undefined ? [] : [first]),
      ...[...this.hand, ...this.deck].map((card) => idOf(card, this)),
    ];
    const order = [...new Set(ids)].map(cardNumber);
    this.state.deck = { top: order.reverse(), rest: [], bottom: [] };
  }

  #hasDrawn(id: CardId): boolean {
    return this.state.discard.includes(cardNumber(id));
  }

  #draw(id: CardId, isDrawn: boolean): void {
    const { discard } = this.state;
    const at = discard.indexOf(cardNumber(id));
    if (isDrawn && at < 0) discard.push(cardNumber(id));
    else if (!isDrawn && at >= 0) discard.splice(at, 1);
  }
}

/** The id of a card number. */
export const idAt = (card: number): CardId => CARD_IDS[card] as CardId;

function shuffled(cards: CardId[], seed: string): CardId[] {
  shuffle(seeded(seed, "documents"), cards);
  return cards;
}

/** The id of a card that may be told in part; one that only pulls is any pull card that was not drawn yet. */
export function idOf(
  { id, suit, rank }: DocumentCard,
  { state }: Pick<DocumentGame, "state">,
): CardId {
  if (id !== undefined) return id;
  const found = CARD_IDS.find((one) => suitOf(one) === suit && rankOf(one) === rank);
  if (found !== undefined) return found;
  const isFree = (one: CardId) => !state.discard.includes(cardNumber(one));
  return (
    CARD_IDS.find(
      (one) =>
        pulls[one] !== undefined && rankOf(one) !== "A" && !pulls[one].isSevere && isFree(one),
    ) ?? "S2"
  );
}
