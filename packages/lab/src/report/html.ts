// A report as one HTML page that needs nothing beside it.
import { type Claim, READING, type Report, type Section, type Table } from "./model.js";
import { drawPlot, escapeMarkup } from "./svg.js";

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}th,td{padding:.25rem .6rem;border-bottom:1px solid #8886;text-align:right}th:first-child,td:first-child,.claims td,.claims th{text-align:left}.claims td{vertical-align:top}figure{margin:1rem 0}figcaption{color:#777}svg{width:100%;height:auto}code{overflow-wrap:anywhere}`;

function row(tag: "th" | "td", cells: readonly string[]): string {
  return `<tr>${cells.map((text) => `<${tag}>${escapeMarkup(text)}</${tag}>`).join("")}</tr>`;
}

function htmlTable({ columns, rows }: Table, kind = ""): string {
  const body = rows.map((cells) => row("td", cells)).join("\n");
  return `<table class="${kind}"><thead>${row("th", columns)}</thead><tbody>\n${body}</tbody></table>`;
}

function claimTable(claims: readonly Claim[]): string {
  const rows = claims.map(({ source, claim, rule, truth, verdict }) => [
    claim,
    source,
    rule,
    truth,
    verdict,
  ]);
  return htmlTable(
    {
      columns: [
        "what the document says",
        "where",
        "counts as true when",
        "what was found",
        "verdict",
      ],
      rows,
    },
    "claims",
  );
}

function htmlSection({ title, text = [], claims, table, plots = [] }: Section): string {
  return [
    `<h2>${escapeMarkup(title)}</h2>`,
    ...text.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`),
    ...(claims === undefined ? [] : [claimTable(claims)]),
    ...(table === undefined ? [] : [htmlTable(table)]),
    ...plots.map(
      (plot) =>
        `<figure>${drawPlot(plot)}<figcaption>${escapeMarkup(plot.caption)}</figcaption></figure>`,
    ),
  ].join("\n");
}

/** The page of a report. */
export function htmlReport(report: Report): string {
  const { title, seed, games, command, sections } = report;
  const foot = `<p>Seed <code>${escapeMarkup(seed)}</code>, ${games} games a series. Written by <code>${escapeMarkup(command)}</code>; the same command writes the same report.</p>
<p>${escapeMarkup(READING)}</p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body>
<h1>${escapeMarkup(title)}</h1>
${foot}
${sections.map(htmlSection).join("\n")}
</body>
</html>
`;
}
