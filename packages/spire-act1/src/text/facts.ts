// What events and questions are told with, in the words of a language.
import type { Facts } from "../english/facts.js";
import type { Words } from "../english/index.js";
import { type GameWithNames, type Names, namesOf } from "../names.js";
import type { Offer, Ware } from "../rules/frames.js";
import { describeIntent } from "./enemies.js";
import { describeRoomOptions } from "./rooms.js";

/** What events and questions of a game are told with. */
export function factsOf(game: GameWithNames, words: Words): Facts {
  const names = namesOf(game, words.names);
  return {
    ...names,
    ware: (ware) => wareName(ware, names),
    offers: (offers) => words.offers(offers.map((offer) => offerNames(offer, names, words))),
    intent: (action) => describeIntent(action, game, words),
    option: (by, option) => describeRoomOptions(by, game, words)[option]?.text,
  };
}

/** What a merchant's ware is called. */
export function wareName({ kind, id }: Ware, names: Names): string {
  return kind === "potion" || kind === "relic" ? names[kind](id) : names.card(id);
}

/** What can be chosen of a part of a reward. */
export function offerNames(offer: Offer, names: Names, words: Words): string[] {
  switch (offer.part) {
    case "gold":
      return [words.gold(offer.amount)];
    case "potion":
      return [names.potion(offer.potion)];
    case "relic":
      return offer.relics.map((id) => names.relic(id));
    case "card":
      return offer.cards.map((id) => names.card(id));
  }
}
