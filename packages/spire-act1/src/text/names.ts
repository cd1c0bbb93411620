// Names of cards and enemies: those of the rows that the game plays.

import type { Game } from "@games/core-game";
import type { CardId, EnemyId } from "../data/ids.js";
import { ITEM_KINDS, type ItemKind } from "../rules/frames.js";
import type { SpireAct1 } from "../types.js";

/** What text reads of a game: its cards and enemies. */
export type GameWithNames = Pick<Game<SpireAct1>, "content">;

/** The name of a card; one that the game does not have goes by its id. */
export function cardName(id: CardId, { content }: GameWithNames): string {
  const number = content.cardNumbers.get(id);
  return (number === undefined ? undefined : content.cards[number]?.card.name) ?? id;
}

/** The name of an enemy, with its number when it is not the first of a fight from the left; one that the game does not have goes by its id. */
export function enemyName(id: EnemyId, { content }: GameWithNames, enemy = 0): string {
  const number = content.enemyNumbers.get(id);
  const name = (number === undefined ? undefined : content.enemies[number]?.row.name) ?? id;
  return enemy === 0 ? name : `${name} (${enemy + 1})`;
}

/** The name of a potion, relic, event or Neow card; one that the game does not have goes by its id. */
export function itemName(kind: ItemKind, id: string, { content }: GameWithNames): string {
  const number = content.act.itemNumbers[kind].get(id);
  return (number === undefined ? undefined : content.act.items[kind][number]?.row.name) ?? id;
}

/** The name of whatever has an id and a text: a card, potion, relic, event or Neow card. */
export function nameOf(id: string, game: GameWithNames): string {
  const kind = ITEM_KINDS.find((one) => game.content.act.itemNumbers[one].has(id));
  return kind === undefined || game.content.cardNumbers.has(id)
    ? cardName(id, game)
    : itemName(kind, id, game);
}

/** The name of an encounter: that of its main enemy. */
export function encounterName(id: string, game: GameWithNames): string {
  const { act, enemies } = game.content;
  const number = act.encounterNumbers.get(id);
  const enemy = number === undefined ? undefined : act.encounters[number]?.enemy;
  return (enemy === undefined ? undefined : enemies[enemy]?.row.name) ?? id;
}
