// The simulator in a thread of its own: the page stays alive, and ending the thread ends the run. Each game comes with its study
// when it is asked for.
import { type AnyStudy, type Experiment, LabError, summarize } from "@games/lab";
import { studyLoaders } from "@games/lab/studies";
import { checkClaims } from "./check-claims.ts";
import type { Answer, Request, Subject } from "./messages.ts";
import { EVERY, playInTurns } from "./turns.ts";

const answer = (message: Answer) => postMessage(message);

function subjectOf(study: AnyStudy): Subject {
  return {
    id: study.game.id,
    presets: Object.keys(study.presets),
    players: Object.keys(study.players),
    claimSets: study.claims?.length ?? 0,
  };
}

const studies = new Map<string, Promise<AnyStudy>>();

function loadStudy(id: string): Promise<AnyStudy> {
  const known = studies.get(id);
  if (known !== undefined) return known;
  const load = studyLoaders[id];
  if (load === undefined) throw new LabError("unknown-study", `There is no study of “${id}”.`);
  const loading = load();
  studies.set(id, loading);
  // What could not be loaded is asked for again.
  loading.catch(() => studies.delete(id));
  return loading;
}

function run(study: AnyStudy, experiment: Experiment): void {
  const start = performance.now();
  const rateOf = (games: number) => (games * 1000) / Math.max(1, performance.now() - start);
  let told = start;
  for (const tally of playInTurns(study, experiment)) {
    const now = performance.now();
    const isLast = tally.games === experiment.games;
    if (!isLast && now - told < EVERY) continue;
    told = now;
    const kind = isLast ? "done" : "progress";
    answer({ kind, summary: summarize(tally), rate: rateOf(tally.games) });
  }
}

async function serve(request: Request): Promise<void> {
  switch (request.kind) {
    case "subject":
      return answer({ kind: "subject", subject: subjectOf(await loadStudy(request.study)) });
    case "run":
      return run(await loadStudy(request.experiment.study), request.experiment);
    case "claims":
      return checkClaims(request.study, await loadStudy(request.study), answer);
  }
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  serve(data).catch((error: unknown) => {
    const message = String(error instanceof Error ? error.message : error);
    answer({ kind: "problem", message });
  });
});
