// Numbers with what they count.

/** A number and the word for one or for several: `1 action`, `2 actions`. */
export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
