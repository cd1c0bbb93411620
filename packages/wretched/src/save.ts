// The shape of a state: the form of each field, and what must hold between them.
import {
  boolean,
  deck,
  type Invariant,
  int,
  keeping,
  list,
  nullable,
  oneOf,
  record,
  type Shape,
  type StateParts,
} from "@games/core-game";
import { deckSize } from "@games/core-rng";
import { aceOf, type Content, isAce, isTracker } from "./content.js";
import { DECK_SIZE } from "./data/cards.js";
import { STAGES, STATUSES } from "./data/stages.js";
import { fault } from "./messages.js";
import { type AceRole, DEFEAT_REASONS, type Effect } from "./pack.js";
import { kingChoices, kingPower, visibleKings } from "./rules/cards.js";
import { checkLevel } from "./rules/damage.js";
import { isCountdownOver } from "./rules/ending.js";
import type { State, Wretched } from "./types.js";

const MAX_DAY = 1_000_000_000;
const card = int(0, DECK_SIZE - 1);
const cardOrNull = nullable(card);
const count = int(0, DECK_SIZE);
const fewCards = int(0, 4);

/** The shape of a state: anything that passes can be played. */
export function stateShape({ content, config, rng }: StateParts<Wretched>): Shape<State> {
  const fields = record<State>({
    config,
    stage: oneOf(STAGES),
    status: oneOf(STATUSES),
    defeatReason: nullable(oneOf(DEFEAT_REASONS)),
    day: int(1, MAX_DAY),
    integrity: int(0, 999),
    tokens: int(0, 30),
    deck: deck(card, DECK_SIZE),
    faceDownCount: count,
    cardsThisTurn: count,
    turnedToday: count,
    cardsTurned: int(0, MAX_DAY),
    current: cardOrNull,
    discard: list(card, DECK_SIZE),
    returnedKing: cardOrNull,
    removedKings: list(card, 4),
    kingsRevealed: fewCards,
    bonusCounter: fewCards,
    isBeaconActive: boolean,
    isBoosted: boolean,
    hasTool: boolean,
    logsWritten: int(0, MAX_DAY),
    rng,
  });
  return keeping(fields, invariantsOf(content));
}

/** What must hold in every state of a pack, each with what is said when it does not. */
const invariantsOf = (content: Content): readonly Invariant<State>[] => [
  [hasEveryCard, fault("wrong-cards"), "discard"],
  [(state) => isTopPossible(state, content), fault("wrong-top"), "deck"],
  [
    (state) => isFaceDownCountPossible(state, content),
    fault("wrong-face-down-count"),
    "faceDownCount",
  ],
  [(state) => isCurrentPossible(state, content), fault("wrong-current"), "current"],
  [(state) => areKingsPossible(state, content), fault("wrong-kings"), "discard"],
  [(state) => areCountsRight(state, content), fault("wrong-counts"), "discard"],
  [(state) => areTokensPossible(state, content), fault("wrong-tokens"), "tokens"],
  [(state) => isToolPossible(state, content), fault("wrong-tool"), "hasTool"],
  [isStatusPossible, fault("wrong-status"), "status"],
  [isIntegrityPossible, fault("wrong-integrity"), "integrity"],
  [isStagePossible, fault("unreachable-stage"), "stage"],
];

function hasEveryCard({ deck: { top, rest, bottom }, discard, returnedKing }: State): boolean {
  const returned = returnedKing === null ? [] : [returnedKing];
  const cards = [...top, ...rest, ...bottom, ...discard, ...returned];
  return cards.length === DECK_SIZE && new Set(cards).size === DECK_SIZE;
}

/** An early beacon is known until the first card is turned; later only cards that a modifier card let the player see. */
function isTopPossible({ deck: { top, bottom }, discard, config }: State, content: Content) {
  if (bottom.length > 0) return false;
  if (config.hasEarlyBeacon && discard.length === 0)
    return top.length === 1 && top[0] === aceOf(config.aces, "win");
  return top.length <= maxTurned(content, discard, "peek");
}

/** The most that the turned modifier cards of a kind can have done at once, or 0 when none was turned. */
function maxTurned({ effects }: Content, discard: readonly number[], kind: Effect): number {
  const amounts = discard.map((turned) => effects[turned]);
  return Math.max(0, ...amounts.map((effect) => (effect?.kind === kind ? effect.amount : 0)));
}

/** How many cards the modifier cards of a pack can add to a day in all. */
function maxExtraCards({ effects }: Content): number {
  return effects.reduce((sum, one) => sum + (one?.kind === "more-cards" ? one.amount : 0), 0);
}

function isFaceDownCountPossible(state: State, content: Content): boolean {
  const { stage, status, faceDownCount: n, cardsThisTurn, turnedToday, config } = state;
  const isDealt = cardsThisTurn <= config.dayDie + maxExtraCards(content);
  if (n > deckSize(state.deck) || n + turnedToday > cardsThisTurn || !isDealt) return false;
  if (turnedToday > state.discard.length) return false;
  if (state.cardsTurned < state.discard.length) return false;
  if (stage === "processCard") return n > 0;
  const isDuringDay = stage === "towerPull" || stage === "specialChecks";
  return n === 0 || isDuringDay || status === "defeat" || isEndedEarly(state);
}

/** R61: a narrative-only story can have ended in the middle of a day. */
function isEndedEarly({ config, stage }: State): boolean {
  return config.isNarrativeOnly && (stage === "finalLog" || stage === "exit");
}

function isCurrentPossible(state: State, content: Content): boolean {
  const { stage, current, discard, config } = state;
  if (stage !== "towerPull" && stage !== "specialChecks") return current === null;
  if (current === null || current !== discard.at(-1)) return false;
  if (stage === "towerPull") return checkLevel(config, content, current) > 0;
  return kingPower(state, content) !== null && kingChoices(state, content).length > 0;
}

function areKingsPossible(state: State, content: Content): boolean {
  const { returnedKing: returned, removedKings: removed, discard } = state;
  const isRemovable = (king: number) => isTracker(content, king) && discard.includes(king);
  const losses = discard.filter((one) => content.effects[one]?.kind === "lose-tracker").length;
  return (
    (returned === null || isReturnPossible(state, content, returned)) &&
    new Set(removed).size === removed.length &&
    removed.every(isRemovable) &&
    removed.length <= losses + (hasActed(state, "remove-king") ? 1 : 0)
  );
}

/** A returned King waits apart only until the cards of the day are put away. */
function isReturnPossible(state: State, content: Content, king: number): boolean {
  const isReturnable = king === (content.returnableKing ?? king) && isTracker(content, king);
  const isDuringDay =
    state.faceDownCount > 0 ||
    state.current !== null ||
    state.status === "defeat" ||
    isEndedEarly(state);
  return isReturnable && isDuringDay && hasActed(state, "return-king");
}

/** What the turned cards have come to: the Kings that count, the Aces, and what these have done. */
export function countsOf(
  state: Readonly<State>,
  content: Content,
): Pick<State, "kingsRevealed" | "bonusCounter" | "isBeaconActive" | "isBoosted"> {
  return {
    kingsRevealed: visibleKings(state, content).length,
    bonusCounter: state.discard.filter((one, i) => isAce(one) && !isUnapplied(state, i)).length,
    isBeaconActive: hasActed(state, "win"),
    isBoosted: hasActed(state, "boost"),
  };
}

function areCountsRight(state: State, content: Content): boolean {
  const { kingsRevealed, bonusCounter, isBeaconActive, isBoosted } = countsOf(state, content);
  return (
    state.kingsRevealed === kingsRevealed &&
    state.bonusCounter === bonusCounter &&
    state.isBeaconActive === isBeaconActive &&
    state.isBoosted === isBoosted
  );
}

/** The countdown stands at its beginning until the beacon is lit. */
function areTokensPossible({ isBeaconActive, tokens, config, discard }: State, content: Content) {
  if (tokens === config.tokens) return true;
  const canAdd = maxTurned(content, discard, "add-tokens") > 0;
  return isBeaconActive && (canAdd || tokens <= config.tokens);
}

function isToolPossible(state: State, content: Content): boolean {
  const isFound = hasActed(state, "skip") || maxTurned(content, state.discard, "tool") > 0;
  return !state.hasTool || isFound;
}

/** Whether a turned card has not done what it does: a pull that waits or was lethal comes first (R13, R14). */
function isUnapplied({ stage, defeatReason, discard }: Readonly<State>, at: number): boolean {
  const isPulling = stage === "towerPull" || defeatReason === "ship_destroyed";
  return isPulling && at === discard.length - 1;
}

/** Whether the Ace of a role has been turned and has done what it does. */
function hasActed(state: Readonly<State>, role: AceRole): boolean {
  const ace = aceOf(state.config.aces, role);
  return state.discard.some((one, i) => one === ace && !isUnapplied(state, i));
}

function isStatusPossible({ stage, status, defeatReason, config }: State): boolean {
  if ((status === "defeat") !== (defeatReason !== null)) return false;
  if (config.isNarrativeOnly ? status === "defeat" : status === "ended") return false;
  if (stage === "finalLog" || stage === "exit")
    return status !== "active" && status !== "final_pull_required";
  return status === (stage === "finalPull" ? "final_pull_required" : "active");
}

function isIntegrityPossible({ integrity, defeatReason, config }: State): boolean {
  const isFallen = defeatReason === "ship_destroyed" || defeatReason === "final_pull_failed";
  return isFallen ? integrity === 0 : integrity > 0 && integrity <= config.integrity;
}

function isStagePossible(state: State): boolean {
  const { stage, status, defeatReason, config, discard, kingsRevealed } = state;
  const isOver = isCountdownOver(state);
  const hasCards = deckSize(state.deck) > 0;
  if (kingsRevealed >= config.trackerLimit && !config.isNarrativeOnly)
    return defeatReason === "four_kings";
  if (defeatReason === "four_kings") return false;
  if (defeatReason === "deck_exhausted" && hasCards) return false;
  if (stage === "firstLog") return discard.length === 0 && state.day === 1;
  if (stage === "rollForTasks" && !hasCards) return false;
  if (stage === "beaconRoll") return state.isBeaconActive && !isOver;
  if (stage === "finalPull") return isOver && config.system !== "off";
  if (status === "active") return !isOver || config.isNarrativeOnly;
  return (status === "victory" || defeatReason === "final_pull_failed") === isOver;
}
