// Tables on a terminal: Markdown as everywhere, with columns of one width.

const ROW = /^\|.*\|$/;
const RULE = /^-+:?$/;
const CELL_END = /(?<!\\)\|/;

/** Text with the columns of its Markdown tables padded to one width, the first to the left and the others to the right. */
export function alignTables(text: string): string {
  const lines = text.split("\n");
  const aligned: string[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (ROW.test(lines[to] ?? "")) to++;
    if (to > from) aligned.push(...alignRows(lines.slice(from, to)));
    else aligned.push(lines[to++] ?? "");
    from = to;
  }
  return aligned.join("\n");
}

function alignRows(lines: readonly string[]): string[] {
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split(CELL_END)
      .map((cell) => cell.trim()),
  );
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => (RULE.test(row[column] ?? "") ? 3 : (row[column] ?? "").length)));
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column));
  return rows.map((row) => `| ${row.map((cell, i) => pad(cell, i, widths[i] ?? 0)).join(" | ")} |`);
}

function pad(cell: string, column: number, width: number): string {
  if (RULE.test(cell)) return column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`;
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
