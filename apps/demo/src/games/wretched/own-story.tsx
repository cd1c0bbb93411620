// A story of the player's own: from files in any format that people have, or from an address on this site. Every fault is
// named with its line, and everything that was assumed.
import type { Wretched } from "@games/wretched";
import type { PackFile } from "@games/wretched/pack-loader";
import { type ChangeEvent, useId, useState } from "react";
import { download, readFile } from "../../play/files.ts";
import { useStore } from "../../store/use-store.ts";
import type { ContentChooserProps } from "../plugin.ts";
import { fetchStory, openStory, type StoryError, templateOf } from "./shelf.ts";
import { keepStory, type StoryGame } from "./stories.ts";
import { words } from "./story-words.ts";

type Problem = StoryError & { readonly file: string };

/** Opens a story of the player's own, from files or from an address on this site. */
export function OwnStory(props: {
  readonly game: StoryGame;
  readonly choose: ContentChooserProps<Wretched>["choose"];
}) {
  const { game, choose } = props;
  const store = useStore();
  const [problem, setProblem] = useState<Problem>();
  const [message, setMessage] = useState("");
  const [assumed, setAssumed] = useState<readonly string[]>([]);
  const openFiles = async (name: string, files: readonly PackFile[]) => {
    const story = await openStory(files);
    if (!story.ok) return setProblem({ file: name, ...story.error });
    const { game: opened } = story.value;
    await keepStory(store, opened);
    choose(opened);
    setAssumed(story.value.assumed);
    setMessage(words().own.ready(opened.rows.prose.title));
  };
  const begin = () => {
    setProblem(undefined);
    setMessage("");
    setAssumed([]);
  };
  const fail = (file: string, message: string) => setProblem({ file, message, faults: [] });
  const openChosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    const [first] = chosen;
    if (first === undefined) return;
    begin();
    const files: PackFile[] = [];
    for (const file of chosen) {
      const read = await readFile(file);
      if ("reason" in read) return fail(file.name, read.reason);
      files.push({ name: file.name, text: read.text });
    }
    await openFiles(first.name, files);
    // The same file can be chosen again once it is fixed.
    target.value = "";
  };
  const openAddress = async (address: string) => {
    begin();
    const fetched = await fetchStory(address);
    if (!fetched.ok) return fail(address, fetched.error);
    await openFiles(address, [fetched.value]);
  };
  const says = words().own;
  return (
    <details className="wr-own">
      <summary>{says.summary}</summary>
      <p className="quiet">{says.explained}</p>
      <label>
        {says.file}
        <input
          type="file"
          multiple
          accept=".md,.markdown,.json,.txt,.yml,.yaml,.csv,text/markdown"
          onChange={openChosen}
        />
      </label>
      <AddressField open={openAddress} />
      <TemplateButton game={game} />
      <p role="status" aria-label={says.status}>
        {message}
      </p>
      {assumed.length > 0 && (
        <details>
          <summary>{says.assumed}</summary>
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

/** Asks for the address of a story that lies beside this page; nothing else is loaded from a network. */
function AddressField({ open }: { readonly open: (address: string) => Promise<void> }) {
  const [address, setAddress] = useState("");
  const id = useId();
  return (
    <div className="wr-address">
      <label htmlFor={id}>{words().own.address}</label>
      <div className="row">
        <input
          id={id}
          value={address}
          placeholder={words().own.addressExample}
          onChange={(event) => setAddress(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
        />
        <button
          type="button"
          className="plain"
          aria-disabled={address.trim() === ""}
          onClick={() => address.trim() !== "" && void open(address.trim())}
        >
          {words().own.open}
        </button>
      </div>
    </div>
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
      {words().own.template(game.rows.prose.title)}
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
          ? words().own.failed(file, message)
          : words().own.faults(file, faults.length)}
      </p>
      {faults.length > 0 && (
        <ul>
          {listed.map(({ path, message: fault, place }) => (
            <li key={place}>
              <code>{path === "" ? words().own.theStory : path}</code> {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
