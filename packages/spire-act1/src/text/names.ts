// Names of cards and enemies in the words of a language; those that it does not know are as their rows have them.

import type { CardId, EnemyId } from "../data/ids.js";
import { ENGLISH, type Words } from "../english/index.js";
import { type GameWithNames, namesOf } from "../names.js";
import type { ItemKind } from "../rules/frames.js";

/** The name of a card; one that the game does not have goes by its id. */
export function cardName(id: CardId, game: GameWithNames, { names }: Words = ENGLISH): string {
  return namesOf(game, names).card(id);
}

/** The name of an enemy, with its number when it is not the first of a fight from the left; one that the game does not have goes by its id. */
export function enemyName(
  id: EnemyId,
  game: GameWithNames,
  enemy = 0,
  { names }: Words = ENGLISH,
): string {
  return namesOf(game, names).enemy(id, enemy);
}

/** The name of a potion, relic, event or Neow card; one that the game does not have goes by its id. */
export function itemName(
  kind: ItemKind,
  id: string,
  game: GameWithNames,
  { names }: Words = ENGLISH,
): string {
  return namesOf(game, names)[kind](id);
}

/** The name of whatever has an id and a text: a card, potion, relic, event or Neow card. */
export function nameOf(id: string, game: GameWithNames, { names }: Words = ENGLISH): string {
  return namesOf(game, names).any(id);
}

/** The name of an encounter: that of its main enemy. */
export function encounterName(id: string, game: GameWithNames, { names }: Words = ENGLISH): string {
  return namesOf(game, names).encounter(id);
}
