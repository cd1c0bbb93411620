// The check of a document's claims: a short series of every preset first, then set by set, telling all the while what it
// is at.
import {
  type AnyStudy,
  type Experiment,
  type Summary,
  solveProblem,
  summarize,
  type Workbench,
} from "@games/lab";
import type { Answer, Doing } from "./messages.ts";
import { EVERY, playInTurns } from "./turns.ts";

/** Games a series: few, because most claims are checked exactly, and fewer still for the first impression. */
const GAMES = 2000;
const SKETCHED = 500;
const SEED = "claims";

type Tell = (answer: Answer) => void;

/** Plays a series and tells how far it has come. */
function playTelling(study: AnyStudy, experiment: Experiment, tell: Tell): Summary {
  const { preset, player, games } = experiment;
  const names = namesOf([preset, player, ...settingsOf(experiment)]);
  const doing: Doing = { kind: "playing", games, names };
  let told = 0;
  let last: Summary | undefined;
  for (const tally of playInTurns(study, experiment)) {
    const isDue = performance.now() - told >= EVERY;
    if (isDue) tell({ kind: "checking", doing, part: tally.games / games });
    if (isDue) told = performance.now();
    if (tally.games === games) last = summarize(tally);
  }
  if (last === undefined) throw new Error("The series did not come to its end.");
  return last;
}

const settingsOf = ({ options = {} }: Pick<Experiment, "options">): readonly string[] =>
  Object.values(options).map(String);

const namesOf = (names: readonly (string | undefined)[]): readonly string[] =>
  names.filter((name) => name !== undefined);

/** Checks every set of claims of a study. */
export async function checkClaims(id: string, study: AnyStudy, tell: Tell): Promise<void> {
  const simulate = (change: Partial<Experiment>) =>
    playTelling(study, { study: id, seed: SEED, games: GAMES, ...change }, tell);
  const workbench: Workbench = {
    seed: SEED,
    games: GAMES,
    simulate: async (change) => simulate(change),
    solve: async (change) => {
      const names = namesOf([change.preset, ...settingsOf(change)]);
      const doing: Doing = { kind: "solving", names };
      tell({ kind: "checking", doing, part: undefined });
      return solveProblem(
        study,
        { study: id, ...change },
        {
          onProgress: (step, part) => tell({ kind: "checking", doing: { ...doing, step }, part }),
        },
      );
    },
  };
  for (const preset of Object.keys(study.presets))
    tell({ kind: "sketch", sketch: { preset, summary: simulate({ preset, games: SKETCHED }) } });
  for (const { title, check } of study.claims ?? []) {
    tell({ kind: "checking", doing: { kind: "checking", title }, part: undefined });
    tell({ kind: "claims", group: { title, claims: await check(workbench) } });
  }
  tell({ kind: "claims-done" });
}
