// How a game is told from others of its kind: by its seed, or by the table it was played at.
import { words } from "../home/words.ts";

/** The end of the name of a game: ", seed fox", or how else its luck came. */
export function seedWords(seed: string): string {
  const { luck } = words();
  return seed === "" ? luck.table : luck.seed(seed);
}

/** The seed of a session as rows keep it. */
export const seedOf = ({ seed }: { readonly seed?: unknown }): string =>
  seed === undefined || seed === null ? "" : String(seed);
