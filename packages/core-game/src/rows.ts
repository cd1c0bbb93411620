// Tables of content: rows by id.

/** A table with further rows; a row with the id of a present one takes its place. */
export function replaceRows<R extends { readonly id: string }>(
  table: readonly R[],
  rows: readonly R[],
): R[] {
  const replaced = new Map(rows.map((row) => [row.id, row]));
  const kept = table.map((row) => replaced.get(row.id) ?? row);
  const known = new Set(table.map(({ id }) => id));
  return [...kept, ...rows.filter(({ id }) => !known.has(id))];
}
