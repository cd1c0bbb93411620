// The story so far: the engine's journal, told again from the actions of the game and the pages that the player wrote.
import type { Session } from "@games/core-game";
import type { Action, CardId, Event, View, Wretched } from "@games/wretched";
import { createJournal, type Journal, observe, writeEntry } from "@games/wretched/journal";
import type { Pack } from "@games/wretched/packs";
import { dateOf } from "../../play/dates.ts";
import type { Notes } from "./notes.ts";

/** A check as it was called and as it came out. */
export interface CheckRecord {
  readonly day: number;
  readonly called: Extract<Event, { readonly type: "check-called" }>;
  readonly came: Extract<Event, { readonly type: "damage-taken" | "pull-skipped" }>;
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

/** Tells the story from its first action to the step that is shown. */
export function tellStory(session: Session<Wretched>, pack: Pack, writing: Writing): Story {
  const { game, options } = session;
  const replay = session.replay();
  const empty = createJournal(pack.id, writing.wishes.narrator);
  let story: Story = { journal: empty, checks: [], today: [] };
  if (!replay.ok) return { ...story, today: cardAtHand(session) }; // begun under older rules
  let state = game.create(options);
  for (const action of replay.value.actions) {
    const applied = game.apply(state, action);
    if (!applied.ok) break;
    const before = game.view(state);
    state = applied.value.state;
    story = tellStep(story, action, applied.value.events, before, game.view(state), pack, writing);
  }
  return story;
}

function cardAtHand(session: Session<Wretched>): readonly CardId[] {
  const { current } = session.getSnapshot().view;
  return current === null ? [] : [current];
}

function tellStep(
  story: Story,
  action: Action,
  events: readonly Event[],
  before: View,
  after: View,
  pack: Pack,
  { pages }: Writing,
): Story {
  const page = pages.get(pageOf(before));
  const time = page === undefined ? "" : dateOf(page.updated);
  const written =
    action.type === "write-log"
      ? writeEntry(story.journal, before, page?.text ?? "", time)
      : story.journal;
  return {
    journal: observe(written, events, after, pack.names),
    checks: [...story.checks, ...checksOf(before, events)],
    today: events.reduce(turned, story.today),
  };
}

const turned = (today: readonly CardId[], event: Event): readonly CardId[] => {
  if (event.type === "day-began") return [];
  return event.type === "card-turned" ? [...today, event.card] : today;
};

function checksOf({ day, check }: View, events: readonly Event[]): CheckRecord[] {
  const came = events.find(
    (event) => event.type === "damage-taken" || event.type === "pull-skipped",
  );
  if (check === null || came === undefined) return [];
  const { card, reason, reduction } = check;
  return [{ day, called: { type: "check-called", card, reason, reduction }, came }];
}
