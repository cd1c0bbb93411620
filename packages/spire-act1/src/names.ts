// What cards, enemies and items are called: a row has its name in English, and the words of a language may know another.

import type { Game } from "@games/core-game";
import type { CardId, EnemyId, PotionId, RelicId } from "./data/ids.js";
import { ITEM_KINDS, type ItemKind } from "./rules/frames.js";
import type { SpireAct1 } from "./types.js";

/** What text reads of a game: its cards and enemies. */
export type GameWithNames = Pick<Game<SpireAct1>, "content">;

const ownName = (name: string): string => name;

/** The names of rows as they are. */
export const OWN_NAMES = {
  card: ownName,
  enemy: ownName,
  potion: ownName,
  relic: ownName,
  event: ownName,
  neow: ownName,
};

/** The names of things in some language, from the names that their rows have; rows of one's own keep theirs. */
export type NameWords = typeof OWN_NAMES;

/** What things are called, by id; what the game does not have goes by its id. */
export interface Names {
  /** A card. */
  readonly card: (id: CardId) => string;
  /** An enemy, with its number when it is not the first of a fight from the left. */
  readonly enemy: (id: EnemyId, place?: number) => string;
  /** A potion. */
  readonly potion: (id: PotionId) => string;
  /** A relic. */
  readonly relic: (id: RelicId) => string;
  /** An event. */
  readonly event: (id: string) => string;
  /** A Neow card. */
  readonly neow: (id: string) => string;
  /** An encounter, which goes by its main enemy. */
  readonly encounter: (id: string) => string;
  /** Whatever has an id and a text: a card, potion, relic, event or Neow card. */
  readonly any: (id: string) => string;
}

/** What the things of a game are called. */
export function namesOf({ content }: GameWithNames, words: NameWords = OWN_NAMES): Names {
  const { act, cards, cardNumbers, enemies, enemyNumbers } = content;
  const card = (id: string) => words.card(cards[cardNumbers.get(id) ?? -1]?.card.name ?? id);
  const enemyAt = (number: number | undefined, id: string) =>
    words.enemy(enemies[number ?? -1]?.row.name ?? id);
  const item = (kind: ItemKind) => (id: string) =>
    words[kind](act.items[kind][act.itemNumbers[kind].get(id) ?? -1]?.row.name ?? id);
  return {
    card,
    enemy: (id, place = 0) => {
      const name = enemyAt(enemyNumbers.get(id), id);
      return place === 0 ? name : `${name} (${place + 1})`;
    },
    potion: item("potion"),
    relic: item("relic"),
    event: item("event"),
    neow: item("neow"),
    encounter: (id) => enemyAt(act.encounters[act.encounterNumbers.get(id) ?? -1]?.enemy, id),
    any: (id) => {
      const kind = ITEM_KINDS.find((one) => act.itemNumbers[one].has(id));
      return kind === undefined || cardNumbers.has(id) ? card(id) : item(kind)(id);
    },
  };
}
