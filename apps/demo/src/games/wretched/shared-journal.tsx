// A story with its log that somebody shared as one file: opened to be read, and to be kept as a story to play.
import { unwrap } from "@games/core-game";
import { describeReplayError } from "@games/core-game/text";
import { err, ok, type Result } from "@games/core-rng";
import { type Journal, journalOf, loadJournal } from "@games/wretched/journal";
import { describeFileError } from "@games/wretched/text";
import { type ChangeEvent, lazy, Suspense, useState } from "react";
import { contractWords, problemsWith } from "../../language/problems.ts";
import { readFile } from "../../play/files.ts";
import { lookOf, lookProps } from "./looks.ts";
import { gameOfReplay } from "./shelf.ts";
import type { StoryGame } from "./stories.ts";
import { words } from "./story-words.ts";
import { rules } from "./words.ts";

const Reading = lazy(async () => ({ default: (await import("./reading.tsx")).Reading }));

/** A journal that was opened. */
interface Opened {
  readonly game: StoryGame;
  readonly journal: Journal;
}

function openJournal(text: string): Result<Opened, string> {
  const loaded = loadJournal(text);
  if (!loaded.ok) return err(describeFileError(loaded.error, rules(), contractWords()));
  const { replay, pages, story } = loaded.value;
  const game = gameOfReplay(replay, story);
  if (game === undefined) return err(words().shared.noStory);
  const journal = journalOf(game, replay, pages);
  return journal.ok
    ? ok({ game, journal: journal.value })
    : err(describeReplayError(journal.error, problemsWith(rules())));
}

/** Opens such a file and shows what is in it. */
export function SharedJournal() {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState("");
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const read = await readFile(file);
    const journal: Result<Opened, string> =
      "reason" in read ? err(read.reason) : openJournal(read.text);
    target.value = "";
    setOpened(journal.ok ? unwrap(journal) : undefined);
    setProblem(journal.ok ? "" : journal.error);
  };
  const says = words().shared;
  return (
    <details className="wr-own">
      <summary>{says.summary}</summary>
      <p className="quiet">{says.explained}</p>
      <label>
        {says.file}
        <input type="file" accept=".json,application/json" onChange={open} />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      {opened !== undefined && (
        <div className="wr-reading" {...lookProps(lookOf(opened.game))}>
          <Suspense fallback={<p role="status">{says.opening}</p>}>
            <Reading journal={opened.journal} game={opened.game} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
