// The planner: plays the lines of a turn to the end of the fight, and weighs what can be done between fights.
import type { Game, Message, Position, ReadonlyState, Searcher } from "@games/core-game";
import type { Luck } from "@games/core-rng";
import type { Action, RuleSet, SpireAct1, State } from "../types.js";
import { weighChoices } from "./choices.js";
import { explainLine } from "./explain-fight.js";
import { explainChoice } from "./explain-run.js";
import { because, type ReasonCode } from "./reasons.js";
import { tryLines } from "./rollouts.js";
import { chanceAt, createScout, type Scout } from "./scout.js";
import { findLines } from "./turn-search.js";

/** How much a planner thinks. */
export interface PlannerSettings {
  /** About how many fights are played to their end for one decision (default: 150). */
  readonly rollouts?: number;
  /** About how many actions are tried to find the lines of a turn (default: 400). */
  readonly positions?: number;
}

/** What the planner would do, and why. */
export interface Advice {
  readonly action: Action;
  /** Why: a code with its parameters, and an English sentence. */
  readonly reason: Message<ReasonCode>;
  /** The chance to complete the act after it, from 0 to 1, as the planner estimates it. */
  readonly chance: number;
}

/** A searcher that can say why it does what it does. */
export interface Planner extends Searcher<SpireAct1> {
  /** What it would do and why; the action is the one that `search` chooses with the same luck. */
  advise(position: Position<SpireAct1>, luck: Luck): Advice;
}

const ROLLOUTS = 150;
const POSITIONS = 400;

/** An action with its chance; the reason is found when it is asked for. */
interface Decision {
  readonly action: Action;
  readonly chance: number;
  explain(): Message<ReasonCode>;
}

/**
 * A planner for the rows of a game. It sees sampled states only. In a fight it finds the lines of the turn with the rules
 * themselves and plays the likely ones to the end of the fight, many times in common worlds; between fights it tries what
 * can be done in some worlds and weighs what the player has then, and it visits the nodes ahead to find the best way.
 * What things are worth was fitted to games of its own, and is estimated from the row for rows that it has never met.
 * It thinks as much as the settings say, whatever the machine, and is deterministic for its luck.
 */
export function createPlanner(game: Game<SpireAct1>, settings: PlannerSettings = {}): Planner {
  const { rollouts = ROLLOUTS, positions = POSITIONS } = settings;
  const scouts = new Map<RuleSet, Scout>();
  const scoutFor = (state: State) => {
    const { ruleSet } = state.config;
    const scout = scouts.get(ruleSet) ?? createScout(game, state);
    scouts.set(ruleSet, scout);
    return scout;
  };
  const decide = (position: Position<SpireAct1>, luck: Luck): Decision => {
    const { legalActions } = position;
    const state = position.sample(luck);
    const scout = scoutFor(state);
    const [first] = legalActions;
    const chance = chanceAt(scout, state);
    const only = { action: first as Action, chance, explain: () => because("only") };
    if (legalActions.length === 1) return only;
    if (state.combat === null) {
      const choices = weighChoices(scout, state, legalActions, rollouts, luck);
      const explain = () => explainChoice(scout, state, choices);
      return choices[0] === undefined ? only : { ...choices[0], explain };
    }
    const best = tryLines(scout, findLines(scout, state, positions), rollouts, luck);
    if (best === undefined) return only;
    const explain = () => explainLine(scout, state, best.line);
    return { action: best.line.first, chance: best.chance, explain };
  };
  return {
    search: (position, luck) =>
      position.legalActions.length === 1
        ? (position.legalActions[0] as Action)
        : decide(position, luck).action,
    advise: (position, luck) => {
      const { action, chance, explain } = decide(position, luck);
      return { action, chance, reason: explain() };
    },
  };
}

/** What a planner would do at a state, and why; it sees the view alone. Undefined when the run is over. */
export function advise(
  game: Game<SpireAct1>,
  state: ReadonlyState<SpireAct1>,
  planner: Planner,
  luck: Luck,
): Advice | undefined {
  const legalActions = game.legalActions(state);
  if (legalActions.length === 0) return undefined;
  const view = () => game.view(state);
  const sample = (sampling: Luck) => game.sample(state, sampling);
  return planner.advise({ view, legalActions, sample }, luck);
}
