/**
 * Policies that read the view alone: a random one, and three that differ in when they spend the tool; and a searcher that
 * improves any of them.
 *
 * @packageDocumentation
 */
import { type Game, type Policy, randomPolicy, type Searcher } from "@games/core-game";
import { createSearcher } from "@games/core-game/search";
import { survivalChance } from "./readers.js";
import type { Action, State, View, Wretched } from "./types.js";

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

/** How a searcher works. */
export interface SearcherOptions {
  /** The policy it improves (default: prudent). */
  readonly base?: Policy<Wretched>;
  /** How many rollouts a decision may take (default: 4,000, about 25 ms). */
  readonly rollouts?: number;
}

/** Differences are small here, so that the doubt is given to neither side for long. */
const CONFIDENCE = 0.5;

/** More than the cards of a day. */
const MAX_CARDS = 64;

/** A searcher that plays for victory: rollouts decide whether to leave its base, which plays them to the end of the game. */
export function searcherFor(
  game: Game<Wretched>,
  { base = prudent, rollouts = 4000 }: SearcherOptions = {},
): Searcher<Wretched> {
  return createSearcher(game, {
    base,
    rollouts,
    confidence: CONFIDENCE,
    value: ({ status }) => (status === "victory" ? 1 : 0),
    period: cardOfDay,
    nameOf: ({ type }) => (type.endsWith("-log") ? "log" : type), // logs change nothing, and Kings are alike
  });
}

/** The number of the card that waits to be turned: a pull that is spared leaves the dice of the next one as they are. */
function cardOfDay({ day, cardsThisTurn, faceDownCount }: Readonly<State>): number {
  return day * MAX_CARDS + cardsThisTurn - faceDownCount;
}

/** The policies by name. */
export const bots: Readonly<Record<"random" | "prudent" | "hoarder" | "stoic", Policy<Wretched>>> =
  { random, prudent, hoarder, stoic };
