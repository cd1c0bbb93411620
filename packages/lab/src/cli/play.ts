// `games-lab play`: a game in the terminal, one numbered choice after another.
import { createInterface } from "node:readline";
import { type GameTypes, OptionsError } from "@games/core-game";
import type { Result } from "@games/core-rng";
import type { Command } from "commander";
import { optionsOf, studyWith } from "../experiment.js";
import { findStudy } from "../node/find-study.js";
import { type AnyStudy, LabError } from "../study.js";
import { type Io, writeText } from "./io.js";
import { chooseAction, type Lines } from "./menu.js";
import { describeEnd, printEvent, printLegend, printScreen } from "./screen.js";
import { type SharedOptions, withGame } from "./settings.js";
import { askedStreamsOf, playTable } from "./table.js";

interface PlayOptions extends Pick<SharedOptions, "content" | "preset" | "options" | "seed"> {
  readonly save?: string;
  readonly table?: string | true;
}

/** Plays until the game is over or the player stops; returns the actions. */
async function playGame(
  study: AnyStudy,
  state: GameTypes["state"],
  io: Io,
  lines: Lines,
): Promise<GameTypes["action"][]> {
  const { game } = study;
  const context = game.open(state, (event) => printEvent(study, event, io));
  const actions: GameTypes["action"][] = [];
  for (;;) {
    const legal = game.legalActions(state);
    const view = game.view(state);
    printScreen(study, view, io);
    if (legal.length === 0) break;
    const action = await chooseAction(study, legal, view, io, lines);
    if (action === undefined) return actions;
    actions.push(action);
    game.step(context, action);
  }
  io.out(describeEnd(study, game.outcome(state)));
  return actions;
}

/** Gives the lines of standard input to a game until it ends, the input ends, or Ctrl-C; returns whether it was Ctrl-C. */
async function withLines(play: (lines: Lines) => Promise<void>): Promise<boolean> {
  const input = createInterface({ input: process.stdin });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    input.close();
  };
  process.once("SIGINT", stop);
  try {
    await play(input[Symbol.asyncIterator]());
  } finally {
    process.removeListener("SIGINT", stop);
    input.close();
  }
  return isStopped;
}

function saveReplay(
  file: string,
  replay: Result<object, { readonly message: string }>,
  io: Io,
): void {
  if (!replay.ok) throw new LabError("bad-request", replay.error.message);
  writeText(file, `${JSON.stringify(replay.value)}\n`);
  io.out(`Replay written to ${file}.`);
}

/** Plays with real dice and cards. */
function playAtTable(study: AnyStudy, given: object, options: PlayOptions, io: Io) {
  const asked = askedStreamsOf(study, options.table ?? true);
  printLegend(study, io);
  return withLines(async (lines) => {
    const session = await playTable(study, given, asked, io, lines).catch((error: unknown) => {
      if (error instanceof OptionsError) throw new LabError("bad-options", error.message);
      throw error;
    });
    if (options.save !== undefined) saveReplay(options.save, session.replay(), io);
  });
}

/** Plays with the luck of a seed. */
function playSeeded(
  study: AnyStudy,
  given: Parameters<AnyStudy["game"]["record"]>[0],
  { save }: PlayOptions,
  io: Io,
) {
  const created = study.game.tryCreate(given);
  if (!created.ok) throw new LabError("bad-options", created.error.message);
  const { state, events } = created.value;
  printLegend(study, io);
  for (const event of events) printEvent(study, event, io);
  return withLines(async (lines) => {
    const actions = await playGame(study, state, io, lines);
    if (save !== undefined) saveReplay(save, study.game.record(given, actions), io);
  });
}

async function play(name: string, options: PlayOptions, io: Io): Promise<void> {
  const study = studyWith(await findStudy(name), options.content?.rows);
  const given = { ...optionsOf(study, options.preset, options.options), seed: options.seed };
  const start = options.table === undefined ? playSeeded : playAtTable;
  const isStopped = await start(study, given, options, io);
  if (isStopped) throw new LabError("cancelled", "Stopped.");
}

/** Adds the command. */
export function addPlay(program: Command, io: Io): void {
  const command = program
    .command("play")
    .description("play a game in the terminal")
    .argument("<game>", "a game, or a module that exports a study")
    .option("--seed <text>", "the seed of the game", "tuesday")
    .option("--table [streams]", "ask for real dice and cards: all of them, or some streams")
    .option("--save <file>", "write a replay when the game ends or is left");
  const help = `
Type the number of what you want to do, ? for the legend, q or Ctrl-C to stop. With --table, type what your dice show and which
cards you draw, several dice in one line if you like, and b to take the last answer back. NO_COLOR=1 turns colours off.

Examples:
  games-lab play bomb-flip --seed tuesday
  games-lab play wretched --preset calibrated --save game.json && games-lab replay game.json
  games-lab play wretched --content my-story.md
  games-lab play dsd6 --table
  games-lab play wretched --table dice --seed tuesday`;
  withGame(command)
    .addHelpText("after", help)
    .action((name: string, options: PlayOptions) => play(name, options, io));
}
