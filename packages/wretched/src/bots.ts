/**
 * Players that read the view alone: a random one, and three that differ in when they spend the tool.
 *
 * @packageDocumentation
 */
import { type Policy, randomPolicy } from "@games/core-game";
import { survivalChance } from "./screen.js";
import type { Action, View, Wretched } from "./types.js";

/** Any legal action, each equally likely. */
export const random: Policy<Wretched> = randomPolicy;

/** What is only done when nothing else can be: writing, ending the story, keeping a King, letting a real tower fall. */
const AVOIDED: readonly Action["type"][] = [
  "write-log",
  "use-tool",
  "end-story",
  "keep-king",
  "tower-fell",
];

/** Writes nothing, gives a King back when it can, and spends the tool when `wantsTool` says so. */
const steady =
  (wantsTool: (view: View) => boolean): Policy<Wretched> =>
  (view, legalActions) => {
    const tool = legalActions.find(({ type }) => type === "use-tool");
    if (tool !== undefined && wantsTool(view)) return tool;
    return legalActions.find(({ type }) => !AVOIDED.includes(type)) ?? (legalActions[0] as Action);
  };

/** Spends the tool on the first pull: nearly the best there is, because early pulls have no bonus yet (R15). */
export const prudent: Policy<Wretched> = /* @__PURE__ */ steady(() => true);

/** Keeps the tool for a pull that could end the game. */
export const hoarder: Policy<Wretched> = /* @__PURE__ */ steady(
  (view) => (survivalChance(view) ?? 0) < 1,
);

/** Never spends the tool. */
export const stoic: Policy<Wretched> = /* @__PURE__ */ steady(() => false);

/** The players by name. */
export const bots: Readonly<Record<"random" | "prudent" | "hoarder" | "stoic", Policy<Wretched>>> =
  { random, prudent, hoarder, stoic };
