/**
 * Policies that read the view alone: a random one, and a captain who weighs what each die is worth; and a searcher that
 * improves either of them.
 *
 * @packageDocumentation
 */
import { type Policy, randomPolicy } from "@games/core-game";
import { captain } from "./captain.js";
import type { Dsd6 } from "./types.js";

export { captain } from "./captain.js";
export { type SearcherOptions, searcherFor } from "./searcher.js";

/** Plays any legal action, each equally likely. */
export const random: Policy<Dsd6> = randomPolicy;

/** The policies by name. */
export const bots: Readonly<Record<"random" | "captain", Policy<Dsd6>>> =
  /* @__PURE__ */ Object.freeze({ random, captain });
