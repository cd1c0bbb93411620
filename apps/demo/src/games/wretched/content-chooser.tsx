// Chooses the story: one that comes with the engine, or the player's own.
import type { Wretched } from "@games/wretched";
import { useMemo } from "react";
import { isOldStory } from "../../store/old-entries.ts";
import { PACK_OWNER } from "../../store/rows.ts";
import { useNotesOf } from "../../store/use-store.ts";
import type { ContentChooserProps } from "../plugin.ts";
import { ContentNotes } from "./content-note.tsx";
import { storyOf } from "./default-story.ts";
import { lookOf, lookProps } from "./looks.ts";
import { OddsTable } from "./odds-table.tsx";
import { OwnStory } from "./own-story.tsx";
import { SharedJournal } from "./shared-journal.tsx";
import { gamesOf } from "./shelf.ts";
import { isBuiltIn, type StoryGame } from "./stories.ts";
import { StoryArt } from "./story-art.tsx";
import { words } from "./story-words.ts";
import "./chooser.css";

/** The part of the form that is about the story. */
export function ContentChooser({ game: chosen, choose }: ContentChooserProps<Wretched>) {
  const notes = useNotesOf(PACK_OWNER);
  const games = useMemo(() => gamesOf(notes ?? []), [notes]);
  const game = storyOf(chosen);
  const { prose } = game.rows;
  const { old } = words().chooser;
  return (
    <fieldset className="wr-chooser">
      <legend>{words().chooser.legend}</legend>
      <div className="wr-stories">
        {games.map((one) => (
          <StoryCard
            key={one.contentHash}
            game={one}
            isChosen={one.contentHash === game.contentHash}
            choose={() => choose(one)}
          />
        ))}
      </div>
      <p lang={prose.language}>{prose.summary}</p>
      {prose.author !== undefined && <p className="quiet">{words().chooser.by(prose.author)}</p>}
      <ContentNotes prose={prose} />
      <OddsTable game={game} />
      {notes?.some(isOldStory) && (
        <p className="quiet">
          {old.start}
          <a href="#/data">{old.link}</a>
          {old.end}
        </p>
      )}
      <OwnStory game={game} choose={choose} />
      <SharedJournal />
      <Attribution />
    </fieldset>
  );
}

/** A story to choose: its drawing in its own colours, and its name. */
function StoryCard(props: {
  readonly game: StoryGame;
  readonly isChosen: boolean;
  readonly choose: () => void;
}) {
  const { game, isChosen, choose } = props;
  const { title, subtitle, language } = game.rows.prose;
  const look = lookOf(game);
  return (
    <label className="wr-story" {...lookProps(look)}>
      <input type="radio" name="wr-story" checked={isChosen} onChange={choose} />
      <StoryArt look={look} />
      <span className="wr-story-words">
        <b lang={language}>{title}</b>
        {subtitle !== undefined && (
          <span className="quiet" lang={language}>
            {subtitle}
          </span>
        )}
        {!isBuiltIn(game) && <span className="quiet">{words().chooser.own}</span>}
      </span>
    </label>
  );
}

const SOURCE = "http://loottheroom.itch.io/wretched";
const LICENCE = "http://creativecommons.org/licenses/by/3.0/";

function Attribution() {
  const { notice, noEndorsement } = words().chooser;
  return (
    <p className="wr-attribution">
      <span lang="en">
        {notice.start}
        <a href={SOURCE}>{SOURCE}</a>
        {notice.middle}
        <a href={LICENCE}>{LICENCE}</a>
        {notice.end}
      </span>{" "}
      {noEndorsement}
    </p>
  );
}
