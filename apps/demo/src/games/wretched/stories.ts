// The story of a game, and how stories of the player's own are kept; shelf.ts has all that there are.
import type { Game } from "@games/core-game";
import { unwrap } from "@games/core-rng";
import { type StoryPack, type Wretched, wretched } from "@games/wretched";
import { noteId, PACK_OWNER } from "../../store/rows.ts";
import type { Store } from "../../store/store.ts";

/** A game whose pack can tell its story, as all are that are opened here. */
export type StoryGame = Game<Wretched> & { readonly rows: StoryPack };

/** The game of a story. */
export const gameOfPack = (pack: StoryPack): StoryGame =>
  unwrap(wretched.withContent(pack)) as StoryGame;

/** The content hashes of the stories that come with the engine: they are known before the stories are loaded. */
export const BUILT_IN = {
  "salvage-ship": "33c4abafc5e0e85d",
  glasshouse: "6dc93ccad58b6ac1",
  "night-exchange": "bbdf4a1cb4141d63",
  "white-meridian": "5fc8143ad77bb309",
} as const;

const builtIn: ReadonlySet<string | undefined> = new Set(Object.values(BUILT_IN));

/** Whether a story came with the engine. */
export const isBuiltIn = ({ contentHash }: Pick<Game<Wretched>, "contentHash">): boolean =>
  builtIn.has(contentHash);

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

/** The game of a story from the file of a game, which holds it complete; one that came with the engine is none of those. */
export function readStory(text: string): StoryGame | undefined {
  const made = wretched.withContent(parseJson(text));
  if (!made.ok || made.value.rows.prose === undefined || isBuiltIn(made.value)) return undefined;
  return made.value as StoryGame;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
