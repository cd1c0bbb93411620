// Names of rows: most are the id in words.

/** A row that may go without a name. */
type Unnamed<R> = Omit<R, "name"> & { readonly name?: string };

/** Rows with their names: the words of the id, unless a row says another. */
export function named<R extends { readonly id: string; readonly name: string }>(
  rows: readonly Unnamed<R>[],
): readonly R[] {
  return rows.map((row) => ({ ...row, name: row.name ?? inWords(row.id) }) as R);
}

function inWords(id: string): string {
  const words = id.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}
