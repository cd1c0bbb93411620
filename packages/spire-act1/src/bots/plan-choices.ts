// The choices of the plan's act between fights: cards, upgrades and rests by what runs with each of them came to.
import {
  CARD_GAINS,
  REST_GAINS,
  SKIP_GAIN,
  UNLISTED_GAIN,
  UPGRADE_GAINS,
} from "../data/plan-gains.js";
import type { Action, State } from "../types.js";
import type { Choice } from "./choices.js";
import { chanceAt, type Scout } from "./scout.js";

/** 0 before the first elite, 1 later. */
type Stage = 0 | 1;

/** What can be done, the best first; undefined where something was not measured, such as a card of one's own. */
export function measuredChoices(
  scout: Scout,
  state: State,
  legal: readonly Action[],
): Choice[] | undefined {
  if (state.config.ruleSet !== "plan") return undefined;
  const { run } = state;
  const isPastElite = run.map.nodes.some(({ type, cleared }) => type === "elite" && cleared);
  const now = chanceAt(scout, state);
  const gains: { readonly action: Action; readonly gain: number }[] = [];
  for (const action of legal) {
    const gain = gainOf(scout, run, action, isPastElite ? 1 : 0);
    if (gain === undefined) return undefined;
    gains.push({ action, gain });
  }
  gains.sort((a, b) => b.gain - a.gain);
  return gains.map(({ action, gain }) => ({
    action,
    chance: Math.max(0, Math.min(1, now + gain / 100)),
  }));
}

/** How many more acts in a hundred are completed with an action; undefined when nobody knows. */
function gainOf(
  { value }: Scout,
  { hp, maxHp }: State["run"],
  action: Action,
  stage: Stage,
): number | undefined {
  switch (action.type) {
    case "take": {
      if (!value.isStandard(action.card)) return undefined;
      return CARD_GAINS.get(action.card)?.[stage] ?? UNLISTED_GAIN;
    }
    case "skip":
      return SKIP_GAIN;
    case "smith": {
      if (!value.isStandard(action.card)) return undefined;
      return UPGRADE_GAINS.get(action.card) ?? UNLISTED_GAIN;
    }
    case "rest": {
      const gains = REST_GAINS[stage];
      return gains[Math.min(maxHp - hp, gains.length - 1)];
    }
    default:
      return undefined;
  }
}
