// Between fights: which cards are worth having, and whether to rest or to upgrade.
import { CARD_VALUES, REST_VALUES, SKIP_VALUE, UNLISTED, UPGRADE_VALUES } from "../data/values.js";
import type { Action } from "../types.js";
import type { View } from "../view-types.js";

/** The card that is worth most, or none; of a reward of several parts first everything that is no card. */
export function chooseReward({ run, pending }: View, legalActions: readonly Action[]): Action {
  const stage = stageOf(run);
  const cardValue = (card: string) => CARD_VALUES.get(card)?.[stage] ?? UNLISTED;
  const offers = pending?.ask === "rewards" ? pending.offers : [];
  return bestOf(legalActions, (action) => {
    if (action.type === "take") return cardValue(action.card);
    if (action.type !== "claim") return SKIP_VALUE;
    const offer = offers[action.part];
    return offer?.part === "card" ? cardValue(offer.cards[action.choice] ?? "") : CERTAIN;
  });
}

/** What gold, potions and relics are worth: more than any card. */
const CERTAIN = 100;

/** Rests when enough HP are missing, or upgrades what gains most. */
export function chooseAtCampfire({ run }: View, legalActions: readonly Action[]): Action {
  const rests = REST_VALUES[stageOf(run)];
  const rest = rests[Math.min(run.maxHp - run.hp, rests.length - 1)] ?? 0;
  return bestOf(legalActions, (action) =>
    action.type === "smith" ? (UPGRADE_VALUES.get(action.card) ?? UNLISTED) : rest,
  );
}

/** 0 before the first elite, 1 later. */
function stageOf({ map }: View["run"]): 0 | 1 {
  return map.nodes.some(({ type, cleared }) => type === "elite" && cleared) ? 1 : 0;
}

/** The first action of the greatest value. */
function bestOf(actions: readonly Action[], evaluate: (action: Action) => number): Action {
  return actions.reduce((best, action) => (evaluate(action) > evaluate(best) ? action : best));
}
