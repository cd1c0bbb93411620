// The story so far: the engine's journal, told again from the actions of the game and the pages that the player wrote.
import type { Session, Snapshot } from "@games/core-game";
import type { CardId, Event, View, Wretched } from "@games/wretched";
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

/** One change of the game, with what was to be seen before and after it. */
interface Step {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

interface Course {
  readonly snapshot: Snapshot<Wretched>;
  readonly steps: readonly Step[];
}

const courses = new WeakMap<Session<Wretched>, Course>();

/** The steps of a game so far. What is known is carried on; only the rest is played again. */
function courseOf(session: Session<Wretched>): readonly Step[] {
  const snapshot = session.getSnapshot();
  const known = courses.get(session);
  if (known?.snapshot === snapshot) return known.steps;
  const steps = (known && follow(known, snapshot)) ?? playAgain(session);
  courses.set(session, { snapshot, steps });
  return steps;
}

function follow(known: Course, { change, step, view, events }: Snapshot<Wretched>) {
  const last = known.snapshot;
  if (step <= last.step) return known.steps.slice(0, step);
  if (change === "seek" || step !== last.step + 1) return undefined;
  return [...known.steps, { before: last.view, after: view, events }];
}

/** Of a game begun under older rules nothing is known but the place where it stands. */
function playAgain(session: Session<Wretched>): readonly Step[] {
  const { game, options } = session;
  const replay = session.replay();
  if (!replay.ok) return [];
  const steps: Step[] = [];
  let state = game.create(options);
  for (const action of replay.value.actions) {
    const applied = game.apply(state, action);
    if (!applied.ok) break;
    const before = game.view(state);
    state = applied.value.state;
    steps.push({ before, after: game.view(state), events: applied.value.events });
  }
  return steps;
}

/** Tells the story from its first action to the step that is shown. */
export function tellStory(session: Session<Wretched>, pack: Pack, writing: Writing): Story {
  const { current } = session.getSnapshot().view;
  const empty: Story = {
    journal: createJournal(pack.id, writing.wishes.narrator),
    checks: [],
    today: session.hasHistory || current === null ? [] : [current],
  };
  return courseOf(session).reduce((story, step) => tellStep(story, step, pack, writing), empty);
}

function tellStep(story: Story, step: Step, { names }: Pack, { pages }: Writing): Story {
  const { before, after, events } = step;
  const page = pages.get(pageOf(before));
  const time = page === undefined ? "" : dateOf(page.updated);
  const journal = events.some(({ type }) => type === "log-written")
    ? writeEntry(story.journal, before, page?.text ?? "", time)
    : story.journal;
  return {
    journal: observe(journal, events, after, names),
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
