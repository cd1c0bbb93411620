// Laws of the table: whoever answers the questions of luck plays the same game as a generator.
import { type Answer, type Luck, pick, seededStreams, seedStreams } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes, LuckOf, ReadonlyState, RngOf } from "../contract.js";
import type { Game } from "../game.js";
import { ask, askCreate } from "../table-ask.js";
import { possibleAnswers, type Question } from "../table-questions.js";
import {
  assert,
  assertSame,
  type ConformanceSettings,
  type Law,
  midGame,
  onTraces,
  playTrace,
  type Trace,
} from "./traces.js";

/** The laws of play with real dice and cards. */
export function tableLaws<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
): Law[] {
  const few = Math.ceil((settings.games ?? 30) / 3);
  const positions: Law = {
    name: "a position told in the terms of its view looks the same",
    check: () => onTraces(settings, (trace) => samePosition(game, trace)),
  };
  return [
    ...(game.hasPositions ? [positions] : []),
    {
      name: "asked with the answers of a seeded game, a game ends in the same state",
      check: () => onTraces(settings, (trace) => sameWhenAsked(game, trace), few),
    },
    {
      name: "every question offers what is possible, and some two answers make a difference",
      check: () => onTraces(settings, (trace) => questionsMatter(game, trace), few),
    },
  ];
}

/** Luck that passes on the answers of a generator, cards by their names, and keeps them. */
class Recorder {
  answers: Answer[] = [];
  /** Whether a card was replaced by another of its name. */
  hasReplaced = false;

  luck(source: Luck): Luck {
    return {
      below: (n, about, cards) => {
        const drawn = source.below(n);
        const label = (i: number) =>
          cards && (about?.label?.(cards[i] as string) ?? cards[i] ?? undefined);
        const possible = possibleAnswers(n, about, cards);
        const answer = cards ? (possible.find((i) => label(i) === label(drawn)) ?? drawn) : drawn;
        if (answer !== drawn) this.hasReplaced = true;
        if (possible.length > 1) this.answers.push(answer);
        return answer;
      },
      chance: (p) => {
        const answer = source.chance(p);
        if (p > 0 && p < 1) this.answers.push(answer);
        return answer;
      },
    };
  }

  /** The answers since the last call. */
  take(): Answer[] {
    const taken = this.answers;
    this.answers = [];
    return taken;
  }
}

function sameWhenAsked<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { actions, state: seeded } = playTrace(game, trace);
  const { seed, ...options } = trace.options;
  const recorder = new Recorder();
  const generator = seededStreams(
    game.rngSource,
    game.streams,
    seedStreams(game.rngSource, game.streams, seed),
  );
  const luck = Object.fromEntries(
    game.streams.map((name: T["stream"]) => [name, recorder.luck(generator[name])]),
  ) as LuckOf<T>;
  const config = game.configure(options);
  assert(config.ok, "The options of a variant are wrong.");
  const rng = Object.fromEntries(game.streams.map((name) => [name, null]));
  const own = { source: game.rngSource.id, ...rng } as RngOf<T>;
  const context = game.openWith(game.setup(config.value, own, undefined, luck), luck);
  const created = askCreate(game, options, game.streams, recorder.take());
  assert(created.ok && created.value.isDone, "Setup asks for more than it was answered.");
  let asked = created.value.value.state;
  assertSame(asked, context.state, "Setup led to another state when it was asked.");
  for (const action of actions) {
    if (game.check(context.state, action) !== undefined) break; // another card of the same name was drawn
    game.step(context, action);
    const played = ask(game, asked, action, recorder.take());
    assert(played.ok && played.value.isDone, `${canonical(action)} asks for other answers.`);
    asked = played.value.value.state;
    assertSame(asked, context.state, `${canonical(action)} led to another state when asked.`);
  }
  if (recorder.hasReplaced) return;
  assertSame({ ...asked, rng }, { ...seeded, rng }, "The asked game differs from the seeded one.");
}

function samePosition<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = midGame(game, trace);
  if (game.outcome(state) !== undefined) return;
  const view = game.view(state);
  const { seed: _, ...config } = trace.options;
  const laid = game.position({ ...view, config } as Parameters<Game<T>["position"]>[0]);
  assert(laid.ok, `A view cannot be laid out: ${laid.ok ? "" : laid.error.message}`);
  assertSame(game.view(laid.value), view, "A position laid out from a view looks different.");
  assertSame(
    game.legalActions(laid.value),
    game.legalActions(state),
    "A position laid out from a view has other legal actions.",
  );
}

/** A state whose streams are all asked. */
function atTable<T extends GameTypes>(game: Game<T>, state: ReadonlyState<T>): T["state"] {
  const copy = game.clone(state);
  const rng = copy.rng as unknown as Record<string, unknown>;
  for (const name of game.streams) rng[name] = null;
  return copy;
}

function questionsMatter<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = midGame(game, trace);
  const legal = game.legalActions(state);
  if (legal.length === 0) return;
  const action = pick(choices, legal);
  const table = atTable(game, state);
  const answers: Answer[] = [];
  for (;;) {
    const asked = ask(game, table, action, answers);
    assert(asked.ok, `${canonical(action)} refuses an answer that it offered.`);
    if (asked.value.isDone) return;
    checkQuestion(game, table, action, answers, asked.value.question);
    answers.push(pick(choices, asked.value.question.options).answer);
  }
}

function checkQuestion<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
  answers: readonly Answer[],
  { options, name }: Question,
): void {
  const sum = options.reduce((total, { probability }) => total + probability, 0);
  assert(Math.abs(sum - 1) < 1e-9, `The answers to ${name} add up to ${sum}.`);
  const labels = new Set(options.map(({ label }) => label));
  assert(labels.size === options.length, `Two answers to ${name} have one label.`);
  const refused = ask(game, state, action, [...answers, Number.MAX_SAFE_INTEGER]);
  assert(!refused.ok, `${name} accepts an answer that it does not offer.`);
  const results = options.map(({ answer }) => finish(game, state, action, [...answers, answer]));
  const makesDifference = results.some((result) => result !== results[0]);
  assert(makesDifference, `No answer to ${name} of ${canonical(action)} makes a difference.`);
}

/** What some answers lead to when every further question gets its first answer. */
function finish<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
  answers: readonly Answer[],
): string {
  const given = [...answers];
  for (;;) {
    const asked = ask(game, state, action, given);
    assert(asked.ok, `${canonical(action)} refuses an answer that it offered.`);
    if (asked.value.isDone) return canonical([asked.value.value.state, asked.value.value.events]);
    given.push(asked.value.question.options[0]?.answer ?? 0);
  }
}
