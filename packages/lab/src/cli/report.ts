// `games-lab report`: a page about a game, as HTML, Markdown and JSON.
import { join } from "node:path";
import type { Command } from "commander";
import { findStudy, portableName } from "../node/find-study.js";
import { htmlReport } from "../report/html.js";
import { markdownReport, type ReportFile } from "../report/markdown.js";
import type { Report } from "../report/model.js";
import { reportOn } from "../report/report.js";
import { studies } from "../studies/index.js";
import { choose } from "../study.js";
import { withCheckpoint } from "./checkpoint.js";
import { withContent } from "./content-file.js";
import { assertDirectory, type Io, writeText } from "./io.js";
import { withRunner } from "./run.js";
import { readCount, type SharedOptions, withRedis } from "./settings.js";

interface ReportOptions
  extends Pick<
    SharedOptions,
    "seed" | "games" | "threads" | "redis" | "queue" | "batch" | "content"
  > {
  readonly out: string;
  readonly formats: string;
  readonly page?: string;
  readonly resume?: string;
}

const FORMATS: Readonly<Record<string, (report: Report) => ReportFile[]>> = {
  html: (report) => [{ name: `${report.id}.html`, text: htmlReport(report) }],
  markdown: markdownReport,
  json: (report) => [{ name: `${report.id}.json`, text: `${JSON.stringify(report, null, 1)}\n` }],
};

function commandFor(game: string, { seed, games, content, page }: ReportOptions): string {
  const rows = content === undefined ? "" : ` --content ${content.file}`;
  const part = page === undefined ? "" : ` --page ${page}`;
  return `games-lab report ${game}${part} --seed ${seed} --games ${games}${rows}`;
}

function writersOf(formats: string): ((report: Report) => ReportFile[])[] {
  return formats.split(",").map((name) => choose(FORMATS, name, "bad-request", "format"));
}

function writeReport(report: Report, { out, formats }: ReportOptions): string[] {
  const files = writersOf(formats).flatMap((write) => write(report));
  for (const { name, text } of files) writeText(join(out, name), text);
  return files.map(({ name }) => join(out, name));
}

/** Adds the command. */
export function addReport(program: Command, io: Io): void {
  const command = program
    .command("report")
    .description("write a page about a game: what its documents claim beside what is true")
    .argument(
      "<game>",
      `a game, a module that exports a study, or "all" for ${Object.keys(studies).join(", ")}`,
    )
    .option("--out <directory>", "where to write it", "balance")
    .option(
      "--formats <list>",
      `any of ${Object.keys(FORMATS).join(", ")}`,
      Object.keys(FORMATS).join(","),
    )
    .option("--page <name>", "one of the further pages of the game")
    .option("--resume <file>", "keep finished series in this file, and do not play those it has")
    .option("--seed <text>", "the seed of every series", "balance")
    .option("--games <n>", "games per series", readCount, 100_000)
    .option("--threads <n>", "worker threads (default: one per core)", readCount)
    .option("--batch <n>", "games in a batch", readCount);
  withContent(withRedis(command))
    .addHelpText(
      "after",
      `
The same seed and number of games write the same report, which names them.

Examples:
  games-lab report bomb-flip --games 200000
  games-lab report all --out docs/balance --formats markdown
  games-lab report spire-act1 --page relics --games 300 --resume relics.jsonl`,
    )
    .action((game: string, options: ReportOptions) => writeReports(io, game, options));
}

async function writeReports(io: Io, game: string, options: ReportOptions): Promise<void> {
  writersOf(options.formats); // a wrong format or directory is reported before hours of work
  assertDirectory(options.out);
  const names = game === "all" ? Object.keys(studies) : [game];
  await withRunner(io, options, async (simulate, solve) => {
    for (const name of names) {
      const { seed, games, content, page, resume } = options;
      const report = await reportOn(await findStudy(name), {
        name: portableName(name),
        seed,
        games,
        command: commandFor(name, options),
        simulate: resume === undefined ? simulate : withCheckpoint(resume, simulate),
        solve,
        ...(page === undefined ? {} : { page }),
        ...(content === undefined ? {} : { content: content.rows }),
      });
      for (const file of writeReport(report, options)) io.out(file);
    }
  });
}
