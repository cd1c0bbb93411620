/**
 * The API that the two design documents name, as a thin layer over the engine: their names for the state, their verbs as the
 * engine's actions. Cards can be put on top and games into a stage, as the documents do; every rule that then runs is the
 * engine's.
 *
 * @packageDocumentation
 */
import { deriveStreams, seeded, seedRng, shuffle, unwrap } from "@games/core-rng";
import {
  CARD_IDS,
  type CardId,
  cardNumber,
  type Rank,
  rankOf,
  type SuitLetter,
  suitOf,
} from "../data/cards.js";
import type { LogKind, Status } from "../data/stages.js";
import { wretched } from "../game.js";
import { LEVEL } from "../pack.js";
import { calculateDamage as damageOf } from "../rules/damage.js";
import { checkWinCondition as isWon } from "../rules/ending.js";
import type { Action, Options, State } from "../types.js";

import { cardOf, type DocumentCard, DocumentGame, type FullCard, idAt, idOf } from "./game.js";

export { isOddRank } from "../data/cards.js";
export {
  type DocumentCard,
  type DocumentDamage,
  type DocumentEntry,
  DocumentGame,
  type FullCard,
} from "./game.js";

/** The card of a suit's letter and a rank. */
export function createCard(letter: SuitLetter, rank: Rank): FullCard {
  return cardOf(`${letter}${rank}`);
}

/** All 52 cards of the ship in order. */
export function createDeck(): FullCard[] {
  return CARD_IDS.map(cardOf);
}

let shuffles = 0;

/** A shuffled copy; each call gives another order, the same ones in every process. */
export function shuffleDeck<C>(deck: readonly C[], seed?: string): C[] {
  const copy = deck.slice();
  shuffle(seeded(seed ?? "documents", `deck ${shuffles++}`), copy);
  return copy;
}

/** What the documents' games are started with. */
export interface DocumentOptions {
  readonly initialDamage?: boolean;
  readonly shortGame?: boolean;
  readonly seed?: string;
}

let games = 0;

function start(options: DocumentOptions, isFramework: boolean): DocumentGame {
  const { initialDamage = true, shortGame = false, seed = `documents ${games++}` } = options;
  const given: Options = {
    ...(initialDamage ? {} : { initialDamage: null }),
    hasEarlyBeacon: shortGame,
    ...(isFramework ? { system: "odd" } : {}),
  };
  const game = new DocumentGame(
    wretched.clone(wretched.create({ seed, ...given })),
    isFramework,
    seed,
  );
  game.play("firstLog", { type: "skip-log" });
  return game;
}

/** A game of the first document: the ship, hybrid checks. */
export function initializeGame(options: DocumentOptions = {}): DocumentGame {
  return start(options, false);
}

/** A game of the second document: the framework, checks by odd ranks. */
export function initializeFramework(options: DocumentOptions = {}): DocumentGame {
  return start(options, true);
}

/** Rolls for the day's cards; the face comes from the seed unless it is given. */
export function rollForTasks(game: DocumentGame, roll?: number): void {
  game.play("rollForTasks", { type: "roll-tasks" }, roll === undefined ? undefined : [roll]);
}

/** Moves cards from the top of the deck into the hand: as many as were rolled unless told, and no more than there are. */
export function drawCards(game: DocumentGame, count = game.cardsThisTurn): void {
  game.hand.push(...game.deck.splice(0, count));
  game.state.faceDownCount = game.hand.length;
}

/** Turns a card, and pulls if it asks for that; returns whether the game continues (R35). */
export function processCard(
  card: DocumentCard,
  game: DocumentGame,
  roll?: number,
): "continue" | "defeat" {
  const { state } = game;
  const id = idOf(card, game);
  const at = state.discard.indexOf(cardNumber(id));
  if (at >= 0) state.discard.splice(at, 1); // a card that the documents turn twice (R20)
  game.deck = game.deck.filter((one) => one.id !== id);
  game.layOut(id);
  state.faceDownCount = Math.max(1, game.hand.length + 1);
  game.play("processCard", { type: "turn-card" });
  if (state.stage === "towerPull")
    game.play("towerPull", { type: "pull" }, roll === undefined ? undefined : [roll]);
  state.faceDownCount = game.hand.length;
  return state.status === "defeat" ? "defeat" : "continue";
}

/** Turns all cards in hand; a King that could go back is left where it is, for {@link shuffleKingOfSpadesBack}. */
export function processAllCards(game: DocumentGame): void {
  const { state } = game;
  while (game.hand.length > 0 && state.status === "active") {
    const [card] = game.hand.splice(0, 1);
    if (card) processCard(card, game);
    if (state.stage === "specialChecks") game.play(state.stage, { type: "keep-king" });
  }
}

const PULL_CARD: CardId = "S2";

/** Whether a pull could be declined now. */
export function canSkipTowerPull({ state }: Pick<DocumentGame, "state">): boolean {
  const atPull: State = { ...state, stage: "towerPull", current: cardNumber(PULL_CARD) };
  return wretched.legalActions(atPull).some(({ type }) => type === "use-tool");
}

/** Declines the pull of some card. */
export function skipTowerPull(game: DocumentGame): void {
  game.state.current = cardNumber(PULL_CARD);
  game.play("towerPull", { type: "use-tool" });
}

/** Whether the King of Spades can go back now. */
export function canShuffleKingOfSpades({ state }: Pick<DocumentGame, "state">): boolean {
  return wretched.check(state, { type: "return-king", card: "SK" }) === undefined;
}

/** Shuffles the King of Spades back; the Ace of Spades is turned first if it was not. */
export function shuffleKingOfSpadesBack(game: DocumentGame): void {
  if (game.state.stage !== "specialChecks") processCard({ id: "SA" }, game);
  game.play("specialChecks", { type: "return-king", card: "SK" });
  game.deck = shuffleDeck([...game.deck.filter(({ id }) => id !== "SK"), cardOf("SK")]);
}

/** Whether everything for a victory is there (rule 37). */
export function checkWinCondition({ state }: Pick<DocumentGame, "state">): boolean {
  return isWon(state);
}

/** Ends the day's log and rolls for rescue, if there is anything to roll for (R54). */
export function beaconRoll(game: DocumentGame, roll?: number): "success" | "failure" | "inactive" {
  const { state } = game;
  const before = state.tokens;
  game.layOut();
  game.play("journalPhase", { type: "skip-log" });
  if (state.stage !== "beaconRoll") return "inactive";
  game.play("beaconRoll", { type: "roll-rescue" }, roll === undefined ? undefined : [roll]);
  return state.tokens < before ? "success" : "failure";
}

/** The final pull: what decides between victory and defeat (R25). */
export function finalPull(game: DocumentGame, roll?: number): void {
  game.play("finalPull", { type: "pull" }, roll === undefined ? undefined : [roll]);
}

/** Ends the day; a defeat when the deck is out and the beacon dark. */
export function checkEndOfRound(game: DocumentGame): "defeat" | "continue" {
  game.layOut();
  game.play("journalPhase", { type: "skip-log" });
  return game.state.status === "defeat" ? "defeat" : "continue";
}

/** Ends the day, whatever comes of it. */
export function completeRound(game: DocumentGame): void {
  checkEndOfRound(game);
}

/** Records a log. */
export function recordJournal(game: DocumentGame, content: string, kind: LogKind = "day"): void {
  const {
    day,
    integrity: shipIntegrity,
    tokens: tokensRemaining,
    discard,
    turnedToday,
  } = game.state;
  const cardsDrawn = discard.slice(discard.length - turnedToday).map(idAt);
  game.journal.push({ kind, day, content, cardsDrawn, shipIntegrity, tokensRemaining });
}

/** What a pull costs: by card, state and roll as the first document calls it, by roll and bonus as the second does. */
export function calculateDamage(
  card: DocumentCard,
  state: { readonly bonusCounter: number },
  roll: number,
): number;
export function calculateDamage(roll: number, bonusCounter: number): number;
export function calculateDamage(
  card: DocumentCard | number,
  state: { readonly bonusCounter: number } | number,
  roll = 0,
): number {
  if (typeof card === "number")
    return damageOf({ system: "odd", severeBonus: 1 }, LEVEL.common, card, Number(state));
  const bonus = typeof state === "number" ? state : state.bonusCounter;
  const isSevere = card.suit === "diamonds" && (card.rank === "Q" || card.rank === "J");
  const level = isSevere ? LEVEL.severe : LEVEL.common;
  return damageOf({ system: "hybrid", severeBonus: 1 }, level, roll, bonus);
}

/** Whether a card calls for a check by odd ranks (R3). */
export function requiresDamageCheck({ suit, rank, id }: DocumentCard): boolean {
  const found = CARD_IDS.findIndex(
    (one) => one === id || (suitOf(one) === suit && rankOf(one) === rank),
  );
  return (wretched.content.levels.odd[found] ?? 0) > 0;
}

/** How a simulated game went; always an object (R32). */
export interface Simulated {
  readonly status: Status;
  readonly reason: string | undefined;
  readonly rounds: number;
  readonly days: number;
  readonly integrity: number;
}

let simulations = 0;

/** A whole game by a player who spends the tool on the first pull, gives a King back and writes nothing. */
export function simulateGame(options: Options = {}, index = simulations++): Simulated {
  const config = unwrap(wretched.configure(options));
  const rng = deriveStreams(wretched.rngSource, wretched.streams, seedRng("documents"), index);
  const state = wretched.setup(config, rng);
  const context = wretched.open(state);
  for (
    let legal = wretched.legalActions(state);
    legal.length > 0;
    legal = wretched.legalActions(state)
  ) {
    const wanted = legal.find(({ type }) => type === "use-tool" || type === "skip-log");
    wretched.step(context, wanted ?? (legal[0] as Action));
  }
  const { status, defeatReason, day, integrity } = state;
  return { status, reason: defeatReason ?? undefined, rounds: day, days: day, integrity };
}

// The second document's names for the same verbs.
export {
  beaconRoll as winRoll,
  checkEndOfRound as checkEndOfDay,
  processAllCards as processCards,
  processCard as performDamageCheck,
  processCard as processAce,
  processCard as processTrackerCard,
  rollForTasks as rollForCards,
};
