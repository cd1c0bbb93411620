/**
 * A panel beside any session: time travel, trees of state and view, events, legal actions with exact odds, luck, laws, saves.
 *
 * @packageDocumentation
 */
export {
  defineInspector,
  type Inspector,
  type InspectorElement,
  type InspectorSettings,
  inspect,
} from "./inspector.js";
export type { Explain, Problem } from "./problems.js";
export { WORDS, type Word, type Words } from "./words.js";
