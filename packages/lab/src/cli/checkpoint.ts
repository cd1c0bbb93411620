// Checkpoints of a report: every finished series is kept in a file, one line each, and is not played again.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { canonical } from "@games/core-game";
import type { Experiment } from "../experiment.js";
import { fingerprintOf } from "../fingerprint.js";
import { findStudy } from "../node/find-study.js";
import type { Summary } from "../summary.js";

/** A series as it is kept: what was played by what code, and what came out. */
interface Entry {
  readonly key: string;
  readonly summary: Summary;
}

/** Plays an experiment. */
type Play = (experiment: Experiment) => Promise<Summary>;

/**
 * Plays experiments that a file does not have yet, and adds them to it. A series counts as the same when the experiment,
 * the rules, the content and what the players do are the same.
 */
export function withCheckpoint(file: string, play: Play): Play {
  const known = new Map(readEntries(file).map(({ key, summary }) => [key, summary]));
  return async (experiment) => {
    const study = await findStudy(experiment.study);
    const key = canonical({ ...experiment, code: fingerprintOf(study, experiment) });
    const found = known.get(key);
    if (found !== undefined) return found;
    const summary = await play(experiment);
    known.set(key, summary);
    appendFileSync(file, `${JSON.stringify({ key, summary } satisfies Entry)}\n`);
    return summary;
  };
}

/** The entries of a file; a last line that was not written to its end is left aside. */
function readEntries(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        return [];
      }
    });
}
