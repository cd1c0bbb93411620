/**
 * Complete stories: the salvage ship, a winter in a glasshouse, a night at a telephone exchange, and a walk across the Salt.
 *
 * @packageDocumentation
 */
export { type CardPrompt, loadCardPrompts, SPECIAL_MECHANICS } from "./card-prompts.js";
export { glasshouse } from "./glasshouse.js";
export { nightExchange } from "./night-exchange.js";
export { salvageShip } from "./salvage-ship.js";
export { whiteMeridian } from "./white-meridian.js";
