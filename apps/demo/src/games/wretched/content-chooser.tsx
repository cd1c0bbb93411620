// Chooses the story: one that comes with the engine, or the player's own from a file, whose faults are all named.
import type { Wretched } from "@games/wretched";
import type { PackFile } from "@games/wretched/pack-loader";
import { type ChangeEvent, useMemo, useState } from "react";
import { download, readFile } from "../../play/files.ts";
import { isOldStory } from "../../store/old-entries.ts";
import { PACK_OWNER } from "../../store/rows.ts";
import { useNotesOf, useStore } from "../../store/use-store.ts";
import type { ContentChooserProps } from "../plugin.ts";
import { ContentNotes } from "./content-note.tsx";
import { OddsTable } from "./odds-table.tsx";
import {
  gamesOf,
  isBuiltIn,
  keepStory,
  openStory,
  type StoryError,
  type StoryGame,
  storyOf,
  templateOf,
} from "./stories.ts";
import "./chooser.css";

/** The part of the form that is about the story. */
export function ContentChooser({ game: chosen, choose }: ContentChooserProps<Wretched>) {
  const notes = useNotesOf(PACK_OWNER);
  const games = useMemo(() => gamesOf(notes ?? []), [notes]);
  const game = storyOf(chosen);
  const { prose } = game.rows;
  return (
    <fieldset className="wr-chooser">
      <legend>Story</legend>
      <label>
        Which story
        <select
          value={game.contentHash}
          onChange={({ target }) => {
            const other = games.find(({ contentHash }) => contentHash === target.value);
            if (other !== undefined) choose(other);
          }}
        >
          {games.map((one) => (
            <option key={one.contentHash} value={one.contentHash}>
              {`${one.rows.prose.title}${isBuiltIn(one) ? "" : ", your own"}`}
            </option>
          ))}
        </select>
      </label>
      <p lang={prose.language}>{prose.summary}</p>
      {prose.author !== undefined && <p className="quiet">{`By ${prose.author}.`}</p>}
      <ContentNotes prose={prose} />
      <OddsTable game={game} />
      {notes?.some(isOldStory) && (
        <p className="quiet">
          A story of yours was made for an early version and cannot be played here. It is kept on
          the page <a href="#/data">Your data</a>, where you can save it to a file.
        </p>
      )}
      <OwnStory game={game} choose={choose} />
      <Attribution />
    </fieldset>
  );
}

type Problem = StoryError & { readonly file: string };

function OwnStory(props: {
  readonly game: StoryGame;
  readonly choose: ContentChooserProps<Wretched>["choose"];
}) {
  const { game, choose } = props;
  const store = useStore();
  const [problem, setProblem] = useState<Problem>();
  const [message, setMessage] = useState("");
  const [assumed, setAssumed] = useState<readonly string[]>([]);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    const [first] = chosen;
    if (first === undefined) return;
    setProblem(undefined);
    setMessage("");
    setAssumed([]);
    const files: PackFile[] = [];
    for (const file of chosen) {
      const read = await readFile(file);
      if ("reason" in read)
        return setProblem({ file: file.name, message: read.reason, faults: [] });
      files.push({ name: file.name, text: read.text });
    }
    const story = await openStory(files);
    // The same file can be chosen again once it is fixed.
    target.value = "";
    if (!story.ok) return setProblem({ file: first.name, ...story.error });
    const { game: opened } = story.value;
    await keepStory(store, opened);
    choose(opened);
    setAssumed(story.value.assumed);
    setMessage(`“${opened.rows.prose.title}” is ready, and kept in this browser.`);
  };
  return (
    <details className="wr-own">
      <summary>Bring a story of your own</summary>
      <p className="quiet">
        A story is a Markdown or JSON file with 52 prompts. Files of other programs can be opened
        too: type-based Markdown, config.yml with deck.csv (choose both), and JSON with categories.
        The quickest way to a story of your own is to change one that exists.
      </p>
      <label>
        Open a story from a file
        <input
          type="file"
          multiple
          accept=".md,.markdown,.json,.txt,.yml,.yaml,.csv,text/markdown"
          onChange={open}
        />
      </label>
      <TemplateButton game={game} />
      <p role="status" aria-label="Your story">
        {message}
      </p>
      {assumed.length > 0 && (
        <details>
          <summary>What was assumed about it</summary>
          <ul>
            {assumed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {problem !== undefined && <Faults problem={problem} />}
    </details>
  );
}

const TemplateButton = ({ game }: { readonly game: StoryGame }) => {
  return (
    <button
      type="button"
      className="plain"
      onClick={async () => {
        const { writePackMarkdown } = await import("@games/wretched/pack-loader");
        const template = templateOf(game);
        download(`${template.id}.md`, writePackMarkdown(template), "text/markdown");
      }}
    >
      {`Save “${game.rows.prose.title}” as a template`}
    </button>
  );
};

function Faults({ problem }: { readonly problem: Problem }) {
  const { file, message, faults } = problem;
  const listed = faults.map((fault, place) => ({ ...fault, place }));
  return (
    <div className="wr-faults" role="alert">
      <p className="problem">
        {faults.length === 0
          ? `${file}: ${message}`
          : `${file} has ${faults.length === 1 ? "one fault" : `${faults.length} faults`}. Nothing was changed.`}
      </p>
      {faults.length > 0 && (
        <ul>
          {listed.map(({ path, message: fault, place }) => (
            <li key={place}>
              <code>{path === "" ? "the story" : path}</code> {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Attribution = () => (
  <p className="wr-attribution">
    This work is based on The Wretched (found at{" "}
    <a href="http://loottheroom.itch.io/wretched">http://loottheroom.itch.io/wretched</a>), product
    of Chris Bissette and Loot The Room, and licensed for our use under the Creative Commons
    Attribution 3.0 Unported license (
    <a href="http://creativecommons.org/licenses/by/3.0/">
      http://creativecommons.org/licenses/by/3.0/
    </a>
    ). Its authors do not endorse this app; all prompts here are our own or yours.
  </p>
);
