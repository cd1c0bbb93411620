/**
 * The player's journal: a function of what was played and of the pages that the player wrote, kept by step. It holds facts;
 * sentences are made when it is read or exported, in the words of the story.
 *
 * @packageDocumentation
 */
import type { Game, Replay, ReplayError } from "@games/core-game";
import { ask, askCreate, replayTable } from "@games/core-game/table";
import { ok, type Result, unwrap } from "@games/core-rng";
import type { CardId } from "../data/cards.js";
import type { LogKind } from "../data/stages.js";
import type { Ending } from "../pack.js";
import { logKind } from "../state.js";
import type { Config, Event, Outcome, View, Wretched } from "../types.js";
import type { GameWithStory } from "../wording.js";

export type { FileError, FileFault } from "../files.js";
export { journalToHtml, journalToMarkdown, journalToText } from "./export.js";
export { loadJournal, type SavedJournal, saveJournal } from "./save.js";

/** One page that the player wrote, for a log of a game. */
export interface Page {
  /** Which log it is for; a page that was written for another one is not shown here. */
  readonly kind: LogKind;
  readonly day: number;
  readonly content: string;
  /** When it was written, as the caller writes time. */
  readonly timestamp?: string;
  /** The names of recordings that belong to it; the recordings themselves stay with whoever made them. */
  readonly recordings?: readonly string[];
}

/** What the player wrote: who writes, and the pages by the step of their log, which is the number of actions before it. */
export interface Pages {
  readonly narrator: string;
  readonly pages: Readonly<Record<string, Page>>;
}

/** One entry: the facts of a log's day, and the page that was written for it. */
export interface JournalEntry {
  readonly kind: LogKind;
  readonly day: number;
  /** The number of actions before the log was closed; null while it is open. */
  readonly step: number | null;
  readonly isWritten: boolean;
  /** What the player wrote; null when nothing was written. */
  readonly page: Page | null;
  /** The cards turned, in order; a card that came twice is here twice. */
  readonly cards: readonly CardId[];
  /** How many of the day's cards were put away. */
  readonly putAway: number;
  /** Everything that happened. */
  readonly events: readonly Event[];
  /** The counters at the end of the entry, after the rescue roll of its day. */
  readonly integrity: number;
  readonly tokens: number;
  readonly kings: number;
}

/** A journal. */
export interface Journal {
  /** The id of the story. */
  readonly pack: string;
  readonly narrator: string;
  readonly entries: readonly JournalEntry[];
  /** How the story ends, once that is decided. */
  readonly ending: Ending | null;
  /** How the game ended; null while it continues. */
  readonly outcome: Outcome | null;
}

/** No pages yet. */
export function createPages(narrator: string): Pages {
  return { narrator, pages: {} };
}

/** The pages with one more, written for the log that the view waits for; `step` is the number of actions so far. */
export function writePage(
  pages: Pages,
  view: Pick<View, "stage" | "day">,
  step: number,
  page: Omit<Page, "kind" | "day">,
): Pages {
  const written: Page = { kind: logKind(view.stage), day: view.day, ...page };
  return { ...pages, pages: { ...pages.pages, [step]: written } };
}

/** The journal of a replay; an error when it is not a replay of this game. */
export function journalOf(
  game: Game<Wretched>,
  replay: Replay<Wretched>,
  pages: Pages,
): Result<Journal, ReplayError> {
  const verified = replayTable(game, replay);
  if (!verified.ok) return verified;
  return ok(journalOfHistory(game, verified.value.state.config, factsOf(game, replay), pages));
}

/** What happened in a verified replay: the events of setup, then those of each action. */
function factsOf(game: Game<Wretched>, replay: Replay<Wretched>): (readonly Event[])[] {
  const { seed, options, asked = [], answers = [], actions } = replay;
  const created = unwrap(askCreate(game, { ...options, seed }, asked, answers[0] ?? []));
  if (!created.isDone) return [];
  let { state } = created.value;
  return [
    created.value.events,
    ...actions.map((action, i) => {
      const applied = unwrap(ask(game, state, action, answers[i + 1] ?? []));
      if (!applied.isDone) return [];
      state = applied.value.state;
      return applied.value.events;
    }),
  ];
}

/** An entry in the making. */
interface Draft {
  kind: LogKind;
  day: number;
  step: number | null;
  isWritten: boolean;
  page: Page | null;
  cards: CardId[];
  putAway: number;
  events: Event[];
  integrity: number;
  tokens: number;
  kings: number;
}

/** The journal of what happened: the events of setup, then those of each action. */
export function journalOfHistory(
  { rows }: GameWithStory,
  config: Pick<Config, "integrity" | "tokens">,
  history: readonly (readonly Event[])[],
  { narrator, pages }: Pages,
): Journal {
  const telling = new Telling(config, pages);
  history.forEach((events, step) => {
    for (const event of events) telling.take(event, step - 1);
  });
  const { ending, outcome } = telling;
  return { pack: rows.id, narrator, entries: telling.entries(), ending, outcome };
}

/** Sorts events into the entries of their logs. */
class Telling {
  ending: Ending | null = null;
  outcome: Outcome | null = null;
  #counters: Pick<Draft, "integrity" | "tokens" | "kings">;
  #day = 1;
  readonly #closed: Draft[] = [];
  #open: Draft;

  constructor(
    { integrity, tokens }: Pick<Config, "integrity" | "tokens">,
    readonly pages: Pages["pages"],
  ) {
    this.#counters = { integrity, tokens, kings: 0 };
    this.#open = this.#begin("opening");
  }

  #begin(kind: LogKind): Draft {
    const empty = { step: null, isWritten: false, page: null, cards: [], putAway: 0, events: [] };
    return { kind, day: this.#day, ...empty, ...this.#counters };
  }

  take(event: Event, step: number): void {
    if (event.type === "log-written" || event.type === "log-skipped") this.#close(event, step);
    else if (event.type === "day-began") this.#beginDay(event.day);
    else if (event.type === "game-ended") this.outcome = event.outcome;
    else this.#note(event);
  }

  #beginDay(day: number): void {
    this.#day = day;
    this.#open = this.#begin("day");
  }

  /** What follows the log of a day on the same day still belongs to it: the rescue roll, the final check, the ending. */
  #note(event: Event): void {
    Object.assign(this.#counters, countersOf(event));
    const last = this.#closed.at(-1);
    const isAfterLog = last?.kind === "day" && last.day === this.#day;
    const entry = isAfterLog ? last : this.#open;
    entry.events.push(event);
    Object.assign(entry, this.#counters);
    if (event.type === "card-turned") entry.cards.push(event.card);
    if (event.type === "cards-discarded") entry.putAway = event.count;
    if (event.type !== "ending-reached") return;
    this.ending = event.ending;
    if (isAfterLog) this.#open = this.#begin("closing");
    else this.#open.kind = "closing";
  }

  #close(event: Extract<Event, { readonly kind: LogKind }>, step: number): void {
    const { kind, day } = event;
    const isWritten = event.type === "log-written";
    const page = Object.hasOwn(this.pages, step) ? this.pages[step] : undefined;
    const isOwn = isWritten && page?.kind === kind && page.day === day;
    this.#closed.push({ ...this.#open, kind, day, step, isWritten, page: isOwn ? page : null });
    this.#open = this.#begin("day");
  }

  /** The entries so far; one that is open only if there is something in it. */
  entries(): JournalEntry[] {
    return this.#open.events.length > 0 ? [...this.#closed, this.#open] : this.#closed.slice();
  }
}

/** The counters that an event tells, as they are after it. */
function countersOf(event: Event): Partial<Pick<Draft, "integrity" | "tokens" | "kings">> {
  switch (event.type) {
    case "initial-damage-taken":
    case "damage-taken":
    case "integrity-repaired":
      return { integrity: event.integrity };
    case "tower-fell":
      return { integrity: 0 };
    case "beacon-lit":
    case "rescue-rolled":
    case "tokens-changed":
      return { tokens: event.tokens };
    case "king-revealed":
    case "king-returned":
    case "king-removed":
      return { kings: event.kings };
    default:
      return {};
  }
}

/** A damage record under the documents' names (rule 47). */
export interface DamageRecord {
  readonly day: number;
  readonly card: CardId | null;
  readonly faces: readonly number[];
  readonly bonusCounter: number;
  readonly damage: number;
  readonly integrity: number;
}

/** Every check of a journal that cost or could have cost something, in order. */
export function damageRecords({ entries }: Pick<Journal, "entries">): DamageRecord[] {
  const events = entries.flatMap((entry) => entry.events);
  return events.flatMap((event) => {
    if (event.type !== "damage-taken") return [];
    const { day, card, faces, bonusCounter, damage, integrity } = event;
    return [{ day, card, faces, bonusCounter, damage, integrity }];
  });
}

/** The form in which the story's logs begin and end, for the log that the view waits for; empty without prose. */
export function logStarter(
  { rows: { prose } }: GameWithStory,
  view: Pick<View, "stage" | "day" | "integrity" | "tokens">,
  name: string,
): string {
  if (prose === undefined) return "";
  const forms: Readonly<Record<LogKind, string>> = {
    opening: prose.openingLog,
    day: `${prose.dayLog}\n\n${prose.signOff}`,
    closing: prose.closingLog,
  };
  return fill(forms[logKind(view.stage)], view, name);
}

function fill(
  form: string,
  { day, integrity, tokens }: Pick<View, "day" | "integrity" | "tokens">,
  name: string,
): string {
  const values: Readonly<Record<string, string | number>> = { name, day, integrity, tokens };
  return form.replace(/\{(name|day|integrity|tokens)\}/g, (_, key: string) => `${values[key]}`);
}
