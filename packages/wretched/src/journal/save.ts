// A journal as a file: what was played and what was written, and the story itself if it is to travel along.
import {
  anyObject,
  dictionary,
  int,
  list,
  oneOf,
  optional,
  parse,
  type Replay,
  record,
  type Shape,
  text,
} from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { LOG_KINDS } from "../data/stages.js";
import { badFile, type FileError, findSizeError, parseJson } from "../files.js";
import type { Pack } from "../pack.js";
import type { Wretched } from "../types.js";
import type { Page, Pages } from "./index.js";

const FORMAT = 1;
const MAX_TEXT = 8_000_000;
const MAX_PAGES = 10_000;

/** A journal as it is kept: `journalOf` makes it readable again. Replay and story are checked where they are used. */
export interface SavedJournal {
  readonly replay: Replay<Wretched>;
  readonly pages: Pages;
  /** The story, for those who do not have it. */
  readonly story?: Pack;
}

const page: Shape<Page> = record<Page>({
  kind: oneOf(LOG_KINDS),
  day: int(1, Number.MAX_SAFE_INTEGER),
  content: text(1_000_000),
  timestamp: optional(text(100)),
  recordings: optional(list(text(200, 1), 100)),
});

interface File extends SavedJournal {
  readonly format: number;
}

const fileShape: Shape<File> = record<File>({
  format: oneOf([FORMAT]),
  replay: anyObject as Shape<Replay<Wretched>>,
  pages: record<Pages>({ narrator: text(200), pages: dictionary(page, MAX_PAGES) }),
  story: optional(anyObject as Shape<Pack>),
});

/** A journal as text; an error when it is too large or not in order, so that what is written can always be read. */
export function saveJournal(journal: SavedJournal): Result<string, FileError> {
  const checked = parse(fileShape, { format: FORMAT, ...journal });
  if (!checked.ok) return err(badFile("bad-journal", checked.error));
  const saved = JSON.stringify(checked.value);
  const tooLarge = findSizeError(saved, MAX_TEXT);
  return tooLarge ? err(tooLarge) : ok(saved);
}

/** A journal from text, checked. */
export function loadJournal(saved: string): Result<SavedJournal, FileError> {
  const loaded = parseJson(saved, MAX_TEXT, "bad-journal", (value) => parse(fileShape, value));
  if (!loaded.ok) return loaded;
  const { format: _, ...journal } = loaded.value;
  return ok(journal);
}
