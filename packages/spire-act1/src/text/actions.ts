// What actions do, as labels for buttons or a log.
import { ENGLISH, type Words } from "../english/index.js";
import { type GameWithNames, namesOf } from "../names.js";
import type { Action } from "../types.js";
import type { View } from "../view-types.js";
import { offerNames, wareName } from "./facts.js";
import { describeAnswer } from "./rooms.js";

/** What an action does, as a label for a button or a log; with the view before it, enemies have names. */
export function describeAction(
  action: Action,
  game: GameWithNames,
  view?: View,
  words: Words = ENGLISH,
): string {
  const { actions } = words;
  const names = namesOf(game, words.names);
  const asked = view?.pending ?? undefined;
  switch (action.type) {
    case "drink":
    case "discard-potion":
      return actions[action.type](names.potion(action.potion));
    case "use-relic":
      return actions["use-relic"](names.relic(action.relic));
    case "move":
      return actions.move(action.node + 1, view?.run.map.nodes[action.node]?.type);
    case "buy": {
      const ware = asked?.ask === "merchant" ? asked.wares[action.item] : undefined;
      return actions.buy(action.item + 1, ware && wareName(ware, names), ware?.price ?? 0);
    }
    case "claim": {
      const offer = asked?.ask === "rewards" ? asked.offers[action.part] : undefined;
      const claimed = offer && offerNames(offer, names, words)[action.choice];
      return actions.claim(action.part + 1, claimed);
    }
    case "choose-enemy": {
      const id = view?.combat?.enemies[action.enemy]?.id;
      return actions["choose-enemy"](action.enemy + 1, id && names.enemy(id, action.enemy));
    }
    case "choose-amount":
      return actions["choose-amount"](action.amount);
    case "choose-option": {
      const answer = asked && describeAnswer(action.option, asked, game, words);
      return actions["choose-option"](action.option + 1, answer);
    }
    default:
      return "card" in action
        ? actions[action.type](names.card(action.card))
        : actions[action.type];
  }
}
