// Before the first card: what the story touches on, what the player would rather not read, and a name.
import { SUITS } from "@games/wretched";
import type { Pack } from "@games/wretched/packs";
import { type FormEvent, useId, useState } from "react";
import type { Notes } from "./notes.ts";

/** What a story touches on. */
export const ContentNotes = ({ pack }: { readonly pack: Pack }) => (
  <Notices title="What this story touches on" lines={pack.safety.contentNotes} pack={pack} />
);

function Notices(props: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly pack: Pack;
}) {
  const { title, lines, pack } = props;
  return (
    <div className="wr-safety">
      <h3>{title}</h3>
      <ul lang={pack.language}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The page before the first one; nothing of the story is shown until it is left. */
export function ContentNote({ pack, notes }: { readonly pack: Pack; readonly notes: Notes }) {
  const [narrator, setNarrator] = useState(notes.wishes.narrator);
  const [softSuits, setSoftSuits] = useState(notes.wishes.softSuits);
  const headingId = useId();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    notes.wish({ narrator: narrator.trim(), softSuits, isReady: true });
  };
  return (
    <form className="wr-note wr-sheet" aria-labelledby={headingId} onSubmit={begin}>
      <h2 id={headingId}>Before you begin</h2>
      <ContentNotes pack={pack} />
      <Notices title="At any time" lines={pack.safety.advice} pack={pack} />
      <fieldset>
        <legend>Soften from the start</legend>
        <p className="quiet">
          A softened prompt names its subject and nothing more. Each card can be changed later.
        </p>
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
            {pack.suits[suit]}
          </label>
        ))}
      </fieldset>
      <label>
        Who writes the log?
        <input
          value={narrator}
          onChange={(event) => setNarrator(event.target.value)}
          maxLength={200}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="primary">
        Open the log
      </button>
    </form>
  );
}
