/**
 * The Ironclad's Act 1 as the plan has it, without the content and the rules of the printed act.
 *
 * @packageDocumentation
 */

export type * from "../data/ids.js";
export { PLAN_FAULTS as FAULTS, PLAN_REFUSALS as REFUSALS } from "../messages.js";
export * from "../types.js";
export type * from "../view-types.js";
export * from "./functions.js";
export { spireAct1 } from "./game.js";
