// A game in progress, told in the terms of the view: what lies on the table, by the ids of the cards.
import {
  boolean,
  draftShape,
  int,
  list,
  nullable,
  oneOf,
  optional,
  type PositionParts,
  report,
  type Shape,
  withDefault,
} from "@games/core-game";
import type { Content } from "./content.js";
import { CARD_IDS, type CardId, cardNumber, DECK_SIZE } from "./data/cards.js";
import { STAGES, STATUSES, type Stage, type Status } from "./data/stages.js";
import { fault } from "./messages.js";
import { DEFEAT_REASONS } from "./pack.js";
import { countsOf } from "./save.js";
import type { Config, State, Wretched } from "./types.js";

/** What a draft may say; what is missing follows from the rest, or is as at the beginning of a game. */
interface Told extends Pick<State, "defeatReason" | "day" | "hasTool" | "logsWritten"> {
  readonly stage?: Stage;
  readonly status?: Status;
  readonly integrity: number;
  readonly tokens: number;
  readonly known: readonly CardId[];
  readonly faceDownCount: number;
  readonly cardsThisTurn?: number;
  readonly turnedToday?: number;
  readonly cardsTurned?: number;
  readonly current?: CardId | null;
  readonly discard: readonly CardId[];
  readonly returnedKing: CardId | null;
  readonly removedKings: readonly CardId[];
}

/** What follows from the rest of a view. */
const DERIVED = [
  "deckSize",
  "unseen",
  "knownNext",
  "check",
  "visible",
  "kingsRevealed",
  "bonusCounter",
  "isBeaconActive",
  "isBoosted",
];

const card: Shape<CardId> = (value, context) =>
  CARD_IDS.includes(value as CardId)
    ? (value as CardId)
    : report(context, fault("not-a-card", { id: String(value).slice(0, 40) }));

const count = optional(int(0, 1_000_000_000));

function toldShape({ integrity, tokens }: Config): Shape<Told> {
  const cards = withDefault<readonly CardId[]>(list(card, DECK_SIZE), []);
  return draftShape<Told>(
    {
      stage: optional(oneOf(STAGES.filter((stage) => stage !== "exit"))),
      status: optional(oneOf(STATUSES)),
      defeatReason: withDefault(nullable(oneOf(DEFEAT_REASONS)), null),
      day: withDefault(int(1, 1_000_000_000), 1),
      integrity: withDefault(int(0, integrity), integrity),
      tokens: withDefault(int(0, 30), tokens),
      known: cards,
      faceDownCount: withDefault(int(0, DECK_SIZE), 0),
      cardsThisTurn: count,
      turnedToday: count,
      cardsTurned: count,
      current: optional(nullable(card)),
      discard: cards,
      returnedKing: withDefault(nullable(card), null),
      removedKings: cards,
      hasTool: withDefault(boolean, false),
      logsWritten: withDefault(int(0, 1_000_000_000), 0),
    },
    DERIVED,
  );
}

/** The shape of a draft: cards that are not told of are in the deck. */
export function positionShape({ content, config, rng }: PositionParts<Wretched>): Shape<State> {
  const told = toldShape(config);
  return (value, context) => {
    const known = told(value, context);
    if (known === undefined) return undefined;
    const { discard, returnedKing, known: top } = known;
    const named = [...discard, ...top, ...(returnedKing === null ? [] : [returnedKing])];
    const twice = named.find((id, i) => named.indexOf(id) !== i);
    if (twice !== undefined) return report(context, fault("told-twice", { card: twice }));
    return layOut(content, config, known, rng);
  };
}

function layOut(content: Content, config: Config, told: Told, rng: State["rng"]): State {
  const { known, returnedKing, removedKings, faceDownCount, ...rest } = told;
  const discard = told.discard.map(cardNumber);
  const returned = returnedKing === null ? null : cardNumber(returnedKing);
  const top = known.map(cardNumber).reverse();
  const gone = new Set([...discard, ...top, ...(returned === null ? [] : [returned])]);
  const all = CARD_IDS.map((_, number) => number);
  const stage = told.stage ?? firstStage(told);
  const turnedToday = told.turnedToday ?? (isTurned(stage) ? 1 : 0);
  const state: State = {
    config,
    ...rest,
    stage,
    status: told.status ?? (stage === "finalPull" ? "final_pull_required" : "active"),
    deck: { top, rest: all.filter((number) => !gone.has(number)), bottom: [] },
    faceDownCount,
    cardsThisTurn: told.cardsThisTurn ?? faceDownCount + turnedToday,
    turnedToday,
    cardsTurned: told.cardsTurned ?? discard.length,
    current: currentOf(told, stage, discard),
    discard,
    returnedKing: returned,
    removedKings: removedKings.map(cardNumber),
    kingsRevealed: 0,
    bonusCounter: 0,
    isBeaconActive: false,
    isBoosted: false,
    rng,
  };
  return { ...state, ...countsOf(state, content) };
}

/** Where a game stands of which nothing else is said: before its first log, or in the morning of a day. */
function firstStage({ day, discard }: Told): Stage {
  return day === 1 && discard.length === 0 ? "firstLog" : "rollForTasks";
}

/** Whether a card lies open and waits. */
function isTurned(stage: Stage): boolean {
  return stage === "towerPull" || stage === "specialChecks";
}

/** The card that waits: the last one that was turned. */
function currentOf({ current }: Told, stage: Stage, discard: readonly number[]): number | null {
  if (current !== undefined) return current === null ? null : cardNumber(current);
  return isTurned(stage) ? (discard.at(-1) ?? null) : null;
}
