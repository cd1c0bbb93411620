// The simulator in a thread of its own: the page stays alive, and ending the thread ends the run.
import { type AnyStudy, type Experiment, LabError, summarize } from "@games/lab";
import { studies } from "@games/lab/studies";
import { checkClaims } from "./check-claims.ts";
import type { Answer, Request, Subject } from "./messages.ts";
import { EVERY, playInTurns } from "./turns.ts";

const answer = (message: Answer) => postMessage(message);

function subjectOf(study: AnyStudy): Subject {
  return {
    id: study.game.id,
    title: study.title,
    presets: Object.keys(study.presets),
    players: Object.keys(study.players),
    claimSets: study.claims?.length ?? 0,
  };
}

function studyOf(id: string): AnyStudy {
  const study = studies[id];
  if (study === undefined) throw new LabError("unknown-study", `There is no study of “${id}”.`);
  return study;
}

function run(experiment: Experiment): void {
  const start = performance.now();
  const rateOf = (games: number) => (games * 1000) / Math.max(1, performance.now() - start);
  let told = start;
  for (const tally of playInTurns(studyOf(experiment.study), experiment)) {
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
    case "subjects":
      return answer({ kind: "subjects", subjects: Object.values(studies).map(subjectOf) });
    case "run":
      return run(request.experiment);
    case "claims":
      return checkClaims(request.study, studyOf(request.study), answer);
  }
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  serve(data).catch((error: unknown) => {
    const message = String(error instanceof Error ? error.message : error);
    answer({ kind: "problem", message });
  });
});
