/**
 * Complete stories: the salvage ship, and a winter in a glasshouse.
 *
 * @packageDocumentation
 */
export { type CardPrompt, loadCardPrompts, SPECIAL_MECHANICS } from "./card-prompts.js";
export { glasshouse } from "./glasshouse.js";
export { salvageShip } from "./salvage-ship.js";
