// Laws of what is hidden: no view, bot, event or odds may depend on what the player cannot know.
import { pick, type SeededLuck, seeded } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";
import { eventsKeepSecrets } from "./secret-laws.js";
import { MOST_BRANCHES, playSibling, RUNS, sibling, tally, within } from "./siblings.js";
import { type Cell, chiSquareDeviation, MOST_DEVIATION } from "./statistics.js";
import {
  type ConformanceSettings,
  demand,
  demandSame,
  type Law,
  onTraces,
  reach,
  type Trace,
} from "./traces.js";

/** The laws of hidden things and of chance for a game. */
export function hiddenLaws<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
): Law[] {
  const few = Math.ceil((settings.games ?? 30) / 3);
  return [
    {
      name: "games with equal views are the same game",
      check: () =>
        onTraces(settings, (trace) => {
          twoViews(game, trace);
          strangers(game, trace);
        }),
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
  demandSameDeal(game, state, other, trace.choices);
}

function demandSameDeal<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  other: Readonly<T["state"]>,
  seed: number,
): void {
  demandSame(
    sibling(game, state, seeded(seed, "deal")),
    sibling(game, other, seeded(seed, "deal")),
    "Two games with equal views are dealt anew differently.",
  );
}

const STRANGERS = 12;
const MOST_SHARED_STEPS = 12;

/** Games of other seeds that happen to look the same hide other things, which dealing anew must not keep. */
function strangers<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { actions } = reach(game, trace);
  const met = new Map<string, T["state"]>();
  for (let i = 0; i < STRANGERS; i++) {
    const state = game.create({ ...trace.options, seed: `stranger ${trace.choices} ${i}` });
    const luck = game.luckOf(state);
    for (const action of [undefined, ...actions.slice(0, MOST_SHARED_STEPS)]) {
      if (action !== undefined && game.check(state, action) !== undefined) break;
      if (action !== undefined) game.step(state, action, luck);
      const look = canonical(game.view(state));
      const other = met.get(look);
      if (other === undefined) met.set(look, game.clone(state));
      else demandSameDeal(game, state, other, trace.choices);
    }
  }
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
  const odds = within(() => game.odds(state, action, ({ view }) => view, { limit: MOST_BRANCHES }));
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
