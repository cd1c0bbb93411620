/**
 * Players that read the view alone: a random one, and one that banks at a fixed pot.
 *
 * @packageDocumentation
 */
import { type Policy, randomPolicy } from "@games/core-game";
import { BANK, ROLL } from "./actions.js";
import type { SampleGame } from "./types.js";

/** Any legal action, each equally likely. */
export const random: Policy<SampleGame> = randomPolicy;

/** Rolls until the pot has n points or wins the game, then banks. */
export function bankAt(n: number): Policy<SampleGame> {
  return ({ config, pot, score }) => {
    if (pot === 0) return ROLL;
    return pot >= n || score + pot >= config.target ? BANK : ROLL;
  };
}

/** Banks at 20 points: below that, one more roll adds more on average than it risks. */
export const careful: Policy<SampleGame> = /* @__PURE__ */ bankAt(20);

/** The players by name. */
export const bots: Readonly<Record<"careful" | "random", Policy<SampleGame>>> = { careful, random };
