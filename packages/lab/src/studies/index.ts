/**
 * The studies of the four games: their players, what to measure in them, and what their documents claim.
 *
 * @packageDocumentation
 */
import type { AnyStudy } from "../study.js";
import { bombFlipStudy } from "./bomb-flip/study.js";

export { bombFlipStudy };

/** Every study by the id of its game. */
export const studies: Readonly<Record<string, AnyStudy>> = {
  "bomb-flip": bombFlipStudy,
};
