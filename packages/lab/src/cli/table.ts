// `games-lab play --table`: the player rolls and draws, the command asks, applies the rules and keeps the replay.
import type { GameTypes, Replay } from "@games/core-game";
import { type Question, TableSession } from "@games/core-game/table";
import { describeQuestion } from "@games/core-game/text";
import type { Answer } from "@games/core-rng";
import { type AnyStudy, LabError } from "../study.js";
import type { Io } from "./io.js";
import type { Lines } from "./menu.js";
import {
  describeEnd,
  labelsOf,
  printChoices,
  printEvent,
  printLegend,
  printScreen,
} from "./screen.js";

type Table = TableSession<GameTypes>;

/** The streams that are asked: those of a list, or all of a game. */
export function askedStreamsOf({ game }: AnyStudy, streams: string | true): readonly string[] {
  if (streams === true) return game.streams;
  const asked = streams.split(",").map((name) => name.trim());
  const unknown = asked.find((name) => !game.streams.includes(name));
  if (unknown === undefined) return asked;
  const known = game.streams.join(", ");
  throw new LabError("bad-request", `There is no stream "${unknown}". There are: ${known}.`);
}

/** Plays at a table until the game is over or the player stops. */
export async function playTable(
  study: AnyStudy,
  options: object,
  asked: readonly string[],
  io: Io,
  lines: Lines,
): Promise<Table> {
  const session: Table = new TableSession(study.game, options, { asked });
  let told = 0;
  for (;;) {
    told = tellHistory(study, session, told, io);
    const { question, game } = session.getSnapshot();
    if (game?.outcome) {
      io.out(describeEnd(study, game.outcome));
      return session;
    }
    const choices = question ? optionLabels(question) : actionLabels(study, session);
    if (!question && game) printScreen(study, game.view, io);
    io.out(question ? describeQuestion(question) : "What do you do?");
    printChoices(choices, io);
    if (!(await takeTurn(study, session, choices, io, lines))) return session;
  }
}

/** Prints a verified replay of a table event by event. */
export function printTable(study: AnyStudy, replay: Replay<GameTypes>, io: Io): void {
  const { seed, options, asked = [], answers = [], actions } = replay;
  const session: Table = new TableSession(study.game, { ...options, seed }, { asked });
  const answer = (given: readonly Answer[] = []) => given.length > 0 && session.answer(...given);
  answer(answers[0]);
  let told = tellHistory(study, session, 0, io);
  actions.forEach((action, i) => {
    io.out(`> ${study.describeAction?.(action) ?? JSON.stringify(action)}`);
    session.do(action);
    answer(answers[i + 1]);
    told = tellHistory(study, session, told, io);
  });
  io.out(describeEnd(study, session.getSnapshot().game?.outcome ?? undefined));
}

/** Prints what happened since the last time; nothing is printed twice, also when answers were taken back. */
function tellHistory(study: AnyStudy, session: Table, told: number, io: Io): number {
  const history = session.history();
  for (const { events } of history.slice(told)) {
    for (const event of events) printEvent(study, event, io);
  }
  return history.length;
}

function optionLabels({ options }: Question): string[] {
  return options.map(({ label }) => String(label));
}

function actionLabels(study: AnyStudy, session: Table): string[] {
  const { game } = session.getSnapshot();
  return game ? labelsOf(study, game.legalActions, game.view) : [];
}

/** Reads lines until one changes the game; false when the player stops. */
async function takeTurn(
  study: AnyStudy,
  session: Table,
  choices: readonly string[],
  io: Io,
  lines: Lines,
): Promise<boolean> {
  for (;;) {
    const { done, value } = await lines.next();
    const line = done ? "q" : value.trim();
    if (line === "q") return false;
    if (line === "?") {
      printLegend(study, io);
      continue;
    }
    const problem = line === "b" ? takeBack(session) : choose(session, choices, line);
    if (problem === undefined) return true;
    io.out(problem);
  }
}

function takeBack(session: Table): string | undefined {
  return session.takeBack() ? undefined : "There is nothing to take back.";
}

/** Answers or acts as a line says; what is wrong with the line, or undefined. */
function choose(session: Table, choices: readonly string[], line: string): string | undefined {
  const { question, game } = session.getSnapshot();
  const numbers = line.split(/[\s,]+/).map((word) => numberOf(choices, word));
  if (numbers.includes(-1) || (!question && numbers.length > 1)) {
    return `Please type a number from 1 to ${choices.length}, b to take the last answer back, ? for the legend, or q to stop.`;
  }
  if (!question) {
    const action = game?.legalActions[numbers[0] ?? -1];
    const done = action && session.do(action);
    return done && !done.ok ? done.error.message : undefined;
  }
  const answers = numbers.map((number) => question.options[number]?.answer as Answer);
  const done = session.answer(...answers);
  return done.ok ? undefined : done.error.message;
}

/** The place of a choice by its label or its number; -1 when there is none. */
function numberOf(choices: readonly string[], word: string): number {
  const labelled = choices.findIndex((label) => label.toLowerCase() === word.toLowerCase());
  if (labelled >= 0) return labelled;
  const number = Number(word);
  return Number.isInteger(number) && number >= 1 && number <= choices.length ? number - 1 : -1;
}
