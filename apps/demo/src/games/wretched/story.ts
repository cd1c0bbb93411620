// The story so far: the engine's journal, told from the history of the session and the pages that the player wrote.
import type { Session } from "@games/core-game";
import type { CardId, View, Wretched, WretchedEvent } from "@games/wretched";
import { type Journal, journalOfHistory, type Page, type Pages } from "@games/wretched/journal";
import { dateOf } from "../../play/dates.ts";
import type { Notes } from "./notes.ts";

type Called = Extract<WretchedEvent, { readonly type: "check-called" }>;
type Came = Extract<
  WretchedEvent,
  { readonly type: "damage-taken" | "pull-skipped" | "tower-stood" | "tower-fell" }
>;

/** A check as it was called and as it came out. */
export interface CheckRecord {
  readonly day: number;
  readonly called: Called;
  readonly came: Came;
}

/** Everything that can be told of a game. */
export interface Story {
  readonly journal: Journal;
  /** What was written, by the step of each log. */
  readonly pages: Pages;
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

/** Tells the story from its first event to the step that is shown; of a game whose beginning is unknown, what came since. */
export function tellStory(session: Session<Wretched>, writing: Writing): Story {
  const { current, config } = session.getSnapshot().view;
  const history = session.history().map(({ events }) => events);
  const isUnknown = !session.hasHistory && history.length === 1 && current !== null;
  const pages = { narrator: writing.wishes.narrator, pages: pagesOf(history, writing) };
  return {
    journal: journalOfHistory(session.game, config, history, pages),
    pages,
    checks: checksOf(history.flat()),
    today: isUnknown ? [current] : todayOf(history.flat()),
  };
}

/** What was written, by the step of each log: a log that is undone and closed again finds its page. */
function pagesOf(
  history: readonly (readonly WretchedEvent[])[],
  { pages }: Writing,
): Pages["pages"] {
  const found: Record<string, Page> = {};
  history.forEach((events, step) => {
    const written = events.find((event) => event.type === "log-written");
    if (written === undefined) return;
    const { kind, day } = written;
    const page = pages.get(kind === "day" ? `day ${day}` : kind);
    if (page === undefined) return;
    found[step - 1] = { kind, day, content: page.text, timestamp: dateOf(page.updated) };
  });
  return found;
}

/** The cards turned since the day began. */
function todayOf(events: readonly WretchedEvent[]): CardId[] {
  const began = events.findLastIndex(({ type }) => type === "day-began");
  return events
    .slice(began + 1)
    .flatMap((event) => (event.type === "card-turned" ? [event.card] : []));
}

/** Every check that was called, with what came of it. */
function checksOf(events: readonly WretchedEvent[]): CheckRecord[] {
  const checks: CheckRecord[] = [];
  let day = 1;
  let called: Called | undefined;
  for (const event of events) {
    if (event.type === "day-began") day = event.day;
    else if (event.type === "check-called") called = event;
    else if (called !== undefined && isCame(event)) checks.push({ day, called, came: event });
  }
  return checks;
}

const CAME: readonly string[] = ["damage-taken", "pull-skipped", "tower-stood", "tower-fell"];

const isCame = (event: WretchedEvent): event is Came => CAME.includes(event.type);
