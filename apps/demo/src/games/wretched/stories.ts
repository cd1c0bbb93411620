// The stories: those that come with the engine, those that the player brought, and which game plays which.
import type { Game } from "@games/core-game";
import { err, type Result } from "@games/core-rng";
import { createWretchedGame, type Wretched } from "@games/wretched";
import { type PackError, parsePackJson, parsePackMarkdown } from "@games/wretched/pack-loader";
import { glasshouse, type Pack, salvageShip } from "@games/wretched/packs";
import type { Keep } from "../../keep/keep.ts";
import { type NoteRow, noteId } from "../../keep/rows.ts";

/** Who owns the notes that hold packs. */
export const PACK_OWNER = "story-packs";

const packs = new Map<string | undefined, Pack>();

/** The game of a story; from now on {@link packOf} knows the story. */
function gameOfPack(pack: Pack): Game<Wretched> {
  const game = createWretchedGame(pack);
  packs.set(game.content, pack);
  return game;
}

/** The salvage ship, which is played unless another story is chosen. */
export const usualGame: Game<Wretched> = gameOfPack(salvageShip);

const builtIn: readonly Game<Wretched>[] = [usualGame, gameOfPack(glasshouse)];

/** The story that a game plays. */
export const packOf = (game: Pick<Game<Wretched>, "content">): Pack =>
  packs.get(game.content) ?? salvageShip;

/** Whether a story came with the engine. */
export const isBuiltIn = ({ content }: Pick<Game<Wretched>, "content">): boolean =>
  builtIn.some((game) => game.content === content);

/** The games of all stories there are: those of the engine, then those in the notes of {@link PACK_OWNER}. */
export function gamesOf(notes: readonly NoteRow[]): readonly Game<Wretched>[] {
  const own = notes.flatMap(({ content }) => {
    if (typeof content !== "string") return [];
    const pack = parsePackJson(content);
    return pack.ok && nameFault(pack.value) === undefined ? [gameOfPack(pack.value)] : [];
  });
  return [...builtIn, ...own];
}

/** Why a story cannot stand beside those of the engine, or undefined. */
function nameFault(pack: Pack): string | undefined {
  const game = createWretchedGame(pack);
  return isBuiltIn(game)
    ? `has the id and the rules of “${packOf(game).title}”; give it an id of its own`
    : undefined;
}

/** A story to begin one's own with: it can be opened as it is, because it does not take the id of one that comes with the app. */
export const templateOf = (game: Game<Wretched>): Pack => {
  const pack = packOf(game);
  return isBuiltIn(game) ? { ...pack, id: `my-${pack.id}`, title: `My ${pack.title}` } : pack;
};

/** Reads a pack from a file's text, which is JSON or Markdown. */
export function readPack(text: string): Result<Pack, Pick<PackError, "message" | "faults">> {
  const read = text.trimStart().startsWith("{") ? parsePackJson(text) : parsePackMarkdown(text);
  const fault = read.ok ? nameFault(read.value) : undefined;
  if (fault === undefined) return read;
  return err({ message: `This story ${fault}.`, faults: [{ path: "id", message: fault }] });
}

/** Keeps a pack. Its rules are part of the name, so that games begun under older ones find those again. */
export async function keepPack(keep: Keep, pack: Pack): Promise<Game<Wretched>> {
  const game = gameOfPack(pack);
  const id = noteId(PACK_OWNER, game.content ?? pack.id);
  const name = `${pack.id}.json`;
  const content = JSON.stringify(pack);
  await keep.put("notes", { id, owner: PACK_OWNER, name, content, updated: Date.now() });
  return game;
}

/** A story of the player's own as text, for the file of a game; those of the engine are everywhere already. */
export const writeStory = (game: Game<Wretched>): string | undefined =>
  isBuiltIn(game) ? undefined : JSON.stringify(packOf(game));

/** The game of a story from the file of a game. */
export function readStory(text: string): Game<Wretched> | undefined {
  const pack = readPack(text);
  return pack.ok ? gameOfPack(pack.value) : undefined;
}
