// Laws of what is hidden: no view, bot, event or odds may depend on what the player cannot know.
import { type AleaLuck, pick, seeded } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes, ReadonlyState } from "../contract.js";
import type { Game } from "../game.js";
import type { After } from "../odds.js";
import { MAX_BRANCHES, playSample, RUNS, sample, tally } from "./samples.js";
import { eventsKeepSecrets } from "./secret-laws.js";
import { type Cell, chiSquareDeviation, MAX_DEVIATION } from "./statistics.js";
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
          sameViewOtherSeeds(game, trace);
        }),
    },
    {
      name: "the live view shows what the view shows, and nothing else",
      check: () => onTraces(settings, (trace) => liveViewAgrees(game, trace)),
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
    {
      name: "dice of one roll and cards of one name are interchangeable",
      check: () => onTraces(settings, (trace) => combinedOddsAgree(game, trace), few),
    },
  ];
}

function twoViews<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = midGame(game, trace);
  const other = sample(game, state, choices);
  assertSame(game.view(other), game.view(state), "Re-dealing what is hidden changed the view.");
  assertSame(
    game.legalActions(other),
    game.legalActions(state),
    "Legal actions depend on something hidden.",
  );
  assertSame(
    game.outcome(other) ?? null,
    game.outcome(state) ?? null,
    "The outcome depends on something hidden.",
  );
  assertSameDeal(game, state, other, trace.choices);
}

/** One live view serves a whole game, and more than one can be open at a time. */
function liveViewAgrees<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const [show, showFirst] = [game.liveView(), game.liveView()];
  const first = game.create(trace.options);
  const look = game.view(first);
  const early = showFirst(first);
  const sentence = "The live view differs from the view.";
  const { state } = playTrace(game, trace, (now) => {
    const before = canonical(now);
    assertSame(show(now), game.view(now), sentence);
    assert(canonical(now) === before, "Reading the live view changed the state.");
  });
  assertSame(show(state), game.view(state), sentence);
  assertSame(early, look, "A live view shows the state of another one.");
}

function assertSameDeal<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  other: ReadonlyState<T>,
  seed: number,
): void {
  assertSame(
    sample(game, state, seeded(seed, "deal")),
    sample(game, other, seeded(seed, "deal")),
    "Two games with equal views are re-dealt differently.",
  );
}

const OTHER_SEEDS = 12;
const MAX_SHARED_STEPS = 12;

/** Games of other seeds that happen to look the same hide other things, which re-dealing must not keep. */
function sameViewOtherSeeds<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { actions } = midGame(game, trace);
  const met = new Map<string, T["state"]>();
  for (let i = 0; i < OTHER_SEEDS; i++) {
    const seed = `stranger ${trace.choices} ${i}`;
    const state = game.clone(game.create({ ...trace.options, seed }));
    const context = game.open(state);
    for (const action of [undefined, ...actions.slice(0, MAX_SHARED_STEPS)]) {
      if (action !== undefined && game.check(state, action) !== undefined) break;
      if (action !== undefined) game.step(context, action);
      const look = canonical(game.view(state));
      const other = met.get(look);
      if (other === undefined) met.set(look, game.clone(state));
      else assertSameDeal(game, state, other, trace.choices);
    }
  }
}

function nothingRevealed<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = midGame(game, trace);
  for (const action of game.legalActions(state)) {
    const runs = Array.from({ length: 4 }, () => playSample(game, state, action, choices));
    const quiet = runs.filter(({ events }) => events.every(({ reveals }) => reveals !== true));
    const [first] = quiet;
    if (first === undefined) continue;
    assert(
      quiet.length === runs.length,
      `Whether ${canonical(action)} reveals something is itself hidden.`,
    );
    for (const { state: next } of quiet) {
      assertSame(
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
      const { state, choices } = midGame(game, trace);
      const legal = game.legalActions(state);
      if (legal.length > 0 && oddsAgreeAt(game, state, pick(choices, legal), choices)) enumerated++;
    },
    games,
  );
  assert(enumerated > 0, "No position of the random games was small enough to enumerate.");
}

/** False when there are too many branches to enumerate. */
function oddsAgreeAt<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
  luck: AleaLuck,
): boolean {
  const found = game.odds(state, action, ({ view }) => view, {
    limit: MAX_BRANCHES,
    tellApart: true,
  });
  if (!found.ok) {
    assert(found.error.code === "too-many-branches", `No odds: ${found.error.message}`);
    return false;
  }
  const odds = found.value;
  const sum = odds.reduce((total, { probability }) => total + probability, 0);
  assert(Math.abs(sum - 1) < 1e-9, `The odds of ${canonical(action)} add up to ${sum}.`);
  const seen = tally(
    Array.from({ length: RUNS }, () =>
      canonical(game.view(playSample(game, state, action, luck).state)),
    ),
  );
  const cells = odds.map(({ value, probability }): Cell => {
    const key = canonical(value);
    const observed = seen.get(key) ?? 0;
    seen.delete(key);
    return { observed, expected: probability * RUNS };
  });
  assert(seen.size === 0, `Play of ${canonical(action)} led to a view that its odds do not know.`);
  assert(
    chiSquareDeviation(cells) < MAX_DEVIATION,
    `Play of ${canonical(action)} does not follow its odds.`,
  );
  return true;
}

/** What happens is as likely when each combination of dice is walked once as when every die is told apart. */
function combinedOddsAgree<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = midGame(game, trace);
  for (const action of game.legalActions(state)) {
    const [each, combined] = [true, false].map((tellApart) =>
      game.odds(state, action, whatHappens, { limit: MAX_BRANCHES, tellApart }),
    );
    if (!each?.ok || !combined?.ok) continue;
    const known = new Map(each.value.map(({ value, probability }) => [value, probability]));
    for (const { value, probability } of combined.value) {
      const difference = Math.abs(probability - (known.get(value) ?? 0));
      assert(
        difference < 1e-9,
        `The dice or cards of ${canonical(action)} are not interchangeable.`,
      );
    }
    assert(
      combined.value.length === known.size,
      `Taken together, the dice or cards of ${canonical(action)} lead to fewer results.`,
    );
  }
}

/** What interchangeable dice and cards cannot change: which kinds of things happen how often, and the end. */
function whatHappens<T extends GameTypes>({ events, outcome }: After<T>): string {
  const types = events.map(({ type }) => type).sort();
  return canonical([types, outcome?.result ?? null]);
}
