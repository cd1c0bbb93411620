// How a game is told from others of its kind: by its seed, or by the table it was played at.
/** The end of the name of a game: ", seed fox", or how else its luck came. */
export const seedWords = (seed: string): string =>
  seed === "" ? "own dice and cards" : `seed ${seed}`;

/** The seed of a session as rows keep it. */
export const seedOf = ({ seed }: { readonly seed?: unknown }): string =>
  seed === undefined || seed === null ? "" : String(seed);
