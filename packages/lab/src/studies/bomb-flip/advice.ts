/**
 * Perfect play of bomb flip, solved once per set of parameters: what each choice is worth, and the play for most points. An
 * entry of its own, so that a page that gives advice loads nothing of the other games.
 *
 * @packageDocumentation
 * @module bomb-flip
 */
export { adviseGold, adviseScore, bestScorePolicy } from "./best-play.js";
export type { Choices } from "./solver.js";
