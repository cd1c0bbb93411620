// Writes the report of a study: what its documents claim beside what its games come to.
import { type Experiment, studyWith } from "../experiment.js";
import { type Problem, solveProblem } from "../runner.js";
import { type AnyStudy, choose, type Solved } from "../study.js";
import type { Summary } from "../summary.js";
import type { Report, Section, Workbench } from "./model.js";
import { seriesSection } from "./words.js";

/** How to write a report. */
export interface ReportSettings {
  /** The name by which the runner finds the study. */
  readonly name: string;
  readonly seed: string;
  readonly games: number;
  /** One of the further pages of the study (default: its report). */
  readonly page?: string;
  /** The rows of content to play with (default: the game's own). */
  readonly content?: object;
  /** The command that writes the same report again. */
  readonly command: string;
  /** Plays an experiment, on whatever runner. */
  readonly simulate: (experiment: Experiment) => Promise<Summary>;
  /** Works out figures (default: in this thread). */
  readonly solve?: ((problem: Problem) => Promise<Solved>) | undefined;
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
export async function reportOn(standard: AnyStudy, settings: ReportSettings): Promise<Report> {
  const { name, seed, games, command, content, page } = settings;
  const study = studyWith(standard, content);
  const base = { study: name, ...(content === undefined ? {} : { content }) };
  const workbench: Workbench = {
    seed,
    games,
    simulate: (change) => settings.simulate({ ...base, seed, games, ...change }),
    solve: async (change) =>
      settings.solve?.({ ...base, ...change }) ?? solveProblem(standard, { ...base, ...change }),
  };
  const { id } = study.game;
  if (page !== undefined) {
    const { title, sections } = choose(study.pages ?? {}, page, "bad-request", "page");
    const part = { id: `${id}-${page}`, title: `${study.title}: ${title}` };
    return { ...part, command, seed, games, sections: await sections(workbench) };
  }
  const sections = await (study.sections?.(workbench) ?? plainSections(study, workbench));
  return { id, title: `${study.title}: what the odds are`, command, seed, games, sections };
}
