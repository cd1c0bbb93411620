// The fingerprint of an experiment: what a worker must have in common with whoever asks it to play. Rules and content by
// their versions and hashes, the study by its text, and the player by what it does in a few short games, because the code
// that a player calls cannot be read.
import { bindPlayer, type GameTypes, hashValue } from "@games/core-game";
import { AleaLuck, seedRng, seedStreams } from "@games/core-rng";
import { type Experiment, type Plan, planOf, studyWith } from "./experiment.js";
import type { AnyStudy } from "./study.js";

/** What two processes must have in common to play the same games, part by part. */
export interface Fingerprint {
  /** The id and the version of the rules. */
  readonly rules: string;
  /** The hash of the content; empty for a game without content. */
  readonly content: string;
  /** The hash of the options in full and of what is measured. */
  readonly study: string;
  /** The hash of what the player does in a few games. */
  readonly player: string;
}

/** The parts of a fingerprint, in words. */
const PARTS: Readonly<Record<keyof Fingerprint, string>> = {
  rules: "other rules",
  content: "other content",
  study: "other options or measures",
  player: "a player that plays otherwise",
};

/** Short games that show what a player does: policies are quick, searchers think about every action. */
const PROBE = { policy: { games: 4, steps: 60 }, searcher: { games: 1, steps: 3 } } as const;

/** The fingerprint of an experiment in this process; neither its seed nor its number of games matters. */
export function fingerprintOf(standard: AnyStudy, experiment: Experiment): Fingerprint {
  const study = studyWith(standard, experiment.content);
  const plan = planOf(study, { ...experiment, games: 1 });
  const { game, config, measures, maxSteps, results, versus } = plan;
  const texts = Object.entries(measures).map(([name, measure]) => [name, String(measure)]);
  return {
    rules: `${game.id} ${game.rulesVersion}`,
    content: game.contentHash ?? "",
    study: hashValue({
      configs: [config, ...(versus === undefined ? [] : [versus.config])],
      texts,
      maxSteps,
      results,
      result: String(study.result),
    }),
    player: hashValue([plan, ...(versus === undefined ? [] : [versus])].map(probe)),
  };
}

/** The states that the player of a plan comes to in short games of its own seed. */
function probe({ game, config, player, measures }: Plan<GameTypes>): string[] {
  const { games, steps } = typeof player === "function" ? PROBE.policy : PROBE.searcher;
  const choose = bindPlayer(game, player);
  return Array.from({ length: games }, (_, i) => {
    const rng = seedStreams<GameTypes["stream"]>(game.rngSource, game.streams, `probe ${i}`);
    const context = game.open(game.setup(config, rng));
    const luck = new AleaLuck(seedRng(`probe ${i}`, "player"));
    for (let step = 0; step < steps; step++) {
      const legal = game.legalActions(context.state);
      if (legal.length === 0) break;
      game.step(context, choose(context.state, legal, luck));
    }
    const figures = Object.values(measures).map((measure) => measure(context.state));
    return `${game.hash(context.state)} ${figures.join(" ")}`;
  });
}

/** What of a fingerprint differs from another, in words; undefined when nothing does. */
export function differenceOf(mine: Fingerprint, other: Fingerprint): string | undefined {
  const parts = (Object.keys(PARTS) as (keyof Fingerprint)[]).filter((p) => mine[p] !== other[p]);
  return parts.length === 0 ? undefined : parts.map((part) => PARTS[part]).join(", ");
}
