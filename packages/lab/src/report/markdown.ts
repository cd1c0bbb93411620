// A report as Markdown, with its plots as files beside it.
import { type Claim, READING, type Report, type Section, type Table } from "./model.js";
import { drawPlot } from "./svg.js";

/** A file of a report: its name and its text. */
export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** A table as Markdown. */
export function markdownTable({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  const rule = `|${columns.map((_, i) => (i === 0 ? "---" : "--:")).join("|")}|`;
  return [line(columns), rule, ...rows.map(line)].join("\n");
}

function claimTable(claims: readonly Claim[]): string {
  const rows = claims.map(({ source, claim, rule, truth, verdict }) => [
    claim,
    source,
    rule,
    truth,
    verdict,
  ]);
  const head = [
    "what the document says",
    "where",
    "counts as true when",
    "what was found",
    "verdict",
  ];
  return markdownTable({ columns: head, rows }).replaceAll("--:", "---");
}

/** The name of the file of a plot. */
function plotName(report: Report, section: number, plot: number): string {
  return `${report.id}-${section + 1}-${plot + 1}.svg`;
}

function sectionLines(report: Report, section: Section, index: number): string[] {
  const { title, text = [], claims, table, plots = [] } = section;
  return [
    `## ${title}`,
    ...text,
    ...(claims === undefined ? [] : [claimTable(claims)]),
    ...(table === undefined ? [] : [markdownTable(table)]),
    ...plots.map(({ caption }, i) => `![${caption}](${plotName(report, index, i)})`),
  ];
}

/** The text of a report and the files of its plots. */
export function markdownReport(report: Report): ReportFile[] {
  const body = report.sections.flatMap((section, i) => sectionLines(report, section, i));
  const foot = `Seed \`${report.seed}\`, ${report.games} games a series. Written by \`${report.command}\`; the same command writes the same report.`;
  const text = `${[`# ${report.title}`, foot, READING, ...body].join("\n\n")}\n`;
  const plots = report.sections.flatMap(({ plots = [] }, i) =>
    plots.map((plot, j) => ({ name: plotName(report, i, j), text: drawPlot(plot) })),
  );
  return [{ name: `${report.id}.md`, text }, ...plots];
}
