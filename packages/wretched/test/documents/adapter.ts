// The design documents' test API on top of ours: their names for the state, their verbs as our actions with scripted dice.
// Placing a card on top or a game in a stage is the adapter's business; every rule that then runs is the engine's.
import { scripted, seeded, shuffle, takeCard } from "@games/core-rng";
import {
  type Action,
  CARD_IDS,
  type CardId,
  type DefeatReason,
  calculateDamage as damageOf,
  checkWinCondition as isWon,
  type Options,
  type Rank,
  rankOf,
  type Stage,
  type State,
  type Suit,
  suitOf,
  wretched,
} from "../../src/index.js";
import { createJournal, type Journal, type JournalEntry, writeEntry } from "../../src/journal.js";
import { loadCardPrompts as loadPrompts, salvageShip } from "../../src/packs/index.js";
import { number } from "../table.js";

/** A card as the documents' tests write one: whole, or only what the test is about. */
export interface DocumentCard {
  readonly id?: CardId;
  readonly suit?: Suit;
  readonly rank?: Rank;
  readonly requiresTowerPull?: boolean;
}

export const createCard = (letter: "H" | "D" | "C" | "S", rank: Rank): Required<DocumentCard> =>
  cardOf(`${letter}${rank}`);

const cardOf = (id: CardId): Required<DocumentCard> => ({
  id,
  suit: suitOf(id),
  rank: rankOf(id),
  requiresTowerPull: loadCardPrompts()[id].requiresTowerPull,
});

export const createDeck = (): Required<DocumentCard>[] => CARD_IDS.map(cardOf);

let shuffles = 0;

export function shuffleDeck<T>(deck: readonly T[]): T[] {
  const copy = deck.slice();
  shuffle(seeded("documents", String(shuffles++)), copy);
  return copy;
}

export const loadCardPrompts = () => loadPrompts(salvageShip);

/** R36: the second document's names for the same reasons. */
const FRAMEWORK_REASONS: Readonly<Record<DefeatReason, string>> = {
  ship_destroyed: "resources_depleted",
  four_kings: "tracker_limit",
  deck_exhausted: "deck_exhausted",
  final_pull_failed: "final_pull_failed",
};

/** A state under the documents' names. */
export class DocumentGame {
  private log: Journal = createJournal(wretched, "A. Tester");

  constructor(
    readonly state: State,
    private readonly isFramework: boolean,
  ) {}

  get day(): number {
    return this.state.day;
  }
  get shipIntegrity(): number {
    return this.state.integrity;
  }
  set shipIntegrity(value: number) {
    this.state.integrity = value;
  }
  get resources(): number {
    return this.state.integrity;
  }
  set resources(value: number) {
    this.state.integrity = value;
  }
  get tokens(): number {
    return this.state.tokens;
  }
  set tokens(value: number) {
    this.state.tokens = value;
  }
  get kingsRevealed(): number {
    return this.state.kingsRevealed;
  }
  set kingsRevealed(value: number) {
    this.state.kingsRevealed = value;
  }
  get trackersRevealed(): number {
    return this.state.kingsRevealed;
  }
  set trackersRevealed(value: number) {
    this.state.kingsRevealed = value;
  }
  get bonusCounter(): number {
    return this.state.bonusCounter;
  }
  set bonusCounter(value: number) {
    this.state.bonusCounter = value;
  }
  get beaconActive(): boolean {
    return this.state.isBeaconActive;
  }
  set beaconActive(value: boolean) {
    this.state.isBeaconActive = value;
  }
  get winConditionActive(): boolean {
    return this.state.isBeaconActive;
  }
  set winConditionActive(value: boolean) {
    this.state.isBeaconActive = value;
  }
  get aceHeartsDrawn(): boolean {
    return this.hasDrawn("HA");
  }
  get aceDiamondsDrawn(): boolean {
    return this.state.isBoosted;
  }
  set aceDiamondsDrawn(value: boolean) {
    this.state.isBoosted = value;
  }
  /** R16: the name says drawn, the meaning is that the tool is at hand. */
  get aceClubsDrawn(): boolean {
    return this.state.hasTool;
  }
  set aceClubsDrawn(value: boolean) {
    this.state.hasTool = value;
  }
  get kingOfSpadesDrawn(): boolean {
    return this.hasDrawn("SK");
  }
  set kingOfSpadesDrawn(value: boolean) {
    if (value && takeCard(this.state.deck, number("SK"))) this.state.discard.push(number("SK"));
  }
  get status(): string {
    return this.state.status;
  }
  set status(value: "final_pull_required") {
    this.state.status = value;
    this.state.stage = "finalPull";
  }
  get gameStatus(): string {
    return this.state.status;
  }
  get defeatReason(): string | undefined {
    const { defeatReason } = this.state;
    if (defeatReason === null) return undefined;
    return this.isFramework ? FRAMEWORK_REASONS[defeatReason] : defeatReason;
  }
  get cardsThisTurn(): number {
    return this.state.cardsThisTurn;
  }
  /** The deck, top card first; cards that lie in hand are no longer in it. */
  get deck(): Required<DocumentCard>[] {
    const { top, rest } = this.state.deck;
    const cards = [...top.slice().reverse(), ...rest].map((card) =>
      cardOf(CARD_IDS[card] as CardId),
    );
    return cards.slice(this.state.faceDownCount);
  }
  set deck(cards: readonly DocumentCard[]) {
    const order = cards.map((card) => number(idOf(card, this)));
    this.state.deck = { top: order.reverse(), rest: [], bottom: [] };
  }
  get hand(): undefined[] {
    return Array.from({ length: this.state.faceDownCount });
  }
  get discard(): CardId[] {
    return this.state.discard.map((card) => CARD_IDS[card] as CardId);
  }
  get journal(): readonly JournalEntry[] {
    return this.log.entries;
  }

  /** Plays an action in a stage, with the faces the dice show; without faces they come from the seed. */
  play(stage: Stage, action: Action, faces?: readonly number[]): void {
    this.state.stage = stage;
    const context =
      faces === undefined
        ? wretched.open(this.state)
        : wretched.openWith(this.state, scripted(faces.map((face) => face - 1)));
    wretched.step(context, action);
  }

  write(content: string): void {
    this.log = writeEntry(
      this.log,
      { ...wretched.view(this.state), stage: "journalPhase" },
      content,
    );
  }

  private hasDrawn(id: CardId): boolean {
    return this.state.discard.includes(number(id));
  }
}

function idOf({ id, suit, rank }: DocumentCard, game: DocumentGame): CardId {
  if (id !== undefined) return id;
  const found = CARD_IDS.find((one) => suitOf(one) === suit && rankOf(one) === rank);
  if (found !== undefined) return found;
  const unseen = game.state.deck.rest.map((card) => CARD_IDS[card] as CardId);
  return unseen.find((one) => one === "S2" || one === "S3" || one === "S4") ?? "S5"; // any pull card
}

interface GameOptions {
  readonly initialDamage?: boolean;
  readonly shortGame?: boolean;
  readonly seed?: string;
}

let games = 0;

function start(options: GameOptions, isFramework: boolean): DocumentGame {
  const { initialDamage = true, shortGame = false, seed = `documents ${games++}` } = options;
  const given: Options = {
    ...(initialDamage ? {} : { initialDamage: null }),
    hasEarlyBeacon: shortGame,
    ...(isFramework ? { system: "odd" } : {}),
  };
  const game = new DocumentGame(wretched.create({ seed, ...given }), isFramework);
  game.play("firstLog", { type: "skip-log" });
  return game;
}

/** A game of the first document: the ship, hybrid checks. */
export const initializeGame = (options: GameOptions = {}): DocumentGame => start(options, false);

/** A game of the second document: the framework, checks by odd ranks. */
export const initializeFramework = (options: GameOptions = {}): DocumentGame =>
  start(options, true);

/** Our die deals the cards with the roll, so the documents' two steps are one. */
export const rollForTasks = (game: DocumentGame, roll: number): void =>
  game.play("rollForTasks", { type: "roll-tasks" }, [roll]);

export function drawCards(game: DocumentGame, count?: number): void {
  if (count !== undefined) rollForTasks(game, count);
}

/** Turns a card that is put on top of the deck for it, and pulls if it asks for that. */
export function processCard(card: DocumentCard, game: DocumentGame, roll?: number): string {
  const { state } = game;
  const id = idOf(card, game);
  takeCard(state.deck, number(id));
  state.deck.top.push(number(id));
  state.faceDownCount = 1;
  game.play("processCard", { type: "turn-card" });
  if (state.stage === "towerPull")
    game.play("towerPull", { type: "pull" }, roll === undefined ? undefined : [roll]);
  return state.status === "defeat" ? "defeat" : "continue";
}

/** Turns all cards in hand; a King that could go back is left. */
export function processAllCards(game: DocumentGame): void {
  const { state } = game;
  for (;;) {
    if (state.stage === "processCard") game.play(state.stage, { type: "turn-card" });
    else if (state.stage === "towerPull") game.play(state.stage, { type: "pull" });
    else if (state.stage === "specialChecks") game.play(state.stage, { type: "keep-king" });
    else return;
  }
}

export const canSkipTowerPull = (game: DocumentGame): boolean =>
  wretched
    .legalActions({ ...game.state, stage: "towerPull", current: number("S2") })
    .some(({ type }) => type === "use-tool");

/** Uses the tool on the pull of some card. */
export function skipTowerPull(game: DocumentGame): void {
  game.state.current = number("S2");
  game.play("towerPull", { type: "use-tool" });
}

export const canShuffleKingOfSpades = ({ state }: DocumentGame): boolean =>
  wretched.check(state, { type: "return-king", card: "SK" }) === undefined;

export function shuffleKingOfSpadesBack(game: DocumentGame): void {
  if (game.state.stage !== "specialChecks") processCard({ id: "SA" }, game);
  game.play("specialChecks", { type: "return-king", card: "SK" });
}

export const checkWinCondition = (game: DocumentGame): boolean => isWon(game.state);

/** Ends the day's log and rolls for rescue, if there is anything to roll for (R54). */
export function beaconRoll(game: DocumentGame, roll: number): "success" | "failure" | "inactive" {
  const { state } = game;
  const before = state.tokens;
  game.play("journalPhase", { type: "skip-log" });
  if (state.stage !== "beaconRoll") return "inactive";
  game.play("beaconRoll", { type: "roll-rescue" }, [roll]);
  return state.tokens < before ? "success" : "failure";
}

export const finalPull = (game: DocumentGame, roll: number): void =>
  game.play("finalPull", { type: "pull" }, [roll]);

/** Ends the day. */
export function checkEndOfRound(game: DocumentGame): "defeat" | "continue" {
  game.play("journalPhase", { type: "skip-log" });
  return game.state.status === "defeat" ? "defeat" : "continue";
}

export const completeRound = (game: DocumentGame): void => void checkEndOfRound(game);

export const recordJournal = (game: DocumentGame, content: string): void => game.write(content);

/** The first document's signature; a card without a rank is an ordinary pull card. */
export function calculateDamage(
  { rank, suit }: DocumentCard,
  { bonusCounter }: { readonly bonusCounter: number },
  roll: number,
): number {
  const isSevere = suit === "diamonds" && (rank === "Q" || rank === "J");
  return damageOf({ system: "hybrid", severeBonus: 1 }, isSevere ? 2 : 1, roll, bonusCounter);
}

/** The second document's signature. */
export const calculateRollDamage = (roll: number, bonusCounter: number): number =>
  damageOf({ system: "odd", severeBonus: 1 }, 1, roll, bonusCounter);

/** Whether a card calls for a check by odd ranks. */
export function requiresDamageCheck(card: DocumentCard): boolean {
  const game = initializeFramework({ initialDamage: false });
  const id = idOf(card, game);
  takeCard(game.state.deck, number(id));
  game.state.deck.top.push(number(id));
  game.state.faceDownCount = 1;
  game.play("processCard", { type: "turn-card" });
  return game.state.stage === "towerPull";
}
