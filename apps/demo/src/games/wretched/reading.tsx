// The log of somebody else, read back by day.
import type { Journal } from "@games/wretched/journal";
import { Logbook } from "./logbook.tsx";
import type { Notes } from "./notes.ts";
import type { StoryGame } from "./stories.ts";
import { words } from "./story-words.ts";
import { NO_WISHES } from "./wishes.ts";
import "./logbook.css";

const nothing = () => undefined;

/** Nobody's notes: what was written is in the journal, and nothing is added. */
const NOBODYS: Notes = {
  pages: new Map(),
  recordings: [],
  wishes: NO_WISHES,
  holdPage: nothing,
  writePage: nothing,
  addRecording: nothing,
  dropRecording: nothing,
  wish: nothing,
};

/** Shows a journal with the story it is of. */
export const Reading = (props: { readonly journal: Journal; readonly game: StoryGame }) => (
  <section aria-label={props.game.rows.prose.title}>
    <h3 lang={props.game.rows.prose.language}>{props.game.rows.prose.title}</h3>
    {props.journal.narrator !== "" && (
      <p className="quiet">{words().chooser.by(props.journal.narrator)}</p>
    )}
    <Logbook journal={props.journal} game={props.game} notes={NOBODYS} />
  </section>
);
