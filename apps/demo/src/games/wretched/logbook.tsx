// The logbook: every day with its prose, cards and rolls; open at the end, and to be taken away as a file.

import type { Prose } from "@games/wretched";
import type { Journal, JournalEntry } from "@games/wretched/journal";
import { journalToHtml, journalToMarkdown, journalToText } from "@games/wretched/journal";
import { cardName, describeEvent, type GameWithStory, wordingOf } from "@games/wretched/text";
import { download } from "../../play/files.ts";
import { Recordings } from "./audio-log.tsx";
import type { Notes, Recording } from "./notes.ts";
import { pageName } from "./page-name.ts";
import { ProseText } from "./prose.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { words } from "./screen-words.ts";
import type { StoryGame } from "./stories.ts";
import { withWishes } from "./wishes.ts";
import { rules } from "./words.ts";

/** One day of a story, with the logs that were closed on it. */
interface StoryDay {
  readonly day: number;
  readonly entries: readonly JournalEntry[];
}

function daysOf({ entries }: Journal): StoryDay[] {
  const closed = entries.filter(({ step }) => step !== null);
  const days = [...new Set(closed.map(({ day }) => day))];
  return days.map((day) => ({ day, entries: closed.filter((entry) => entry.day === day) }));
}

/** The story read back by day. */
export function Logbook(props: {
  readonly journal: Journal;
  readonly game: StoryGame;
  readonly notes: Notes;
  /** The story with its log as the text of one file; without it there is nothing to share. */
  readonly share?: () => string | undefined;
}) {
  const { journal, notes } = props;
  const story = withWishes(props.game, notes.wishes);
  const { id } = story.rows;
  const days = daysOf(journal);
  const name = `${id}-${journal.narrator}`.replace(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 60);
  return (
    <div className="wr-logbook">
      <TakeAway name={name} journal={journal} story={story} share={props.share} />
      <PrintedHead journal={journal} prose={props.game.rows.prose} />
      {days.length === 0 && <p className="quiet">{words().logbook.empty}</p>}
      {days.map((day) => (
        <Day key={day.day} day={day} game={story} recordings={notes.recordings} />
      ))}
    </div>
  );
}

/** What can be done with a story: kept in several forms, printed, shared with its log. */
function TakeAway(props: {
  readonly name: string;
  readonly journal: Journal;
  readonly story: GameWithStory;
  readonly share: (() => string | undefined) | undefined;
}) {
  const { name, journal, story, share } = props;
  const says = words().logbook;
  const shareFile = () => {
    const text = share?.();
    if (text !== undefined) download(`${name}-log.json`, text);
  };
  return (
    <div className="row">
      <button
        type="button"
        onClick={() =>
          download(`${name}.md`, journalToMarkdown(journal, story, rules()), "text/markdown")
        }
      >
        {says.markdown}
      </button>
      <button
        type="button"
        className="plain"
        onClick={() =>
          download(`${name}.txt`, journalToText(journal, story, rules()), "text/plain")
        }
      >
        {says.plain}
      </button>
      <button
        type="button"
        className="plain"
        onClick={() =>
          download(`${name}.html`, journalToHtml(journal, story, rules()), "text/html")
        }
      >
        {says.html}
      </button>
      <button type="button" className="plain" onClick={() => window.print()}>
        {says.print}
      </button>
      <ReadAloud
        text={journal.entries
          .flatMap(({ page }) => (page === null ? [] : [page.content]))
          .join("\n\n")}
        language={story.rows.prose?.language ?? "en"}
        what={words().aloud.log}
      />
      {share !== undefined && (
        <button type="button" className="plain" onClick={shareFile}>
          {says.share}
        </button>
      )}
    </div>
  );
}

/** What stands above the story on paper. */
const PrintedHead = (props: { readonly journal: Journal; readonly prose: Prose }) => (
  <header className="wr-printed" lang={props.prose.language}>
    <h1>{props.prose.title}</h1>
    {props.journal.narrator !== "" && <p>{props.journal.narrator}</p>}
    <ProseText text={props.prose.introduction} />
  </header>
);

function Day(props: {
  readonly day: StoryDay;
  readonly game: GameWithStory;
  readonly recordings: readonly Recording[];
}) {
  const { day, game, recordings } = props;
  const { prose } = game.rows;
  const cards = day.entries.flatMap((entry) => entry.cards);
  const events = day.entries.flatMap((entry) => entry.events);
  const pages = day.entries.map(({ kind }) => (kind === "day" ? `day ${day.day}` : kind));
  return (
    <article className="wr-story-day wr-sheet">
      <h3>{wordingOf(game, rules()).say("heading.day", { day: day.day })}</h3>
      {day.entries.map(({ kind, page }) => (
        <div key={kind} className="wr-entry">
          {(kind !== "day" || day.entries.length > 1) && <h4>{words().logbook.kinds[kind]}</h4>}
          {page === null ? (
            <p className="quiet">{words().logbook.unwritten}</p>
          ) : (
            <p lang={prose?.language}>{page.content}</p>
          )}
          {page?.timestamp && <p className="quiet wr-written">{page.timestamp}</p>}
        </div>
      ))}
      <Recordings recordings={recordings.filter(({ page }) => pages.includes(page))} />
      {cards.length > 0 && (
        <details>
          <summary>
            {words().logbook.cards(cards.map((card) => cardName(card, game, rules())).join(", "))}
          </summary>
          <dl>
            {cards.map((card, place) => (
              <div key={`${place} ${card}`}>
                <dt>{cardName(card, game, rules())}</dt>
                <dd lang={prose?.language}>
                  {prose !== undefined && <ProseText text={prose.prompts[card]} />}
                </dd>
              </div>
            ))}
          </dl>
          <ul>
            {events
              .map((event, place) => ({ sentence: describeEvent(event, game, rules()), place }))
              .map(({ sentence, place }) => (
                <li key={place}>{sentence}</li>
              ))}
          </ul>
        </details>
      )}
    </article>
  );
}

/** The pages of a game whose course is not known any more. */
export const LoosePages = ({ notes }: { readonly notes: Notes }) => (
  <div className="wr-logbook">
    {[...notes.pages].map(([page, { text }]) => (
      <article key={page} className="wr-story-day wr-sheet">
        <h3>{pageName(page)}</h3>
        <div className="wr-entry">
          <p>{text}</p>
        </div>
      </article>
    ))}
  </div>
);
