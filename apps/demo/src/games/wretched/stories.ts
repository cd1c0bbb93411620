// The stories: those that come with the engine, those that the player brought, and where the player's own are kept.
import type { Fault, Game, Replay } from "@games/core-game";
import { err, ok, type Result, unwrap } from "@games/core-rng";
import { type StoryPack, type Wretched, wretched } from "@games/wretched";
import type { PackFile } from "@games/wretched/pack-loader";
import { glasshouse, nightExchange, salvageShip, whiteMeridian } from "@games/wretched/packs";
import { describeAssumption, describeFileError, translateFaults } from "@games/wretched/text";
import { type NoteRow, noteId, PACK_OWNER } from "../../store/rows.ts";
import type { Store } from "../../store/store.ts";
import { contract, rules, words } from "./words.ts";

/** A game whose pack can tell its story, as all are that this page begins. */
export type StoryGame = Game<Wretched> & { readonly rows: StoryPack };

/** The game of a story. */
const gameOfPack = (pack: StoryPack): StoryGame => unwrap(wretched.withContent(pack)) as StoryGame;

/** The salvage ship, which is played unless another story is chosen. */
export const defaultGame: StoryGame = gameOfPack(salvageShip);

const builtIn: readonly StoryGame[] = [
  defaultGame,
  ...[glasshouse, nightExchange, whiteMeridian].map(gameOfPack),
];

/** A game of this page with its story. */
export const storyOf = (game: Game<Wretched>): StoryGame =>
  game.rows.prose === undefined ? defaultGame : (game as StoryGame);

const findBuiltIn = ({ contentHash }: Pick<Game<Wretched>, "contentHash">) =>
  builtIn.find((game) => game.contentHash === contentHash);

/** Whether a story came with the engine. */
export const isBuiltIn = (game: Pick<Game<Wretched>, "contentHash">): boolean =>
  findBuiltIn(game) !== undefined;

/** The games of all stories there are: those of the engine, then those in the notes of {@link PACK_OWNER}. */
export function gamesOf(notes: readonly NoteRow[]): readonly StoryGame[] {
  const own = notes.flatMap(({ content }) => {
    const game = typeof content === "string" ? readStory(content) : undefined;
    return game === undefined ? [] : [game];
  });
  return [...builtIn, ...own];
}

/** A story to begin one's own with: it can be opened as it is, because it does not take the id of one that comes with the app. */
export function templateOf(game: StoryGame): StoryPack {
  if (!isBuiltIn(game)) return game.rows;
  const { id, prose } = game.rows;
  return {
    ...game.rows,
    id: `my-${id}`,
    prose: { ...prose, title: words().own.templateTitle(prose.title) },
  };
}

/** Why a file is not a story that can be played here: a sentence, and every fault with its place. */
export interface StoryError {
  readonly message: string;
  readonly faults: readonly Pick<Fault, "path" | "message">[];
}

/** A story that was opened, and what was assumed about it. */
export interface OpenedStory {
  readonly game: StoryGame;
  readonly assumed: readonly string[];
}

/** Opens a story from files in any format that people have; the readers are loaded when the first file is opened. */
export async function openStory(
  files: readonly PackFile[],
): Promise<Result<OpenedStory, StoryError>> {
  const { openPack } = await import("@games/wretched/pack-loader");
  const opened = openPack(files);
  if (!opened.ok) {
    const message = describeFileError(opened.error, rules(), contract());
    return err({ message, faults: translateFaults(opened.error.faults, rules(), contract()) });
  }
  const game = ownGame(opened.value.pack);
  const assumed = opened.value.assumed.map((one) => describeAssumption(one, rules()));
  return game.ok ? ok({ game: game.value, assumed }) : game;
}

const MAX_STORY = 2_000_000;

/** Fetches a story from the site of this page; any other address is refused, as the page's policy would. */
export async function fetchStory(address: string): Promise<Result<PackFile, string>> {
  const place = URL.parse(address, document.baseURI);
  if (place === null || place.origin !== location.origin) return err(words().own.elsewhere);
  try {
    const answer = await fetch(place, { credentials: "omit" });
    if (!answer.ok) return err(words().own.notFound(answer.status));
    const text = await answer.text();
    if (text.length > MAX_STORY) return err(words().own.tooLarge);
    return ok({ name: place.pathname.split("/").at(-1) ?? address, text });
  } catch {
    return err(words().own.notFetched);
  }
}

/** A story of the player's own, which must not be taken for one that comes with the app. */
function ownGame(pack: StoryPack): Result<StoryGame, StoryError> {
  const game = gameOfPack(pack);
  const known = findBuiltIn(game);
  if (known === undefined) return ok(game);
  const fault = words().own.sameAs(known.rows.prose.title);
  return err({ message: words().own.thisStory(fault), faults: [{ path: "id", message: fault }] });
}

/** Keeps a story. Its rules are part of the name, so that games begun under older ones find those again. */
export async function keepStory(store: Store, { rows, contentHash }: StoryGame): Promise<void> {
  const id = noteId(PACK_OWNER, contentHash ?? rows.id);
  const content = JSON.stringify(rows);
  const note = { id, owner: PACK_OWNER, name: `${rows.id}.json`, content, updated: Date.now() };
  await store.put("notes", note);
}

/** A story of the player's own as text, for the file of a game; those of the engine are everywhere already. */
export const writeStory = (game: Game<Wretched>): string | undefined =>
  isBuiltIn(game) ? undefined : JSON.stringify(game.rows);

/** The game that a replay belongs to: of a story that came with the app, or of the one that came with the replay. */
export function gameOfReplay(
  { contentHash }: Pick<Replay<Wretched>, "contentHash">,
  story: unknown,
): StoryGame | undefined {
  const known = builtIn.find((game) => game.contentHash === contentHash);
  if (known !== undefined || story === undefined) return known;
  const made = wretched.withContent(story);
  return made.ok && made.value.rows.prose !== undefined ? (made.value as StoryGame) : undefined;
}

/** The game of a story from the file of a game, which holds it complete. */
export function readStory(text: string): StoryGame | undefined {
  const made = wretched.withContent(parseJson(text));
  if (!made.ok || made.value.rows.prose === undefined) return undefined;
  const game = ownGame(made.value.rows as StoryPack);
  return game.ok ? game.value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
