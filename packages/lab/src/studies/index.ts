/**
 * The studies of the games: their players, what to measure in them, and what their documents claim.
 *
 * @packageDocumentation
 */
import type { AnyStudy } from "../study.js";
import { bombFlipStudy } from "./bomb-flip/study.js";
import { dsd6Study } from "./dsd6/study.js";
import { spireStudy } from "./spire-act1/study.js";
import { wretchedStudy } from "./wretched/study.js";

export { bombFlipStudy, dsd6Study, spireStudy, wretchedStudy };

/** Every study by the id of its game. */
export const studies: Readonly<Record<string, AnyStudy>> = {
  "bomb-flip": bombFlipStudy,
  wretched: wretchedStudy,
  dsd6: dsd6Study,
  "spire-act1": spireStudy,
};

/** Loads one study, by the id of its game, without the others: for pages, which load what is asked for. */
export const studyLoaders: Readonly<Record<string, () => Promise<AnyStudy>>> = {
  "bomb-flip": async () => (await import("./bomb-flip/study.js")).bombFlipStudy,
  wretched: async () => (await import("./wretched/study.js")).wretchedStudy,
  dsd6: async () => (await import("./dsd6/study.js")).dsd6Study,
  "spire-act1": async () => (await import("./spire-act1/study.js")).spireStudy,
};
