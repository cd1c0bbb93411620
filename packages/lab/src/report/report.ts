// Writes the report of a study: what its documents claim beside what its games come to.
import type { Figures } from "../compare.js";
import type { Experiment } from "../experiment.js";
import { type Problem, solveProblem } from "../runner.js";
import type { AnyStudy } from "../study.js";
import type { Summary } from "../summary.js";
import type { Report, Section, Workbench } from "./model.js";
import { seriesSection } from "./words.js";

/** How to write a report. */
export interface ReportSettings {
  /** The name by which the runner finds the study. */
  readonly name: string;
  readonly seed: string;
  readonly games: number;
  /** The command that writes it, for those who want to see the same again. */
  readonly command: string;
  /** Plays an experiment, on whatever runner. */
  readonly simulate: (experiment: Experiment) => Promise<Summary>;
  /** Works out exact figures; in this thread unless told. */
  readonly solve?: ((problem: Problem) => Promise<Figures>) | undefined;
}

/** The sections of a study without any of its own: a series with every preset. */
async function plainSections(study: AnyStudy, workbench: Workbench): Promise<Section[]> {
  const sections: Section[] = [];
  for (const preset of Object.keys(study.presets)) {
    const summary = await workbench.simulate({ preset });
    sections.push(...seriesSection(preset, summary, Object.keys(study.measures)));
  }
  return sections;
}

/** The report of a study. */
export async function reportOn(study: AnyStudy, settings: ReportSettings): Promise<Report> {
  const { name, seed, games, command } = settings;
  const workbench: Workbench = {
    seed,
    games,
    simulate: (change) => settings.simulate({ study: name, seed, games, ...change }),
    figures: async (change) =>
      settings.solve?.({ study: name, ...change }) ??
      solveProblem(study, { study: name, ...change }),
  };
  const sections = await (study.sections?.(workbench) ?? plainSections(study, workbench));
  const { id } = study.game;
  return { id, title: `${study.title}: what the odds are`, command, seed, games, sections };
}
