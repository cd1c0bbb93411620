// The logbook: every day with its prose, cards and rolls; open at the end, and to be taken away as a file.

import type { Prose } from "@games/wretched";
import type { Journal, StoryDay } from "@games/wretched/journal";
import { journalToMarkdown, journalToText, readBack } from "@games/wretched/journal";
import { cardName } from "@games/wretched/text";
import { download } from "../../play/files.ts";
import { Recordings } from "./audio-log.tsx";
import type { Notes, Recording } from "./notes.ts";
import type { StoryGame } from "./stories.ts";
import { withWishes } from "./wishes.ts";

/** The story read back by day. */
export function Logbook(props: {
  readonly journal: Journal;
  readonly game: StoryGame;
  readonly notes: Notes;
}) {
  const { journal, notes } = props;
  const story = withWishes(props.game, notes.wishes);
  const { id, prose } = story.rows;
  const days = readBack(journal);
  const name = `${id}-${journal.narrator}`.replace(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 60);
  return (
    <div className="wr-logbook">
      <div className="row">
        <button
          type="button"
          onClick={() => download(`${name}.md`, journalToMarkdown(journal, story), "text/markdown")}
        >
          Save the story as Markdown
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => download(`${name}.txt`, journalToText(journal, story), "text/plain")}
        >
          As plain text
        </button>
      </div>
      {days.length === 0 && <p className="quiet">No page is closed yet.</p>}
      {days.map((day) => (
        <Day key={day.day} day={day} prose={prose} recordings={notes.recordings} />
      ))}
    </div>
  );
}

const KIND_TITLES = {
  opening: "Before the first day",
  day: "The evening",
  closing: "The end",
} as const;

function Day(props: {
  readonly day: StoryDay;
  readonly prose: Prose;
  readonly recordings: readonly Recording[];
}) {
  const { day, prose, recordings } = props;
  const pages = day.entries.map(({ kind }) => (kind === "day" ? `day ${day.day}` : kind));
  return (
    <article className="wr-story-day wr-sheet">
      <h3>{`Day ${day.day}`}</h3>
      {day.entries.map(({ kind, content, timestamp }) => (
        <div key={kind} className="wr-entry" lang={prose.language}>
          {(kind !== "day" || day.entries.length > 1) && <h4>{KIND_TITLES[kind]}</h4>}
          {content === "" ? (
            <p className="quiet">This page was left unwritten.</p>
          ) : (
            <p>{content}</p>
          )}
          {timestamp !== "" && <p className="quiet">{timestamp}</p>}
        </div>
      ))}
      <Recordings recordings={recordings.filter(({ page }) => pages.includes(page))} />
      {day.cards.length > 0 && (
        <details>
          <summary>{`Cards and rolls: ${day.cards.map(cardName).join(", ")}`}</summary>
          <dl>
            {day.cards.map((card) => (
              <div key={card}>
                <dt>{cardName(card)}</dt>
                <dd>{prose.prompts[card]}</dd>
              </div>
            ))}
          </dl>
          <ul>
            {day.events
              .map((sentence, place) => ({ sentence, place }))
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
        <h3>{page}</h3>
        <div className="wr-entry">
          <p>{text}</p>
        </div>
      </article>
    ))}
  </div>
);
