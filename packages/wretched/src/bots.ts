/**
 * Players that read the view alone: a random one, and three that differ in when they spend the tool.
 *
 * @packageDocumentation
 */
import type { Policy } from "@games/core-game";
import { pick } from "@games/core-rng";
import { survivalChance } from "./screen.js";
import type { Action, View, Wretched } from "./types.js";

/** Any legal action, each as likely. */
export const random: Policy<Wretched> = (_, legalActions, luck) => pick(luck, legalActions);

/** Plays on without writing, gives a King back when it can, and spends the tool when `wantsTool` says so. */
const steady =
  (wantsTool: (view: View) => boolean): Policy<Wretched> =>
  (view, legalActions) => {
    const tool = legalActions.find(isTool);
    if (tool !== undefined && wantsTool(view)) return tool;
    return legalActions.find(isPlain) ?? (legalActions[0] as Action);
  };

const isTool = ({ type }: Action): boolean => type === "use-tool";

/** Neither a log, nor the end of the story, nor a King kept out of habit. */
const isPlain = ({ type }: Action): boolean =>
  type !== "write-log" && type !== "use-tool" && type !== "end-story" && type !== "keep-king";

/** Spends the tool on the first pull: nearly the best there is, because early pulls have no bonus yet (R15). */
export const prudent: Policy<Wretched> = /* @__PURE__ */ steady(() => true);

/** Keeps the tool for a pull that could end the game. */
export const hoarder: Policy<Wretched> = /* @__PURE__ */ steady((view) => survivalChance(view) < 1);

/** Never spends the tool. */
export const stoic: Policy<Wretched> = /* @__PURE__ */ steady(() => false);

/** The players by name. */
export const bots: Readonly<Record<"random" | "prudent" | "hoarder" | "stoic", Policy<Wretched>>> =
  { random, prudent, hoarder, stoic };
