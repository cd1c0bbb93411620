// States from outside: their shape, and everything that must hold between their fields.
import { type Shape, shape } from "@games/core-game";
import { deckSize } from "@games/core-rng";
import { CARD_IDS, cardNumber, DECK_SIZE, SUIT_SIZE } from "./data/cards.js";
import { RESTING_STAGES } from "./data/stages.js";
import { aceOf, isTracker, type Sheet } from "./pack.js";
import { kingChoices, roleOf, visibleKings } from "./rules/cards.js";
import { checkLevel } from "./rules/damage.js";
import { isCountdownOver } from "./rules/ending.js";
import { type AceRole, type Config, DEFEAT_REASONS, STATUSES, type State } from "./types.js";

const MAX_DAY = 1_000_000_000;
const card = shape.int(0, CARD_IDS.length - 1);
const cardOrNone = shape.int(-1, CARD_IDS.length - 1);
const count = shape.int(0, DECK_SIZE);

/** The shape of a state: a state that passes can be played without harm. */
export function stateShape(sheet: Sheet, config: Shape<Config>): Shape<State> {
  const fields = shape.record<State>({
    config,
    stage: shape.oneOf(RESTING_STAGES),
    status: shape.oneOf(STATUSES),
    defeatReason: shape.nullable(shape.oneOf(DEFEAT_REASONS)),
    day: shape.int(1, MAX_DAY),
    integrity: shape.int(0, 999),
    tokens: shape.int(0, 30),
    deck: shape.deck(card, DECK_SIZE),
    hand: count,
    cardsThisTurn: count,
    current: cardOrNone,
    discard: shape.list(card, DECK_SIZE),
    returned: cardOrNone,
    removed: cardOrNone,
    kingsRevealed: shape.int(0, 4),
    bonusCounter: shape.int(0, 4),
    beaconActive: shape.boolean,
    boosted: shape.boolean,
    toolAvailable: shape.boolean,
    logsWritten: shape.int(0, MAX_DAY),
    luck: shape.streamWords(["deck", "dice"]),
  });
  return shape.refine(fields, (state) => DEMANDS.find(([, holds]) => !holds(state, sheet))?.[0]);
}

type Demand = readonly [message: string, holds: (state: State, sheet: Sheet) => boolean];

/** What must hold between the fields; each names what is wrong when it does not. */
const DEMANDS: readonly Demand[] = [
  ["must hold each card once", hasEveryCard],
  ["has a known top card that cannot be", isTopPossible],
  ["has the wrong number of cards in hand", isHandPossible],
  ["has a current card that cannot be", isCurrentPossible],
  ["has a King in a place where it cannot be", areKingsPossible],
  ["counts Kings or Aces wrongly", areCountsRight],
  ["has Ace effects or tokens that cannot be", areAceEffectsRight],
  ["has a status that does not fit its stage", isStatusPossible],
  ["has an integrity that does not fit its status", isIntegrityPossible],
  ["is in a stage that it cannot have reached", isStagePossible],
];

function hasEveryCard({ deck, discard, returned }: State): boolean {
  const cards = [...deck.top, ...deck.rest, ...deck.bottom, ...discard];
  if (returned >= 0) cards.push(returned);
  return cards.length === DECK_SIZE && new Set(cards).size === DECK_SIZE;
}

/** Only an early beacon is known, and only until the first card is turned. */
function isTopPossible({ deck, discard, config }: State): boolean {
  const isEarly = config.earlyBeacon && discard.length === 0;
  const expected = isEarly ? [cardNumber(aceOf(config.aces, "win") ?? "")] : [];
  return (
    deck.bottom.length === 0 &&
    deck.top.length === expected.length &&
    deck.top.every((top, i) => top === expected[i])
  );
}

function isHandPossible({ stage, status, hand, cardsThisTurn, deck, config }: State): boolean {
  if (hand > deckSize(deck) || hand > cardsThisTurn || cardsThisTurn > config.dayDie) return false;
  if (stage === "processCard") return hand > 0;
  return hand === 0 || stage === "towerPull" || stage === "specialChecks" || status === "defeat";
}

function isCurrentPossible(state: State, sheet: Sheet): boolean {
  const { stage, current, discard, config } = state;
  if (stage !== "towerPull" && stage !== "specialChecks") return current < 0;
  if (current < 0 || current !== discard.at(-1)) return false;
  if (stage === "towerPull") return checkLevel(sheet, config, current) > 0;
  const role = current % SUIT_SIZE === 0 ? roleOf(state, current) : "none";
  return (role === "return-king" || role === "remove-king") && kingChoices(state, sheet).length > 0;
}

function areKingsPossible(state: State, sheet: Sheet): boolean {
  const { returned, removed, discard } = state;
  if (returned >= 0 && !isReturnPossible(state, sheet)) return false;
  if (removed < 0) return true;
  return discard.includes(removed) && isTracker(sheet, removed) && hasSettled(state, "remove-king");
}

/** A returned King waits apart only until the cards of the day are put away. */
function isReturnPossible(state: State, sheet: Sheet): boolean {
  const { stage, status, returned } = state;
  const isMidDay = stage === "processCard" || stage === "towerPull" || stage === "specialChecks";
  const isRight = sheet.returns < 0 ? isTracker(sheet, returned) : returned === sheet.returns;
  return isRight && (isMidDay || status === "defeat") && hasSettled(state, "return-king");
}

function areCountsRight(state: State, sheet: Sheet): boolean {
  const aces = state.discard.filter((one) => one % SUIT_SIZE === 0).length;
  return (
    state.kingsRevealed === visibleKings(state, sheet).length &&
    state.bonusCounter === aces - (isLastUnsettled(state) && isAceLast(state) ? 1 : 0)
  );
}

function areAceEffectsRight(state: State): boolean {
  const { beaconActive, tokens, config } = state;
  return (
    (beaconActive ? tokens <= config.tokens : tokens === config.tokens) &&
    beaconActive === hasSettled(state, "win") &&
    state.boosted === hasSettled(state, "boost") &&
    (!state.toolAvailable || hasSettled(state, "skip"))
  );
}

/** A pull that waits, or that destroyed the ship, comes before what its card does (R13, R14). */
function isLastUnsettled({ stage, defeatReason }: State): boolean {
  return stage === "towerPull" || defeatReason === "ship_destroyed";
}

function isAceLast({ discard }: State): boolean {
  return (discard.at(-1) ?? -1) % SUIT_SIZE === 0;
}

/** Whether the Ace of a role has been turned and has done what it does. */
function hasSettled(state: State, role: AceRole): boolean {
  const ace = cardNumber(aceOf(state.config.aces, role) ?? "");
  const at = state.discard.indexOf(ace);
  return at >= 0 && !(at === state.discard.length - 1 && isLastUnsettled(state));
}

function isStatusPossible({ stage, status, defeatReason, config }: State): boolean {
  if ((status === "defeat") !== (defeatReason !== null)) return false;
  if (config.narrativeOnly ? status === "defeat" : status === "ended") return false;
  if (stage === "finalLog" || stage === "exit")
    return status !== "active" && status !== "final_pull_required";
  return status === (stage === "finalPull" ? "final_pull_required" : "active");
}

function isIntegrityPossible({ integrity, defeatReason, config }: State): boolean {
  const isFallen = defeatReason === "ship_destroyed" || defeatReason === "final_pull_failed";
  return isFallen ? integrity === 0 : integrity > 0 && integrity <= config.integrity;
}

function isStagePossible(state: State): boolean {
  const { stage, status, defeatReason, config, deck, discard, kingsRevealed } = state;
  const isOver = isCountdownOver(state);
  if (kingsRevealed >= config.trackerLimit && !config.narrativeOnly)
    return defeatReason === "four_kings";
  if (defeatReason === "four_kings") return false;
  if (defeatReason === "deck_exhausted" && deckSize(deck) > 0) return false;
  if (stage === "firstLog") return discard.length === 0 && state.day === 1;
  if (stage === "rollForTasks" && deckSize(deck) === 0) return false;
  if (stage === "beaconRoll") return state.beaconActive && !isOver;
  if (stage === "finalPull") return isOver && config.system !== "off";
  if (status === "active") return !isOver || config.narrativeOnly;
  return (status === "victory" || defeatReason === "final_pull_failed") === isOver;
}
