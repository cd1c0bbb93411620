// `games-lab play`: a game in the terminal, one numbered choice after another.
import { createInterface } from "node:readline";
import { type GameTypes, OptionsError } from "@games/core-game";
import type { Command } from "commander";
import { optionsOf, studyWith } from "../experiment.js";
import { findStudy } from "../node/find-study.js";
import { type AnyStudy, LabError } from "../study.js";
import { type Io, printEvent, writeText } from "./io.js";
import { type SharedOptions, withGame } from "./settings.js";
import { askedStreamsOf, playTable } from "./table.js";

interface PlayOptions extends Pick<SharedOptions, "content" | "preset" | "options" | "seed"> {
  readonly save?: string;
  readonly table?: string | true;
}

/** The lines that the player types. */
type Lines = AsyncIterator<string, unknown>;

function describeAction(study: AnyStudy, action: GameTypes["action"]): string {
  return study.describeAction?.(action) ?? JSON.stringify(action);
}

/** The choice of the player: a number of the list, or undefined when the player stops. */
async function askChoice(lines: Lines, io: Io, count: number): Promise<number | undefined> {
  for (;;) {
    const { done, value } = await lines.next();
    if (done || value.trim() === "q") return undefined;
    const number = Number(value);
    if (Number.isInteger(number) && number >= 1 && number <= count) return number - 1;
    io.out(`Please type a number from 1 to ${count}, or q to stop.`);
  }
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
    if (legal.length === 0) break;
    legal.forEach((action, i) => {
      io.out(`${i + 1}. ${describeAction(study, action)}`);
    });
    const action = legal[(await askChoice(lines, io, legal.length)) ?? -1];
    if (action === undefined) return actions;
    actions.push(action);
    game.step(context, action);
  }
  io.out(`The game is over: ${JSON.stringify(game.outcome(state))}`);
  return actions;
}

/** Plays with real dice and cards. */
async function playAtTable(
  study: AnyStudy,
  given: object,
  { table = true, save }: PlayOptions,
  io: Io,
): Promise<void> {
  const asked = askedStreamsOf(study, table);
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const session = await playTable(study, given, asked, io, lines)
    .catch((error: unknown) => {
      if (error instanceof OptionsError) throw new LabError("bad-options", error.message);
      throw error;
    })
    .finally(() => input.close());
  if (save === undefined) return;
  const replay = session.replay();
  if (!replay.ok) throw new LabError("bad-request", replay.error.message);
  writeText(save, `${JSON.stringify(replay.value)}\n`);
  io.out(`Replay written to ${save}.`);
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
Type the number of what you want to do, or q to stop. With --table, type what your dice show and which cards you draw, several
dice in one line if you like, and b to take the last answer back.

Examples:
  games-lab play bomb-flip --seed tuesday
  games-lab play wretched --preset calibrated --save game.json && games-lab replay game.json
  games-lab play dsd6 --table
  games-lab play wretched --table dice --seed tuesday`;
  withGame(command)
    .addHelpText("after", help)
    .action(async (name: string, options: PlayOptions) => {
      const study = studyWith(await findStudy(name), options.content?.rows);
      const given = { ...optionsOf(study, options.preset, options.options), seed: options.seed };
      if (options.table !== undefined) return playAtTable(study, given, options, io);
      const created = study.game.tryCreate(given);
      if (!created.ok) throw new LabError("bad-options", created.error.message);
      const { state, events } = created.value;
      for (const event of events) printEvent(study, event, io);
      const input = createInterface({ input: process.stdin });
      const lines = input[Symbol.asyncIterator]();
      const actions = await playGame(study, state, io, lines).finally(() => input.close());
      if (options.save === undefined) return;
      const replay = study.game.record(given, actions);
      if (!replay.ok) throw new LabError("bad-request", replay.error.message);
      writeText(options.save, `${JSON.stringify(replay.value)}\n`);
      io.out(`Replay written to ${options.save}.`);
    });
}
