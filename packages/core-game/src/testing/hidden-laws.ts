// Laws of what is hidden: no view, bot, event or odds may depend on what the player cannot know.
import { LuckError, pick, type SeededLuck } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";
import { type Cell, chiSquareDeviation, MOST_DEVIATION, twoSampleDeviation } from "./statistics.js";
import {
  type ConformanceSettings,
  demand,
  demandSame,
  type Law,
  onTraces,
  reach,
  type Trace,
} from "./traces.js";

const RUNS = 800;
const FEWEST_RUNS = 60;
const MOST_BRANCHES = 2000;

/** The laws of hidden things and of chance for a game. */
export function hiddenLaws<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
): Law[] {
  const few = Math.ceil((settings.games ?? 30) / 3);
  return [
    {
      name: "games with equal views are the same game",
      check: () => onTraces(settings, (trace) => twoViews(game, trace)),
    },
    {
      name: "without a revealing event the next view depends on nothing hidden",
      check: () => onTraces(settings, (trace) => nothingRevealed(game, trace)),
    },
    {
      name: "events hold nothing the view hides",
      check: () => onTraces(settings, (trace) => eventsKeepSecrets(game, trace), few),
    },
    { name: "odds add up and agree with play", check: () => oddsAgree(game, settings, few) },
  ];
}

/** A game the player cannot tell from this one. */
function sibling<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  luck: SeededLuck,
): T["state"] {
  const other = game.clone(state);
  game.reimagine(other, luck);
  return other;
}

function twoViews<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = reach(game, trace);
  const other = sibling(game, state, choices);
  demandSame(game.view(other), game.view(state), "Dealing anew what is hidden changed the view.");
  demandSame(
    game.legalActions(other),
    game.legalActions(state),
    "Legal actions depend on something hidden.",
  );
  demandSame(
    game.outcome(other) ?? null,
    game.outcome(state) ?? null,
    "The outcome depends on something hidden.",
  );
  const [one, two] = [game.clone(state), game.clone(other)];
  const words = { ...choices.words };
  game.reimagine(one, choices);
  choices.words = words;
  game.reimagine(two, choices);
  demandSame(one, two, "Two games with equal views are dealt anew differently.");
}

/** Plays one action in a game the player cannot tell from this one. */
function playSibling<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
  luck: SeededLuck,
): { state: T["state"]; events: T["event"][] } {
  const next = sibling(game, state, luck);
  const events: T["event"][] = [];
  game.step(next, action, game.luckOf(next), (event) => events.push(event));
  return { state: next, events };
}

function nothingRevealed<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = reach(game, trace);
  for (const action of game.legalActions(state)) {
    const runs = Array.from({ length: 4 }, () => playSibling(game, state, action, choices));
    const quiet = runs.filter(({ events }) => events.every(({ reveals }) => reveals !== true));
    const [first] = quiet;
    if (first === undefined) continue;
    demand(
      quiet.length === runs.length,
      `Whether ${canonical(action)} reveals something is itself hidden.`,
    );
    for (const { state: next } of quiet) {
      demandSame(
        game.view(next),
        game.view(first.state),
        `${canonical(action)} shows something without revealing it.`,
      );
    }
  }
}

/** Counts how often each key occurs. */
function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function withoutLuck<T extends GameTypes>(state: Readonly<T["state"]>): string {
  return canonical({ ...state, luck: null });
}

/** Whoever heard the same events and sees the same view must find all that is hidden as open as dealing anew does. */
function eventsKeepSecrets<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = reach(game, trace);
  const legal = game.legalActions(state);
  if (legal.length === 0) return;
  const action = pick(choices, legal);
  const groups = new Map<string, T["state"][]>();
  for (let i = 0; i < RUNS; i++) {
    const run = playSibling(game, state, action, choices);
    const heard = canonical([game.view(run.state), run.events]);
    groups.set(heard, [...(groups.get(heard) ?? []), run.state]);
  }
  for (const states of groups.values()) {
    if (states.length < FEWEST_RUNS) continue;
    const real = tally(states.map((one) => withoutLuck(one)));
    const dealt = tally(states.map((one) => withoutLuck(sibling(game, one, choices))));
    demand(
      twoSampleDeviation(real, dealt) < MOST_DEVIATION,
      `The events of ${canonical(action)} tell hidden things.`,
    );
  }
}

/** Enumerated odds must sum to one and predict play; at least one position must be small enough to enumerate. */
function oddsAgree<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
  games: number,
): void {
  let enumerated = 0;
  onTraces(
    settings,
    (trace) => {
      const { state, choices } = reach(game, trace);
      const legal = game.legalActions(state);
      if (legal.length > 0 && oddsAgreeAt(game, state, pick(choices, legal), choices)) enumerated++;
    },
    games,
  );
  demand(enumerated > 0, "No position of the random games was small enough to enumerate.");
}

/** False when there are too many branches to enumerate. */
function oddsAgreeAt<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
  luck: SeededLuck,
): boolean {
  const odds = oddsWithin(game, state, action);
  if (odds === undefined) return false;
  const sum = odds.reduce((total, { probability }) => total + probability, 0);
  demand(Math.abs(sum - 1) < 1e-9, `The odds of ${canonical(action)} add up to ${sum}.`);
  const seen = tally(
    Array.from({ length: RUNS }, () =>
      canonical(game.view(playSibling(game, state, action, luck).state)),
    ),
  );
  const cells = odds.map(({ value, probability }): Cell => {
    const key = canonical(value);
    const observed = seen.get(key) ?? 0;
    seen.delete(key);
    return { observed, expected: probability * RUNS };
  });
  demand(seen.size === 0, `Play of ${canonical(action)} led to a view that its odds do not know.`);
  demand(
    chiSquareDeviation(cells) < MOST_DEVIATION,
    `Play of ${canonical(action)} does not follow its odds.`,
  );
  return true;
}

function oddsWithin<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
) {
  try {
    return game.odds(state, action, ({ view }) => view, { limit: MOST_BRANCHES });
  } catch (error) {
    if (error instanceof LuckError && error.code === "too-many-branches") return undefined;
    throw error;
  }
}
