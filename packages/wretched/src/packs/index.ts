/**
 * Complete stories: the salvage ship, and a winter in a glasshouse.
 *
 * @packageDocumentation
 */

export {
  type CardPrompt,
  ENDINGS,
  type Ending,
  type EndingText,
  loadCardPrompts,
  type Pack,
  type Safety,
  SPECIAL_MECHANICS,
} from "../story.js";
export { glasshouse } from "./glasshouse.js";
export { salvageShip } from "./salvage-ship.js";
