// Before the first card: what the story touches on, what the player would rather not read, and a name.
import { type Prose, SUITS } from "@games/wretched";
import { type FormEvent, useId, useState } from "react";
import type { Notes } from "./notes.ts";
import { words } from "./screen-words.ts";

/** What a story touches on. */
export const ContentNotes = ({ prose }: { readonly prose: Prose }) => (
  <Notices title={words().safety.notes} lines={prose.safety.contentNotes} prose={prose} />
);

function Notices(props: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly prose: Prose;
}) {
  const { title, lines, prose } = props;
  return (
    <div className="wr-safety">
      <h3>{title}</h3>
      <ul lang={prose.language}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The page before the first one; nothing of the story is shown until it is left. */
export function ContentNote({ prose, notes }: { readonly prose: Prose; readonly notes: Notes }) {
  const [narrator, setNarrator] = useState(notes.wishes.narrator);
  const [softSuits, setSoftSuits] = useState(notes.wishes.softSuits);
  const headingId = useId();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    notes.wish({ narrator: narrator.trim(), softSuits, isReady: true });
  };
  return (
    <form className="wr-note wr-sheet" aria-labelledby={headingId} onSubmit={begin}>
      <h2 id={headingId}>{words().safety.before}</h2>
      <ContentNotes prose={prose} />
      <Notices title={words().safety.always} lines={prose.safety.advice} prose={prose} />
      <fieldset>
        <legend>{words().safety.soften}</legend>
        <p className="quiet">{words().safety.softened}</p>
        {SUITS.map((suit) => (
          <label key={suit} className="wr-soft">
            <input
              type="checkbox"
              checked={softSuits.includes(suit)}
              onChange={({ target }) =>
                setSoftSuits(
                  SUITS.filter((one) => (one === suit ? target.checked : softSuits.includes(one))),
                )
              }
            />
            <span lang={prose.language}>{prose.suits[suit]}</span>
          </label>
        ))}
      </fieldset>
      <label>
        {words().safety.narrator}
        <input
          value={narrator}
          onChange={(event) => setNarrator(event.target.value)}
          maxLength={200}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="primary">
        {words().safety.open}
      </button>
    </form>
  );
}
