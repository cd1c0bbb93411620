// `games-lab pack`: checks a story pack of Wretched & Alone, and writes a file to begin one with.
import { existsSync } from "node:fs";
import type { Game } from "@games/core-game";
import { unwrap } from "@games/core-rng";
import {
  type Config,
  type Content,
  PRESETS,
  type Preset,
  type StoryPack,
  type Wretched,
  wretched,
} from "@games/wretched";
import type { RecognizedPack } from "@games/wretched/pack-loader";
import type { Command } from "commander";
import { markdownTable } from "../report/markdown.js";
import { simulate } from "../simulate.js";
import { wretchedStudy } from "../studies/index.js";
import { exactWretched } from "../studies/wretched/deck.js";
import type { WretchedOdds } from "../studies/wretched/work.js";
import { LabError } from "../study.js";
import { Z95 } from "../summary.js";
import { loadLoader, openStory } from "./content-file.js";
import { type Io, writeText } from "./io.js";

const WORDS_PER_MINUTE = 220;

/** Adds the commands. */
export function addPack(program: Command, io: Io): void {
  const pack = program
    .command("pack")
    .description("write and check story packs of Wretched & Alone");
  pack
    .command("check")
    .description("report the faults of a pack, its reading time and its odds")
    .argument(
      "<file...>",
      "the pack; all files of it if it has several, such as config.yml and deck.csv",
    )
    .option(
      "--games <n>",
      "the games per preset where the exact odds would take too long",
      readGames,
      100_000,
    )
    .addHelpText("after", "\nExample:\n  games-lab pack check my-story.md")
    .action((files: readonly string[], { games }: { games: number }) =>
      checkFiles(io, files, games),
    );
  pack
    .command("new")
    .description("write a file to begin a story with")
    .argument("<file>", "the file to write; it must not exist")
    .option("--title <title>", "the title of the story", "A story of my own")
    .addHelpText("after", '\nExample:\n  games-lab pack new my-story.md --title "The lighthouse"')
    .action(async (file: string, { title }: { title: string }) => {
      if (existsSync(file)) throw new LabError("bad-request", `${file} exists already.`);
      const { packTemplate } = await loadLoader();
      writeText(file, packTemplate(title));
      io.out(
        `${file} is ready: write a prompt below each card, then run npx games-lab pack check ${file}`,
      );
    });
}

function readGames(text: string): number {
  const games = Number(text);
  if (Number.isSafeInteger(games) && games > 0) return games;
  throw new LabError("bad-request", "--games must be a whole number above 0.");
}

async function checkFiles(io: Io, names: readonly string[], games: number): Promise<void> {
  report(io, await openStory(names), games);
}

function report(io: Io, { pack, format, assumed }: RecognizedPack, games: number): void {
  const minutes = Math.ceil(wordsOf(pack) / WORDS_PER_MINUTE);
  io.out(`${pack.prose.title} (${pack.id}), read as ${format}: no faults.`);
  io.out(
    `${wordsOf(pack)} words, about ${minutes === 1 ? "a minute" : `${minutes} minutes`} to read in full.`,
  );
  if (assumed.length > 0)
    io.out(["Assumed:", ...assumed.map(({ message }) => `  ${message}`)].join("\n"));
  const game = unwrap(wretched.withContent(pack));
  const rows = PRESETS.map((preset) => [preset, ...oddsOf(game, preset, games)]);
  if (pack.tower === "real") io.out("The odds are those of a tower that never falls.");
  io.out(
    markdownTable({
      columns: ["preset", "won", "tower", "trackers", "deck out", "final check", "how"],
      rows,
    }),
  );
}

/** The words of everything that a player may read. */
function wordsOf({ prose }: StoryPack): number {
  const texts = [
    prose.introduction,
    prose.openingLog,
    ...Object.values(prose.prompts),
    ...Object.values(prose.endings).map(({ text }) => text),
  ];
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => word !== "").length;
}

const RESULTS = [
  "victory",
  "ship_destroyed",
  "four_kings",
  "deck_exhausted",
  "final_pull_failed",
] as const;
/** Solving takes less than a minute with so many rows; what needs more is measured sooner. */
const MAX_ROWS = 150_000;
const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** Half of the width of the widest interval of a series, or what an exact solver may leave out instead. */
const doubtOf = (games: number): number => Z95 * Math.sqrt(0.25 / games);

/** The odds of a pack under its own rules: exact where the solver comes nearer than the games would, measured otherwise. */
function oddsOf(game: Game<Wretched>, preset: Preset, games: number): string[] {
  const config = unwrap(game.configure({ preset }));
  const exact = solve(config, game.content, doubtOf(games) / 4);
  if (exact !== undefined) {
    const shares = RESULTS.map((name) => percent(exact[name]));
    const isExact = exact.lost < 0.00005;
    return [...shares, isExact ? "exact" : `exact, but for ${percent(exact.lost)} left out`];
  }
  const problem = { study: "wretched", content: game.rows, preset, player: "prudent" };
  const { outcomes } = simulate(wretchedStudy, { ...problem, seed: "pack", games });
  const measured = RESULTS.map((name) => outcomes.find(({ result }) => result === name));
  const doubt = Math.max(
    ...measured.map((one) => (one === undefined ? 0 : one.high - one.low) / 2),
  );
  return [
    ...measured.map((one) => percent(one?.share ?? 0)),
    `measured on ${games} games, ± ${percent(doubt)}`,
  ];
}

function solve(config: Config, content: Content, maxLost: number): WretchedOdds | undefined {
  try {
    return exactWretched(config, content, { maxLost, maxPlaces: MAX_ROWS });
  } catch (error) {
    if (error instanceof LabError) return undefined;
    throw error;
  }
}
