// The story so far: the engine's journal, told from the history of the session and the pages that the player wrote.
import type { Session } from "@games/core-game";
import type { CardId, Event, LogKind, View, Wretched } from "@games/wretched";
import { createJournal, type Journal, observe, writeEntry } from "@games/wretched/journal";
import { dateOf } from "../../play/dates.ts";
import type { Notes } from "./notes.ts";

type Called = Extract<Event, { readonly type: "check-called" }>;
type Came = Extract<Event, { readonly type: "damage-taken" | "pull-skipped" }>;

/** A check as it was called and as it came out. */
export interface CheckRecord {
  readonly day: number;
  readonly called: Called;
  readonly came: Came;
}

/** Everything that can be told of a game. */
export interface Story {
  readonly journal: Journal;
  readonly checks: readonly CheckRecord[];
  /** The cards turned today, in order. */
  readonly today: readonly CardId[];
}

type Writing = Pick<Notes, "pages" | "wishes">;

/** Which page the player writes on, by the place where the game stands. */
export function pageOf({ stage, day }: Pick<View, "stage" | "day">): string {
  if (stage === "firstLog") return "opening";
  return stage === "finalLog" || stage === "exit" ? "closing" : `day ${day}`;
}

/** Where each log is written. */
const LOG_STAGES = {
  opening: "firstLog",
  day: "journalPhase",
  closing: "finalLog",
} as const satisfies Readonly<Record<LogKind, View["stage"]>>;

/** A story that is being told, and what has to be remembered from one event to the next. */
interface Telling extends Story {
  readonly integrity: number;
  readonly tokens: number;
  readonly called: Called | undefined;
}

/** Tells the story from its first event to the step that is shown; of a game whose beginning is unknown, what came since. */
export function tellStory(session: Session<Wretched>, { pages, wishes }: Writing): Story {
  const { game } = session;
  const { current, config } = session.getSnapshot().view;
  const history = session.history();
  const isUnknown = !session.hasHistory && history.length === 1 && current !== null;
  let telling: Telling = {
    journal: createJournal(game, wishes.narrator),
    checks: [],
    today: isUnknown ? [current] : [],
    integrity: config.integrity,
    tokens: config.tokens,
    called: undefined,
  };
  for (const { events } of history)
    for (const event of events) telling = tellEvent(telling, event, game, pages);
  return telling;
}

function tellEvent(
  before: Telling,
  event: Event,
  game: Session<Wretched>["game"],
  pages: Writing["pages"],
): Telling {
  const { integrity, tokens } = { ...before, ...countersOf(event) };
  const journal = observe(
    event.type === "log-written" ? write(before, event, pages) : before.journal,
    [event],
    { integrity, tokens },
    game,
  );
  return {
    journal,
    checks: [...before.checks, ...checksOf(before, event)],
    today: turned(before.today, event),
    integrity,
    tokens,
    called: event.type === "check-called" ? event : before.called,
  };
}

function countersOf(event: Event): Partial<Pick<View, "integrity" | "tokens">> {
  switch (event.type) {
    case "initial-damage-taken":
    case "damage-taken":
      return { integrity: event.integrity };
    case "beacon-lit":
    case "rescue-rolled":
      return { tokens: event.tokens };
    default:
      return {};
  }
}

function write(
  { journal, integrity, tokens }: Telling,
  { kind, day }: Extract<Event, { readonly type: "log-written" }>,
  pages: Writing["pages"],
): Journal {
  const stage = LOG_STAGES[kind];
  const page = pages.get(pageOf({ stage, day }));
  const time = page === undefined ? "" : dateOf(page.updated);
  return writeEntry(journal, { stage, integrity, tokens }, page?.text ?? "", time);
}

const turned = (today: readonly CardId[], event: Event): readonly CardId[] => {
  if (event.type === "day-began") return [];
  return event.type === "card-turned" ? [...today, event.card] : today;
};

function checksOf({ journal, called }: Telling, came: Event): CheckRecord[] {
  if (called === undefined) return [];
  if (came.type !== "damage-taken" && came.type !== "pull-skipped") return [];
  return [{ day: journal.day, called, came }];
}
